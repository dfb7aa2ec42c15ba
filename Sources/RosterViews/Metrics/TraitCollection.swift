import Foundation
import RosterDrawing

/// What views know about the place where they are shown.
///
/// It is asked for all the time and hardly ever changed: a copy is one reference.
public struct TraitCollection: Hashable, Sendable {
  private var storage: Storage

  /// The kind of list that the place is in.
  public var listEnvironment = ListEnvironment.unspecified

  /// The points of a cell.
  public var layoutMetrics: LayoutMetrics {
    get { storage.values.layoutMetrics }
    set { change { $0.layoutMetrics = newValue } }
  }

  /// The glyphs of symbol names.
  public var symbols: SymbolTable {
    get { storage.values.symbols }
    set { change { $0.symbols = newValue } }
  }

  /// How the terminal at hand measures text.
  public var widthProfile: WidthProfile {
    get { storage.values.widthProfile }
    set { change { $0.widthProfile = newValue } }
  }

  /// What stands for text that is left out.
  public var ellipsis: String {
    get { storage.values.ellipsis }
    set { change { $0.ellipsis = newValue } }
  }

  /// Whether the ground is light or dark.
  public var colorScheme: ColorScheme {
    get { storage.values.colorScheme }
    set { change { $0.colorScheme = newValue } }
  }

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { storage.values.accessibilityDifferentiateWithoutColor }
    set { change { $0.accessibilityDifferentiateWithoutColor = newValue } }
  }

  public init(
    layoutMetrics: LayoutMetrics = .terminal,
    symbols: SymbolTable = .standard,
    widthProfile: WidthProfile = .unicode,
    ellipsis: String = "…",
    colorScheme: ColorScheme = .light,
    accessibilityDifferentiateWithoutColor: Bool = false
  ) {
    storage = Storage(
      Values(
        layoutMetrics: layoutMetrics, symbols: symbols, widthProfile: widthProfile,
        ellipsis: ellipsis, colorScheme: colorScheme,
        accessibilityDifferentiateWithoutColor: accessibilityDifferentiateWithoutColor))
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.listEnvironment == right.listEnvironment
      && (left.storage === right.storage || left.storage.values == right.storage.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(listEnvironment)
    hasher.combine(storage.values)
  }

  /// The same in a kind of list, unless it says the kind itself.
  func inList(_ list: ListEnvironment) -> Self {
    guard listEnvironment == .unspecified, list != .unspecified else { return self }
    var result = self
    result.listEnvironment = list
    return result
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = storage.values
    change(&values)
    storage = Storage(values)
  }

  private struct Values: Hashable {
    var layoutMetrics: LayoutMetrics
    var symbols: SymbolTable
    var widthProfile: WidthProfile
    var ellipsis: String
    var colorScheme: ColorScheme
    var accessibilityDifferentiateWithoutColor: Bool
  }

  private final class Storage: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  /// A terminal that shows Unicode.
  public static let terminal = TraitCollection()
}

/// The kinds of lists, which content may look different in.
public enum ListEnvironment: Hashable, Sendable, CaseIterable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// Whether the ground is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}
