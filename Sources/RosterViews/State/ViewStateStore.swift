import Foundation

/// The state of a hosted view: what `@State` and retained views keep while the view lives.
///
/// A store belongs to an identity, as the item of a row, and not to the cell that shows it. Who
/// keeps the store of an item that scrolled away, and hands it to the host that shows the item
/// again, keeps the state.
public final class ViewStateStore {
  private var entries: [StateKey: Entry] = [:]
  private var numbers: [IdentityKey: NumberEntry] = [:]
  private var nextNumber: UInt64 = 1
  private var generation = 0
  private var visits = 0
  private var numberVisits = 0
  private var recordCount = 0
  private var recordVisits = 0
  private var isLastRound = false
  private var deferred: [() -> Void] = []
  private var followUps: [() -> Void] = []

  /// What was let go of, while its views are told: they still have their state.
  private var leaving: [StateKey: Entry] = [:]

  let invalidation = Invalidation()

  /// Whether views are being built or updated with this state.
  private(set) var isUpdating = false

  /// Whether a retained view was not made because others have to go first.
  private(set) var waitsForDismantling = false

  /// Writes that came while views were updated.
  private(set) var deferredWrites = 0

  /// The transaction of the last change.
  var transaction = Transaction()

  private struct Entry {
    let object: AnyObject
    var generation: Int

    /// How many were asked for before it in that round: the order in which views are written.
    var place: Int
  }

  private struct IdentityKey: Hashable {
    let path: UInt64
    let id: AnyHashable
  }

  private struct NumberEntry {
    let number: UInt64
    var generation: Int
  }

  public init() {}

  deinit {
    // Off the main thread there is nobody who could tell retained views.
    if Thread.isMainThread { dismantle() }
  }

  /// Whether nothing is kept: such a store need not be kept either.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many values and retained views are kept.
  public var count: Int { entries.count }

  /// Lets go of everything, retained views first.
  public func dismantle() {
    let old = entries
    entries = [:]
    numbers = [:]
    recordCount = 0
    leave(old) {
      for object in Self.inOrder(old.values) { (object as? Dismantling)?.dismantle() }
    }
  }

  private func leave(_ entries: [StateKey: Entry], _ tell: () -> Void) {
    let outside = leaving
    leaving = entries
    tell()
    leaving = outside
  }
}

/// Where a piece of state belongs.
struct StateKey: Hashable {
  let path: UInt64
  let type: ObjectIdentifier
  let ordinal: Int
}

/// Something that has to be told when its view is gone.
protocol Dismantling: AnyObject {
  func dismantle()
}

extension ViewStateStore {
  /// The object of a key, made when it is first asked for.
  func object<Object: AnyObject>(for key: StateKey, make: () -> Object) -> Object {
    if let entry = entries[key], let object = entry.object as? Object {
      if entry.generation != generation {
        entries[key]?.generation = generation
        entries[key]?.place = visits
        visits += 1
      }
      return object
    }
    if let old = entries[key] {
      if old.generation == generation { visits -= 1 }
      (old.object as? Dismantling)?.dismantle()
    }
    if !isUpdating, let object = leaving[key]?.object as? Object { return object }
    let object = make()
    entries[key] = Entry(object: object, generation: generation, place: visits)
    visits += 1
    return object
  }

  /// The record of a retained view, made when it is first asked for.
  ///
  /// - Returns: Nil if it has to be made, and others may have gone that are not known yet: they are
  ///   let go of before their replacements are made, so there will be another round.
  func record<Record: PlatformRecord>(for key: StateKey, make: () -> Record) -> Record? {
    if let entry = entries[key] {
      if entry.generation != generation { recordVisits += 1 }
    } else {
      guard isLastRound || recordVisits == recordCount && !waitsForDismantling else {
        waitsForDismantling = true
        return nil
      }
      recordCount += 1
      recordVisits += 1
    }
    return object(for: key, make: make)
  }

  /// A number for an identifier at a place: the same one as long as it is there.
  func number(of id: AnyHashable, at path: UInt64) -> UInt64 {
    let key = IdentityKey(path: path, id: id)
    if let entry = numbers[key] {
      if entry.generation != generation {
        numberVisits += 1
        numbers[key]?.generation = generation
      }
      return entry.number | 1 << 63
    }
    nextNumber += 1
    numberVisits += 1
    numbers[key] = NumberEntry(number: nextNumber, generation: generation)
    return nextNumber | 1 << 63
  }

  /// All objects that are kept, in the order of the views.
  var objects: [AnyObject] { Self.inOrder(entries.values) }

  /// What has to be told when it comes on screen and leaves it, in the order of the views.
  var shownRecords: [ShownRecord] { objects.compactMap { $0 as? ShownRecord } }

  private static func inOrder(_ entries: some Sequence<Entry>) -> [AnyObject] {
    entries.sorted { $0.place < $1.place }.map(\.object)
  }

  /// Starts a round in which everything that is still there is asked for.
  ///
  /// - Parameter isLast: Whether everything that is asked for has to be made.
  func beginUpdate(isLast: Bool) {
    isUpdating = true
    isLastRound = isLast
    waitsForDismantling = false
    recordVisits = 0
    generation &+= 1
    visits = 0
    numberVisits = 0
  }

  /// Ends the round, and lets go of what was not asked for.
  func endUpdate() {
    if visits < entries.count {
      let gone = entries.filter { $0.value.generation != generation }
      for key in gone.keys { entries[key] = nil }
      for object in Self.inOrder(gone.values) {
        if let record = object as? PlatformRecord {
          recordCount -= 1
          record.dismantle()
        } else if let record = object as? Dismantling {
          // Programs that are told may set state, and that is none of the update.
          afterUpdate { [weak self] in
            guard let self else { return record.dismantle() }
            leave(gone) { record.dismantle() }
          }
        }
      }
    }
    if numberVisits < numbers.count {
      numbers = numbers.filter { $0.value.generation == generation }
    }
    isUpdating = false
  }

  /// Changes state: now, or after the update that is going on.
  func write(_ change: @escaping () -> Void) {
    if let current = Transaction.current { transaction = current }
    if isUpdating {
      deferredWrites += 1
      deferred.append(change)
    } else {
      change()
    }
    invalidation.mark()
  }

  /// Does the writes that were put off.
  ///
  /// - Returns: Whether there were any.
  func performDeferredWrites() -> Bool {
    guard !deferred.isEmpty else { return false }
    let writes = deferred
    deferred = []
    for write in writes { write() }
    return true
  }

  /// Keeps a call for the end of the update.
  func afterUpdate(_ action: @escaping () -> Void) { followUps.append(action) }

  @MainActor
  func performAfterUpdate() {
    let actions = followUps
    followUps = []
    for action in actions { action() }
  }
}
