import RosterDrawing

/// What text or a ground can be filled with: on a terminal, one colour.
public protocol ShapeStyle {
  /// The colour to fill with; nil leaves the colour that is there.
  func color(in environment: EnvironmentValues) -> Color?
}

extension Color: ShapeStyle {
  public func color(in environment: EnvironmentValues) -> Color? {
    self == .tint ? environment.tint ?? .tint : self
  }
}

extension Color: View {
  public typealias Body = Never
  public func build(into tree: inout ViewTree) {
    tree.append(.color(color(in: tree.environment) ?? self))
  }
}

/// The colour of text by rank.
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
  let color: Color

  public func color(in environment: EnvironmentValues) -> Color? { color }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .label) }
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: .secondaryLabel)
  }
  public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: .tertiaryLabel)
  }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: .quaternaryLabel)
  }
}

/// Colours that flow into one another: a terminal shows the first.
public struct LinearGradient: ShapeStyle, View {
  public typealias Body = Never
  let colors: [Color]

  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
  }

  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    colors = gradient.colors
  }

  public nonisolated func color(in environment: EnvironmentValues) -> Color? { colors.first }

  public func build(into tree: inout ViewTree) {
    if let color = colors.first { color.build(into: &tree) }
  }
}

/// Colours in order.
public struct Gradient: Hashable, Sendable {
  public var colors: [Color]
  public init(colors: [Color]) { self.colors = colors }
}

/// A place in something, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Something that shines through: a terminal shows the ground behind it.
public struct Material: ShapeStyle, Sendable {
  public func color(in environment: EnvironmentValues) -> Color? { nil }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}

extension Color {
  /// The colour as it is: a terminal has no gradients.
  public var gradient: Color { self }
}
