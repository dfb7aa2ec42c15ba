import Foundation
import RosterCells
import RosterDrawing
import RosterViews

/// One row of a table on screen.
///
/// A cell shows its ``contentConfiguration`` on its ``backgroundConfiguration``, both brought up to
/// date with its state before it is shown. Cells with a reuse identifier serve other rows when
/// their own leaves the screen.
@MainActor open class TableViewCell: PlatformView {
  public let style: CellStyle
  public private(set) var reuseIdentifier: String?

  let configuration = ConfigurationHost()
  var registration: ObjectIdentifier?
  /// Keeps the identity of the registration alive, so that no other can take its place.
  var registrationIdentity: RegistrationIdentity?
  // Plain values: nobody is called while they are read or set, so no access can meet another.
  @exclusivity(unchecked) final var flags = Flags()
  @exclusivity(unchecked) final var sizing = Sizing()
  @exclusivity(unchecked) final var reorderControl = false {
    didSet { if reorderControl != oldValue { frameChanged() } }
  }
  /// Whether the content stands back as if there were an edit control.
  @exclusivity(unchecked) final var editIndentation = false {
    didSet { if editIndentation != oldValue { frameChanged() } }
  }
  var ownSeparatorInset: EdgeInsets?
  @exclusivity(unchecked) final var openSwipe: Interaction.Swipe?
  /// Whether the content comes from the labels and not from a configuration of the program.
  var showsLabels = false
  @exclusivity(unchecked) final var backgrounds = Backgrounds()
  @exclusivity(unchecked) final weak var owner: TableView?
  /// Whether it waits for an update of its configuration or its height.
  @exclusivity(unchecked) final var isDue = false
  /// Counts the rows that it has served.
  @exclusivity(unchecked) final var tenancy = 0
  /// Whether it is being made ready for a row.
  @exclusivity(unchecked) final var isComing = false

  /// Called after ``updateConfiguration(using:)``, before the cell is shown and after every change
  /// of a state that it looked at. Setting it marks the cell for an update.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  @exclusivity(unchecked) public final var automaticallyUpdatesContentConfiguration = true
  @exclusivity(unchecked) public final var automaticallyUpdatesBackgroundConfiguration = true

  /// Whether a selected or highlighted row looks so; its state is the same.
  @exclusivity(unchecked) public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }
  @exclusivity(unchecked) public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { frameChanged() } }
  }
  @exclusivity(unchecked) public final var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { frameChanged() } }
  }
  /// A view at the trailing edge, in place of ``accessoryType``. Its width is its frame's.
  @exclusivity(unchecked) public final var accessoryView: PlatformView? {
    didSet { accessoryViewChanged(from: oldValue, to: accessoryView) }
  }
  /// The same while the row is being edited.
  @exclusivity(unchecked) public final var editingAccessoryView: PlatformView? {
    didSet { accessoryViewChanged(from: oldValue, to: editingAccessoryView) }
  }
  /// What stands at the edges, in UIKit's order; none uses ``accessoryType``.
  public var accessories: [CellAccessory] = [] { didSet { accessoriesChanged(from: oldValue) } }
  @exclusivity(unchecked) final var arranged = ArrangedAccessories()
  /// Shows while the row is edited and may be moved.
  public var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { editingLookChanged() } }
  }
  public var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { editingLookChanged() } }
  }
  @exclusivity(unchecked) public final var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { frameChanged() } }
  }
  /// The level that the cell has of its own, while the table gives it another.
  @exclusivity(unchecked) final var ownIndentationLevel: Int?
  /// In points, for each level.
  public var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { frameChanged() } }
  }
  @exclusivity(unchecked) public internal(set) final var editingStyle = EditingStyle.none
  public internal(set) var showingDeleteConfirmation = false
  public var userInteractionEnabledWhileDragging = false

  /// Makes a cell of no row. A cell without a reuse identifier serves one row only.
  public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    speaks = true
    configuration.faultHandler = { [weak self] in self?.owner?.report($0) }
    configuration.setBackground(defaultBackgroundConfiguration(), in: self)
  }

  /// Called just before a cell that served another row is handed out again. It leaves the content
  /// as it is: the provider sets all of it.
  open func prepareForReuse() {}

  open var isSelected: Bool {
    get { flags.state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { flags.state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { flags.state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The table calls it too: for each row that a cell of a subclass comes on screen for, and when
  /// the row is selected or deselected. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change { $0.isSelected = selected }
  }

  /// The table calls it too, as ``setSelected(_:animated:)``. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change { $0.isHighlighted = highlighted }
  }

  /// The table calls it too when it is edited or no longer. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.state.isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    change { $0.isEditing = editing }
    didTransition(to: mask)
  }

  /// What the cell shows. Setting it changes the content view in place if it supports the new
  /// configuration, and replaces it otherwise; nil shows nothing.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { showsLabels ? nil : configuration.content }
    set { setContent(newValue) }
  }

  /// What lies behind the content.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { configuration.background }
    set { setBackground(newValue) }
  }

  /// A fresh configuration for the cell's style, without what was set before.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// Asks for an update before the cell is shown next; several calls give one update.
  open func setNeedsUpdateConfiguration() {
    flags.isMarked = true
    askForUpdate()
  }

  /// What the cell's look may depend on. An override starts from `super`'s value and adds states
  /// of its own.
  open var configurationState: CellConfigurationState { flags.state }

  /// Brings the configurations up to date with a state. The table calls it; an override calls
  /// `super` or sets both configurations itself.
  open func updateConfiguration(using state: CellConfigurationState) {
    configuration.isSelectionShown = selectionStyle != .none
    configuration.update(
      using: state, StateSummary(state), content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traitCollection
    let metrics = traits.layoutMetrics
    let columns = frameColumns
    let width = max(0, size.width - metrics.points(columns: columns.leading + columns.trailing))
    let offer = CGSize(width: width, height: size.height)
    let content = configuration.height(fitting: offer, traits)?.asLength ?? 0
    let least = configuration.hosted?.leastHeight ?? metrics.minimumRowHeight
    return CGSize(width: size.width, height: max(content, least))
  }

  open override func layoutSubviews() {
    if owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    let metrics = traitCollection.layoutMetrics
    placeBackgrounds()
    configuration.placeGround(in: bounds, metrics)
    placeAccessoryViews()
    placeAccessories()
    let columns = frameColumns
    let leading = metrics.points(columns: columns.leading)
    let width = max(0, bounds.width - leading - metrics.points(columns: columns.trailing))
    // Open actions push the content aside as it is: it is cut off, not laid out again.
    let x = leading + metrics.points(columns: swipeShift)
    configuration.shownView?.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }

  open override func draw(into drawing: inout Drawing) { drawFrame(into: &drawing) }

  open override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    adopt(traitCollection)
  }

  /// A cell that takes no presses is disabled, and looks so.
  open override var isUserInteractionEnabled: Bool {
    didSet { change { $0.isDisabled = !isUserInteractionEnabled } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func pressed(at point: CellPoint) -> Bool {
    pressesFrame(at: point) || pressesGround(at: point) || tapped()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeInvalidated()
  }

  open override func intrinsicContentSizeDidChange(of subview: PlatformView) {
    super.intrinsicContentSizeDidChange(of: subview)
    sizeInvalidated()
  }

  /// Told while a cell is lifted, dragged and dropped.
  open func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {}

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
}
