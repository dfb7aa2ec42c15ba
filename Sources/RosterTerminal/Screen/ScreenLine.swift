import RosterDrawing

/// A line of the scrolling part of a screen: what it is, and what it shows.
///
/// Lines are known by identity: a line that is somewhere else in the next frame is moved there by
/// the terminal, and not written again.
public struct ScreenLine: Hashable {
  /// What the line is, whatever it shows and wherever it is; nil for one that is nothing, as the
  /// empty lines behind a short list. No two lines of a frame have the same.
  public var id: AnyHashable?

  public var row: DrawingRow

  public init(id: AnyHashable? = nil, row: DrawingRow = DrawingRow()) {
    self.id = id
    self.row = row
  }
}
