/// What was typed for a change that could not be made.
struct UnsavedText {
  /// What takes it, if it is tried again.
  let change: UIChange
  /// What to say while it is typed on.
  let notice: UIState.Notice
  /// The same for a shell, where nothing can be typed on: the text follows in lines of its own.
  let farewell: String

  /// - Parameter notice: Why it could not be made.
  init(_ change: UIChange, _ notice: UIState.Notice) {
    self.change = change
    self.notice = notice
    farewell = notice.text
  }

  /// A title that was not taken; nil if there is nothing to be told.
  ///
  /// - Parameters:
  ///   - old: The favorite when somebody began to type.
  ///   - theirs: What others have made of it; nil if they have deleted it.
  init?(_ title: String, of old: Favorite, theirs: Favorite?) {
    let (typed, before) = (title.trimmingBlanks, old.title.trimmingBlanks)
    guard typed != before else { return nil }
    let farewell = "the title \"\(old.title)\" was not edited: "
    guard let theirs else {
      change = .addAgain(old, as: title)
      notice = UIState.Notice(
        text: "Not edited: \"\(old.title)\" was deleted elsewhere meanwhile. "
          + "Enter adds it again with your title, escape does not.")
      self.farewell = farewell + "the favorite was deleted elsewhere meanwhile. This was typed:"
      return
    }
    guard ![typed, before].contains(theirs.title.trimmingBlanks) else { return nil }
    change = .rename(theirs, to: title)
    notice = UIState.Notice(
      text: "Not edited: the title was changed elsewhere meanwhile, to \"\(theirs.title)\". "
        + "Enter takes yours, escape theirs.")
    self.farewell =
      farewell + "it was changed elsewhere meanwhile, to \"\(theirs.title)\". This was typed:"
  }
}
