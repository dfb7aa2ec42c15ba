import Roster
import XCTest

/// Rows that were written for SwiftUI, as pictures.
@MainActor
final class FamiliarRowsTests: XCTestCase {
  private func check(
    _ view: some View, width: Int = 34, _ picture: String, line: UInt = #line
  ) {
    XCTAssertEqual(view.picture(width: width), picture, line: line)
  }

  func testContactsAndProducts() async {
    check(
      ContactRow(contact: Contact(name: "Ann", phone: "555", isOnline: true)),
      "\n   Ann                           ›\n   555\n")
    check(
      ProductRow(
        product: Product(id: 1, title: "A long title that wraps here", price: 9.5, rating: 3)),
      """
      A long title that wraps 9.50 € 9.5
      here
      ★★★☆☆
      """)
  }

  func testMessages() async {
    check(
      MessageRow(text: "Hello there, how are you today?", isMine: true, date: .distantPast),
      "\n      Hello there, how are you\n      today?\n")
    XCTAssertEqual(
      MessageRow(text: "Fine", isMine: false, date: .distantPast).styledPicture(width: 12)
        .split(separator: "\n")[1], "{on #E6E6E6| }{label on #E6E6E6|Fine}{on #E6E6E6| }")
  }

  func testBadgesAndCards() async {
    check(BadgeRow(unread: 3), "⌸ In 3                           3")
    XCTAssertEqual(
      BadgeRow(unread: 3).drawing(width: 30).accessibilityText, "Inbox, 3 unread, button")
    check(BadgeRow(unread: 0), "             ⌸ Inbox")
    check(CardRow(), "\n    Card\n")
    check(FancyRow(), "  Fancy\n")
  }

  func testBranchesAndContainers() async {
    check(StateRow(state: .loading), "            ⋯ Loading")
    check(StateRow(state: .loaded("ready")), "              ready")
    check(
      IconRow(icon: "star") {
        Text("a"); Text("b")
      }, width: 5, "☆ a b")
    check(IconRow2(icon: "star") { Text("a") }, width: 5, " ☆  a")
    check(OptionalRow(subtitle: "sub"), width: 6, "Title\nsub\nsub\n──────")
    check(OptionalRow(), width: 6, "Title\nnone\n──────")
    XCTAssertEqual(AccentRow().rowAccent(.pink).styledPicture(), "{pink|Accent}")
    XCTAssertEqual(AccentRow().disabled(true).styledPicture(), "{secondaryLabel|Accent}")
  }

  func testControlsChangeTheirModels() async {
    let settings = Settings()
    let note = Note("Title", "Body")
    let host = ViewHost()
    func shown(_ view: some View) -> String {
      host.setContent(view)
      return host.render(width: 20).picture()
    }
    XCTAssertTrue(shown(SettingRow(settings: settings)).contains("[✓]"))
    host.perform(action: 0)
    XCTAssertFalse(settings.notifications)
    XCTAssertEqual(shown(CounterRow()), "     ⊖   0    +")
    host.perform(action: 0)
    XCTAssertEqual(host.render(width: 20).picture(), "     ⊖   1    +")
    host.perform(action: 0)
    XCTAssertEqual(host.render(width: 20).picture(), "     ⊖   0    +")
    XCTAssertEqual(shown(NoteRow(note: note)), "Title              ⌄")
    host.perform(action: 0)
    XCTAssertEqual(host.render(width: 20).picture(), "Title              ⌄\nBody\nTitle")
    XCTAssertEqual(shown(ControlsRow(volume: .constant(0))), "Quantity: 1  [−] [+]")
    host.perform(action: 0)
    XCTAssertEqual(host.render(width: 20).picture(), "Quantity: 2  [−] [+]")
  }

  func testTextAndStyles() async {
    check(RichRow(), width: 14, "TOTAL 12 ITEMS")
    check(TaskRow(id: 3).equatable(), width: 3, " 3")
    check(LinkRow(), width: 4, "Site")
    check(StyledRow(), width: 4, " Go")
    check(
      ProgressRow(progress: 0.5), width: 12, "Downloading…\n━━━━━━──────\nlabel\n━━━─────────\n⋯")
    XCTAssertEqual(RichRow_Previews.picture(), "TOTAL 12 ITEMS")
  }

  func testClosuresAreHandedOnWithoutAnnotations() async {
    let (model, main) = (PlainModel(), MainModel())
    var log: [String] = []
    let host = ViewHost()
    host.setContent(
      HandedOnRow(model: model, main: main, action: { log.append("action") }) {
        log.append("tap")
      })
    XCTAssertEqual(host.render(width: 40).picture(), "        a m M i s o n [−] [+] t")
    for action in 0..<9 { host.perform(action: action) }
    XCTAssertEqual(model.log, ["model"])
    XCTAssertEqual(main.log, ["main"])
    XCTAssertEqual(log.filter { $0 == "tap" }.count, 2)
    log = []
    host.swipeActions.first?.actions.first?.perform()
    XCTAssertEqual(log.last, "action")
  }

  func testARowWithManyControlsInATable() async throws {
    let task = Task7()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration { TaskCard(task: task) }
      return cell
    }
    source.apply(try DiffableDataSourceSnapshot([(0, ["a"])]), completion: nil)
    func lines() -> [String] { table.picture().split(separator: "\n").map(String.init) }
    XCTAssertEqual(
      lines(),
      [
        " ○ Write", " Hours  1.5", " Done   ━━━━━━━━●────────────", " ○ Low ● Middle ○ High",
        " Tags (2)                   ›",
      ])
    table.press(at: CellPoint(x: 1, y: 0))
    table.press(at: CellPoint(x: 28, y: 2))
    table.press(at: CellPoint(x: 18, y: 3))
    table.press(at: CellPoint(x: 3, y: 4))
    XCTAssertEqual(
      lines(),
      [
        " ✓ Write", " Hours  1.5", " Done   ━━━━━━━━━━━━━━━━━━━━●", " ○ Low ○ Middle ● High",
        " Tags (2)                   ⌄", "   #1                    home",
        "   #2                    work", "   Level 3            [−] [+]",
      ])
    XCTAssertEqual(task.priority, 3)
    table.press(at: CellPoint(x: 27, y: 7))
    XCTAssertEqual(task.priority, 4)
    table.press(at: CellPoint(x: 10, y: 0))
    XCTAssertEqual(lines()[0], " ✓ Write                 Done")
    table.sendKey(.text("!"))
    table.sendKey(.enter)
    XCTAssertEqual(lines()[0], " ✓ Write!")
    XCTAssertEqual(task.title, "Write!")
    table.press(at: CellPoint(x: 10, y: 1))
    for key in [TextKey.selectAll, .text("2.25")] { table.sendKey(key) }
    XCTAssertEqual(task.hours, 1.5, "not while it is typed")
    table.sendKey(.enter)
    XCTAssertEqual(task.hours, 2.25)
    for key in [TextKey.selectAll, .text("abc"), .enter] { table.sendKey(key) }
    XCTAssertEqual(task.hours, 2.25)
    XCTAssertEqual(lines()[1], " Hours  2.25")
    for key in [TextKey.selectAll, .backspace, .enter] { table.sendKey(key) }
    XCTAssertNil(task.hours)
    XCTAssertEqual(lines()[1], " Hours  none")
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testTheyAreRowsOfATable() async throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 240, height: 64))
    var pinned: [String] = []
    let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, title in
      let cell = TableViewCell()
      cell.contentConfiguration = HostingConfiguration {
        SwipeRow(title: title, onPin: { pinned.append(title) })
      }
      return cell
    }
    source.apply(try DiffableDataSourceSnapshot([(0, ["a", "b"])]), completion: nil)
    XCTAssertTrue(table.swipeRow(at: ItemPath(row: 1, section: 0), edge: .trailing, full: true))
    XCTAssertEqual(table.openSwipeActions.map(\.title), ["Delete", "Pin"])
    XCTAssertEqual(pinned, [])
    table.performSwipeAction(1)
    XCTAssertEqual(pinned, ["b"])
  }

  func testDecorationsCompileAndChangeNothing() async {
    XCTAssertEqual(
      DecoratedRow(name: "Tea").picture(width: 18, height: 1), "☆ Tea       16 Buy")
  }
}
