import Foundation
import RosterDrawing

/// Modifiers of size, colour and space that cells do not have. They change nothing, so that code that
/// uses them compiles and runs.
extension View {
  /// Changes nothing: controls have one size.
  public func controlSize(_ size: ControlSize) -> Self { self }

  /// Changes nothing: buttons have no frames.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  /// Changes nothing: cells have one size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }

  /// Changes nothing: cells do not turn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func saturation(_ amount: Double) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func brightness(_ amount: Double) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func contrast(_ amount: Double) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func grayscale(_ amount: Double) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func hueRotation(_ angle: Angle) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func colorMultiply(_ color: Color) -> Self { self }

  /// Changes nothing: colours are those of the terminal.
  public func colorInvert() -> Self { self }

  /// Changes nothing: a cell shows what lies in front.
  public func blendMode(_ mode: BlendMode) -> Self { self }

  /// Changes nothing: all is drawn together.
  public func geometryGroup() -> Self { self }

  /// Changes nothing: nothing hovers over a terminal; the action is not called.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

  /// Changes nothing: nothing hovers over a terminal.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }

  /// Changes nothing: nothing moves between pictures.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// The frame of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// How colours over one another mix.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// What a pointer over a view does.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// A length that grows with the size of text; a terminal has one size, so it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A view by its value. Like every view it is built again with the content around it; what it looks
/// like follows from its value alone.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}
