/// By bytes: texts that look the same, such as "é" as one scalar or two, are a change all the same.
extension Favorite: Equatable {
  static func == (one: Favorite, other: Favorite) -> Bool {
    one.starred == other.starred && isSame(one.id, other.id) && isSame(one.title, other.title)
      && isSame(one.url, other.url) && isSame(one.folder, other.folder)
      && isSame(one.added?.text, other.added?.text) && one.unknown == other.unknown
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.utf8.elementsEqual(other.utf8)
  }

  private static func isSame(_ one: FolderPath?, _ other: FolderPath?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.names.elementsEqual(other.names) { isSame($0, $1) }
  }
}
