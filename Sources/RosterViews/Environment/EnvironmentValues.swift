import Foundation
import RosterDrawing

/// A value of the environment that a program adds.
///
/// ```swift
/// struct DensityKey: EnvironmentKey { static let defaultValue = 1 }
/// extension EnvironmentValues {
///   var density: Int {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What holds for a view and all views inside it.
public struct EnvironmentValues {
  /// What text looks like. Small, because it changes often.
  var text = TextEnvironment()
  private var storage: Storage

  public init() { storage = Storage() }

  init(traits: TraitCollection) {
    self.init()
    storage.traits = traits
  }

  /// A value that a program added.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { unique().custom[ObjectIdentifier(key)] = newValue }
  }

  /// What is known about the place where views are shown.
  public var traits: TraitCollection {
    get { storage.traits }
    set { unique().traits = newValue }
  }

  public var locale: Locale {
    get { storage.locale }
    set { unique().locale = newValue }
  }

  public var colorScheme: ColorScheme {
    get { storage.traits.colorScheme }
    set { unique().traits.colorScheme = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { storage.traits.accessibilityDifferentiateWithoutColor }
    set { unique().traits.accessibilityDifferentiateWithoutColor = newValue }
  }

  /// The glyphs of symbol names.
  public var symbols: SymbolTable {
    get { storage.traits.symbols }
    set { unique().traits.symbols = newValue }
  }

  /// How a line of a glyph fills its width here.
  var glyphFlow: TextFlow { storage.glyphFlow }

  /// The glyph of a symbol name.
  func glyph(for name: String) -> String { storage.traits.symbols.glyph(for: name) }

  /// The points of a cell.
  var metrics: LayoutMetrics { storage.traits.layoutMetrics }

  /// An object that a program put here, by its type.
  func object(_ type: ObjectIdentifier) -> AnyObject? { storage.objects[type] }

  mutating func setObject(_ object: AnyObject?, for type: ObjectIdentifier) {
    unique().objects[type] = object
  }

  private mutating func unique() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    return storage
  }

  private final class Storage {
    var traits = TraitCollection.terminal { didSet { glyphFlow = Self.glyphFlow(traits) } }
    var glyphFlow = Storage.terminalFlow
    var locale = Locale.current
    var custom: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    init(copying other: Storage) {
      traits = other.traits
      glyphFlow = other.glyphFlow
      locale = other.locale
      custom = other.custom
      objects = other.objects
    }

    private static let terminalFlow = glyphFlow(.terminal)

    private static func glyphFlow(_ traits: TraitCollection) -> TextFlow {
      TextFlow(lineLimit: 1, ellipsis: traits.ellipsis, profile: traits.widthProfile)
    }
  }
}

/// What text looks like here.
struct TextEnvironment: Hashable {
  var style = Style.plain
  var lineLimit: Int?
  var truncation = TruncationMode.tail
  var alignment = TextAlignment.leading
  var tint: Color?
  var isEnabled = true
  var letters: Text.Case?
}

extension EnvironmentValues {
  /// The most lines of text.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  public var truncationMode: TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  public var textCase: Text.Case? {
    get { text.letters }
    set { text.letters = newValue }
  }

  /// Whether controls can be pressed.
  public var isEnabled: Bool {
    get { text.isEnabled }
    set { text.isEnabled = newValue }
  }

  /// The colour of what can be pressed; nil is the tint of the place.
  public var tint: Color? {
    get { text.tint }
    set { text.tint = newValue }
  }

  /// How text fills its width here.
  var flow: TextFlow {
    var flow = glyphFlow
    flow.lineLimit = text.lineLimit
    flow.truncation = text.truncation
    flow.alignment = text.alignment
    return flow
  }
}
