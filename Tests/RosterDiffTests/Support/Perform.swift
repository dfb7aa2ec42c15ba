import RosterDiff
import RosterDiffProof

extension DiffableDataSourceSnapshot {
  typealias Operation = SnapshotOperation<SectionIdentifierType, ItemIdentifierType>

  mutating func perform(_ operation: Operation) throws(SnapshotError) {
    switch operation {
    case .appendSections(let sections): try appendSections(sections)
    case .insertSections(let sections, .before(let anchor)):
      try insertSections(sections, beforeSection: anchor)
    case .insertSections(let sections, .after(let anchor)):
      try insertSections(sections, afterSection: anchor)
    case .deleteSections(let sections): deleteSections(sections)
    case .moveSection(let section, .before(let anchor)):
      try moveSection(section, beforeSection: anchor)
    case .moveSection(let section, .after(let anchor)):
      try moveSection(section, afterSection: anchor)
    case .reloadSections(let sections): try reloadSections(sections)
    case .appendItems(let items, nil): try appendItems(items)
    case .appendItems(let items, let section?): try appendItems(items, toSection: section)
    case .insertItems(let items, .before(let anchor)): try insertItems(items, beforeItem: anchor)
    case .insertItems(let items, .after(let anchor)): try insertItems(items, afterItem: anchor)
    case .deleteItems(let items): deleteItems(items)
    case .deleteAllItems: deleteAllItems()
    case .moveItem(let item, .before(let anchor)): try moveItem(item, beforeItem: anchor)
    case .moveItem(let item, .after(let anchor)): try moveItem(item, afterItem: anchor)
    case .reloadItems(let items): try reloadItems(items)
    case .reconfigureItems(let items): try reconfigureItems(items)
    case .replaceItems(let items, let section): try replaceItems(items, inSection: section)
    }
  }

  /// Sections with their items, read by the public queries.
  var content: [(SectionIdentifierType, [ItemIdentifierType])] {
    get throws {
      try sectionIdentifiers.map { ($0, try itemIdentifiers(inSection: $0)) }
    }
  }
}
