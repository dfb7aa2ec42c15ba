/// What programs tell a terminal beside text.
public enum TerminalMode {
  /// Takes the screen over: the alternate one, so that what was there comes back, and text that is
  /// pasted comes as such.
  ///
  /// It begins by switching off what a program left on that was killed. The cursor stays where it
  /// is meanwhile, and is there again at the end.
  ///
  /// - Parameter mouse: Whether presses, drags and the wheel are reported.
  public static func enter(mouse: Bool = false) -> String {
    let pointing = mouse ? "h" : "l"
    return "\u{1B}7" + restore
      + "\u{1B}8\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1000\(pointing)\u{1B}[?1002\(pointing)"
      + "\u{1B}[?1006\(pointing)\u{1B}[?25h" + prepare
  }

  /// Gives the screen back as it was, whatever was switched on meanwhile, by whomever.
  public static let restore =
    "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?1004l\u{1B}[r"
    + "\u{1B}[?7h\u{1B}[0m\u{1B}[?1049l\u{1B}[?25h"

  /// Leaves the screen as it is, for changes that are told in lines: only text that is pasted comes
  /// as such.
  public static let enterSpoken = "\u{1B}[?2004h"

  /// Takes that back.
  public static let restoreSpoken = "\u{1B}[?2004l"

  /// What frames count on: lines that are not wrapped, the plain style, no region.
  static let prepare = "\u{1B}[?7l\u{1B}[0m\u{1B}[r"

  /// The screen shows what follows all at once. Terminals that do not know it pass over it.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"
}
