extension SnapshotError {
  /// - Parameter parameters: what UIKit's assertions call what is not there.
  @inlinable
  init<C: Collection>(
    _ kind: Kind, _ identifiers: C, _ operation: String, parameters: [String] = ["section"]
  ) where C.Element: Hashable {
    #if $Embedded
      let texts = identifiers.indices.enumerated().map { "#\($0.offset)" }
    #else
      let texts = identifiers.prefix(Self.identifierLimit).map { String(describing: $0) }
    #endif
    self.init(
      kind: kind, identifiers: texts, count: identifiers.count, operation: operation,
      parameters: parameters)
  }
}

extension SnapshotError: CustomStringConvertible {
  /// What was wrong, in UIKit's own words where it has some, and what to do.
  public var description: String {
    "\(operation): \(reason)"
  }

  private var list: String { identifiers.joined(separator: ", ") }

  /// UIKit's words about a place that was not found.
  private var unmet: String {
    "Invalid parameter not satisfying: "
      + parameters.map { "\($0) != NSNotFound" }.joined(separator: ", ") + ". "
  }

  private var reason: String {
    switch kind {
    case .duplicateItem where operation.hasPrefix("section snapshot"):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\(list))}"
    case .duplicateItem:
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(list))}. "
        + "Give each item once, or build the snapshot with init(uniquing:)."
    case .duplicateSection:
      "Diffable data source detected an attempt to insert or append \(count) section "
        + (count == 1
          ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. Identifiers in a snapshot must be unique. Section "
        + (count == 1
          ? "identifier that already exists: \(list)" : "identifiers that already exist: \(list)")
    case .unknownItem where operation == "reloadItems":
      "Attempted to reload item identifier that does not exist in the snapshot: \(list)"
    case .unknownItem where operation == "reconfigureItems":
      "Attempted to reconfigure item identifier that does not exist in the snapshot: \(list)"
    case .unknownItem where operation == "section snapshot append(_:to:)":
      "Parent item identifier does not exist in section snapshot: \(list)"
    case .unknownItem where operation == "section snapshot parent(of:)":
      "Child item identifier does not exist in section snapshot: \(list)"
    case .unknownItem where operation.hasPrefix("section snapshot"):
      "Item identifier does not exist in section snapshot: \(list)"
    case .unknownItem:
      unmet + "There is no such item in the snapshot: \(list)"
    case .unknownSection where operation == "reloadSections":
      "Attempted to reload section identifier that does not exist in the snapshot: \(list)"
    case .unknownSection where operation.hasSuffix("(inSection:)"):
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance): \(list)"
    case .unknownSection:
      unmet + "There is no such section in the snapshot: \(list)"
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .selfAnchor:
      "Invalid update: destination for insertion operation [\(list)] is in the insertion "
        + "identifier list for update. Name another place than the thing itself."
    }
  }
}
