import RosterDrawing

/// What thin lines are drawn with: signs for lines where they take one column, and letters where a
/// terminal gives each of them two, which fill no odd number of columns and do not fit into one.
struct RuleGlyphs {
  let across: Character
  let down: Character

  /// A line across that is done.
  let done: Character

  init(_ profile: WidthProfile, _ symbols: SymbolTable) {
    let signs = (symbols.sign("─"), symbols.sign("│"), symbols.sign("━"))
    if [signs.0, signs.1, signs.2].allSatisfy({ profile.width(of: $0) == 1 }) {
      (across, down, done) = signs
    } else {
      (across, down, done) = ("-", "|", "=")
    }
  }
}
