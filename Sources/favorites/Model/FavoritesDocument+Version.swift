extension FavoritesDocument {
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
    let shown = String(decoding: bytes.prefix(digitLimit), as: UTF8.self)
    return bytes.count > digitLimit ? shown + "…" : shown
  }

  /// How much of a number a message shows.
  private static var digitLimit: Int { 40 }
}
