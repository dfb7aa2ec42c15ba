import Foundation

extension FavoritesStore {
  /// Writes bytes to another file, whole or not at all.
  func export(_ bytes: [UInt8], to file: String, replacing: Bool) throws {
    do {
      let path = try FilePath.following(file)
      let own = try FilePath.canonical(FilePath.following(location.path))
      guard FilePath.canonical(path) != own else {
        throw Failure.usage("\(file) is the data file itself. Nothing was changed.")
      }
      guard replacing || access(path, F_OK) != 0 else {
        throw Failure.failed("\(file) is already there; --force replaces it. Nothing was changed.")
      }
      try FileReplacement(path: path).write(bytes)
    } catch let error as SystemError {
      throw StoreError.unwritable(path: file, reason: error.reason)
    }
  }
}
