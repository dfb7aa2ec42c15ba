import RosterDiff
import RosterDiffProof

/// Answers the queries of the conformance files, `"name"` or `"name:argument"`.
protocol Queryable {
  func answer(_ name: String, _ argument: String?) throws -> JSON
}

extension Queryable {
  func answer(_ query: String) throws -> JSON {
    let parts = query.split(separator: ":", maxSplits: 1).map(String.init)
    return try answer(parts[0], parts.count > 1 ? parts[1] : nil)
  }
}

struct UnknownQuery: Error {
  let name: String
}

extension JSON {
  static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }
  static func optional(_ value: Int?) -> JSON { value.map(JSON.number) ?? .null }
  static func optional(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }

  /// Marks are compared as sets.
  func sortedIfMarks(_ query: String) -> JSON {
    guard query.hasPrefix("reloaded") || query.hasPrefix("reconfigured"),
      case .array(let values) = self
    else { return self }
    return .array(values.sorted { "\($0)" < "\($1)" })
  }
}

extension ModelSnapshot<String, String>: Queryable {
  func answer(_ name: String, _ argument: String?) throws -> JSON {
    switch (name, argument) {
    case ("numberOfItems", nil): .number(items.count)
    case ("numberOfItems", let section?): .number(group(section).count)
    case ("numberOfSections", nil): .number(groups.count)
    case ("items", let section?): .strings(group(section))
    case ("itemIdentifiers", nil): .strings(items)
    case ("sectionIdentifiers", nil): .strings(sections)
    case ("indexOfItem", let item?): .optional(items.firstIndex(of: item))
    case ("indexOfSection", let section?): .optional(index(of: section))
    case ("sectionContaining", let item?):
      .optional(path(of: item).map { groups[$0.section].section })
    case ("isEmpty", nil): .bool(groups.isEmpty)
    case ("reloadedItems", nil): .strings(reloadedItems)
    case ("reconfiguredItems", nil): .strings(reconfiguredItems)
    case ("reloadedSections", nil): .strings(reloadedSections)
    default: throw UnknownQuery(name: name)
    }
  }

  private func group(_ section: String) -> [String] {
    groups.first { $0.section == section }?.items ?? []
  }
}
