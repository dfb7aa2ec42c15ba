extension DiffableDataSourceSnapshot {
  /// Puts empty sections at the end.
  ///
  /// - Throws: ``SnapshotError`` of kind `duplicateSection` if one is given twice or already there.
  /// - Complexity: O(k log sections) for k sections
  @inlinable
  public mutating func appendSections(
    _ identifiers: [SectionIdentifierType]
  ) throws(SnapshotError) {
    try insert(identifiers, at: storage.sectionCount, "appendSections")
  }

  /// Puts empty sections before another one.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`, `duplicateSection`, or `selfAnchor` if
  ///   the other one is among them.
  /// - Complexity: O(k log sections) for k sections
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection anchor: SectionIdentifierType
  ) throws(SnapshotError) {
    try insert(identifiers, beside: anchor, 0, "insertSections(_:beforeSection:)")
  }

  /// Puts empty sections behind another one.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection`, `duplicateSection`, or `selfAnchor` if
  ///   the other one is among them.
  /// - Complexity: O(k log sections) for k sections
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection anchor: SectionIdentifierType
  ) throws(SnapshotError) {
    try insert(identifiers, beside: anchor, 1, "insertSections(_:afterSection:)")
  }

  /// Takes sections out with their items. What is not there, or named twice, is no error.
  ///
  /// - Complexity: O(k log sections) for k sections, and O(1) for each of their items
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    var names = ContiguousArray<UInt32>()
    var seen = Set<UInt32>()
    for identifier in identifiers {
      guard let position = storage.position(ofSection: identifier) else { continue }
      let entry = position.entry
      guard seen.insert(entry.name).inserted else { continue }
      names.append(entry.name)
      unmark(entry)
    }
    guard !names.isEmpty else { return }
    storage.removeSections(named: names)
    checkInvariants()
  }

  /// Moves a section with its items before another one.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection` or `selfAnchor`.
  /// - Complexity: O(log sections)
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection anchor: SectionIdentifierType
  ) throws(SnapshotError) {
    try move(identifier, beside: anchor, after: false, "moveSection(_:beforeSection:)")
  }

  /// Moves a section with its items behind another one.
  ///
  /// - Throws: ``SnapshotError`` of kind `unknownSection` or `selfAnchor`.
  /// - Complexity: O(log sections)
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection anchor: SectionIdentifierType
  ) throws(SnapshotError) {
    try move(identifier, beside: anchor, after: true, "moveSection(_:afterSection:)")
  }

  @inlinable
  mutating func insert(
    _ identifiers: [SectionIdentifierType], beside anchor: SectionIdentifierType,
    _ distance: Int, _ operation: String
  ) throws(SnapshotError) {
    let position = try section(anchor, operation, parameter: "insertIndex")
    if identifiers.contains(anchor) { throw SnapshotError(.selfAnchor, [anchor], operation) }
    try insert(identifiers, at: position.offset + distance, operation)
  }

  @inlinable
  mutating func insert(
    _ identifiers: [SectionIdentifierType], at offset: Int, _ operation: String
  ) throws(SnapshotError) {
    let known = identifiers.filter { storage.position(ofSection: $0) != nil }
    guard known.isEmpty else { throw SnapshotError(.duplicateSection, known, operation) }
    let repeated = UniquenessCheck.repeats(in: identifiers)
    guard repeated.isEmpty else { throw SnapshotError(.duplicateSection, repeated, operation) }
    storage.insert(storage.entries(for: identifiers), at: offset)
    checkInvariants()
  }

  @inlinable
  mutating func move(
    _ identifier: SectionIdentifierType, beside anchor: SectionIdentifierType, after: Bool,
    _ operation: String
  ) throws(SnapshotError) {
    let name = try section(identifier, operation, parameter: "fromSection").entry.name
    guard identifier != anchor else { throw SnapshotError(.selfAnchor, [anchor], operation) }
    let target = try section(anchor, operation, parameter: "toSection").entry.name
    // Where equality is not transitive, two that differ may both be one section.
    guard name != target else { throw SnapshotError(.selfAnchor, [anchor], operation) }
    storage.moveSection(named: name, beside: target, after: after)
    checkInvariants()
  }
}
