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
  init(file: String?, environment: [String: String]) throws(StoreError) {
    let named = file ?? environment["FAVORITES_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    let standard = Self.folder("XDG_DATA_HOME", ".local/share", environment)
      .map { $0 + "/favorites/favorites.json" }
    guard let path = named ?? standard else { throw .noHome }
    guard let state = Self.folder("XDG_STATE_HOME", ".local/state", environment) else {
      throw .noHome
    }
    self.path = path
    journal = state + "/favorites/" + Self.journalName(path, standard: standard)
  }

  private static func folder(
    _ variable: String, _ fallback: String, _ environment: [String: String]
  ) -> String? {
    if let value = environment[variable], FilePath.isAbsolute(value) { return value }
    if let home = environment["HOME"], FilePath.isAbsolute(home) { return home + "/" + fallback }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return nil }
    return String(cString: home) + "/" + fallback
  }

  /// Each data file has a journal of its own, whatever path leads to it.
  private static func journalName(_ path: String, standard: String?) -> String {
    func canonical(_ path: String) -> String {
      FilePath.canonical((try? FilePath.following(path)) ?? path)
    }
    let real = canonical(path)
    if let standard, canonical(standard) == real { return "undo.jsonl" }
    return "undo-" + String(fingerprint(of: real), radix: 16) + ".jsonl"
  }

  /// FNV-1a: the same in every run, unlike `Hasher`.
  private static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
