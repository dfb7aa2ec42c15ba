extension Command {
  static let undo = Command(
    name: "undo",
    summary: "take the last change back",
    options: [.batches],
    notes: [
      "The last \(UndoJournal.limit) changes can be taken back, one after the other, in any later run.",
      "Favorites are found by id, so changes made meanwhile stay.",
      "What other programs changed again stays: then nothing is undone, and that is said.",
    ],
    examples: [Example("favorites undo", "after a delete, the favorites are where they were")]
  ) { invocation, session in
    switch try session.store(invocation).undo() {
    case .nothing:
      session.console.note("There is nothing to undo.")
    case .superseded(let entry, let document):
      session.console.note(
        "Cannot take \(entry.name) back (\(entry.summary(document))): what it changed was changed "
          + "again since. Nothing was undone.")
    case .done(let entry, let change):
      session.note(change)
      session.console.line("Undid \(entry.name): \(entry.summary(change.new, change.old))")
      try session.finish(change, invocation)
    }
  }

  static let restore = Command(
    name: "restore",
    summary: "bring back the version of the data file before the last change",
    options: [.batches],
    notes: [
      "For a damaged data file; it is kept under a name that ends in .damaged.",
      "A file that can be read trades places with that version; undo or another restore takes it back.",
    ],
    examples: [Example("favorites restore", "after \"favorites.json is damaged\"")]
  ) { invocation, session in
    let (change, damagedCopy) = try session.store(invocation).restore()
    session.note(change)
    let count = change.new.items.count
    session.console.line("Restored \(count) \(count == 1 ? "favorite" : "favorites").")
    if let damagedCopy { session.console.line("The damaged file is kept as \(damagedCopy)") }
    try session.finish(change, invocation)
  }
}
