import RosterDiff
import RosterDiffProof

/// Carries operations out one after the other, and compares what is refused with what should be.
func carryOut<Operation>(
  _ operations: [Operation], refusing refusals: [Int: SnapshotError.Kind],
  goingOn: Bool = false, _ findings: inout Findings, _ perform: (Operation) throws -> Void
) {
  for (index, operation) in operations.enumerated() {
    let right = refusals[index]
    do {
      try perform(operation)
      if let right { findings.add("operation \(index): not refused as \(right)") }
    } catch {
      if !kinds(error).contains(where: { $0 == right }) {
        findings.add("operation \(index): \(error)")
      }
    }
    if right != nil, !goingOn { return }
  }
}

/// What an error of the model or of the library may be called.
func kinds(_ error: any Error) -> Set<SnapshotError.Kind> {
  switch error {
  case let refusal as Refusal: refusal.kinds
  case let error as SnapshotError: [error.kind]
  default: []
  }
}

extension JSON {
  func errorKind() throws -> SnapshotError.Kind {
    switch try string() {
    case "duplicateItem": .duplicateItem
    case "duplicateSection": .duplicateSection
    case "unknownItem": .unknownItem
    case "unknownSection": .unknownSection
    case "noSections": .noSections
    case "selfAnchor": .selfAnchor
    default: throw Mismatch(wanted: "kind of error", found: self)
    }
  }

  /// `error_at` and `error_kind`: the operation that must be refused.
  func refusal() throws -> [Int: SnapshotError.Kind] {
    if try self["error_at"] == .null { return [:] }
    return [try self["error_at"].number(): try self["error_kind"].errorKind()]
  }

  /// `errors` of the reported faults: several operations may be refused.
  func refusals() throws -> [Int: SnapshotError.Kind] {
    guard let errors = try object()["errors"] else { return [:] }
    var result: [Int: SnapshotError.Kind] = [:]
    for error in try errors.array() {
      result[try error["op_index"].number()] = try error["error"].errorKind()
    }
    return result
  }
}
