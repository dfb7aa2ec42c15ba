import Foundation
import RosterDrawing

/// Modifiers of looks and gestures that a terminal does not have. They change nothing, so that code
/// that uses them compiles and runs.
extension View {
  /// Changes nothing: cells have one size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }

  /// Changes nothing: cells do not turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }

  /// Changes nothing: cells are sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// Changes nothing: views lie over one another in the order in which they are written.
  public func zIndex(_ value: Double) -> Self { self }

  /// Changes nothing: views come and go at once.
  public func transition(_ transition: AnyTransition) -> Self { self }

  /// Changes nothing: a terminal has no frames of less than a cell.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> Self { self }

  /// Changes nothing: symbols are glyphs, and have the size of these.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }

  /// Changes nothing: symbols are glyphs, and have the size of these.
  public func scaledToFit() -> Self { self }

  /// Changes nothing: symbols are glyphs, and have the size of these.
  public func scaledToFill() -> Self { self }

  /// Changes nothing: symbols are glyphs of one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  /// Changes nothing: switches have one look.
  public func toggleStyle(_ style: ToggleLook) -> Self { self }

  /// Changes nothing: text fields have one look.
  public func textFieldStyle(_ style: TextFieldLook) -> Self { self }

  /// Changes nothing: bars have one look.
  public func progressViewStyle(_ style: ProgressViewLook) -> Self { self }

  /// Changes nothing: a terminal has no menus of rows.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  /// Changes nothing: a press on a terminal has no length.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> Self { self }

  /// Changes nothing: the insets of hosted rows are the configuration's `margins`.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Changes nothing: the ground of hosted rows is the configuration's `background`.
  public func listRowBackground(_ view: (some View)?) -> Self { self }

  /// Changes nothing: separators have one colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }

  /// Changes nothing: all is drawn together.
  public func compositingGroup() -> Self { self }

  /// Changes nothing: all is drawn together.
  public func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Changes nothing: text shows when it is there.
  public func redacted(reason: RedactionReasons) -> Self { self }

  /// Changes nothing: there are no edges to avoid.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Changes nothing: nothing floats over a terminal.
  public func help(_ text: some StringProtocol) -> Self { self }

  /// Changes nothing: the place says whether it is light or dark.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }

  /// Changes nothing: there are no hints on a terminal.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

  /// Changes nothing: things are said in reading order.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
}

/// An angle; on a terminal nothing turns.
public struct Angle: Hashable, Sendable {
  public var degrees: Double

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func radians(_ radians: Double) -> Angle { Angle(degrees: radians * 180 / .pi) }

  public static let zero = Angle(degrees: 0)
}

/// How a view comes and goes: on a terminal, at once.
public struct AnyTransition: Hashable, Sendable {
  private let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static let scale = AnyTransition(name: "scale")

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How something fills its room.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

/// How many colours a symbol has; on a terminal, one.
public enum SymbolRenderingMode: Hashable, Sendable {
  case monochrome, hierarchical, palette, multicolor
}

/// The look of switches.
public enum ToggleLook: Hashable, Sendable { case automatic, `switch`, button }

/// The look of text fields.
public enum TextFieldLook: Hashable, Sendable { case automatic, plain, roundedBorder }

/// The look of bars.
public enum ProgressViewLook: Hashable, Sendable { case automatic, linear, circular }

/// Why something is shown without what it says.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}
