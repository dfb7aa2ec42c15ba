import Foundation
import RosterDrawing

/// What views know about the place where they are shown.
public struct TraitCollection: Hashable, Sendable {
  /// The points of a cell.
  public var layoutMetrics: LayoutMetrics

  /// The glyphs of symbol names.
  public var symbols: SymbolTable

  /// How the terminal at hand measures text.
  public var widthProfile: WidthProfile

  /// What stands for text that is left out.
  public var ellipsis: String

  /// Whether the ground is light or dark.
  public var colorScheme: ColorScheme

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool

  public init(
    layoutMetrics: LayoutMetrics = .terminal,
    symbols: SymbolTable = .standard,
    widthProfile: WidthProfile = .unicode,
    ellipsis: String = "…",
    colorScheme: ColorScheme = .light,
    accessibilityDifferentiateWithoutColor: Bool = false
  ) {
    self.layoutMetrics = layoutMetrics
    self.symbols = symbols
    self.widthProfile = widthProfile
    self.ellipsis = ellipsis
    self.colorScheme = colorScheme
    self.accessibilityDifferentiateWithoutColor = accessibilityDifferentiateWithoutColor
  }

  /// A terminal that shows Unicode.
  public static let terminal = TraitCollection()
}

/// Whether the ground is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}
