import RosterDrawing

/// A piece of a tree of views, with the pieces inside it right after it.
struct ViewNode: Equatable {
  /// What it is. Numbers only, so that looking at it costs nothing.
  let kind: Kind

  /// The text of text and images.
  let text: PreparedText?

  /// How many nodes it is, with those inside.
  var size = 1

  /// Who gets room first.
  var priority: Double = 0

  enum Kind: Equatable {
    case text
    case image
    case spacer(axis: Axis?, minimum: Int32)
    case divider(axis: Axis?, Style)
    case color(Color)
    /// A bar of which a part is done, from 0 to 1.
    case progress(Double, Style)
    case stack(Axis, spacing: Int32?, Fraction)
    case layers(Fraction, Fraction)
    /// Several of which one shows, by its number.
    case fitting(Axis.Set, choice: Int32)
    /// Rows below one another, with what lies between columns and between lines.
    case grid(columnGap: Int32, lineGap: Int32, Fraction, Fraction)
    /// Cells beside one another: only directly in a grid.
    case gridRow(Fraction)
    /// What a view says about itself as a cell of a grid.
    case gridCell(GridCell)
    case padding(CellInsets)
    case frame(FrameRule, FrameRule, Fraction, Fraction)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case offset(x: Int, y: Int)
    case hidden
    /// First child the ground, then what lies on it.
    case background(Fraction, Fraction)
    /// First child what is in front, then what it covers.
    case overlay(Fraction, Fraction)
    case fill(Color)
    case press(action: Int?, AccessibilityElement.Traits, PressValue)
    case accessibility(rule: Int)
    /// The space of coordinates with a name, by its number.
    case space(Int)
    case guide(SeparatorGuide, closure: Int)
    /// Says itself where an alignment of it is.
    case alignment(Axis, Fraction, closure: Int)
    case platform(record: Int, PlatformSize)
  }

  init(_ kind: Kind, text: PreparedText? = nil) {
    self.kind = kind
    self.text = text
  }

  /// Whether it is text or an image.
  @inline(__always)
  var isText: Bool {
    switch kind {
    case .text, .image: true
    default: false
    }
  }

  @inline(__always)
  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}

/// What something to press is set to.
enum PressValue: Equatable {
  case none, on, off

  var text: String? {
    switch self {
    case .none: nil
    case .on: "on"
    case .off: "off"
    }
  }
}

/// Where something stands in the room that it has: at a part of it, or at a guide.
struct Fraction: Hashable, Sendable {
  let number: UInt16

  static let start = Fraction(number: 0)
  static let middle = Fraction(number: 1)
  static let end = Fraction(number: 2)
  static let firstBaseline = Fraction(number: 3)
  static let lastBaseline = Fraction(number: 4)

  /// Whether a look at the length says where it is.
  var isPart: Bool { number <= 2 }

  /// What comes before it, of what is left over.
  func inset(of free: Int) -> Int {
    switch number {
    case 1: max(free, 0) / 2
    case 2, 4: max(free, 0)
    default: 0
    }
  }
}

/// Columns and lines at the sides.
struct CellInsets: Equatable {
  var top: Int32 = 0
  var leading: Int32 = 0
  var bottom: Int32 = 0
  var trailing: Int32 = 0

  /// The cells of both sides in a direction.
  func sides(_ axis: Axis) -> (before: Int, after: Int) {
    axis == .horizontal ? (Int(leading), Int(trailing)) : (Int(top), Int(bottom))
  }
}

/// What a view says about itself as a cell of a grid; nil leaves it to the grid.
struct GridCell: Equatable {
  var columns: Int32?
  var horizontal: Fraction?
  var vertical: Fraction?

  /// Where all cells of its column stand.
  var column: Fraction?

  /// Whether the column is as wide without it.
  var isUnsizedAcross = false

  /// Whether the row is as high without it.
  var isUnsizedDown = false
}

/// What a frame asks for in one direction; nil asks for nothing.
struct FrameRule: Equatable {
  private var least: Int32 = -1
  private var wanted: Int32 = -1
  private var most: Int32 = -1

  /// Makes a rule; lengths beyond what can be drawn are endless.
  init(minimum: Int?, ideal: Int?, maximum: Int?) {
    least = minimum.map(Self.stored) ?? -1
    wanted = ideal.map(Self.stored) ?? -1
    most = maximum.map(Self.stored) ?? -1
  }

  /// The lengths of a frame around something.
  func applied(to span: Span) -> Span {
    let maximum = most < 0 ? nil : Self.length(most)
    let low = least < 0 ? min(span.min, maximum ?? .max) : Self.length(least)
    let high = max(low, maximum ?? span.max)
    let ideal = wanted < 0 ? span.ideal : Self.length(wanted)
    return Span(min: low, ideal: min(max(ideal, low), high), max: high)
  }

  private static func stored(_ length: Int) -> Int32 {
    length > Drawing.lengthLimit ? .max : Int32(max(length, 0))
  }

  private static func length(_ stored: Int32) -> Int { stored == .max ? Span.endless : Int(stored) }
}

/// What accessibility modifiers say about a view.
struct AccessibilityRule: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
  var combines = false
  var traits: AccessibilityElement.Traits = []

  /// Whether it says what there is to say about all views inside.
  var saysAll: Bool { combines || label != nil || value != nil || !traits.isEmpty }
}

/// Which end of a separator a view gives.
enum SeparatorGuide: Equatable {
  case leading, trailing
}

/// The size that a retained view asks for, in cells; nil takes what there is.
struct PlatformSize: Equatable {
  var width: Int?
  var height: Int?
}

/// The least, the wanted, and the greatest length.
struct Span: Equatable {
  var min = 0
  var ideal = 0
  var max = 0

  static let endless = CellSize.limit

  static func fixed(_ length: Int) -> Span { Span(min: length, ideal: length, max: length) }

  /// Any length, from the one that it wants.
  static func flexible(from length: Int) -> Span { Span(min: length, ideal: length, max: endless) }

  /// At most what it wants, and at least one cell of it.
  static func shrinking(from length: Int) -> Span {
    Span(min: Swift.min(1, length), ideal: length, max: length)
  }

  /// Any length; by itself, one cell.
  static let stretching = Span(min: 0, ideal: 1, max: endless)

  func clamped(_ length: Int) -> Int { Swift.min(Swift.max(length, min), max) }

  /// One after the other.
  func followed(by other: Span) -> Span {
    Span(
      min: Swift.min(min + other.min, Span.endless),
      ideal: Swift.min(ideal + other.ideal, Span.endless),
      max: Swift.min(max + other.max, Span.endless))
  }

  /// One over the other.
  func covering(_ other: Span) -> Span {
    Span(
      min: Swift.max(min, other.min), ideal: Swift.max(ideal, other.ideal),
      max: Swift.max(max, other.max))
  }
}
