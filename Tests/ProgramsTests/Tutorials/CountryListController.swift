import Roster

/// A list of countries by continent, with a plain data source: what a first tutorial about tables
/// builds. Countries can be deleted, inserted and moved.
final class CountryListController: ViewController, TableViewDataSource, TableViewDelegate {
  struct Continent {
    var name: String
    var countries: [String]
  }

  let tableView = TableView(style: .plain)
  private(set) var continents: [Continent]
  private(set) var chosen: [String] = []

  init(_ continents: [Continent]) {
    self.continents = continents
    super.init()
  }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "country")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func add(_ country: String, to section: Int) throws {
    continents[section].countries.append(country)
    let path = ItemPath(row: continents[section].countries.count - 1, section: section)
    try tableView.insertRows(at: [path], with: .automatic)
  }

  func swapFirstAndLastContinent() throws {
    let last = continents.count - 1
    try tableView.performBatchUpdates {
      continents.swapAt(0, last)
      try tableView.moveSection(0, toSection: last)
      try tableView.moveSection(last, toSection: 0)
    }
  }

  func numberOfSections(in tableView: TableView) -> Int { continents.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    continents[section].countries.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "country") ?? TableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = continents[indexPath.section].countries[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    continents[section].name
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    let count = continents[section].countries.count
    return count == 0 ? "no countries" : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    continents.map { String($0.name.prefix(2)) }
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath) {
    let country = continents[source.section].countries.remove(at: source.row)
    continents[destination.section].countries.insert(country, at: destination.row)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    guard editingStyle == .delete else { return }
    continents[indexPath.section].countries.remove(at: indexPath.row)
    try? tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    chosen.append(continents[indexPath.section].countries[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: ItemPath
  ) -> SwipeActionsConfiguration? {
    let country = continents[indexPath.section].countries[indexPath.row]
    let visit = ContextualAction(style: .normal, title: "Visit") { [weak self] _, _, done in
      self?.chosen.append("visit \(country)")
      done(true)
    }
    return SwipeActionsConfiguration(actions: [visit])
  }
}
