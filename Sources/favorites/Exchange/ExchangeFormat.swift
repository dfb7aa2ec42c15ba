/// A form in which favorites come and go.
enum ExchangeFormat: String, CaseIterable {
  /// This program's own file.
  case json
  /// A title a line, or a title, a tab and an address.
  case lines
  /// The bookmark file of browsers.
  case html

  /// The form that a file's name asks for.
  init?(fileName: String) {
    switch fileName.split(separator: ".").last?.lowercased() {
    case "json": self = .json
    case "txt", "text", "tsv", "lines": self = .lines
    case "html", "htm": self = .html
    default: return nil
    }
  }

  /// The form that `--format` names.
  init?(option: Invocation) {
    guard let name = option.options["format"] else { return nil }
    self.init(rawValue: name)
  }

  /// The form that contents show by their first character.
  init(contents: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = contents.starts(with: byteOrderMark) ? contents.dropFirst(3) : contents[...]
    switch start.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "<"): self = .html
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    default: self = .lines
    }
  }
}
