/// How rows and sections come, go and change places, by the kind of change; nil takes the data
/// source's ``TableViewDiffableDataSource/defaultRowAnimation``.
///
/// A table without a screen moves nothing by itself: it notes the animation with the batch, for
/// whoever shows it.
public struct RowAnimations: Hashable, Sendable {
  public var deletion: TableView.RowAnimation?
  public var insertion: TableView.RowAnimation?
  public var reload: TableView.RowAnimation?
  /// Nil is automatic: UIKit has no other for moves.
  public var move: TableView.RowAnimation?

  public init(
    deletion: TableView.RowAnimation? = nil, insertion: TableView.RowAnimation? = nil,
    reload: TableView.RowAnimation? = nil, move: TableView.RowAnimation? = nil
  ) {
    self.deletion = deletion
    self.insertion = insertion
    self.reload = reload
    self.move = move
  }
}

/// The animations of one batch, each kind of change with those that were asked for.
struct BatchAnimations {
  typealias Kind = TableEvent.ChangeKind

  private var noted: [(kind: Kind, animation: TableView.RowAnimation)] = []

  mutating func note(_ animation: TableView.RowAnimation, for kind: Kind) {
    guard animation != .none, !noted.contains(where: { $0 == (kind, animation) }) else { return }
    noted.append((kind, animation))
  }

  /// What was noted, kind by kind: the order of the calls plays no part in a batch.
  var named: [(kind: Kind, animation: TableView.RowAnimation)] {
    guard !noted.isEmpty else { return [] }
    return Kind.allCases.flatMap { kind in noted.filter { $0.kind == kind } }
  }
}

extension TableChange {
  /// Notes how each kind of change in this batch is animated.
  mutating func animate(_ animations: RowAnimations, _ standard: TableView.RowAnimation) {
    if !(deletedRows.isEmpty && deletedSections.isEmpty) {
      self.animations.note(animations.deletion ?? standard, for: .delete)
    }
    if !(insertedRows.isEmpty && insertedSections.isEmpty) {
      self.animations.note(animations.insertion ?? standard, for: .insert)
    }
    if !(movedRows.isEmpty && movedSections.isEmpty) {
      self.animations.note(animations.move ?? .automatic, for: .move)
    }
    if !(reloadedRows.isEmpty && reloadedSections.isEmpty) {
      self.animations.note(animations.reload ?? standard, for: .reload)
    }
  }
}
