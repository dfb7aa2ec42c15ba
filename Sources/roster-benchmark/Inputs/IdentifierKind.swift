import Foundation

/// A kind of identifiers, each made from a number.
///
/// Those of two sides are made separately, so that no two of them share storage.
struct IdentifierKind<Identifier: Hashable & Sendable> {
  let name: String
  let make: (Int) -> Identifier

  func list(_ numbers: some Sequence<Int>) -> [Identifier] { numbers.map(make) }
}

extension IdentifierKind<Int> {
  static var ints: Self { Self(name: "Int") { $0 } }
}

extension IdentifierKind<UUID> {
  static var uuids: Self {
    Self(name: "UUID") { number in
      let high = SplitMix.mixed(UInt64(number) &+ 1)
      let low = SplitMix.mixed(high &+ 0x9E37_79B9_7F4A_7C15)
      return withUnsafeBytes(of: (high, low)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
  }
}

extension IdentifierKind<String> {
  /// `row-0000042`: 11 bytes, which Swift keeps in the string itself.
  static var shortStrings: Self { Self(name: "String 11") { string($0, prefix: "row-") } }

  /// 38 bytes, of which the first 31 are the same in all; kept on the heap, each for itself.
  static var longStrings: Self {
    Self(name: "String 38") { string($0, prefix: "favourites/of/one/person/a/row-") }
  }

  private static func string(_ number: Int, prefix: StaticString) -> String {
    let length = prefix.utf8CodeUnitCount
    return String(unsafeUninitializedCapacity: length + 7) { buffer in
      for index in 0..<length { buffer[index] = prefix.utf8Start[index] }
      var rest = number
      for index in (length..<length + 7).reversed() {
        buffer[index] = 48 + UInt8(rest % 10)
        rest /= 10
      }
      return length + 7
    }
  }
}
