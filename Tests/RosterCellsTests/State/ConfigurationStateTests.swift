import RosterCells
import RosterViews
import XCTest

@MainActor final class ConfigurationStateTests: XCTestCase {
  private let key = ConfigurationStateCustomKey("archived")

  private let cellFlags: [(String, WritableKeyPath<CellConfigurationState, Bool>)] = [
    ("disabled", \.isDisabled), ("highlighted", \.isHighlighted), ("selected", \.isSelected),
    ("focused", \.isFocused), ("pinned", \.isPinned), ("editing", \.isEditing),
    ("expanded", \.isExpanded), ("swiped", \.isSwiped), ("reordering", \.isReordering),
  ]
  private let viewFlags: [WritableKeyPath<ViewConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
  ]

  func testAllIsOffAtFirst() async {
    let state = CellConfigurationState(traitCollection: .terminal)
    for (name, flag) in cellFlags { XCTAssertFalse(state[keyPath: flag], name) }
    XCTAssertEqual(state.cellDragState, .none)
    XCTAssertEqual(state.cellDropState, .none)
    XCTAssertNil(state[key])
    XCTAssertEqual("\(state)", "normal")
    let view = ViewConfigurationState(traitCollection: .terminal)
    for flag in viewFlags { XCTAssertFalse(view[keyPath: flag]) }
    XCTAssertNil(view[key])
  }

  func testEachStateOfACellIsItsOwnAndCounts() async {
    var states = [CellConfigurationState()]
    for (name, flag) in cellFlags {
      var state = CellConfigurationState()
      state[keyPath: flag] = true
      XCTAssertEqual("\(state)", name)
      for (other, flag) in cellFlags { XCTAssertEqual(state[keyPath: flag], other == name) }
      states.append(state)
    }
    for drag in [CellConfigurationState.DragState.lifting, .dragging] {
      var state = CellConfigurationState()
      state.cellDragState = drag
      states.append(state)
    }
    for drop in [CellConfigurationState.DropState.notTargeted, .targeted] {
      var state = CellConfigurationState()
      state.cellDropState = drop
      states.append(state)
    }
    for value: AnyHashable in [true, 1, "x"] {
      var state = CellConfigurationState()
      state[key] = value
      XCTAssertEqual(state[key], value)
      states.append(state)
    }
    states.append(CellConfigurationState(traitCollection: TraitCollection(colorScheme: .dark)))
    XCTAssertEqual(Set(states).count, states.count)
    for (number, state) in states.enumerated() {
      XCTAssertEqual(states.firstIndex(of: state), number)
    }
    var state = CellConfigurationState()
    state[key] = true
    state[key] = nil
    XCTAssertEqual(state, CellConfigurationState(), "nil takes a state back")
  }

  func testEachStateOfAViewIsItsOwnAndCounts() async {
    var states = [ViewConfigurationState()]
    for flag in viewFlags {
      var state = ViewConfigurationState()
      state[keyPath: flag] = true
      XCTAssertEqual(viewFlags.filter { state[keyPath: $0] }, [flag])
      states.append(state)
    }
    var state = ViewConfigurationState()
    state[key] = true
    states.append(state)
    states.append(ViewConfigurationState(traitCollection: TraitCollection(colorScheme: .dark)))
    XCTAssertEqual(Set(states).count, states.count)
  }

  func testAKeyIsItsName() async {
    XCTAssertEqual(key, ConfigurationStateCustomKey(rawValue: "archived"))
    XCTAssertNotEqual(key, ConfigurationStateCustomKey("archive"))
  }

  /// A state of the program's own type: the defaults see its traits.
  func testAStateOfAnotherType() async {
    struct Own: ConfigurationState {
      var traitCollection: TraitCollection
      subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { nil }
        set {}
      }
    }
    var traits = TraitCollection.terminal
    traits.listEnvironment = .grouped
    let own = Own(traitCollection: traits)
    XCTAssertEqual(
      ListContentConfiguration.header().updated(for: own).textProperties.transform, .uppercase)
    XCTAssertEqual(
      BackgroundConfiguration.listCell().updated(for: own).backgroundColor,
      .secondarySystemGroupedBackground)
  }

  func testASummaryLooksAtWhatItIsSaidToLookAt() async {
    let reads = StateReads()
    _ = StateSummary(CellConfigurationState().noting(reads))
    XCTAssertEqual(reads.bits, .ofSummary)
  }

  func testWhatIsOnIsNamed() async {
    for (name, flag) in cellFlags {
      var state = CellConfigurationState()
      XCTAssertEqual(state.on, .nothing)
      state[keyPath: flag] = true
      XCTAssertEqual(state.on, state.difference(from: CellConfigurationState()), name)
    }
    var dragged = CellConfigurationState()
    (dragged.cellDragState, dragged.cellDropState) = (.lifting, .targeted)
    XCTAssertEqual(dragged.on, dragged.difference(from: CellConfigurationState()))
  }
}
