import Foundation
import Observation
import RosterDrawing
import XCTest

@testable import RosterViews

@MainActor
final class ModelTests: XCTestCase {
  private final class Old: ObservableObject {
    @Published var name = "old"
    @Published var unread = 0
  }

  @Observable
  final class New {
    var name = "new"
    var unread = 0
  }

  private struct OldRow: View {
    @ObservedObject var model: Old
    var body: some View { Text(model.name) }
  }

  private struct NewRow: View {
    let model: New
    var body: some View { Text(model.name) }
  }

  func testBothKindsOfModelsAreFollowed() async {
    let old = Old()
    let new = New()
    let host = ViewHost()
    host.setContent(
      HStack {
        OldRow(model: old); NewRow(model: new)
      })
    XCTAssertEqual(host.render(width: 7).picture(), "old new")
    old.unread += 1
    new.unread += 1
    XCTAssertFalse(host.needsUpdate, "what was not read does not count")
    old.name = "OLD"
    XCTAssertTrue(host.needsUpdate)
    XCTAssertEqual(host.render(width: 7).picture(), "OLD new")
    new.name = "NEW"
    XCTAssertEqual(host.render(width: 7).picture(), "OLD NEW")
  }

  func testEqualContentIsNotDrawnAgain() async {
    let old = Old()
    let host = ViewHost()
    host.setContent(OldRow(model: old))
    _ = host.render(width: 9)
    let count = host.drawCount
    old.name = "old"
    XCTAssertTrue(host.needsUpdate, "@Published tells of equal values too")
    _ = host.render(width: 9)
    XCTAssertEqual(host.drawCount, count)
    XCTAssertEqual(host.buildCount, 2)
  }

  func testNewerClosuresReplaceOlderOnesOfEqualContent() async {
    let host = ViewHost()
    var log: [Int] = []
    host.setContent(Button("b") { log.append(1) })
    _ = host.render(width: 1)
    host.setContent(Button("b") { log.append(2) })
    _ = host.render(width: 1)
    host.press(at: .zero)
    XCTAssertEqual(log, [2])
    XCTAssertEqual(host.drawCount, 1)
  }

  func testModelsAreFollowedOnlyOnScreen() async {
    let model = New()
    let host = ViewHost(isActive: false)
    host.setContent(NewRow(model: model))
    _ = host.render(width: 3)
    model.name = "two"
    XCTAssertFalse(host.needsUpdate)
    host.isActive = true
    XCTAssertEqual(host.render(width: 3).picture(), "two")
    host.isActive = false
    model.name = "six"
    XCTAssertFalse(host.needsUpdate)
    XCTAssertEqual(host.render(width: 3).picture(), "two")
    host.isActive = true
    XCTAssertEqual(host.render(width: 3).picture(), "six")
  }

  /// A model that never changes is left alone by rows that were shown again and again, went off
  /// screen, or are gone: nothing of theirs is kept by the watches in it.
  func testWatchesDoNotPileUp() async {
    let model = Counted()
    weak var rebuilt: Invalidation?
    weak var hidden: Invalidation?
    weak var gone: Invalidation?
    let host = ViewHost()
    for round in 0..<100 {
      let store = ViewStateStore()
      if round == 50 { rebuilt = store.invalidation }
      host.stateStore = store
      host.setContent(CountedRow(model: model))
      _ = host.render(width: 3)
    }
    for isHidden in [true, false] {
      let other = ViewHost()
      other.setContent(CountedRow(model: model))
      _ = other.render(width: 3)
      if isHidden {
        other.isActive = false
        hidden = other.stateStore.invalidation
      } else {
        gone = other.stateStore.invalidation
      }
      XCTAssertNotNil(isHidden ? hidden : gone)
    }
    XCTAssertNil(rebuilt)
    XCTAssertNil(hidden)
    XCTAssertNil(gone)
    model.name = "b"
    XCTAssertEqual(host.render(width: 1).picture(), "b")
  }

  private final class Counted: ObservableObject { @Published var name = "a" }

  private struct CountedRow: View {
    @ObservedObject var model: Counted
    var body: some View { Text(model.name) }
  }

  func testChangesFromOtherThreadsArrive() async {
    let model = Shared()
    let host = ViewHost()
    let told = expectation(description: "told")
    struct Row: View {
      let model: Shared
      var body: some View { Text(model.name) }
    }
    host.setContent(Row(model: model))
    _ = host.render(width: 3)
    host.invalidationHandler = { told.fulfill() }
    await Task.detached { model.name = "two" }.value
    await fulfillment(of: [told], timeout: 60)
    XCTAssertEqual(host.render(width: 3).picture(), "two")
  }

  @Observable
  final class Shared: @unchecked Sendable {
    // A test changes it from one thread at a time.
    var name = "one"
  }

  func testBindable() async {
    struct Row: View {
      @Bindable var model: New
      var body: some View { Toggle(model.name, isOn: $model.flag) }
    }
    let model = New()
    let host = ViewHost()
    host.setContent(Row(model: model))
    XCTAssertEqual(host.render(width: 8).picture(), "new  [ ]")
    host.press(at: .zero)
    XCTAssertEqual(model.unread, 1)
    XCTAssertEqual(host.render(width: 8).picture(), "new  [✓]")
  }

  func testMissingObjectsAreShownNotFatal() async {
    struct Needy: View {
      @EnvironmentObject var model: Old
      var body: some View { Text(model.name) }
    }
    struct NeedyToo: View {
      @Environment(New.self) var model
      var body: some View { Text(model.name) }
    }
    let host = ViewHost()
    var faults: [ViewFault] = []
    host.faultHandler = { faults.append($0) }
    host.setContent(
      VStack {
        Needy(); NeedyToo(); Text("alive")
      })
    let picture = host.render(width: 400).picture()
    XCTAssertTrue(picture.contains("⚠ No ObservableObject of type Old found."), picture)
    XCTAssertTrue(
      picture.contains("⚠ No Observable object of type New found. A View.environment(_:)"), picture)
    XCTAssertTrue(picture.contains("alive"))
    XCTAssertEqual(faults, [.missingObject("Old"), .missingObservable("New")])
    host.setContent(
      HStack {
        Needy(); NeedyToo()
      }.environmentObject(Old()).environment(New()))
    XCTAssertEqual(host.render(width: 7).picture(), "old new")
  }

  func testEnvironmentValues() async {
    struct Depth: EnvironmentKey { static let defaultValue = 0 }
    struct Shower: View {
      @Environment(\.locale) var locale
      @Environment(\.colorScheme) var scheme
      @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates
      var body: some View { Text("\(locale.identifier) \(scheme) \(differentiates)") }
    }
    let view = Shower()
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.colorScheme, .dark)
      .environment(\.accessibilityDifferentiateWithoutColor, true)
    XCTAssertEqual(view.picture(), "de_DE dark true")
    struct Level: View {
      @Environment(\.testDepth) var depth
      var body: some View { Text("\(depth)") }
    }
    let nested = HStack {
      Level()
      Level().environment(\.testDepth, 2)
      Level().transformEnvironment(\.testDepth) { $0 += 1 }
    }
    XCTAssertEqual(nested.environment(\.testDepth, 5).picture(), "5 2 6")
  }

  func testModelsAndViewsGoWhenTheHostGoes() async {
    weak var model: Old?
    weak var store: ViewStateStore?
    do {
      let old = Old()
      let host = ViewHost()
      host.setContent(OldRow(model: old))
      _ = host.render(width: 3)
      old.name = "b"
      _ = host.render(width: 3)
      model = old
      store = host.stateStore
    }
    XCTAssertNil(model)
    XCTAssertNil(store)
  }
}

extension ModelTests.New {
  fileprivate var flag: Bool {
    get { unread > 0 }
    set { unread = newValue ? 1 : 0 }
  }
}

private struct TestDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var testDepth: Int {
    get { self[TestDepthKey.self] }
    set { self[TestDepthKey.self] = newValue }
  }
}
