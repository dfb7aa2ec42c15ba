/// The place of a row: a section's index and the row's index in that section, both from zero.
///
/// A path says nothing about *when* it holds. Every API that takes or gives one says whether it
/// counts before or after the change.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int

  /// The index of the item in its section.
  public var item: Int

  /// The same as ``item``, in the words of tables.
  @inlinable
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  @inlinable
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  @inlinable
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// Sections first, then items: the order in which rows stand in a list.
  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// `"[2, 5]"`: section 2, item 5.
  public var description: String { "[\(section), \(item)]" }
}

#if !$Embedded
  extension ItemPath: Codable {}
#endif
