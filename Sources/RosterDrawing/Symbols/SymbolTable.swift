/// The glyphs that stand for symbol names, as `"star.fill"` → `★`.
///
/// A value that anyone can extend:
///
/// ```swift
/// var symbols = SymbolTable.standard
/// symbols["bolt"] = "↯"
/// ```
public struct SymbolTable: Hashable, Sendable {
  /// What to show for names that are not in the table.
  public var unknown: Unknown

  private var glyphs: [String: String]

  /// What is drawn for signs that have no name, where that is something else.
  private var signs: [Character: Character] = [:]

  /// What stands for a name that is not in a table.
  public enum Unknown: Hashable, Sendable {
    /// The name in brackets, which tests can read: `[bolt]`.
    case name
    /// One glyph, for a screen.
    case glyph(String)
  }

  public init(_ glyphs: [String: String], unknown: Unknown = .name) {
    self.glyphs = glyphs.mapValues { $0.terminalSafe }
    self.unknown = unknown
  }

  /// The same table with other signs of one column for those that Roster draws by itself: arrows,
  /// lines, checkmarks.
  func replacing(_ signs: [Character: Character]) -> SymbolTable {
    var table = self
    table.signs = signs
    return table
  }

  /// A sign that Roster draws by itself, as this table has it.
  package func sign(_ sign: Character) -> Character { signs[sign] ?? sign }

  /// The names in the table, in no order.
  public var names: some Collection<String> { glyphs.keys }

  /// The glyph of a name; nil if the table has none, and to remove it.
  public subscript(name: String) -> String? {
    get { glyphs[name] }
    set { glyphs[name] = newValue?.terminalSafe }
  }

  /// The glyph to show for any name. It is safe to print.
  public func glyph(for name: String) -> String {
    if let glyph = glyphs[name] { return glyph }
    switch unknown {
    case .name: return "[\(name.terminalSafe)]"
    case .glyph(let glyph): return glyph.terminalSafe
    }
  }
}
