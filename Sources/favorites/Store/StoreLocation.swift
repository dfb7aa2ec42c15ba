import Foundation

/// Which files a run of the program works on.
struct StoreLocation: Equatable {
  /// The data file as it was named.
  let path: String
  /// The undo journal that belongs to it.
  let journal: String

  /// - Parameters:
  ///   - file: What `--file` says.
  ///   - environment: `FAVORITES_FILE`, `XDG_DATA_HOME`, `XDG_STATE_HOME` and `HOME` count, in
  ///     this order. Relative XDG folders are ignored, as their specification asks.
  init(file: String?, environment: Environment) throws(StoreError) {
    let variable = file == nil ? try environment.path("FAVORITES_FILE") : nil
    let standard = try Self.folder("XDG_DATA_HOME", ".local/share", environment)
      .map { $0 + "/favorites/favorites.json" }
    guard let path = file ?? variable ?? standard else { throw .noHome }
    let state = try Self.folder("XDG_STATE_HOME", ".local/state", environment)
    self.path = path
    // Without a home the journal of a file that was named is beside it.
    journal =
      state.map { $0 + "/favorites/" + Self.journalName(path, standard: standard) }
      ?? path + ".undo.jsonl"
  }

  private static func folder(
    _ variable: String, _ fallback: String, _ environment: Environment
  ) throws(StoreError) -> String? {
    if let value = try environment.path(variable), FilePath.isAbsolute(value) { return value }
    if let home = try environment.path("HOME"), FilePath.isAbsolute(home) {
      return home + "/" + fallback
    }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    return String(cString: home) + "/" + fallback
  }

  /// Each data file has a journal of its own, whatever path leads to it.
  private static func journalName(_ path: String, standard: String?) -> String {
    func canonical(_ path: String) -> [UInt8] {
      FilePath.canonical((try? FilePath.following(path)) ?? path)
    }
    let real = canonical(path)
    if let standard, canonical(standard) == real { return "undo.jsonl" }
    return "undo-" + String(fingerprint(of: real), radix: 16) + ".jsonl"
  }

  /// FNV-1a: the same in every run, unlike `Hasher`.
  private static func fingerprint(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
