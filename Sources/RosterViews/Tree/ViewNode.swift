import RosterDrawing

/// A piece of a tree of views, with the pieces inside it right after it.
struct ViewNode: Equatable {
  var kind: Kind

  /// How many nodes it is, with those inside.
  var size = 1

  /// Who gets room first.
  var priority: Double = 0

  enum Kind: Equatable {
    case text(PreparedText)
    case image(PreparedText, name: String)
    case spacer(axis: Axis?, minimum: Int)
    case divider(axis: Axis?, style: Style)
    case color(Color)
    case stack(Axis, spacing: Int?, Fraction)
    case layers(Fraction, Fraction)
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
    case press(action: Int?, traits: AccessibilityElement.Traits, value: String?)
    case accessibility(AccessibilityRule)
    case guide(SeparatorGuide, closure: Int)
    case platform(record: Int, size: PlatformSize)
  }

  init(_ kind: Kind, size: Int = 1, priority: Double = 0) {
    self.kind = kind
    self.size = size
    self.priority = priority
  }

  var isSpacer: Bool {
    if case .spacer = kind { true } else { false }
  }
}

/// Where something stands in the room that it has.
enum Fraction: Equatable {
  case start, middle, end

  /// What comes before it, of what is left over.
  func inset(of free: Int) -> Int {
    switch self {
    case .start: 0
    case .middle: max(free, 0) / 2
    case .end: max(free, 0)
    }
  }
}

/// Columns and lines at the sides.
struct CellInsets: Equatable {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0
}

/// What a frame asks for in one direction.
struct FrameRule: Equatable {
  var minimum: Int?
  var ideal: Int?
  var maximum: Int?

  static let none = FrameRule()

  /// The lengths of a frame around something.
  func applied(to span: Span) -> Span {
    let low = minimum ?? min(span.min, maximum ?? .max)
    let high = max(low, maximum ?? span.max)
    return Span(min: low, ideal: min(max(ideal ?? span.ideal, low), high), max: high)
  }
}

/// What accessibility modifiers say about a view.
struct AccessibilityRule: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
  var combines = false
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
