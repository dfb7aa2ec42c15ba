import Foundation

/// Words and package names as this machine has them.
enum RealNames {
  static var limit: Int { 300_000 }

  /// Distinct lines of a file, or what the word list and the package lists name.
  ///
  /// - Returns: at most ``limit`` of them, in the order in which they are met.
  static func find(file: String?) throws -> (names: [String], source: String) {
    if let file {
      var words = DistinctWords()
      words.add(try Data(contentsOf: URL(fileURLWithPath: file)), separators: [10, 13])
      return (words.words, file)
    }
    var words = DistinctWords()
    var sources: [String] = []
    func add(_ data: Data?, _ source: String) {
      guard let data, !data.isEmpty, words.words.count < limit else { return }
      words.add(data, separators: [9, 10, 13, 32, 44])
      sources.append(source)
    }
    let dictionary = "/usr/share/dict/words"
    add(FileManager.default.contents(atPath: dictionary), dictionary)
    add(output(of: "/usr/bin/apt-cache", "pkgnames"), "apt-cache pkgnames")
    if words.words.count < limit {
      add(output(of: "/usr/bin/apt-cache", "dumpavail"), "the words of apt-cache dumpavail")
    }
    return (words.words, sources.joined(separator: ", "))
  }

  private static func output(of program: String, _ arguments: String...) -> Data? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}

/// Words without repeats.
private struct DistinctWords {
  private(set) var words: [String] = []
  private var seen: Set<String> = []

  mutating func add(_ data: Data, separators: Set<UInt8>) {
    var isSeparator = [Bool](repeating: false, count: 256)
    for separator in separators { isSeparator[Int(separator)] = true }
    data.withUnsafeBytes { bytes in
      var start = 0
      for index in 0...bytes.count {
        guard index == bytes.count || isSeparator[Int(bytes[index])] else { continue }
        if index > start {
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          if seen.insert(word).inserted { words.append(word) }
          if words.count == RealNames.limit { return }
        }
        start = index + 1
      }
    }
  }
}
