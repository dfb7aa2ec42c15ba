/// Where views stand from left to right, and what separators start and end at.
public struct HorizontalAlignment: Hashable, Sendable {
  let fraction: Fraction

  /// An alignment of a program, to be used with `alignmentGuide`.
  public init(_ id: any AlignmentID.Type) { fraction = AlignmentRegistry.fraction(of: id) }

  init(fraction: Fraction) { self.fraction = fraction }

  public static let leading = HorizontalAlignment(fraction: .start)
  public static let center = HorizontalAlignment(fraction: .middle)
  public static let trailing = HorizontalAlignment(fraction: .end)

  /// Where the separator of a row starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(fraction: .separatorStart)

  /// Where the separator of a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(fraction: .separatorEnd)
}

/// Where views stand from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let fraction: Fraction

  /// An alignment of a program, to be used with `alignmentGuide`.
  public init(_ id: any AlignmentID.Type) { fraction = AlignmentRegistry.fraction(of: id) }

  init(fraction: Fraction) { self.fraction = fraction }

  public static let top = VerticalAlignment(fraction: .start)
  public static let center = VerticalAlignment(fraction: .middle)
  public static let bottom = VerticalAlignment(fraction: .end)

  /// The first line of text; the bottom of views without text.
  public static let firstTextBaseline = VerticalAlignment(fraction: .firstBaseline)

  /// The last line of text; the bottom of views without text.
  public static let lastTextBaseline = VerticalAlignment(fraction: .lastBaseline)
}

/// Where a view stands in the room that it has.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Whether sizes alone say where it is.
  var isPart: Bool { horizontal.fraction.isPart && vertical.fraction.isPart }
}

extension Fraction {
  init(_ alignment: HorizontalAlignment) { self = alignment.fraction }
  init(_ alignment: VerticalAlignment) { self = alignment.fraction }
}
