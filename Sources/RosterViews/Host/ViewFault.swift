import Foundation

/// Something that a view did wrong. The row shows it, or goes on without.
public enum ViewFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A view reads a model that nobody put into its environment.
  case missingObject(String)

  /// A view reads an `@Observable` model that nobody put into its environment.
  case missingObservable(String)

  /// State was set while views were being updated; it was set after the update.
  case modifiedDuringUpdate

  /// Every update set state again, 100 times in a row; the rest waits for another reason.
  case updateLoop

  /// Views lie in one another deeper than 500 levels, as when a view is its own body. A host inside
  /// of another one, as a ``GeometryReader`` or a ``ViewRepresentable`` has, counts as 10 more.
  case tooDeep(String)

  public var description: String {
    switch self {
    case .missingObject(let type):
      """
      No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be \
      missing as an ancestor of this view.
      """
    case .missingObservable(let type):
      """
      No Observable object of type \(type) found. A View.environment(_:) for \(type) may be missing \
      as an ancestor of this view.
      """
    case .modifiedDuringUpdate:
      "Modifying state during view update, this will cause undefined behavior."
    case .updateLoop:
      "Views set state in every update; stopped after 100 rounds."
    case .tooDeep(let type):
      "Views are nested too deeply at \(type)."
    }
  }
}

extension ViewFault: LocalizedError {
  public var errorDescription: String? { description }
}
