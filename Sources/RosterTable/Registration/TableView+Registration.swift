import Foundation
import RosterDiff

extension TableView {
  /// Says what to make for a reuse identifier; nil takes it back.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    guard let cellClass else {
      pool.cellMakers[identifier] = nil
      return
    }
    pool.cellMakers[identifier] = { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass else {
      pool.edgeMakers[identifier] = nil
      return
    }
    pool.edgeMakers[identifier] = { viewClass.init(reuseIdentifier: identifier) }
  }

  /// A cell that served another row, or a new one; nil when none waits and nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let make = pool.cellMakers[identifier]
    let key = ReusePool.Key.identifier(identifier)
    if let existing = provision?.existing { return dequeue(key, existing: existing, make: make) }
    return dequeue(key, existing: nil, make: make)
  }

  /// A cell for a row, its state and its size set.
  ///
  /// - Throws: ``TableViewError`` of kind `unregisteredIdentifier`.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: ItemPath
  ) throws(TableViewError) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      ready(cell, for: indexPath)
      return cell
    }
    throw TableViewError(
      .unregisteredIdentifier, path: indexPath,
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let existing = edgeProvision?.existing as? TableViewHeaderFooterView,
      existing.reuseKey == .identifier(identifier)
    {
      return existing
    }
    if let view = pool.takeEdge(.identifier(identifier)) {
      view.edge = ProviderScope.edge ?? .header
      view.prepareForReuse()
      return view
    }
    return pool.edgeMakers[identifier]?()
  }

  /// A cell of a registration, configured for an item; as it is for nil.
  @inlinable
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: ItemPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeueCell(of: registration.identity, for: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @usableFromInline
  func dequeueCell<Cell: TableViewCell>(
    of identity: RegistrationIdentity, for indexPath: ItemPath
  ) -> Cell {
    check(identity)
    let id = ObjectIdentifier(identity)
    let cell = dequeue(.registration(id), existing: provision?.existing) {
      Cell(style: .default, reuseIdentifier: nil)
    }
    let typed = cell as? Cell ?? Cell(style: .default, reuseIdentifier: nil)
    typed.registration = id
    typed.registrationIdentity = identity
    ready(typed, for: indexPath)
    return typed
  }

  public func dequeueConfiguredReusableHeaderFooterView<View>(
    using registration: HeaderFooterRegistration<View>, for section: Int
  ) -> View {
    check(registration.identity)
    let id = ObjectIdentifier(registration.identity)
    let view = edgeView(of: id) ?? View(reuseIdentifier: nil)
    view.registration = id
    view.registrationIdentity = registration.identity
    registration.handler(view, section)
    return view
  }

  /// The header or footer that stays, if it is of this kind; or one that waits.
  private func edgeView<View: TableViewHeaderFooterView>(of id: ObjectIdentifier) -> View? {
    if let existing = edgeProvision?.existing as? View, existing.registration == id {
      return existing
    }
    let waiting = pool.takeEdge(.registration(id)) as? View
    waiting?.edge = ProviderScope.edge ?? .header
    waiting?.prepareForReuse()
    return waiting
  }

  /// The cell that stays, if it is of this kind; or one that waits; or a new one.
  private func dequeue(
    _ key: ReusePool.Key, existing: TableViewCell?, make: (() -> TableViewCell)?
  ) -> TableViewCell? {
    if let existing, existing.reuseKey == key { return existing }
    let waiting = pool.takeCell(key)
    waiting?.prepareForReuse()
    guard let cell = waiting ?? make?() else { return nil }
    provision?.dequeued.append(cell)
    return cell
  }

  /// Gives a cell the traits, the states and the size of the row that it is for, as far as the size
  /// is known.
  private func ready(_ cell: TableViewCell, for path: ItemPath) {
    guard geometry.contains(path) else { return }
    if cell.superview == nil {
      cell.adopt(cell.traitOverride ?? traitCollection)
      let height = geometry.span(ofRow: path)?.height ?? 0
      cell.frame.size = CGSize(width: bounds.width, height: height)
    }
    applyStates(to: cell, at: path)
  }

  private func check(_ identity: RegistrationIdentity) {
    guard identity.isMadeInsideProvider, !identity.wasReported else { return }
    identity.wasReported = true
    report(
      TableViewError(
        .registrationInsideProvider, path: provision?.path,
        """
        Attempted to dequeue a cell using a registration that was created inside \
        tableView(_:cellForRowAt:), a question for a header or footer, or inside a diffable data \
        source's cell provider. Creating a \
        new registration each time a cell is requested will prevent reuse and cause created cells \
        to remain inaccessible in memory for the lifetime of the table view. Registrations should \
        be created up front and reused.
        """))
  }
}
