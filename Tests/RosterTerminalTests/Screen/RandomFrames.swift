import RosterDiffProof
import RosterDrawing
import RosterTerminal

/// A list that changes at random, seen through a window.
struct RandomFrames {
  var random: SeededRandom
  let size: CellSize
  private let pieces: [String]
  private let excess: Int
  private var rows: [(id: Int, lines: [DrawingRow])] = []
  private var top = 0
  private var nextID = 0
  private var header: [DrawingRow] = []
  private var footer: [DrawingRow] = []

  static let plainPieces = [
    "Coding", "Work", "a", "x y", "      ", "Noting", "0123456789", "-", "Reading books",
  ]
  static let widePieces = plainPieces + ["中文", "한글", "e\u{301}", "ﾊﾟ", "★", "𝔘", "\u{3000}"]
  static let disputedPieces =
    widePieces + [
      "👍🏽", "❤️", "1️⃣", "🧑🏽‍💻", "🏳️‍🌈", "\u{1F1E9}", "🇩🇪", "क्षि", "⭐︎",
    ]

  /// - Parameter excess: Columns of lines beyond the screen, which are left out.
  init(seed: Int, size: CellSize, pieces: [String], excess: Int = 1) {
    self.excess = excess
    random = SeededRandom(seed: UInt64(seed))
    self.size = size
    self.pieces = pieces
    for _ in 0..<random.below(size.height * 3) { insert() }
    header = (0..<random.below(min(3, size.height))).map { _ in line() }
    footer = (0..<random.below(min(3, size.height))).map { _ in line() }
  }

  /// Does one of the things that happen to lists.
  mutating func step() {
    switch random.below(12) {
    case 0, 1: insert()
    case 2: delete()
    case 3: move()
    case 4: for _ in 0..<random.below(15) { random.oneIn(2) ? insert() : delete() }
    case 5: rows.shuffle(using: &random)
    case 6, 7, 8: top += random.below(13) - 6
    case 9: for _ in 0..<1 + random.below(3) { change() }
    case 10:
      if random.oneIn(2), !footer.isEmpty { footer[random.below(footer.count)] = line() }
      if random.oneIn(3), !header.isEmpty { header[random.below(header.count)] = line() }
    default:
      if random.oneIn(4) { footer = (0..<random.below(min(4, size.height))).map { _ in line() } }
      if random.oneIn(6) { rows = [] }
    }
    top = min(max(0, top), max(0, rows.reduce(0) { $0 + $1.lines.count } - 1))
  }

  var frame: TerminalFrame {
    var copy = random
    let lines = rows.flatMap { row in
      row.lines.enumerated().map { ScreenLine(id: [row.id, $0.offset], row: $0.element) }
    }
    return TerminalFrame(
      size: size, header: header, lines: Array(lines.dropFirst(top)), footer: footer,
      cursor: CellPoint(x: copy.below(size.width), y: copy.below(size.height)))
  }

  private mutating func insert() {
    // Now and then rows are several lines high.
    let height = random.oneIn(4) ? 2 + random.below(3) : 1
    let lines = (0..<height).map { _ in line() }
    rows.insert((nextID, lines), at: random.below(rows.count + 1))
    nextID += 1
  }

  private mutating func delete() {
    if !rows.isEmpty { rows.remove(at: random.below(rows.count)) }
  }

  private mutating func move() {
    guard !rows.isEmpty else { return }
    let row = rows.remove(at: random.below(rows.count))
    rows.insert(row, at: random.below(rows.count + 1))
  }

  private mutating func change() {
    guard !rows.isEmpty else { return }
    let index = random.below(rows.count)
    rows[index].lines[random.below(rows[index].lines.count)] = line()
  }

  private mutating func line() -> DrawingRow {
    var drawing = Drawing(width: size.width + excess, height: 1)
    if random.oneIn(5) { drawing.fill(drawing.bounds, style: style()) }
    var column = random.below(3)
    for _ in 0..<random.below(5) {
      let piece = pieces[random.below(pieces.count)]
      drawing.draw(piece, at: CellPoint(x: column, y: 0), style: style())
      column += WidthProfile.unicode.width(of: piece) + random.below(6)
    }
    return drawing.row(0)
  }

  private mutating func style() -> Style {
    switch random.below(8) {
    case 0: Style(.bold, foreground: .red)
    case 1: Style(background: .yellow)
    case 2: Style(.inverse)
    case 3: Style(foreground: Color(red: 0.5, green: 0, blue: 1))
    default: .plain
    }
  }
}
