import Foundation

/// Why the list cannot be read or written. The file is as it was.
enum StoreError: Error, Equatable {
  /// The file holds something else than a list of favorites.
  case damaged(path: String, reason: String, backup: String?)
  case newer(path: String, version: String)
  /// A folder, a pipe, a device or the like, which cannot be replaced as a whole.
  case notRegular(path: String, isFolder: Bool)
  /// Such a thing where the backup or the lock belongs.
  case obstructed(path: String, reason: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// Another process kept the lock.
  case locked(path: String, seconds: Double)
  /// The same, and nobody waited any longer.
  case givenUp(path: String)
  case noBackup(path: String)
  case noHome
  /// An environment variable that counts is no text.
  case notUTF8(variable: String)
}

extension StoreError: CustomStringConvertible {
  var description: String {
    switch self {
    case .damaged(let path, let reason, let backup):
      let way =
        backup == nil
        ? "Repair it by hand, or name another file with --file."
        : "\"favorites restore\" brings back the version before it; --file names another file."
      return "\(path) is damaged: \(reason). It was left untouched. \(way)"
    case .newer(let path, let version):
      return """
        \(path) was written by a newer favorites (version \(version) of the file; this program \
        knows \(FavoritesDocument.version)). It was left untouched. Update favorites, or name \
        another file with --file.
        """
    case .notRegular(let path, let isFolder):
      return """
        \(path) is \(isFolder ? "a folder" : "not a regular file"), so it cannot hold a list. It was \
        left untouched. Name another file with --file.
        """
    case .obstructed(let path, let reason):
      return "\(path) is in the way: \(reason). It was left untouched. Move it away."
    case .unreadable(let path, let reason):
      return """
        cannot read \(path): \(reason). It was left untouched. Make it readable, or name another \
        file with --file.
        """
    case .unwritable(let path, let reason):
      return """
        cannot write \(path): \(reason). Nothing was changed. Make room or give access to it, or \
        name another file with --file.
        """
    case .locked(let path, let seconds):
      return """
        \(path) has been in use by another favorites for \(seconds.formatted()) seconds. Nothing \
        was changed. Try again once that one is done.
        """
    case .givenUp(let path):
      return
        "\(path) is in use by another favorites, for which ui did not wait. Nothing was changed."
    case .noBackup(let path):
      return "there is no \(path) to restore from. Nothing was changed."
    case .noHome:
      return "no home folder to keep favorites in. Set HOME, or name a file with --file."
    case .notUTF8(let variable):
      return "the value of \(variable) is not UTF-8. Nothing was changed. Set it to a path that is."
    }
  }
}
