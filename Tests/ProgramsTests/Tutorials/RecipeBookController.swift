import Roster

/// A book of recipes that is searched, with a diffable data source: what a tutorial about diffable
/// data sources builds.
final class RecipeBookController: ViewController {
  enum Course: String, CaseIterable {
    case starters = "Starters"
    case mains = "Mains"
    case desserts = "Desserts"
  }

  struct Recipe: Identifiable, Equatable {
    let id: Int
    var name: String
    var course: Course
    var isDone = false
  }

  typealias Source = TableViewDiffableDataSource<Course, Recipe.ID>

  let tableView = TableView(style: .insetGrouped)
  private(set) var dataSource: Source?
  private var recipes: [Recipe.ID: Recipe] = [:]
  private var order: [Recipe.ID]
  private(set) var problems: [String] = []

  var searchText = "" { didSet { update() } }

  init(_ recipes: [Recipe]) {
    order = recipes.map(\.id)
    self.recipes = Dictionary(recipes.map { ($0.id, $0) }) { first, _ in first }
    super.init()
  }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = TableView.CellRegistration<TableViewCell, Recipe> { cell, _, recipe in
      var content = ListContentConfiguration.valueCell()
      content.text = recipe.name
      content.secondaryText = recipe.isDone ? "cooked" : nil
      cell.contentConfiguration = content
      cell.accessories = recipe.isDone ? [.checkmark()] : []
    }
    dataSource = Source(tableView: tableView) { [weak self] tableView, path, id in
      guard let recipe = self?.recipes[id] else { return nil }
      return tableView.dequeueConfiguredReusableCell(using: registration, for: path, item: recipe)
    }
    dataSource?.headerTitleProvider = { $0.rawValue }
    dataSource?.defaultRowAnimation = .fade
    dataSource?.swipeActionsProvider = { [weak self] id, edge in
      guard edge == .trailing else { return nil }
      let delete = ContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self?.remove(id)
        done(true)
      }
      return SwipeActionsConfiguration(actions: [delete])
    }
    update()
  }

  func toggle(_ id: Recipe.ID) {
    recipes[id]?.isDone.toggle()
    update(changed: [id])
  }

  func add(_ recipe: Recipe) {
    recipes[recipe.id] = recipe
    order.insert(recipe.id, at: 0)
    update()
  }

  func remove(_ id: Recipe.ID) {
    order.removeAll { $0 == id }
    update()
  }

  private func update(changed: [Recipe.ID] = []) {
    let shown = order.compactMap { recipes[$0] }.filter {
      searchText.isEmpty || $0.name.lowercased().contains(searchText.lowercased())
    }
    var snapshot = DiffableDataSourceSnapshot<Course, Recipe.ID>()
    do {
      for course in Course.allCases {
        let items = shown.filter { $0.course == course }.map(\.id)
        guard !items.isEmpty else { continue }
        try snapshot.appendSections([course])
        try snapshot.appendItems(items, toSection: course)
      }
      try snapshot.reconfigureItems(changed)
    } catch {
      problems.append("\(error)")
    }
    dataSource?.apply(snapshot, animatingDifferences: view.superview != nil)
  }
}
