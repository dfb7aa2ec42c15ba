import Foundation
import RosterDiff

// What is printed of an error is its `localizedDescription` as often as not: both say the same.

extension SnapshotError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ChangesetError: LocalizedError {
  public var errorDescription: String? { description }
}

extension BatchUpdateError: LocalizedError {
  public var errorDescription: String? { description }
}

extension TableViewError: LocalizedError {
  public var errorDescription: String? { description }
}
