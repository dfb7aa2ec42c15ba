extension TerminalTable {
  /// Gives the table its part of the screen, and a row the focus if none has it, without drawing:
  /// for header and footer that tell of the current row.
  public func layoutIfNeeded() { layOut(in: screenSize) }
}
