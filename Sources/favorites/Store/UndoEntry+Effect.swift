extension UndoEntry {
  /// What taking the change back means for a list.
  enum Effect: Equatable {
    /// The list with the change taken back.
    case document(FavoritesDocument)
    /// Nothing: the list is as it was before the change, which was never made or is taken back.
    case none
    /// Nothing, though the list is not as it was before the change: what the change altered was
    /// altered again.
    case superseded
  }

  func effect(on document: FavoritesDocument) -> Effect {
    let result = applied(to: document)
    if result != document { return .document(result) }
    return isTakenBack(in: document) ? .none : .superseded
  }

  /// Whether a list that taking the change back leaves alone is as it was before the change.
  private func isTakenBack(in document: FavoritesDocument) -> Bool {
    let present = Dictionary(document.items.map { ($0.id, $0) }) { first, _ in first }
    let isAsBefore = restored.allSatisfy { restoration in
      guard let item = present[restoration.old.id] else { return false }
      guard let new = restoration.new else { return item == restoration.old }
      return item.isTakenBack(new, to: restoration.old)
    }
    let isInPlace = placed.allSatisfy { placement in
      guard present[placement.id] != nil else { return false }
      // One that was deleted is back; one that was moved is where it was only behind that one.
      guard placement.deleted == nil, let predecessor = placement.predecessor else { return true }
      return present[predecessor] != nil
    }
    let areAsBefore = members.map { document.unknown.isTakenBack($0.new, to: $0.old) } ?? true
    return isAsBefore && isInPlace && areAsBefore
  }
}
