import RosterCells
import RosterDiff

/// A data source that is told what the list should be, and works out what has to change.
///
/// ```swift
/// let source = TableViewDiffableDataSource<Section, Place.ID>(tableView: table) {
///   table, path, id in
///   table.dequeueConfiguredReusableCell(using: registration, for: path, item: places[id])
/// }
/// var snapshot = DiffableDataSourceSnapshot<Section, Place.ID>()
/// try snapshot.appendSections([.main])
/// try snapshot.appendItems(places.ids)
/// source.apply(snapshot)
/// ```
///
/// The first apply loads the table; later ones change what differs and nothing else. An apply from
/// inside of another one waits until the table has shown that one. A newer snapshot is never
/// overtaken by an older one.
///
/// The table holds its data source weakly, and the data source the table: keep both.
@MainActor
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: TableViewDataSource {
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Gives the cell of an item. It is called for rows that come on screen, are reloaded or are
  /// configured again.
  public typealias CellProvider = (TableView, ItemPath, ItemIdentifierType) -> TableViewCell?

  /// Gives the header or footer of a section; nil leaves it to the delegate and to titles.
  public typealias SupplementaryViewProvider = (TableView, SectionEdge, Int) ->
    TableViewHeaderFooterView?

  @exclusivity(unchecked) public internal(set) final weak var tableView: TableView?

  /// How rows come, go and are reloaded, where the table shows it.
  @exclusivity(unchecked) public final var defaultRowAnimation = TableView.RowAnimation.automatic

  /// The same for each kind of change.
  @exclusivity(unchecked) public final var rowAnimations = RowAnimations()

  /// How rows are shown anew whose content changed, where the identifiers carry their content: as
  /// an `Identified` model does. The header and footer of a section whose content changed are shown
  /// anew likewise. Nil leaves that to marks. Identifiers without content are not asked about.
  public var contentChangeStyle: ContentChangeStyle? = .reconfigure

  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The title over a section. A title on screen follows the next apply.
  @exclusivity(unchecked) public final var headerTitleProvider:
    ((SectionIdentifierType) -> String?)?
  @exclusivity(unchecked) public final var footerTitleProvider:
    ((SectionIdentifierType) -> String?)?

  /// The actions of an item, whether or not its row can be edited; nil leaves it to the delegate.
  public var swipeActionsProvider: ((ItemIdentifierType, SwipeEdge) -> SwipeActionsConfiguration?)?

  public var reorderingHandlers = ReorderingHandlers()
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Told of each apply just before and just after the table shows it, also when nothing differs.
  public var changeHandlers = ChangeHandlers()

  @usableFromInline let cellProvider: CellProvider

  @usableFromInline let access: SnapshotAccess<SectionIdentifierType, ItemIdentifierType>

  /// The newest state, marks left out.
  var current = Snapshot()
  /// The state that the table shows.
  var shown = Snapshot()
  /// Whether a header or footer is being asked for, by an offset of the state that the table shows.
  var isAskedForHeading = false
  /// The trees of the sections that got one.
  var outlines: [RowKey: SectionSnapshot] = [:] {
    didSet { hasOutlines = !outlines.isEmpty }
  }
  /// Most lists have none, and everything about them is left out then.
  @exclusivity(unchecked) private(set) final var hasOutlines = false
  /// Whether rows on screen may have a level of a tree.
  @exclusivity(unchecked) final var showedOutlines = false
  /// Whether a default answers for all sections: a subclass may have asked it about some only.
  private var answersForAll = false
  // Jobs and whether there are any: nobody is called while it is read or set.
  @exclusivity(unchecked) final var queue = ApplyQueue<SectionIdentifierType, ItemIdentifierType>()
  /// Whether the identifiers of sections carry their content.
  final let sectionsCarryContent = SectionIdentifierType.self is any ContentIdentifiable.Type

  /// Makes a data source and sets it on a table.
  @inlinable
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    access = SnapshotAccess()
    attach(to: tableView)
  }

  @usableFromInline
  final func attach(to tableView: TableView) {
    self.tableView = tableView
    answersForAll = type(of: self) == TableViewDiffableDataSource.self
    tableView.dataSource = self
  }

  /// The newest state, without marks. It is the caller's own: changing it changes nothing here.
  ///
  /// - Complexity: O(1).
  open func snapshot() -> Snapshot { current }

  /// The newest state's item at a path; nil outside.
  open func itemIdentifier(for indexPath: ItemPath) -> ItemIdentifierType? {
    access.item(current, indexPath)
  }

  /// Where an item is in the newest state; nil when it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> ItemPath? {
    access.indexPath(current, itemIdentifier)
  }

  /// The newest state's section at an offset; nil outside. While the
  /// ``supplementaryViewProvider`` is asked, the offset that it gets is one of the state that the
  /// table shows, and so is what this answers.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    access.section(isAskedForHeading ? shown : current, index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Makes the list what a snapshot says. When this returns, look-ups and the table have the new
  /// state; from inside of another apply, the table follows when that one is done.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether a table that animates should; the change is the same.
  ///   - completion: called once, in a later turn, also when nothing changed.
  /// - Returns: what changed.
  /// - Complexity: that of `snapshot.changes(from:)`, and O(*k* log *n*) in the table.
  @discardableResult
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) -> Changeset {
    applyNow(snapshot, animatingDifferences, completion)
  }

  /// Makes the list what a snapshot says, and returns when its completion would run.
  @discardableResult
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Changeset {
    await runAwaited(ApplyJob(snapshot, isReload: false, isAnimated: animatingDifferences))
  }

  /// Loads the table anew from a snapshot. Marks are not looked at.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    run(ApplyJob(snapshot, isReload: true, isAnimated: false, completion: completion))
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await runAwaited(ApplyJob(snapshot, isReload: true, isAnimated: false))
  }

  /// Makes the visible items of a tree the rows of a section. A section that is not there is put at
  /// the end; items that are in other sections move here.
  ///
  /// - Returns: what changed.
  @discardableResult
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) -> Changeset {
    run(outlineJob(snapshot, section, animatingDifferences, completion))
  }

  @discardableResult
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async -> Changeset {
    await runAwaited(outlineJob(snapshot, section, animatingDifferences, nil))
  }

  /// The tree of a section; its items as roots where it got none, nothing for an unknown section.
  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    outlines[RowKey(section)] ?? .flat((try? current.itemIdentifiers(inSection: section)) ?? [])
  }

  // The members of the table's data source, for a subclass to override.

  open func numberOfSections(in tableView: TableView) -> Int { access.sections(shown) }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows(in: tableView, section)
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    cell(in: tableView, at: indexPath)
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    if let headerTitleProvider { return title(of: section, headerTitleProvider) }
    if answersForAll { tableView.lookAhead.defaults.insert(.headerTitle) }
    return nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    if let footerTitleProvider { return title(of: section, footerTitleProvider) }
    if answersForAll { tableView.lookAhead.defaults.insert(.footerTitle) }
    return nil
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { false }

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) {}

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// The newest state, for people who look into it.
  open func description() -> String { "\(type(of: self)) \(current)" }

  // Apart from the question whether there are any, as all that is generic is looked up first.
  @inline(never)
  private func title(of section: Int, _ provider: (SectionIdentifierType) -> String?) -> String? {
    shown.sectionIdentifier(for: section).flatMap(provider)
  }

  var mayHaveTitles: Bool {
    headerTitleProvider != nil || footerTitleProvider != nil || !answersForAll
  }
}
