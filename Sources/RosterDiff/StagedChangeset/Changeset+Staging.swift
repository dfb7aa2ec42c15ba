extension Changeset {
  /// The changes of structure alone.
  @usableFromInline
  func withoutMarks() -> Changeset {
    var result = self
    result.reloadedSections = []
    result.reloadedItems = []
    result.reconfiguredItems = []
    return result
  }

  /// What happens to sections alone.
  var ofSections: Changeset {
    var result = Changeset()
    result.deletedSections = deletedSections
    result.insertedSections = insertedSections
    result.movedSections = movedSections
    return result
  }

  /// The reloads and reconfigures alone. Rows of a section that is reloaded come with it.
  @usableFromInline
  func marksAlone() -> Changeset {
    var result = Changeset()
    let sections = Set(reloadedSections)
    result.reloadedSections = reloadedSections
    result.reloadedItems = reloadedItems.filter { !sections.contains($0.section) }
    result.reconfiguredItems = reconfiguredItems.filter { !sections.contains($0.section) }
    return result
  }

  /// Whether one batch of it is more than a table view accepts: a row moves into an inserted
  /// section or out of a deleted one, or rows of a moved section change.
  @usableFromInline
  var mustBeTakenApart: Bool {
    let inserted = Set(insertedSections)
    let deleted = Set(deletedSections)
    let movedFrom = Set(movedSections.map { $0.from })
    let movedTo = Set(movedSections.map { $0.to })
    return movedItems.contains {
      deleted.contains($0.from.section) || inserted.contains($0.to.section)
        || movedFrom.contains($0.from.section) || movedTo.contains($0.to.section)
    }
      || deletedItems.contains { movedFrom.contains($0.section) }
      || insertedItems.contains { movedTo.contains($0.section) }
  }
}
