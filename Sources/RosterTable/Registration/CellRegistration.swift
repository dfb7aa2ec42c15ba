import RosterDiff

extension TableView {
  /// A kind of cell and how it is configured for an item, in one value.
  ///
  /// ```swift
  /// let registration = TableView.CellRegistration<TableViewCell, Place> { cell, path, place in
  ///   var content = cell.defaultContentConfiguration()
  ///   content.text = place.name
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// Make it once, outside of the provider: cells are reused by registration.
  @MainActor public struct CellRegistration<Cell: TableViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: ItemPath, _ item: Item) -> Void

    @usableFromInline let handler: Handler
    @usableFromInline let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A kind of header or footer and how it is configured for a section.
  @MainActor public struct HeaderFooterRegistration<View: TableViewHeaderFooterView> {
    public typealias Handler = (_ view: View, _ section: Int) -> Void

    let handler: Handler
    let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) { self.handler = handler }
  }
}

/// What tells one registration from another.
@usableFromInline @MainActor final class RegistrationIdentity {
  /// Whether it was made while a provider was being called.
  let isMadeInsideProvider = ProviderScope.depth > 0 || ProviderScope.edge != nil
  var wasReported = false
}
