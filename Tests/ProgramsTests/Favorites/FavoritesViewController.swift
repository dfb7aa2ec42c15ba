import Foundation
import Roster

// The program of the article "From UIKit to Roster", as a UIKit developer would write it.

final class Favorite: Identifiable, ObservableObject {
  let id = UUID()
  let text: String
  @Published var isFavorite: Bool

  init(_ text: String, isFavorite: Bool = false) {
    self.text = text
    self.isFavorite = isFavorite
  }
}

extension Favorite: Hashable {
  static func == (left: Favorite, right: Favorite) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct FavoriteRow: View {
  @ObservedObject var favorite: Favorite

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
      print(error)  // UIKit would stop here: two favourites with the same identifier.
    }
  }
}
