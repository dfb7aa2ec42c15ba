import Roster
import RosterTesting
import XCTest

// The code in the comments of public declarations, line for line: `CodeBlockTests` compares them.
// What a sample takes for granted is a parameter or stands beside it.

/// Takes statements whose values nobody uses, as samples write them.
@resultBuilder enum Statements {
  static func buildExpression<Value>(_ value: Value) {}
  static func buildBlock(_ values: Void...) {}
  static func buildOptional(_ value: Void?) {}
}

private enum Section { case main }

private struct Place: Identifiable {
  let id: Int
  var name: String
}

private struct Places {
  var all: [Int: Place] = [:]
  var ids: [Int] { all.keys.sorted() }
  subscript(id: Int) -> Place? { all[id] }
}

private struct Favorite: Identifiable, Hashable {
  var id = 1
  var title = "Coding"
  static let sample = Favorite()
}

private struct FavoriteRow: View {
  let favorite: Favorite
  var body: some View { Text(favorite.title) }
}

@MainActor
private enum CellSamples {
  static func hosting(_ cell: TableViewCell) {
    cell.contentConfiguration = HostingConfiguration {
      HStack {
        Image(systemName: "star").foregroundStyle(.purple)
        Text("Favorites")
        Spacer()
      }
    }
    .margins(.horizontal, 50)
  }

  static func list(_ cell: TableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.image = Image(systemName: "star.fill")
    content.text = "Coding"
    cell.contentConfiguration = content
  }
}

private enum SnapshotSamples {
  @Statements static func tree() throws {
    var tree = DiffableDataSourceSectionSnapshot<String>()
    try tree.append(["fruit", "nuts"])
    try tree.append(["apple", "pear"], to: "fruit")
    tree.visibleItems  // fruit, nuts
    tree.expand(["fruit"])
    tree.visibleItems  // fruit, apple, pear, nuts
  }

  static func content(
    _ favorites: [Favorite], from old: DiffableDataSourceSnapshot<Int, Identified<Favorite>>
  ) throws -> Changeset {
    var snapshot = DiffableDataSourceSnapshot<Int, Identified<Favorite>>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(favorites.map(Identified.init))
    let changes = snapshot.changes(from: old, contentChangesAs: .reconfigure)
    return changes
  }

  static func changes() throws -> Changeset {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    try snapshot.appendSections(["fruit", "nuts"])
    try snapshot.appendItems([1, 2, 3], toSection: "fruit")

    var next = snapshot
    try next.moveItem(3, beforeItem: 1)
    let changes = next.changes(from: snapshot)  // one move
    return changes
  }

  /// A view of another library.
  private struct OtherTable { func performBatchUpdates(_ updates: () -> Void) { updates() } }

  static func stages(
    from old: DiffableDataSourceSnapshot<Int, Int>, to new: DiffableDataSourceSnapshot<Int, Int>
  ) -> DiffableDataSourceSnapshot<Int, Int> {
    let tableView = OtherTable()
    var rows = old
    for stage in new.stagedChanges(from: old) {
      tableView.performBatchUpdates {
        rows = stage.snapshot
        // stage.changeset's deletes, inserts and moves
      }
    }
    return rows
  }
}

private enum DrawingSamples {
  static func row() {
    var row = Drawing(width: 20, height: 1)
    row.fill(row.bounds, background: .yellow)
    row.draw("★ Coding", at: .zero, style: Style(.bold))
    print(row.picture())
  }

  static func symbols() -> SymbolTable {
    var symbols = SymbolTable.standard
    symbols["bolt"] = "↯"
    return symbols
  }

  @Statements static func width() {
    WidthProfile.unicode.width(of: "中文")  // 4
  }
}

final class Fruit: TableViewController {
  let names = ["apple", "pear"]
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

@MainActor
private enum TableSamples {
  static func dataSource(_ table: TableView, places: Places) throws {
    let registration = TableView.CellRegistration<TableViewCell, Place> { cell, path, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.name
      cell.contentConfiguration = content
    }
    let source = TableViewDiffableDataSource<Section, Place.ID>(tableView: table) {
      table, path, id in
      table.dequeueConfiguredReusableCell(using: registration, for: path, item: places[id])
    }
    var snapshot = DiffableDataSourceSnapshot<Section, Place.ID>()
    try snapshot.appendSections([.main])
    try snapshot.appendItems(places.ids)
    source.apply(snapshot)
  }

  static func table(_ source: any TableViewDataSource) {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    table.dataSource = source
    table.layoutIfNeeded()
    print(table.picture())
  }

  static func picture(_ tester: TableTester<String, String>) {
    XCTAssertNil(
      pictureDifference(
        tester.picture(),
        """
        apple
        plum
        """))
  }

  fileprivate struct List { let dataSource: TableViewDiffableDataSource<String, String> }

  fileprivate static func tester(_ list: List) throws {
    let tester = try TableTester(list.dataSource, width: 40, height: 8)
    try tester.tap("plum")
    try tester.swipe("pear", .trailing)
    try tester.perform("Delete")
    print(tester.picture())
    print(tester.takeLog())
  }
}

enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
extension VerticalAlignment { static let middle = VerticalAlignment(Middle.self) }

@MainActor
private enum ViewSamples {
  static func grid() -> some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Size")
        Text("12 MB")
      }
      GridRow {
        Text("Kind")
        Text("Movie")
      }
    }
  }

  static func fitting(title: String, address: String) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text(title)
        Spacer()
        Text(address)
      }
      Text(title)
    }
  }

  static func previews() {
    struct FavoriteRowPreviews: PreviewProvider {
      static var previews: some View { FavoriteRow(favorite: .sample) }
    }
    print(FavoriteRowPreviews.picture(width: 40))
  }

  static func host(_ row: PlatformView, favorite: Favorite) -> Drawing {
    let host = ViewHost()
    host.invalidationHandler = { row.setNeedsLayout() }
    host.setContent(FavoriteRow(favorite: favorite))
    let size = host.sizeThatFits(width: 40)  // cells
    let drawing = host.render(width: 40, height: size.height)
    host.press(at: CellPoint(x: 0, y: 0))  // runs the button there
    return drawing
  }

  static func literal(_ favorite: Favorite, price: Double) -> Text {
    Text("\(Image(systemName: "star")) \(favorite.title), \(price, specifier: "%.2f")")
  }

  @Statements static func attributed() {
    var title = AttributedString("Total: 12")
    if let number = title.range(of: "12") { title[number].foregroundColor = .green }
    Text(title)
  }

  static func sum() -> Text {
    Text("Total: ") + Text("12").bold().foregroundColor(.green)
  }
}

struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("[")
      configuration.label
      Text("]")
    }
  }
}

struct DensityKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

struct Starred: ViewModifier {
  func body(content: Content) -> some View {
    HStack {
      Image(systemName: "star")
      content
    }
  }
}

final class Gauge: PlatformView {
  var value = 0 { didSet { setNeedsDisplay() } }
  override func draw(into drawing: inout Drawing) {
    drawing.draw(String(repeating: "▮", count: max(value, 0)), at: .zero)
  }
}

extension Field {
  final class Coordinator: TextFieldViewDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func textFieldDidChangeSelection(_ textField: TextFieldView) { text = textField.text ?? "" }
  }
}

struct Field: ViewRepresentable {
  @Binding var text: String
  func makeView(context: Context) -> TextFieldView {
    let field = TextFieldView()
    field.delegate = context.coordinator
    return field
  }
  func updateView(_ view: TextFieldView, context: Context) { view.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
}

struct NameField: View {
  @Binding var name: String
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
    Button("Edit") { isFocused = true }
  }
}

final class Download: ObservableObject {
  var progress = 0 { willSet { objectWillChange.send() } }
}

struct Greeting: View {
  let name: String
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("Hello, \(name)")
    }
  }
}
