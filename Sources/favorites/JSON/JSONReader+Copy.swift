extension JSONReader {
  /// Reads any value and writes it again: the same values, names and numbers, in safe text.
  ///
  /// It keeps the open brackets in an array, so depth costs no stack.
  mutating func copyValue(to writer: inout JSONWriter) throws(JSONError) {
    var closers: [UInt8] = []
    repeat {
      if try copyStart(to: &writer, &closers) { continue }
      try copyEnds(to: &writer, &closers)
    } while !closers.isEmpty
  }

  /// Copies a value, or the start of one with the key of its first member; then returns true.
  private mutating func copyStart(
    to writer: inout JSONWriter, _ closers: inout [UInt8]
  ) throws(JSONError) -> Bool {
    switch peek() {
    case UInt8(ascii: "{"):
      index += 1
      writer.raw("{")
      if take(UInt8(ascii: "}")) {
        writer.raw("}")
        return false
      }
      closers.append(UInt8(ascii: "}"))
      try copyKey(to: &writer)
      return true
    case UInt8(ascii: "["):
      index += 1
      writer.raw("[")
      if take(UInt8(ascii: "]")) {
        writer.raw("]")
        return false
      }
      closers.append(UInt8(ascii: "]"))
      return true
    case UInt8(ascii: "\""): writer.string(try text())
    case UInt8(ascii: "t"): writer.raw(try literal("true") ? "true" : "")
    case UInt8(ascii: "f"): writer.raw(try literal("false") ? "false" : "")
    case UInt8(ascii: "n"): writer.raw(try literal("null") ? "null" : "")
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      writer.raw(String(decoding: try number(), as: UTF8.self))
    default: throw syntax("a value is missing")
    }
    return false
  }

  /// Copies what may follow a value: a comma, or the ends of what is around it.
  private mutating func copyEnds(
    to writer: inout JSONWriter, _ closers: inout [UInt8]
  ) throws(JSONError) {
    while let closer = closers.last {
      if take(UInt8(ascii: ",")) {
        writer.raw(", ")
        if closer == UInt8(ascii: "}") { try copyKey(to: &writer) }
        return
      }
      let name = String(Unicode.Scalar(closer))
      guard take(closer) else { throw syntax("a comma or \(name) is missing") }
      writer.raw(name)
      closers.removeLast()
    }
  }

  private mutating func copyKey(to writer: inout JSONWriter) throws(JSONError) {
    writer.string(try key())
    writer.raw(": ")
  }
}

extension JSONReader {
  /// Keeps the value that is next.
  mutating func unknown(_ key: String) throws(JSONError) -> UnknownMember {
    var writer = JSONWriter()
    try copyValue(to: &writer)
    return UnknownMember(key: key, value: writer.bytes)
  }
}
