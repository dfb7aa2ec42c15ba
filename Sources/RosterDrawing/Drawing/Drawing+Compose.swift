extension Drawing {
  /// Draws another drawing over this one, with what can be pressed and what it says.
  ///
  /// - Complexity: O(runs of both in the lines that they share).
  public mutating func overlay(_ other: Drawing, at point: CellPoint = .zero) {
    overlayRows(of: other, at: point)
    for region in other.pressRegions {
      let rect = region.rect.offset(x: point.x, y: point.y).intersection(bounds)
      guard !rect.isEmpty else { continue }
      pressRegions.append(PressRegion(rect: rect, action: region.action, label: region.label))
    }
    accessibility += other.accessibility
  }

  /// This drawing at a place in a larger or smaller one.
  public func placed(at point: CellPoint, in size: CellSize) -> Drawing {
    var result = Drawing(size: size)
    result.overlay(self, at: point)
    return result
  }

  /// The part inside a rectangle, which becomes the whole.
  public func cropped(to rect: CellRect) -> Drawing {
    var result = Drawing(size: rect.size)
    result.overlay(self, at: CellPoint(x: -rect.minX, y: -rect.minY))
    return result
  }

  /// Drawings below one another.
  ///
  /// - Parameter spacing: Empty lines between them.
  public static func vertical(
    _ drawings: some Sequence<Drawing>, spacing: Int = 0, alignment: TextAlignment = .leading
  ) -> Drawing {
    let parts = Array(drawings)
    let gap = min(max(spacing, 0), lengthLimit)
    let width = parts.reduce(0) { max($0, $1.width) }
    let height = parts.reduce(0) { $0 + $1.height } + gap * max(parts.count - 1, 0)
    var result = Drawing(width: width, height: height)
    var line = 0
    for part in parts {
      result.overlay(part, at: CellPoint(x: alignment.inset(of: width - part.width), y: line))
      line += part.height + gap
    }
    return result
  }

  /// Drawings beside one another, their tops in one line.
  ///
  /// - Parameter spacing: Empty columns between them.
  public static func horizontal(_ drawings: some Sequence<Drawing>, spacing: Int = 0) -> Drawing {
    let parts = Array(drawings)
    let gap = min(max(spacing, 0), lengthLimit)
    let width = parts.reduce(0) { $0 + $1.width } + gap * max(parts.count - 1, 0)
    var result = Drawing(width: width, height: parts.reduce(0) { max($0, $1.height) })
    var column = 0
    for part in parts {
      result.overlay(part, at: CellPoint(x: column, y: 0))
      column += part.width + gap
    }
    return result
  }

  /// Draws what another drawing shows over this one, without what it says and what can be pressed.
  package mutating func overlayRows(of other: Drawing, at point: CellPoint) {
    let area = other.bounds.offset(x: point.x, y: point.y).intersection(bounds)
    guard !area.isEmpty else { return }
    let isWide = area.width < other.width
    for line in area.minY..<area.maxY {
      let number = line - point.y
      guard number < other.rows.count else { break }
      let row = other.rows[number]
      if isWide {
        let columns = (area.minX - point.x)..<(area.maxX - point.x)
        for run in row.cropped(to: columns, movedTo: area.minX).runs { draw(run, line: line) }
      } else {
        for var run in row.runs {
          run.column += point.x
          draw(run, line: line)
        }
      }
    }
  }
}
