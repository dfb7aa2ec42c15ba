extension FavoritesDocument {
  /// The identifiers that references mean, each once, in the order of the references.
  ///
  /// - Throws: ``Failure`` that names every reference that means nothing or several favorites.
  func resolve(_ references: [String]) throws(Failure) -> [String] {
    let positions = positions
    var ids: [String] = []
    var seen: Set<String> = []
    var problems: [Failure] = []
    for reference in references {
      do {
        let id = try resolve(reference, positions)
        if seen.insert(id).inserted { ids.append(id) }
      } catch {
        problems.append(error)
      }
    }
    guard let first = problems.first else { return ids }
    if problems.count == 1 { throw first }
    throw .notFound(
      "\(problems.count) of the favorites cannot be found; nothing was changed.",
      details: problems.flatMap { [$0.message] + $0.details.map { "  " + $0 } })
  }

  private func resolve(
    _ reference: String, _ positions: [String: Int]
  ) throws(Failure) -> String {
    // First of all: an id from outside may look like anything.
    if positions[reference] != nil { return reference }
    if reference.hasPrefix("#"), let number = Int(reference.dropFirst()) {
      guard items.indices.contains(number &- 1) else {
        throw .notFound("there is no #\(number): \(counted(items.count)).")
      }
      return items[number - 1].id
    }
    let candidates = reference.isEmpty ? [] : items.filter { $0.id.hasPrefix(reference) }
    guard let first = candidates.first else {
      var hint = " \"favorites list\" shows the ids."
      if let number = Int(reference), items.indices.contains(number &- 1) {
        hint = " Did you mean \"#\(number)\"?"
      }
      throw .notFound("there is no favorite with an id like \"\(reference)\".\(hint)")
    }
    guard candidates.count == 1 else {
      var details = candidates.prefix(Self.candidateLimit).map { "\($0.id)  \($0.title)" }
      if candidates.count > details.count {
        details.append("and \(candidates.count - details.count) more")
      }
      throw .notFound("\"\(reference)\" means \(candidates.count) favorites:", details: details)
    }
    return first.id
  }

  private func counted(_ count: Int) -> String {
    switch count {
    case 0: "the list is empty"
    case 1: "the list has 1 favorite"
    default: "the list has \(count) favorites"
    }
  }

  private static var candidateLimit: Int { 10 }
}
