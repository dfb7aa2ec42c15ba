import Foundation
import RosterDrawing
import RosterViews

/// The titles of the index of a plain table, one a line at its trailing edge.
@MainActor final class SectionIndexView: PlatformView {
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// Called with the offset of a title that was pressed.
  var onPress: ((Int) -> Void)?

  /// How many columns the titles take.
  func columns() -> Int {
    let profile = traitCollection.widthProfile
    return titles.reduce(0) { max($0, profile.width(of: $1.terminalSafe)) }
  }

  /// The titles that have room: all, or as many as fit with a point for those between them.
  func lines(_ height: Int) -> [(text: String, title: Int)] {
    guard titles.count > height else { return titles.enumerated().map { ($1, $0) } }
    guard height > 0 else { return [] }
    // Every other line is a title; the first and the last title always show.
    let shown = max(1, (height + 1) / 2)
    let between = traitCollection.symbols.sign("•")
    return (0..<shown * 2 - 1).map { line in
      let title = shown > 1 ? line * (titles.count - 1) / (shown * 2 - 2) : 0
      return (line.isMultiple(of: 2) ? titles[title] : String(between), title)
    }
  }

  override func draw(into drawing: inout Drawing) {
    drawing.fill(drawing.bounds, with: " ")
    let lines = lines(drawing.height)
    let top = max(0, drawing.height - lines.count) / 2
    let style = Style(foreground: color ?? tintColor)
    let profile = traitCollection.widthProfile
    for (offset, line) in lines.enumerated() {
      let x = max(0, drawing.width - profile.width(of: line.text.terminalSafe))
      drawing.draw(line.text, at: CellPoint(x: x, y: top + offset), style: style, profile: profile)
    }
  }

  override func pressed(at point: CellPoint) -> Bool {
    let height = traitCollection.layoutMetrics.cells(bounds.size).height
    let lines = lines(height)
    guard !lines.isEmpty else { return true }
    let line = point.y - max(0, height - lines.count) / 2
    onPress?(lines[min(max(line, 0), lines.count - 1)].title)
    return true
  }
}
