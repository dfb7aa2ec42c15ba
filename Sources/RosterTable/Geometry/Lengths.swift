import Foundation

extension CGFloat {
  /// The length, if it can be that of something: heights come from outside.
  ///
  /// Nil for what is negative, as ``TableView/automaticDimension`` is, infinite or no number.
  var asLength: CGFloat? { self >= 0 && isFinite ? self : nil }
}

extension Int {
  /// The whole part of a number, or the nearest there is; zero for what is no number.
  init(wholePartOf number: CGFloat) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
