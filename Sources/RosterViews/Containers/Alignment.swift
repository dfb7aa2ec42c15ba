/// Where views stand from left to right, and what separators start and end at.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  let fraction: FractionName

  enum FractionName: Hashable, Sendable { case start, middle, end }

  public static let leading = HorizontalAlignment(name: "leading", fraction: .start)
  public static let center = HorizontalAlignment(name: "center", fraction: .middle)
  public static let trailing = HorizontalAlignment(name: "trailing", fraction: .end)

  /// Where the separator of a row starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    name: "listRowSeparatorLeading", fraction: .start)

  /// Where the separator of a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    name: "listRowSeparatorTrailing", fraction: .end)
}

/// Where views stand from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  let fraction: HorizontalAlignment.FractionName

  public static let top = VerticalAlignment(name: "top", fraction: .start)
  public static let center = VerticalAlignment(name: "center", fraction: .middle)
  public static let bottom = VerticalAlignment(name: "bottom", fraction: .end)

  /// The first line of text: on a terminal, the top.
  public static let firstTextBaseline = VerticalAlignment(
    name: "firstTextBaseline", fraction: .start)

  /// The last line of text: on a terminal, the bottom.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline", fraction: .end)
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
}

extension Fraction {
  init(_ alignment: HorizontalAlignment) { self.init(alignment.fraction) }
  init(_ alignment: VerticalAlignment) { self.init(alignment.fraction) }

  private init(_ name: HorizontalAlignment.FractionName) {
    switch name {
    case .start: self = .start
    case .middle: self = .middle
    case .end: self = .end
    }
  }
}
