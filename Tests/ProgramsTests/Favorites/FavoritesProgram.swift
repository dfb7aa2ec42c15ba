import Foundation
import Roster

/// A favourite of either kind of model.
protocol FavoriteModel: AnyObject, Hashable {
  var text: String { get }
  var isFavorite: Bool { get set }
  init(_ text: String, isFavorite: Bool)
}

/// The list of favourites, whatever its model.
@MainActor protocol FavoritesProgram: ViewController {
  associatedtype Model: FavoriteModel
  init(favorites: [Model])
  var tableView: TableView { get }
  var dataSource: TableViewDiffableDataSource<Int, Model>? { get }
  var favorites: [Model] { get set }
}

extension FavoritesProgram {
  /// A controller of favourites with some texts, in a window of 24 columns.
  static func opened(_ texts: [String], lines: Int) -> Self {
    let controller = Self(favorites: texts.map { Model($0, isFavorite: false) })
    controller.view.frame = CGRect(x: 0, y: 0, width: 192, height: lines * 16)
    controller.tableView.flush()
    controller.tableView.eventLog.isRecording = true
    return controller
  }

  func path(_ text: String) -> ItemPath? {
    favorites.first { $0.text == text }.flatMap { dataSource?.indexPath(for: $0) }
  }

  func cell(_ text: String) -> TableViewCell? { path(text).flatMap(tableView.cellForRow(at:)) }

  /// How often the content of each row on screen was built.
  var buildCounts: [String: Int] {
    var result: [String: Int] = [:]
    for favorite in favorites {
      guard let view = cell(favorite.text)?.contentView as? HostingView else { continue }
      result[favorite.text] = view.host.buildCount
    }
    return result
  }

  /// Presses the star of a row, as a finger does.
  func pressStar(_ text: String) -> Bool {
    guard let path = path(text) else { return false }
    let line = Int((tableView.rectForRow(at: path).minY - tableView.bounds.minY) / 16)
    let regions = tableView.render().pressRegions
    guard let region = regions.first(where: { $0.rect.minY == line }) else { return false }
    return tableView.press(at: region.rect.origin)
  }
}
