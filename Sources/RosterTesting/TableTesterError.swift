import Foundation

/// Why a tester could not do what a user was to do.
public enum TableTesterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data source's table is gone.
  case noTable
  /// The item is not in the list; those on screen are.
  case unknownItem(String, known: [String])
  /// The row has no such action; it has these.
  case unknownAction(String, known: [String])
  /// The row has no such control; it has these.
  case unknownControl(String, known: [String])
  /// The table refused.
  case refused(String)

  public var description: String {
    switch self {
    case .noTable: "The data source has no table: keep the table as long as it is tested."
    case .unknownItem(let item, let known):
      "There is no item \(item) in the list. On screen: \(list(known))."
    case .unknownAction(let action, let known):
      "There is no action \(action) to perform. Open: \(list(known))."
    case .unknownControl(let control, let known):
      "There is no control \(control) in the row. Controls: \(list(known))."
    case .refused(let what): "The table refused: \(what)."
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}

extension TableTesterError: LocalizedError {
  public var errorDescription: String? { description }
}
