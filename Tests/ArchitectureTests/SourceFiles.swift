import Foundation

/// A Swift file of the package, read for what it declares and imports.
struct SourceFile {
  /// The folder in `Sources` that it lies in.
  let module: String
  let name: String
  let lines: [Substring]

  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Every file of `Sources`.
  static func all() throws -> [SourceFile] {
    let sources = root.appending(path: "Sources")
    guard let paths = FileManager.default.enumerator(atPath: sources.path) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        let parts = path.split(separator: "/").map(String.init)
        return SourceFile(
          module: parts[0], name: path,
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }

  /// The modules that it imports, whatever stands around the word.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) })
      else { return nil }
      // `import struct Module.Name` names the module too.
      let target = words[(index + 1)...].first { !Self.kinds.contains(String($0)) }
      return target.map { String($0.prefix { $0 != "." && $0 != ";" }) }
    }
  }

  /// The names of its public types that are not inside another type.
  var publicTypes: [String] {
    lines.compactMap { line in
      var words = line.split { $0 == " " }.map(String.init)[...]
      words = words.drop { $0.hasPrefix("@") }
      guard let access = words.popFirst(), ["public", "open"].contains(access),
        line.first.map({ $0 != " " }) == true
      else { return nil }
      words = words.drop { ["final", "indirect", "nonisolated"].contains($0) }
      guard let kind = words.popFirst(), Self.kinds.contains(kind), let name = words.first
      else { return nil }
      return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let accessLevels: Set = [
    "public", "package", "internal", "private", "fileprivate",
  ]
}
