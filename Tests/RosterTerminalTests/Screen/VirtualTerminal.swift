import RosterDrawing

/// A small terminal that follows what real ones do with the sequences that frames are made of.
///
/// Whatever it does not know is noted as a fault.
struct VirtualTerminal {
  struct Cell: Hashable {
    var text = " "
    var pen = Pen()
    /// Whether it is the second half of a wide one.
    var isHalf = false
  }

  /// Codes of traits, and of the colours of text and ground.
  struct Pen: Hashable {
    var traits: Set<Int> = []
    var foreground = ""
    var background = ""
  }

  let size: CellSize
  /// Nil: a cluster is one thing. Otherwise scalars are printed one by one, as old terminals do.
  let scalars: WidthProfile?
  private(set) var lines: [[Cell]]
  private(set) var cursor = CellPoint.zero
  private(set) var modes: [Int: Bool] = [7: true, 25: true]
  private(set) var faults: [String] = []
  /// Lines that something was written to, or that were moved.
  private(set) var touched: Set<Int> = []
  private(set) var region: Range<Int>
  private var pen = Pen()
  private var saved = (cursor: CellPoint.zero, pen: Pen())
  /// Where the cursor stood when the other screen was switched to.
  private(set) var cursorAtTheStart = CellPoint.zero

  /// - Parameter garbage: What is on the screen before.
  init(_ size: CellSize, scalars: WidthProfile? = nil, garbage: String = " ") {
    self.size = size
    self.scalars = scalars
    region = 0..<size.height
    let pen = garbage == " " ? Pen() : Pen(traits: [4], background: "45")
    lines = Array(
      repeating: Array(repeating: Cell(text: garbage, pen: pen), count: size.width),
      count: size.height)
    self.pen = pen
  }

  mutating func forgetTouched() { touched = [] }

  /// Whether a style is in force.
  var isPlain: Bool { pen == Pen() }

  /// The lines as text, without spaces at their ends.
  var picture: String {
    lines.map { line in
      var text = line.filter { !$0.isHalf }.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  mutating func feed(_ bytes: [UInt8]) {
    var text: [UInt8] = []
    var index = 0
    func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte != 0x7F {
        text.append(byte)
        index += 1
        continue
      }
      print(&text)
      if byte == 0x0D {
        cursor.x = 0
      } else if byte == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") {
        let start = index + 2
        guard let end = bytes[start...].firstIndex(where: isFinal) else {
          faults.append("a sequence that does not end")
          return
        }
        let middle = String(decoding: bytes[start..<end], as: UTF8.self)
        control(middle, Character(Unicode.Scalar(bytes[end])))
        index = end
      } else if byte == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "7") {
        saved = (cursor, pen)
        index += 1
      } else if byte == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "8") {
        (cursor, pen) = saved
        index += 1
      } else {
        faults.append("byte \(byte)")
      }
      index += 1
    }
    print(&text)
  }

  private mutating func control(_ middle: String, _ final: Character) {
    if middle.hasPrefix("?") {
      for mode in middle.dropFirst().split(separator: ";") {
        guard let number = Int(mode), final == "h" || final == "l" else {
          return faults.append("mode \(middle)\(final)")
        }
        modes[number] = final == "h"
        if number == 1049, final == "h" { cursorAtTheStart = cursor }
      }
      return
    }
    let numbers = middle.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    if middle.contains(where: { !$0.isNumber && $0 != ";" }) { faults.append("\(middle)\(final)") }
    let first = numbers.first.flatMap(\.self)
    switch final {
    case "H":
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      move(column: column - 1, line: (first ?? 1) - 1)
    case "G": move(column: (first ?? 1) - 1, line: cursor.y)
    case "K" where middle.isEmpty: erase(cursor.x..<size.width)
    case "L": shift(by: first ?? 1, isInsertion: true)
    case "M": shift(by: first ?? 1, isInsertion: false)
    case "m": style(numbers.map { $0 ?? 0 })
    case "r": scroll(numbers)
    default: faults.append("\(middle)\(final)")
    }
  }

  private mutating func move(column: Int, line: Int) {
    if column < 0 || line < 0 || column >= size.width || line >= size.height {
      faults.append("moves to \(column), \(line)")
    }
    cursor = CellPoint(
      x: min(max(column, 0), size.width - 1), y: min(max(line, 0), size.height - 1))
  }

  private mutating func scroll(_ numbers: [Int?]) {
    let top = (numbers.first.flatMap(\.self) ?? 1) - 1
    let bottom = (numbers.count > 1 ? numbers[1] : nil) ?? size.height
    guard top >= 0, bottom <= size.height, bottom - top >= 2 || numbers.count == 1 else {
      return faults.append("region \(numbers)")
    }
    region = top..<bottom
    // As real ones do.
    cursor = .zero
  }

  /// Empty cells get the ground that is in force.
  private var empty: Cell { Cell(pen: Pen(background: pen.background)) }

  private mutating func shift(by count: Int, isInsertion: Bool) {
    guard region.contains(cursor.y) else { return faults.append("lines outside of the region") }
    touched.formUnion(cursor.y..<region.upperBound)
    let blank = Array(repeating: empty, count: size.width)
    for _ in 0..<min(count, region.upperBound - cursor.y) {
      lines.remove(at: isInsertion ? region.upperBound - 1 : cursor.y)
      lines.insert(blank, at: isInsertion ? cursor.y : region.upperBound - 1)
    }
    cursor.x = 0
  }

  private mutating func erase(_ columns: Range<Int>) {
    touched.insert(cursor.y)
    for column in columns { put(empty, at: column) }
  }

  private mutating func style(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = Pen()
      case 1...9: pen.traits.insert(code)
      case 30...37, 90...97: pen.foreground = "\(code)"
      case 40...47, 100...107: pen.background = "\(code)"
      case 38: pen.foreground = "\(codes.prefix(4))"; codes = codes.dropFirst(4)
      case 48: pen.background = "\(codes.prefix(4))"; codes = codes.dropFirst(4)
      default: faults.append("style \(code)")
      }
    }
  }

  /// Puts a cell; what is left of a wide one that it covers a half of becomes empty.
  private mutating func put(_ cell: Cell, at column: Int) {
    let line = cursor.y
    if lines[line][column].isHalf, column > 0 { lines[line][column - 1].text = " " }
    if column + 1 < size.width, lines[line][column + 1].isHalf {
      lines[line][column + 1].text = " "
      lines[line][column + 1].isHalf = false
    }
    lines[line][column] = cell
  }

  private mutating func print(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let string = String(decoding: text, as: UTF8.self)
    text = []
    touched.insert(cursor.y)
    if let scalars {
      for scalar in string.unicodeScalars {
        print(String(scalar), columns: scalars.width(of: String(scalar)))
      }
    } else {
      for cluster in string {
        print(String(cluster), columns: WidthProfile.unicode.width(of: String(cluster)))
      }
    }
  }

  private mutating func print(_ text: String, columns: Int) {
    if text == "\u{200B}" { return }
    let isMark = text.unicodeScalars.allSatisfy {
      [.nonspacingMark, .enclosingMark, .format].contains($0.properties.generalCategory)
    }
    if columns == 0 || isMark {
      var column = min(cursor.x, size.width) - 1
      while column > 0, lines[cursor.y][column].isHalf { column -= 1 }
      if column >= 0 { lines[cursor.y][column].text += text }
      return
    }
    if modes[7] != false { faults.append("text that may be wrapped") }
    if cursor.x + columns > size.width {
      if scalars == nil { faults.append("text beyond the right edge") }
      cursor.x = max(0, size.width - columns)
    }
    for offset in 0..<min(columns, size.width) {
      put(Cell(text: " ", pen: pen), at: cursor.x + offset)
    }
    lines[cursor.y][cursor.x] = Cell(text: text, pen: pen)
    for offset in 1..<max(1, min(columns, size.width)) {
      lines[cursor.y][cursor.x + offset] = Cell(text: "", pen: pen, isHalf: true)
    }
    // Behind the last column nothing is wrapped: the cursor stands there until it is moved.
    cursor.x += columns
  }
}
