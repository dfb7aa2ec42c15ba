import Foundation

/// Which files a run of the program works on.
struct StoreLocation: Equatable {
  /// The data file as it was named.
  let path: String
  /// The undo journal that belongs to it.
  let journal: String
  /// Where its journal was before lists below other folders than the home's had their own.
  let former: FormerJournal?

  struct FormerJournal: Equatable {
    let path: String
    /// The list that the journal belongs to if that list is there.
    let owner: String
  }

  /// - Parameters:
  ///   - file: What `--file` says.
  ///   - environment: `FAVORITES_FILE`, `XDG_DATA_HOME`, `XDG_STATE_HOME` and `HOME` count, in
  ///     this order. Relative XDG folders are ignored, as their specification asks.
  init(file: String?, environment: Environment) throws(StoreError) {
    let variable = file == nil ? try environment.path("FAVORITES_FILE") : nil
    let home = try Self.home(environment)
    let data = try Self.folder("XDG_DATA_HOME", environment) ?? home.map { $0 + "/.local/share" }
    guard let path = file ?? variable ?? data.map({ $0 + Self.name }) else { throw .noHome }
    let state = try Self.folder("XDG_STATE_HOME", environment) ?? home.map { $0 + "/.local/state" }
    let standard = home.map { $0 + "/.local/share" + Self.name }
    self.path = path
    // Without a home the journal of a file that was named is beside it.
    let name = Self.journalName(path, standard: standard)
    journal = state.map { $0 + "/favorites/" + name } ?? path + ".undo.jsonl"
    if let state, let standard, let data, name != Self.journalName,
      Self.journalName(path, standard: data + Self.name) == Self.journalName
    {
      former = FormerJournal(path: state + "/favorites/" + Self.journalName, owner: standard)
    } else {
      former = nil
    }
  }

  /// The standard file, below a folder for data.
  private static var name: String { "/favorites/favorites.json" }

  /// The journal of the standard file.
  private static var journalName: String { "undo.jsonl" }

  private static func folder(
    _ variable: String, _ environment: Environment
  ) throws(StoreError) -> String? {
    try environment.path(variable).flatMap { FilePath.isAbsolute($0) ? $0 : nil }
  }

  private static func home(_ environment: Environment) throws(StoreError) -> String? {
    if let home = try folder("HOME", environment) { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    return String(cString: home)
  }

  /// Each data file has a journal of its own, whatever path leads to it.
  ///
  /// - Parameter standard: The file below the home, whatever `XDG_DATA_HOME` says: that variable
  ///   may lead to another list in every run.
  private static func journalName(_ path: String, standard: String?) -> String {
    func canonical(_ path: String) -> [UInt8] {
      FilePath.canonical((try? FilePath.following(path)) ?? path)
    }
    let real = canonical(path)
    if let standard, canonical(standard) == real { return journalName }
    return "undo-" + String(Fingerprint.of(real), radix: 16) + ".jsonl"
  }
}
