/// What a key can do in the interactive list.
enum UIAction: Hashable, CaseIterable, Sendable {
  /// The table knows what to do: the current row moves, its actions open.
  case up, down, pageUp, pageDown, first, last, trailing, leading
  case primary, mark, markNext, star, delete, undo, moveUp, moveDown, add, edit
  case filter, help, repaint, suspend, back, quit, interrupt
}
