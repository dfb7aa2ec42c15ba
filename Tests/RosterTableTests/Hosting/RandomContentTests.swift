import Roster
import RosterDiffProof
import XCTest

/// Content of random views that changes at random looks, and says, what it would if it were built
/// for the first time.
@MainActor final class RandomContentTests: XCTestCase {
  @Observable final class Model {
    var piece = Piece.text("")
  }

  private struct Root: View {
    let model: Model
    var body: some View { PieceView(piece: model.piece) }
  }

  func testContentThatChangesLooksAsIfItWereNew() async {
    let seed: UInt64 = 7_002
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for round in 0..<120 {
      let model = Model()
      model.piece = Piece(depth: 4, &random)
      let host = ViewHost()
      host.setContent(Root(model: model))
      for _ in 0..<8 {
        let width = random.below(30)
        let height = random.oneIn(2) ? nil : random.below(8)
        let new = ViewHost()
        new.setContent(Root(model: model))
        let (shown, wanted) = (look(of: host, width, height), look(of: new, width, height))
        guard shown == wanted else {
          return XCTFail("seed \(seed), content \(round): \(model.piece)\n\(shown)\n\(wanted)")
        }
        model.piece.change(depth: 3, &random)
      }
    }
  }

  private func look(of host: ViewHost, _ width: Int, _ height: Int?) -> [String] {
    let drawing = host.render(width: width, height: height)
    return [
      drawing.styledPicture(), drawing.accessibilityText, "\(drawing.pressRegions)",
      "\(host.sizeThatFits(width: width)) \(host.sizeThatFits())",
    ]
  }
}

/// A view, as a value that can be changed.
indirect enum Piece {
  case text(String), image, spacer, divider, color, bar, toggle(String), button(String)
  case group(Group, [Piece])
  case changed(Change, Piece)
  case over(Piece, Piece)

  enum Group: CaseIterable { case row, column, layers, group, fitting, grid }
  enum Change: CaseIterable {
    case padding, frame, ground, bold, fixed, limit, hidden, priority, offset, named, tapped
  }

  init(depth: Int, _ random: inout SeededRandom) {
    let text = ["a", "hello", "long text that wraps", "中文", "é", "x\ny", ""][random.below(7)]
    guard depth > 0, !random.oneIn(5) else {
      self =
        [.image, .spacer, .divider, .color, .bar, .toggle(text), .button(text), .text(text)][
          random.below(8)]
      return
    }
    switch random.below(8) {
    case 0...3:
      let pieces = (0..<random.below(4)).map { _ in Piece(depth: depth - 1, &random) }
      self = .group(Group.allCases[random.below(Group.allCases.count)], pieces)
    case 4...6:
      self = .changed(
        Change.allCases[random.below(Change.allCases.count)], Piece(depth: depth - 1, &random))
    default: self = .over(Piece(depth: depth - 1, &random), Piece(depth: depth - 1, &random))
    }
  }

  mutating func change(depth: Int, _ random: inout SeededRandom) {
    if random.oneIn(4) {
      self = Piece(depth: depth, &random)
      return
    }
    switch self {
    case .group(let kind, var pieces) where !pieces.isEmpty:
      let index = random.below(pieces.count)
      switch random.below(4) {
      case 0: pieces.remove(at: index)
      case 1: pieces.insert(Piece(depth: max(0, depth - 1), &random), at: index)
      default: pieces[index].change(depth: max(0, depth - 1), &random)
      }
      self = .group(kind, pieces)
    case .changed(let kind, var piece):
      piece.change(depth: depth, &random)
      self = .changed(kind, piece)
    case .over(var front, let back):
      front.change(depth: depth, &random)
      self = .over(front, back)
    default: self = Piece(depth: depth, &random)
    }
  }
}

private struct PieceView: View {
  let piece: Piece

  var body: some View { AnyView(view) }

  private var view: any View {
    switch piece {
    case .text(let text): Text(text)
    case .image: Image(systemName: "star")
    case .spacer: Spacer()
    case .divider: Divider()
    case .color: Color.blue.frame(height: 16)
    case .bar: ProgressView(value: 0.4)
    case .toggle(let text): Toggle(text, isOn: .constant(true))
    case .button(let text): Button(text) {}
    case .group(let kind, let pieces): group(kind, pieces)
    case .changed(let kind, let piece): changed(kind, PieceView(piece: piece))
    case .over(let front, let back):
      PieceView(piece: back).overlay(alignment: .trailing) { PieceView(piece: front) }
    }
  }

  private func group(_ kind: Piece.Group, _ pieces: [Piece]) -> any View {
    let all = ForEach(pieces.indices, id: \.self) { PieceView(piece: pieces[$0]) }
    return switch kind {
    case .row: HStack { all }
    case .column: VStack(alignment: .leading) { all }
    case .layers: ZStack { all }
    case .group: Group { all }
    case .fitting: ViewThatFits { all }
    case .grid: Grid { GridRow { all } }
    }
  }

  private func changed(_ kind: Piece.Change, _ view: PieceView) -> any View {
    switch kind {
    case .padding: view.padding(.horizontal, 8)
    case .frame: view.frame(width: 40, alignment: .trailing)
    case .ground: view.background(.red)
    case .bold: view.bold()
    case .fixed: view.fixedSize()
    case .limit: view.lineLimit(1)
    case .hidden: view.hidden()
    case .priority: view.layoutPriority(1)
    case .offset: view.offset(x: 8)
    case .named: view.accessibilityLabel("name")
    case .tapped: view.onTapGesture {}
    }
  }
}
