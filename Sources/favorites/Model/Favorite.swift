/// Something worth keeping: a title, perhaps an address, perhaps a star.
struct Favorite: Identifiable, Sendable {
  /// Short, unique in its list, and its own for life: places in the list change, this does not.
  let id: String
  var title: String
  /// The address, as written: it is not checked.
  var url: String?
  var starred = false
  var folder: FolderPath?
  /// When it was added; nil where a file does not say.
  var added: Timestamp?
  /// What other programs keep with it; written back as it was.
  var unknown: [UnknownMember] = []
}

extension Favorite {
  /// What makes two entries the same bookmark in the same place.
  struct Place: Hashable {
    let title: String
    let url: String?
    let folder: FolderPath?
  }

  var place: Place { Place(title: title, url: url, folder: folder) }
}
