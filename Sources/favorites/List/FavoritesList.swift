import RosterDiff
import RosterDrawing

/// A list of favorites as it is shown: documents go in as snapshots, batches and pictures come out.
@MainActor
final class FavoritesList {
  typealias Snapshot = DiffableDataSourceSnapshot<ListContents.Section, ListContents.Row>

  private let style: ListStyle
  private(set) var contents: ListContents
  private(set) var snapshot: Snapshot

  init(_ document: FavoritesDocument, style: ListStyle = ListStyle()) throws {
    self.style = style
    contents = ListContents(document, style: style)
    snapshot = try Snapshot(contents.sections)
  }

  /// Shows another version of the document; the batch says what changed for that.
  @discardableResult
  func apply(_ document: FavoritesDocument) throws -> Changeset {
    let old = (contents: contents, snapshot: snapshot)
    contents = ListContents(document, style: style)
    snapshot = try Snapshot(contents.sections)
    try snapshot.reconfigureItems(contents.changedRows(from: old.contents))
    return snapshot.changes(from: old.snapshot)
  }
}
