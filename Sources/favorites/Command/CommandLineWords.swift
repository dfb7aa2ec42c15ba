/// The words of the command line.
enum CommandLineWords {
  /// All of them but the program's name.
  ///
  /// - Throws: ``Failure`` if one is no text: what would stand for it means another file, or says
  ///   something else.
  static func read() throws(Failure) -> [String] {
    var words: [String] = []
    for number in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[number] else { break }
      guard let word = String(validatingCString: bytes) else {
        throw .usage(
          "\"\(String(cString: bytes))\" is not UTF-8. Nothing was changed. A file of such a name "
            + "can come through the standard input: favorites import - < FILE")
      }
      words.append(word)
    }
    return words
  }
}
