import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Models that say themselves that they are about to change.
@MainActor
final class WillChangeTests: XCTestCase {
  /// Leaves the publisher to the default.
  private final class Download: ObservableObject {
    var progress = 0 { willSet { objectWillChange.send() } }
    @Published var title = "file"
  }

  /// Keeps a publisher, as isolated classes do.
  @MainActor
  private final class Account: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var name = "nobody"

    func rename(_ name: String) {
      objectWillChange.send()
      self.name = name
    }
  }

  private struct Progress: View {
    @ObservedObject var download: Download
    var body: some View { Text("\(download.progress) %") }
  }

  private struct Name: View {
    @EnvironmentObject var account: Account
    var body: some View { Text(account.name) }
  }

  private struct Owner: View {
    @StateObject var download = Download()
    var body: some View {
      Button("\(download.progress)") { download.progress += 1 }
    }
  }

  private func shown(_ view: some View) -> ViewHost {
    let host = ViewHost()
    host.setContent(view)
    return host
  }

  private func picture(_ host: ViewHost) -> String { host.render(width: 10).picture() }

  func testSendShowsTheViewsAnew() async {
    let download = Download()
    let host = shown(Progress(download: download))
    var calls = 0
    host.invalidationHandler = { calls += 1 }
    XCTAssertEqual(picture(host), "   0 %")
    download.progress = 5
    download.progress = 7
    XCTAssertEqual(calls, 1, "once for many changes in a turn")
    XCTAssertEqual(picture(host), "   7 %")
    XCTAssertEqual(host.buildCount, 2)
    download.title = "other"
    XCTAssertFalse(host.needsUpdate, "published properties are followed one by one")
    Download().progress = 3
    XCTAssertFalse(host.needsUpdate, "other objects do not count")
  }

  func testAPublisherThatTheModelKeeps() async {
    let account = Account()
    let host = shown(Name().environmentObject(account))
    XCTAssertEqual(picture(host), "  nobody")
    account.rename("Ann")
    XCTAssertEqual(picture(host), "   Ann")
  }

  func testAnObjectThatAViewKeeps() async {
    let host = shown(Owner())
    _ = picture(host)
    host.perform(action: 0)
    XCTAssertEqual(picture(host), "    1")
    host.perform(action: 0)
    XCTAssertEqual(picture(host), "    2")
  }

  func testOnlyWhatIsOnScreenIsFollowed() async {
    let download = Download()
    let host = shown(Progress(download: download))
    _ = picture(host)
    host.isActive = false
    download.progress = 1
    XCTAssertFalse(host.needsUpdate)
    host.isActive = true
    XCTAssertEqual(picture(host), "   1 %")
    host.setContent(Text("other"))
    _ = picture(host)
    download.progress = 2
    XCTAssertFalse(host.needsUpdate, "nor what is not read any more")
  }

  func testSendFromAnotherThreadArrives() async {
    let download = Download()
    let host = shown(Progress(download: download))
    _ = picture(host)
    let publisher = download.objectWillChange
    await withCheckedContinuation { told in
      host.invalidationHandler = { told.resume() }
      Thread.detachNewThread { publisher.send() }
    }
    XCTAssertTrue(host.needsUpdate)
  }

  func testSinksGetEveryChangeBeforeItHappens() async {
    let download = Download()
    var log: [String] = []
    let all = download.objectWillChange.sink { [unowned download] in
      log.append("was \(download.progress) \(download.title)")
    }
    download.progress = 4
    download.title = "a"
    download.title = "a"
    XCTAssertEqual(log, ["was 0 file", "was 4 file", "was 4 a"], "also for an equal value")
    all.cancel()
    all.cancel()
    download.progress = 5
    XCTAssertEqual(log.count, 3)
  }

  func testPublishedValues() async {
    let download = Download()
    var titles: [String] = []
    var kept: Set<AnyCancellable> = []
    download.$title.sink { [unowned download] in
      titles.append("\(download.title) → \($0)")
    }
    .store(in: &kept)
    let copy = Download()
    download.$title.assign(to: \.title, on: copy).store(in: &kept)
    download.title = "b"
    XCTAssertEqual(titles, ["file → file", "file → b"])
    XCTAssertEqual(copy.title, "b")
    kept = []
    download.title = "c"
    XCTAssertEqual(titles.count, 2)
    XCTAssertEqual(copy.title, "b")
  }

  func testSinksMayComeAndGoWhileTheyAreCalled() async {
    let download = Download()
    var kept: [AnyCancellable] = []
    var calls = 0
    kept.append(
      download.objectWillChange.sink {
        calls += 1
        kept = []
      })
    kept.append(download.objectWillChange.sink { calls += 10 })
    kept.append(download.$title.sink { _ in kept.append(download.$title.sink { _ in calls += 1 }) })
    download.progress = 1
    download.progress = 2
    XCTAssertTrue(calls >= 1)
  }

  func testNothingIsKeptAlive() async {
    weak var gone: Download?
    weak var host: ViewHost?
    var sink: AnyCancellable?
    do {
      let download = Download()
      gone = download
      sink = download.objectWillChange.sink { XCTFail("another object has its place") }
      let shown = shown(Progress(download: download))
      host = shown
      _ = picture(shown)
    }
    XCTAssertNil(gone)
    XCTAssertNil(host)
    for _ in 0..<1_000 { Download().progress = 1 }
    _ = sink
  }
}
