import Foundation

/// The list on disk: reads it, and changes it one whole version at a time.
struct FavoritesStore {
  let location: StoreLocation
  /// How long to wait for another process, in seconds.
  var patience: Double = 5
  /// Asked while it waits for another process: whether nobody wants the change any more.
  var isGivenUp: @Sendable () -> Bool = { false }

  /// A list, and the version of the file that it is in.
  struct Known {
    let document: FavoritesDocument
    let stamp: FileStamp
  }

  /// What a change found and what it left.
  struct Change {
    let old: FavoritesDocument
    let new: FavoritesDocument
    /// What to say if the undo journal could not be brought up to date.
    var journalFailure: String?
    /// The file with the new list.
    var stamp: FileStamp?
    /// Whether the file was written: not if nothing was altered.
    var isMade = false
  }

  /// The list as it is. A file that is not there is an empty list.
  func read() throws(StoreError) -> FavoritesDocument {
    try read(resolvedPath())
  }

  /// Changes the list under the lock: other processes see it before or after, and lose nothing.
  ///
  /// Nothing is written when `body` throws or changes nothing.
  ///
  /// - Parameters:
  ///   - name: What the change is called when it is undone: "delete".
  ///   - known: What was read or written last. If the file is still that one it is not read again,
  ///     which takes longer than anything else where the list is long.
  func change(
    _ name: String, from known: Known? = nil, _ body: (inout FavoritesDocument) throws -> Void
  ) throws -> Change {
    try locked { path in
      // Before it is read: what is written meanwhile is another version.
      let stamp = FileStamp(path: path)
      let old = try known.flatMap { $0.stamp == stamp ? $0.document : nil } ?? read(path)
      var new = old
      try body(&new)
      return try noted(name, Change(old: old, new: new, stamp: stamp)) {
        try write(new, to: path)
      }
    }
  }

  /// Makes a change by `write`, and notes it so that it can be undone.
  private func noted(
    _ name: String, _ change: Change, _ write: () throws -> FileStamp?
  ) throws -> Change {
    var change = change
    guard change.new != change.old else { return change }
    let journal = UndoJournal(path: location.journal)
    do {
      try journal.append(UndoEntry(name, from: change.old, to: change.new))
    } catch {
      change.journalFailure =
        "\"favorites undo\" cannot take this change back, only \"favorites restore\" can: \(error)"
    }
    do {
      change.stamp = try write()
    } catch {
      // The change was not made, so its note goes. If it cannot go, undo passes over it.
      if change.journalFailure == nil { try? journal.removeLast() }
      throw error
    }
    change.isMade = true
    return change
  }

  /// What an undo found.
  enum Undo {
    case done(UndoEntry, Change)
    /// The newest change that was not taken back cannot be: what it altered was altered again.
    case superseded(UndoEntry, FavoritesDocument)
    /// No change that is still in effect is noted.
    case nothing
  }

  /// Whether a change is noted; it may turn out to be without effect.
  var mayUndo: Bool { FileStamp(path: location.journal).map { $0.size > 0 } ?? false }

  /// Takes back the newest change that is still in effect.
  func undo() throws -> Undo {
    try locked { path in
      let old = try read(path)
      let journal = UndoJournal(path: location.journal)
      // A change that was noted but never made, or undone but still noted, undoes nothing: the one
      // before it is meant. All stay noted if none has an effect.
      let found = try journal.newest { entry in
        let effect = entry.effect(on: old)
        return effect == .none ? nil : effect
      }
      guard let found else { return .nothing }
      guard case .document(let new) = found.result else { return .superseded(found.entry, old) }
      var change = Change(old: old, new: new)
      change.stamp = try write(change.new, to: path)
      change.isMade = true
      do {
        try journal.remove(found)
      } catch {
        change.journalFailure =
          "It could not be taken from the undo journal, so the next undo passes over it: \(error)"
      }
      return .done(found.entry, change)
    }
  }

  /// Puts the version before the last change in the place of the data file.
  ///
  /// The present version takes the backup's place if it can be read, so that a second restore
  /// takes the first one back, as undo does. A damaged one is kept beside it.
  func restore() throws -> (change: Change, damagedCopy: String?) {
    try locked { path in
      let backup = Self.backup(of: path)
      guard let data = try contents(backup) else { throw StoreError.noBackup(path: backup) }
      let new = try document(data, path: backup, backup: nil)
      do {
        let change = Change(old: try read(path), new: new)
        return (try noted("restore", change) { try write(new, to: path) }, nil)
      } catch StoreError.damaged {
        let copy = try reporting { () throws(SystemError) in
          try FileReplacement(path: path).write(new.json, keeping: Self.damagedCopies(of: path))
        }
        return (Change(old: FavoritesDocument(), new: new, isMade: true), copy)
      }
    }
  }

  // MARK: Files

  /// The previous good version of the file at `path`.
  static func backup(of path: String) -> String { path + ".bak" }

  private func resolvedPath() throws(StoreError) -> String {
    do {
      return try FilePath.following(location.path)
    } catch {
      throw .unreadable(path: location.path, reason: error.reason)
    }
  }

  /// Runs `body` with the data file's path while no other process changes that file.
  ///
  /// Folders that were made for a change that was not made go again.
  private func locked<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = try resolvedPath()
    if let code = FileKind(path: path)?.refusal {
      throw StoreError.notRegular(path: path, isFolder: code == EISDIR)
    }
    var made: [String] = []
    defer { FileContents.removeEmptyFolders(made) }
    return try withLock(path, &made, body)
  }

  private func withLock<Result>(
    _ path: String, _ made: inout [String], _ body: (String) throws -> Result
  ) throws -> Result {
    let lock = try lock(path, &made)
    return try withExtendedLifetime(lock) {
      takeFormerJournal(path)
      return try body(path)
    }
  }

  /// Gives the list the journal that it had when every folder's list shared the home's.
  ///
  /// Only where that one has no list of its own, and the list of which it tells is here.
  private func takeFormerJournal(_ path: String) {
    guard let former = location.former, access(path, F_OK) == 0, access(former.owner, F_OK) != 0,
      access(location.journal, F_OK) != 0
    else { return }
    // If it cannot be moved, the list starts a history anew, as one that never had one does.
    _ = rename(former.path, location.journal)
  }

  private func lock(_ path: String, _ made: inout [String]) throws(StoreError) -> FileLock {
    let name = path + ".lock"
    var attempts = 10
    while true {
      do throws(SystemError) {
        made += try FileContents.makeFolder(FilePath.folder(of: path))
        if let lock = try FileLock.acquire(name, seconds: patience, unless: isGivenUp) {
          return lock
        }
      } catch {
        attempts -= 1
        // Another process may have taken back the empty folder that it had made.
        if error.code == ENOENT, attempts > 0 { continue }
        if error.isAboutKind { throw .obstructed(path: error.path, reason: error.reason) }
        throw .unwritable(path: path, reason: error.isAboutFolder ? "\(error)" : error.reason)
      }
      throw isGivenUp() ? .givenUp(path: path) : .locked(path: path, seconds: patience)
    }
  }

  private func contents(_ path: String) throws(StoreError) -> Data? {
    do {
      return try FileContents.readRegular(path)
    } catch {
      if error.isAboutKind { throw .notRegular(path: path, isFolder: error.code == EISDIR) }
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  private func read(_ path: String) throws(StoreError) -> FavoritesDocument {
    guard let data = try contents(path) else { return FavoritesDocument() }
    let backup = Self.backup(of: path)
    return try document(data, path: path, backup: access(backup, F_OK) == 0 ? backup : nil)
  }

  private func document(
    _ data: Data, path: String, backup: String?
  ) throws(StoreError) -> FavoritesDocument {
    do {
      return try FavoritesDocument(json: [UInt8](data))
    } catch {
      switch error {
      case .damaged(let reason): throw .damaged(path: path, reason: reason, backup: backup)
      case .newer(let version): throw .newer(path: path, version: version)
      }
    }
  }

  private func write(
    _ document: FavoritesDocument, to path: String
  ) throws(StoreError) -> FileStamp? {
    try reporting { () throws(SystemError) in
      try FileReplacement(path: path).write(document.json, backup: Self.backup(of: path))
    }
  }

  /// Runs `body`, which writes, and says what is wrong in terms of the list.
  private func reporting<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(StoreError) -> Result {
    do {
      return try body()
    } catch {
      if error.isAboutKind { throw .obstructed(path: error.path, reason: error.reason) }
      throw .unwritable(path: error.path, reason: error.reason)
    }
  }

  /// Names for a damaged file: the first one that is free is taken.
  private static func damagedCopies(of path: String) -> some Sequence<String> {
    (1...).lazy.map { path + ".damaged" + ($0 == 1 ? "" : "-\($0)") }
  }
}
