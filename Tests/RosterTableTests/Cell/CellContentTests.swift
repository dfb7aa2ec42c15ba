import Foundation
import Roster
import RosterDrawing
import XCTest

/// The content view and the grounds of cells (3.3), and what a cell takes from its table.
@MainActor final class CellContentTests: XCTestCase {
  private final class Sign: PlatformView {
    var text: String
    init(_ text: String) {
      self.text = text
      super.init(frame: CGRect(x: 8, y: 0, width: 80, height: 16))
    }
    override func draw(into drawing: inout Drawing) { drawing.draw(text, at: .zero) }
  }

  private final class Built: TableViewCell {
    let sign = Sign("sign")
    required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(sign)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      sign.frame.size.width = max(0, contentView.bounds.width - 8)
    }
  }

  /// Shows cells as they come, without a content configuration.
  private final class Source: TableViewDataSource {
    let cells: [TableViewCell]
    init(_ cells: [TableViewCell]) { self.cells = cells }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      cells[indexPath.row]
    }
  }

  private func table(_ source: Source, style: TableView.Style = .plain) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 160, height: 64), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  func testViewsInTheContentViewStandWhereTheContentDoes() async {
    let cell = Built()
    let source = Source([cell])
    let table = table(source)
    XCTAssertEqual(table.picture().split(separator: "\n"), [" sign"])
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 160, height: 16))
    XCTAssertEqual(cell.sign.frame.width, 152)
    cell.accessoryType = .checkmark
    cell.indentationLevel = 2
    cell.indentationWidth = 8
    table.layoutIfNeeded()
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 16, y: 0, width: 128, height: 16))
    XCTAssertEqual(table.picture().split(separator: "\n"), ["   sign           ✓"])
    table.frame.size.width = 120
    table.layoutIfNeeded()
    XCTAssertEqual(cell.contentView.frame.width, 88)
  }

  func testU9_AConfigurationTakesThePlaceOfTheContentView() async {
    let cell = Built()
    let source = Source([cell])
    let table = table(source)
    let old = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "text"
    cell.contentConfiguration = content
    XCTAssertEqual(table.picture().split(separator: "\n"), [" text"])
    XCTAssertNil(old.superview)
    XCTAssertFalse(cell.contentView === old)
    cell.contentConfiguration = nil
    XCTAssertTrue(cell.contentView.subviews.isEmpty, "a plain empty view")
    XCTAssertEqual(table.picture().split(separator: "\n"), [])
    cell.contentView.addSubview(Sign("again"))
    XCTAssertEqual(table.picture().split(separator: "\n"), [" again"])
  }

  func testU9_AContentViewSaysWhatItSupports() async {
    struct Own: ContentConfiguration {
      var text: String
      var isPicky = false
      func makeContentView() -> any PlatformView & ContentView { OwnView(self) }
    }
    final class OwnView: PlatformView, ContentView {
      var configuration: any ContentConfiguration { didSet { setNeedsDisplay() } }
      init(_ own: Own) {
        configuration = own
        super.init(frame: .zero)
      }
      func supports(_ configuration: any ContentConfiguration) -> Bool {
        (configuration as? Own)?.isPicky == false
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 16)
      }
      override func draw(into drawing: inout Drawing) {
        drawing.draw((configuration as? Own)?.text ?? "?", at: .zero)
      }
    }
    let cell = TableViewCell()
    let source = Source([cell])
    let table = table(source)
    cell.contentConfiguration = Own(text: "one")
    let first = cell.contentView
    cell.contentConfiguration = Own(text: "two")
    XCTAssertTrue(cell.contentView === first)
    XCTAssertEqual(table.picture().split(separator: "\n"), ["two"])
    cell.contentConfiguration = Own(text: "three", isPicky: true)
    XCTAssertFalse(cell.contentView === first)
    XCTAssertEqual(table.picture().split(separator: "\n"), ["three"])
    XCTAssertNil(first.superview)
  }

  func testU11_EachOlderGroundDropsTheConfigurationAndBack() async {
    let places: [ReferenceWritableKeyPath<TableViewCell, PlatformView?>] = [
      \.backgroundView, \.selectedBackgroundView, \.multipleSelectionBackgroundView,
    ]
    for place in places {
      let cell = TableViewCell()
      let view = Sign("ground")
      cell[keyPath: place] = view
      XCTAssertNil(cell.backgroundConfiguration)
      XCTAssertEqual(view.superview === cell, place == \.backgroundView, "as long as it shows")
      cell.backgroundConfiguration = .listCell()
      for place in places { XCTAssertNil(cell[keyPath: place]) }
      XCTAssertNil(view.superview)
      cell[keyPath: place] = nil
      XCTAssertNotNil(cell.backgroundConfiguration, "taking none away drops nothing")
    }
  }

  func testAViewAsTheGroundLiesBehindTheContentInsideOfTheInsets() async {
    let list = PlainFixture([["a"]], lines: 1)
    let cell = list.table.visibleCells[0]
    let ground = Sign("ground")
    var background = BackgroundConfiguration.clear()
    background.customView = ground
    background.backgroundInsets = EdgeInsets(leading: 40)
    cell.backgroundConfiguration = background
    XCTAssertEqual(list.picture, " a   ground")
    XCTAssertEqual(ground.frame, CGRect(x: 40, y: 0, width: 120, height: 16))
    list.table.tapRow(at: at(0, 0))
    XCTAssertTrue(ground.superview === cell, "an update keeps it")
    let other = Sign("other")
    cell.backgroundConfiguration?.customView = other
    XCTAssertNil(ground.superview)
    XCTAssertEqual(list.picture, ">a   other")
    cell.backgroundConfiguration = nil
    XCTAssertNil(other.superview)
    XCTAssertEqual(list.picture, ">a")
  }

  func testTheTintOfTheCellCounts() async {
    let list = PlainFixture([["a"]], lines: 1)
    let cell = list.table.visibleCells[0]
    cell.tintColor = .purple
    cell.accessoryType = .checkmark
    XCTAssertTrue(list.table.render().styledPicture().contains("{purple|✓}"))
    var background = BackgroundConfiguration.listCell()
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    XCTAssertTrue(list.table.render().styledPicture().contains("on purple"))
    cell.backgroundConfiguration = .listCell()
    list.table.focusRow(at: at(0, 0))
    XCTAssertTrue(list.table.render().styledPicture().contains("on purple"), "focus is the tint")
  }

  func testACellThatTakesNoPressesIsDisabled() async {
    let list = PlainFixture([["a", "b"]], lines: 2)
    let cell = list.table.visibleCells[0]
    XCTAssertFalse(cell.configurationState.isDisabled)
    cell.isUserInteractionEnabled = false
    XCTAssertTrue(cell.configurationState.isDisabled)
    XCTAssertEqual(list.table.render().styledPicture(), " {tertiaryLabel|a}\n b")
    list.table.tapRow(at: at(0, 0))
    XCTAssertNil(list.table.indexPathForSelectedRow)
    XCTAssertFalse(list.table.press(at: CellPoint(x: 1, y: 0)))
    cell.isUserInteractionEnabled = true
    XCTAssertEqual(list.table.render().styledPicture(), " a\n b")
    list.table.tapRow(at: at(0, 0))
    XCTAssertEqual(list.table.indexPathForSelectedRow, at(0, 0))
  }

  func testACellKnowsTheKindOfItsListBeforeItsFirstUpdate() async {
    for (style, list) in [
      (TableView.Style.plain, ListEnvironment.plain), (.grouped, .grouped),
      (.insetGrouped, .insetGrouped),
    ] {
      let cell = TableViewCell()
      var seen: [ListEnvironment] = []
      cell.configurationUpdateHandler = { seen.append($1.traitCollection.listEnvironment) }
      let source = Source([cell])
      let table = table(source, style: style)
      XCTAssertEqual(seen, [list], "one update, with the right traits")
      XCTAssertEqual(table.traitCollection.listEnvironment, list)
      XCTAssertEqual(
        cell.backgroundConfiguration?.backgroundColor,
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
      table.traitOverride = TraitCollection(colorScheme: .dark)
      XCTAssertEqual(cell.traitCollection.listEnvironment, list, "other traits keep it")
    }
    XCTAssertEqual(TableViewCell().traitCollection.listEnvironment, .unspecified)
  }

  func testU7_ContentIsLeftAloneWhereItIsNotUpdatedAutomatically() async {
    let list = PlainFixture([["a"]], lines: 1)
    let cell = list.table.visibleCells[0]
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isUserInteractionEnabled = false
    list.table.layoutIfNeeded()
    let content = cell.contentConfiguration as? ListContentConfiguration
    XCTAssertEqual(content?.textProperties.color, .label)
    cell.automaticallyUpdatesContentConfiguration = true
    cell.setNeedsUpdateConfiguration()
    list.table.layoutIfNeeded()
    XCTAssertEqual(
      (cell.contentConfiguration as? ListContentConfiguration)?.textProperties.color,
      .tertiaryLabel)
  }

  func testLabelsHaveTheMembersOfLabels() async {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "one two three four"
    cell.textLabel?.font = .boldSystemFont(ofSize: 17)
    cell.textLabel?.lineBreakMode = .byTruncatingMiddle
    cell.textLabel?.numberOfLines = 1
    cell.textLabel?.textColor = .red
    cell.detailTextLabel?.attributedText = StyledText("x", style: Style(.italic))
    cell.detailTextLabel?.textAlignment = .right
    let source = Source([cell])
    let table = table(source)
    table.frame.size.width = 96
    XCTAssertEqual(
      table.render().styledPicture(),
      " {bold red|one t}{bold red|…}{bold red|four}\n          {italic secondaryLabel|x}\n\n")
    cell.imageView?.image = Image(systemName: "star")
    cell.imageView?.tintColor = .yellow
    cell.textLabel?.adjustsFontSizeToFitWidth = true
    XCTAssertTrue(table.render().styledPicture().hasPrefix(" {yellow|☆} {bold red|one"))
    XCTAssertEqual(cell.detailTextLabel?.text, "x")
    cell.detailTextLabel?.text = "plain"
    XCTAssertNil(cell.detailTextLabel?.attributedText)
    XCTAssertEqual(cell.textLabel?.font.weight, .bold)
    XCTAssertEqual(cell.textLabel?.lineBreakMode, .byTruncatingMiddle)
  }
}
