import Foundation
import Synchronization

/// An alignment that a program adds.
///
/// ```swift
/// enum Middle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
/// }
/// extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }
/// ```
public protocol AlignmentID {
  /// Where the alignment is in a view that does not say it itself, in points from its start.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The numbers of alignments that programs add.
enum AlignmentRegistry {
  private struct Known {
    var numbers: [ObjectIdentifier: UInt16] = [:]
    var types: [Kind] = []

    /// A type is never changed, and its member is only called where views are laid out: on the
    /// main actor.
    struct Kind: @unchecked Sendable {
      let type: any AlignmentID.Type
    }
  }

  private static let known = Mutex(Known())

  static func fraction(of id: any AlignmentID.Type) -> Fraction {
    let kind = Known.Kind(type: id)
    return known.withLock { known in
      if let number = known.numbers[ObjectIdentifier(kind.type)] {
        return Fraction(number: number)
      }
      // Programs do not have as many types as there are numbers; any further share the last one.
      let number = UInt16(min(known.types.count + Int(Fraction.firstFree), Int(UInt16.max)))
      known.numbers[ObjectIdentifier(kind.type)] = number
      known.types.append(kind)
      return Fraction(number: number)
    }
  }

  static func type(of fraction: Fraction) -> (any AlignmentID.Type)? {
    let index = Int(fraction.number) - Int(Fraction.firstFree)
    return known.withLock { $0.types.indices.contains(index) ? $0.types[index] : nil }?.type
  }
}

extension Fraction {
  static let separatorStart = Fraction(number: 5)
  static let separatorEnd = Fraction(number: 6)
  static let firstFree: UInt16 = 16
}
