import RosterDiff

/// Something that happened in a table: a call to its delegate, data source or provider, a change
/// of a row's state, a batch.
///
/// The description is one line, which is what tests compare: `"didSelect [0, 2]"`.
public enum TableEvent: Hashable, Sendable {
  /// A call to the delegate about a row, or to a handler of the data source.
  case delegate(String, ItemPath)
  /// A call to the delegate about a header or footer.
  case delegateSection(String, Int)
  /// A call to the delegate or data source that only asks, and about what.
  case question(String)
  /// A call to the data source or its provider for a cell.
  case provide(ItemPath)
  /// The provider was called for a cell that stays.
  case reconfigure(ItemPath)
  /// A batch was carried out; its lines.
  case batch([String])
  /// How a change of the batch before is to look; not noted where nothing is animated.
  case animation(ChangeKind, TableView.RowAnimation)
  case reloadData
  /// A row was selected or deselected, whoever did it.
  case selected(ItemPath)
  case deselected(ItemPath)
  /// A selected row is gone.
  case selectionLost(ItemPath)
  case selectionChanged
  /// The delegate was told that the user selects several rows no more.
  case selectionInteractionEnded
  case focused(ItemPath?)
  case swipeOpened(ItemPath, edge: String)
  case swipeClosed(ItemPath?)
  /// An action of a row ran; its title, and whether it was done.
  case action(String, ItemPath?)
  case actionDone(String, Bool)
  case editing(Bool)
  case scrolled(Int)
  /// A title of the section index was pressed; the section that the data source gave for it.
  case sectionIndex(String, Int)
  case prefetch([ItemPath])
  case cancelPrefetch([ItemPath])
  /// The completion of a batch or an apply ran.
  case completion
  case fault(String)

  /// A kind of change to rows or sections.
  public enum ChangeKind: Hashable, Sendable, CaseIterable {
    case delete, insert, move, reload
  }
}

extension TableEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .delegate(let call, let path): "\(call) \(path)"
    case .delegateSection(let call, let section): "\(call) \(section)"
    case .question(let text): "ask \(text)"
    case .provide(let path): "provide \(path)"
    case .reconfigure(let path): "reconfigure \(path)"
    case .batch(let lines): lines.isEmpty ? "batch" : "batch " + lines.joined(separator: ", ")
    case .animation(let kind, let animation): "animate \(kind) \(animation)"
    case .reloadData: "reloadData"
    case .selected(let path): "selected \(path)"
    case .deselected(let path): "deselected \(path)"
    case .selectionLost(let path): "selection lost \(path)"
    case .selectionChanged: "selection changed"
    case .selectionInteractionEnded: "didEndMultipleSelection"
    case .focused(let path): "focus \(path.map(String.init(describing:)) ?? "none")"
    case .swipeOpened(let path, let edge): "swipe open \(path) \(edge)"
    case .swipeClosed(let path): "swipe closed \(path.map(String.init(describing:)) ?? "gone")"
    case .action(let title, let path):
      "action \(title) \(path.map(String.init(describing:)) ?? "gone")"
    case .actionDone(let title, let done): "action \(title) \(done ? "done" : "not done")"
    case .editing(let isOn): isOn ? "editing on" : "editing off"
    case .scrolled(let points): "scrolled to \(points)"
    case .sectionIndex(let title, let section): "index \(title) section \(section)"
    case .prefetch(let paths): "prefetch \(Self.list(paths))"
    case .cancelPrefetch(let paths): "cancel prefetch \(Self.list(paths))"
    case .completion: "completion"
    case .fault(let text): "fault: \(text)"
    }
  }

  private static func list(_ paths: [ItemPath]) -> String {
    paths.map(\.description).joined(separator: " ")
  }
}
