import Foundation
import Roster
import XCTest

@testable import RosterTerminal
@testable import favorites

/// The interactive list on a terminal in memory, with a data file of its own.
@MainActor
final class InterfaceDriver {
  let folder: String
  var store: FavoritesStore
  let terminal: MemoryTerminal
  let interface: FavoritesInterface
  private var decoder = KeyDecoder()

  /// - Parameter titles: Words; a capital letter has a star, "@" comes before a folder.
  init(
    _ titles: String = "a B c", style: ListStyle = .brief, columns: Int = 40, lines: Int = 9,
    isSpoken: Bool = false, isASCII: Bool = false, patience: Double = 0,
    reading: Duration = .zero, clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-ui-\(UUID().uuidString.prefix(8))").path
    let environment = Environment(["HOME": folder])
    store = FavoritesStore(location: try StoreLocation(file: nil, environment: environment))
    store.patience = patience
    _ = try store.change("fill") { $0 = Self.document(titles) }
    try? FileManager.default.removeItem(atPath: store.location.journal)
    terminal = MemoryTerminal(size: CellSize(width: columns, height: lines))
    var look = InterfaceScreens.Look(
      encoder: TerminalEncoder(hasColors: true), isSpoken: isSpoken)
    look.isASCII = isASCII
    interface = try FavoritesInterface(
      store, on: terminal, look: look, style: style, reading: reading, clock: clock)
    interface.render()
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

  static func document(_ titles: String) -> FavoritesDocument {
    FavoritesDocument(
      items: titles.split(separator: " ").map { word in
        let parts = word.split(separator: "@")
        return Favorite(
          id: parts[0].lowercased(), title: "title " + parts[0],
          starred: parts[0].first?.isUppercase ?? false,
          folder: parts.count > 1 ? FolderPath(String(parts[1])) : nil)
      })
  }

  /// Sends what a keyboard sends, one key after the other, and waits for what that does.
  func type(_ text: String) async {
    for event in decoder.decode(text.utf8) + decoder.flush() { await send(event) }
  }

  func press(_ keys: Key...) async {
    for key in keys { await send(.key(key)) }
  }

  func send(_ event: TerminalEvent) async {
    interface.handle(event)
    await interface.settle()
  }

  /// Lets another program change the list, and the interactive one see it.
  func change(_ body: (inout FavoritesDocument) -> Void) async throws {
    _ = try store.change("elsewhere", body)
    interface.look()
    await interface.settle()
  }

  /// What the terminal shows, without blanks at the ends of lines and empty lines.
  var picture: String {
    let frame = interface.screens.shown(interface.state).frame()
    let rows = frame.header + frame.lines.map(\.row) + frame.footer
    return rows.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The line at the bottom.
  var bottom: String { interface.state.bottom(columns: terminal.size.width).text.text }

  /// Titles in stored order, those with a star in capitals.
  var stored: String {
    get throws {
      try store.read().items.map { $0.starred ? $0.id.uppercased() : $0.id }.joined(separator: " ")
    }
  }
}

func assertPicture(
  _ text: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line
) {
  guard text != expected else { return }
  XCTFail("got:\n\(text)\nexpected:\n\(expected)\n", file: file, line: line)
}
