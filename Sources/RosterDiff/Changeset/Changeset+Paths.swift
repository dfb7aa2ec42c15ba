extension Changeset {
  /// Where a row of the old state is in the new one; nil if it is gone.
  ///
  /// - Complexity: O(k log k) for k changes
  public func newPath(forOld path: ItemPath) -> ItemPath? {
    PathMap(self).newPath(forOld: path)
  }

  /// Where a row of the new state was in the old one; nil if it is new.
  ///
  /// - Complexity: O(k log k) for k changes
  public func oldPath(forNew path: ItemPath) -> ItemPath? {
    PathMap(self).oldPath(forNew: path)
  }

  /// The inserted rows without those that come with an inserted section, as UIKit's batches have
  /// them.
  public var insertedItemsInSurvivingSections: [ItemPath] {
    Self.paths(insertedItems, outside: insertedSections)
  }

  /// The deleted rows without those that go with a deleted section, as UIKit's batches have them.
  public var deletedItemsInSurvivingSections: [ItemPath] {
    Self.paths(deletedItems, outside: deletedSections)
  }

  private static func paths(_ paths: [ItemPath], outside sections: [Int]) -> [ItemPath] {
    guard !sections.isEmpty else { return paths }
    let sections = Set(sections)
    return paths.filter { !sections.contains($0.section) }
  }
}
