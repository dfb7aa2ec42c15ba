/// Cells that can be pressed, and what pressing them does.
public struct PressRegion: Hashable, Sendable {
  /// The cells, in the drawing's columns and lines.
  public var rect: CellRect

  /// The number of the action, as its owner counts.
  public var action: Int

  /// What the action is called, for people who cannot see it, and for tests.
  public var label: String

  public init(rect: CellRect, action: Int, label: String = "") {
    self.rect = rect
    self.action = action
    self.label = label
  }
}
