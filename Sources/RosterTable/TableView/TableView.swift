import Foundation
import RosterCells
import RosterDiff
import RosterDrawing
import RosterViews

/// A list of rows in sections, of which only those on screen have cells.
///
/// The table keeps the numbers of its rows between updates, checks every batch the way UIKit's
/// table does, and keeps what belongs to a row with the row: selection, focus, an open swipe, the
/// scroll position. It needs no screen: its size is points, its look a drawing in cells.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
/// table.dataSource = source
/// table.layoutIfNeeded()
/// print(table.picture())
/// ```
@MainActor open class TableView: PlatformView {
  public let style: Style

  /// Held weakly. Another data source loads everything anew.
  @exclusivity(unchecked) public final weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }
  /// Held weakly.
  @exclusivity(unchecked) public final weak var delegate: (any TableViewDelegate)? {
    didSet { if delegate !== oldValue { delegateChanged() } }
  }
  @exclusivity(unchecked) public final weak var prefetchDataSource:
    (any TableViewDataSourcePrefetching)?

  /// Called with faults that the table finds while it asks its data source; they have no caller
  /// who could catch them.
  public var faultHandler: ((any Error) -> Void)?
  /// What happened, once ``EventLog/isRecording`` is on.
  @exclusivity(unchecked) public final var eventLog = EventLog()

  // Heights in points. What is negative, infinite or no number counts as `automaticDimension`, from
  // the delegate too.
  @exclusivity(unchecked) public final var rowHeight = TableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// What a row counts with until it is shown. Zero asks the delegate for the heights of all rows
  /// at once.
  public var estimatedRowHeight = TableView.automaticDimension { didSet { heightsChanged() } }
  public var sectionHeaderHeight = TableView.automaticDimension { didSet { heightsChanged() } }
  public var sectionFooterHeight = TableView.automaticDimension { didSet { heightsChanged() } }
  public var estimatedSectionHeaderHeight = TableView.automaticDimension {
    didSet { heightsChanged() }
  }
  public var estimatedSectionFooterHeight = TableView.automaticDimension {
    didSet { heightsChanged() }
  }
  /// The height of the empty rows below the last, in points; a terminal shows none.
  public var fillerRowHeight: CGFloat = 0
  /// What stands between a section and the header of the next, in points; nothing where it is
  /// negative, infinite or no number.
  public var sectionHeaderTopPadding: CGFloat = 0 { didSet { heightsChanged() } }
  public var separatorStyle = SeparatorStyle.singleLine
  /// How far separators stay away from the edges that ``separatorInsetReference`` names, in points.
  ///
  /// Until it is set, it is where the content of rows begins; setting it counts for rows without
  /// hosted content.
  public var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Whether ``separatorInset`` counts from the edges of the cells, or from where separators are
  /// without it.
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// The fewest rows with which a section index shows.
  public var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The colour of the section index; nil takes the tint.
  public var sectionIndexColor: Color? { didSet { setNeedsLayout() } }
  public var sectionIndexBackgroundColor: Color? { didSet { setNeedsLayout() } }

  public var allowsSelection = true
  public var allowsSelectionDuringEditing = false
  public var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is being edited: rows show marks for it
  /// in place of their insert and delete controls.
  @exclusivity(unchecked) public final var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing != oldValue { editingControlsChanged() }
    }
  }
  public var allowsFocus = true
  public var allowsFocusDuringEditing = true
  public var selectionFollowsFocus = false
  public var remembersLastFocusedIndexPath = false
  /// Whether rows ahead are announced to ``prefetchDataSource``, and their cells made ready.
  @exclusivity(unchecked) public final var isPrefetchingEnabled = true
  /// Whether a row gets another height when its cell or content view says that its natural size
  /// changed, or its hosted content does. There are no constraints: both other values do the same.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether rows can be dragged while the table is not being edited.
  public var dragInteractionEnabled = true
  /// How many rows that are not on screen have a cell: rows that left it, and the next one to come,
  /// whose cell is made ready in the turn after scrolling.
  @exclusivity(unchecked) public final var preparedRowLimit = 0

  /// Behind the rows, as large as the table; it stays where it is when the table scrolls.
  @exclusivity(unchecked) public final var backgroundView: PlatformView? {
    didSet { backgroundViewChanged(oldValue) }
  }
  /// Above the first section. Its height is its frame's.
  @exclusivity(unchecked) public final var tableHeaderView: PlatformView? {
    didSet { edgeViewChanged(oldValue, tableHeaderView) }
  }
  /// Below the last section.
  @exclusivity(unchecked) public final var tableFooterView: PlatformView? {
    didSet { edgeViewChanged(oldValue, tableFooterView) }
  }

  /// Marks in the margins of rows, by which their states are told apart without colours.
  package final var marks = RowMarks() { didSet { marksChanged(from: oldValue) } }
  /// Whether a batch that leaves the row with the focus where it is, and in view, leaves it where it
  /// stands on the screen, rather than the first row in view.
  @exclusivity(unchecked) package final var keepsFocusedRowInPlace = false

  var ownSeparatorInset: EdgeInsets?
  @exclusivity(unchecked) final weak var identified: (any IdentifiedRows)?
  // Plain values that are looked at for every row and in every batch. Nobody outside is called
  // while one of them is read or set, so no access can meet another.
  @exclusivity(unchecked) final var geometry = TableGeometry()
  @exclusivity(unchecked) final var lookAhead = LookAhead()
  @exclusivity(unchecked) final var display = Display()
  @exclusivity(unchecked) final var sectionIndex = SectionIndex()
  @exclusivity(unchecked) final var pool = ReusePool()
  @exclusivity(unchecked) final var provision: Provision?
  @exclusivity(unchecked) final var updates = Updates()
  @exclusivity(unchecked) final var interaction = Interaction() {
    didSet {
      stateVersion &+= 1
      isInteracting = !interaction.isIdle
      followsRows = !interaction.followsNone
    }
  }
  /// Whether the user has to do with any row; mostly with none.
  @exclusivity(unchecked) private(set) final var isInteracting = false
  /// Whether a row has to be followed when rows come and go.
  @exclusivity(unchecked) private(set) final var followsRows = false
  /// Counts the changes of the rows' states.
  @exclusivity(unchecked) final var stateVersion = 0
  // These compare identifiers while they change: whoever made those is called.
  var selection = Selection() { didSet { stateVersion &+= 1 } }
  /// What views in rows that are not on screen keep, by key.
  var states: [RowKey: HostedState] = [:]
  /// The same for headers and footers.
  var edgeStates: [EdgeKey: HostedState] = [:]
  var edgeProvision: EdgeProvision?
  var identityCheck: IdentityCheck?
  let turns = TurnQueue()

  public init(frame: CGRect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    listEnvironment =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }

  /// Forgets all rows and asks for everything anew at the next layout, or before.
  ///
  /// Selection is lost, as in UIKit, unless the data source knows its rows by identifier.
  open func reloadData() { loadAnew() }

  /// Shows or hides edit controls. With selection of several rows while editing, the selection of
  /// the other mode is dropped.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  /// A press beside the rows. While a row's actions are open, it closes them.
  open override func pressed(at point: CellPoint) -> Bool { closesSwipeInstead() }

  open override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    fitSectionIndex()
    heightsChanged()
  }
}

extension TableView {
  /// A height that follows the content.
  public static let automaticDimension: CGFloat = -1

  /// Posted when the user changed the selection.
  public static let selectionDidChangeNotification = Notification.Name(
    "TableViewSelectionDidChangeNotification")

  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorStyle: Int, Hashable, Sendable, CaseIterable {
    case none, singleLine
  }

  public enum SeparatorInsetReference: Int, Hashable, Sendable, CaseIterable {
    case fromCellEdges, fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Hashable, Sendable, CaseIterable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
