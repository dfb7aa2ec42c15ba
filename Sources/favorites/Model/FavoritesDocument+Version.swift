extension FavoritesDocument {
  /// Goes over the file's version: any spelling of the number of one that this program knows.
  static func readVersion(_ reader: inout JSONReader) throws(JSONError) {
    let first = reader.peek()
    let start = reader.index
    let value = try reader.unknown("version").value
    guard let first, first == UInt8(ascii: "-") || reader.isDigit(first) else {
      let isText = first == UInt8(ascii: "\"")
      throw reader.error(
        .shape, "\"version\" must be a number" + (isText ? ", not a text" : ""), at: start)
    }
    let number = Double(String(decoding: value, as: UTF8.self)) ?? 0
    guard (1...Double(version)).contains(number), number.rounded() == number else {
      throw reader.error(.shape, "there is no version \(shown(value))", at: start)
    }
  }

  /// What stands under "version" if that is more than this program knows, whatever else is there.
  ///
  /// A newer form may write its number in another way: as 2.0, as a text, or longer than any `Int`.
  static func newerVersion(of bytes: [UInt8]) -> String? {
    var value: [UInt8] = []
    var reader = try? JSONReader(bytes)
    try? reader?.object { (reader, key) throws(JSONError) in
      let member = try reader.unknown(key)
      if key == "version" { value = member.value }
    }
    let quote = UInt8(ascii: "\"")
    let isText = value.count > 1 && value.first == quote
    return number(isText ? Array(value.dropFirst().dropLast()) : value)
  }

  private static func number(_ bytes: [UInt8]) -> String? {
    guard var reader = try? JSONReader(bytes), (try? reader.number())?.count == bytes.count,
      let value = Double(String(decoding: bytes, as: UTF8.self)), value > Double(version)
    else { return nil }
    return shown(bytes)
  }

  private static func shown(_ number: [UInt8]) -> String {
    String(decoding: number.prefix(digitLimit), as: UTF8.self)
      + (number.count > digitLimit ? "…" : "")
  }

  /// How much of a number a message shows.
  private static var digitLimit: Int { 40 }
}
