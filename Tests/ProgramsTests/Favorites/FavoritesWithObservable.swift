import Foundation
import Observation
import Roster

/// The favourites again, with an `@Observable` model.
enum FavoritesWithObservable {
  @Observable final class Favorite: Identifiable {
    let id = UUID()
    let text: String
    var isFavorite: Bool

    init(_ text: String, isFavorite: Bool = false) {
      self.text = text
      self.isFavorite = isFavorite
    }
  }

  struct FavoriteRow: View {
    var favorite: Favorite

    var body: some View {
      HStack {
        Button {
          favorite.isFavorite.toggle()
        } label: {
          Image(systemName: favorite.isFavorite ? "star.fill" : "star").foregroundStyle(.purple)
        }
        Text(favorite.text)
      }
    }
  }

  final class FavoritesViewController: ViewController {
    let tableView = TableView()
    private(set) var dataSource: TableViewDiffableDataSource<Int, Favorite>?

    var favorites: [Favorite] { didSet { show() } }

    init(favorites: [Favorite]) {
      self.favorites = favorites
      super.init()
    }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = TableViewDiffableDataSource<Int, Favorite>(tableView: tableView) {
        [weak self] tableView, path, favorite in
        let cell = TableViewCell()
        cell.configurationUpdateHandler = { cell, state in
          cell.contentConfiguration = HostingConfiguration {
            HStack {
              FavoriteRow(favorite: favorite)
              Spacer()
              if state.isSelected { Image(systemName: "checkmark") }
            }
            .swipeActions {
              Button(role: .destructive) {
                self?.remove(favorite)
              } label: {
                Image(systemName: "trash")
              }
            }
          }
        }
        return cell
      }
      show()
    }

    func remove(_ favorite: Favorite) {
      favorites.removeAll { $0.id == favorite.id }
    }

    private func show() {
      var snapshot = DiffableDataSourceSnapshot<Int, Favorite>()
      do {
        try snapshot.appendSections([0])
        try snapshot.appendItems(favorites)
        dataSource?.apply(snapshot)
      } catch {
        print(error)
      }
    }
  }
}

extension FavoritesWithObservable.Favorite: Hashable {
  static func == (
    left: FavoritesWithObservable.Favorite, right: FavoritesWithObservable.Favorite
  ) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
