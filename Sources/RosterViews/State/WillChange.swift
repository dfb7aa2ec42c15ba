#if !canImport(Combine)
  import Foundation
  import Synchronization

  /// Who is to be told when an object says that it is about to change: views that read it, and
  /// closures.
  ///
  /// Views follow the properties of models by themselves. This is for objects that say it with
  /// ``ObservableObjectPublisher/send()``, whatever it is that changes.
  enum WillChange {
    /// The objects that are read now, if somebody wants to know. Main thread only, see ``note(_:)``.
    nonisolated(unsafe) private static var reads: [ObjectIdentifier]?

    /// Whether an object that was read now changed since. Main thread only.
    nonisolated(unsafe) private static var isChangedSince = false

    private static let state = Mutex(State())
    private static let sinkCount = Atomic<Int>(0)

    private struct State {
      var watches: [ObjectIdentifier: Watch] = [:]
      var sinks: [ObjectIdentifier: [Int: Sink]] = [:]
      var next = 0
    }

    private struct Watch {
      let objects: [ObjectIdentifier]
      let onChange: @Sendable () -> Void
    }

    /// A closure is called by whoever sends, on that thread, as in Combine; the box never changes.
    private struct Sink: @unchecked Sendable {
      weak var object: AnyObject?
      let call: () -> Void
    }

    /// Says that an object is read.
    static func note(_ object: ObjectIdentifier) {
      guard Thread.isMainThread, reads != nil, reads?.last != object else { return }
      reads?.append(object)
    }

    /// Runs something, and finds out which objects it reads, and whether it changes one of them
    /// after that.
    @MainActor
    static func noting<Result>(
      _ body: () -> Result
    ) -> (Result, objects: [ObjectIdentifier], isChanged: Bool) {
      let outer = (reads, isChangedSince)
      (reads, isChangedSince) = ([], false)
      defer { (reads, isChangedSince) = outer }
      let result = body()
      return (result, reads ?? [], isChangedSince)
    }

    /// Remembers that an object changes, if it was read now.
    private static func noteChange(of object: ObjectIdentifier) {
      guard Thread.isMainThread, let reads, reads.contains(object) else { return }
      isChangedSince = true
    }

    /// Calls a closure when one of some objects is about to change, until the watch ends.
    static func begin(
      _ watch: ObjectIdentifier, on objects: [ObjectIdentifier],
      onChange: @escaping @Sendable () -> Void
    ) {
      state.withLock { $0.watches[watch] = Watch(objects: objects, onChange: onChange) }
    }

    static func end(_ watch: ObjectIdentifier) {
      // What it held is let go of outside of the lock: it may hold more watches.
      _ = state.withLock { $0.watches.removeValue(forKey: watch) }
    }

    /// Calls a closure whenever an object is about to change, until the number is given back.
    static func add(_ call: @escaping () -> Void, to object: AnyObject) -> Int {
      let sink = Sink(object: object, call: call)
      let id = ObjectIdentifier(object)
      sinkCount.add(1, ordering: .relaxed)
      return state.withLock { state in
        state.next &+= 1
        state.sinks[id, default: [:]][state.next] = sink
        return state.next
      }
    }

    static func remove(_ number: Int, from object: ObjectIdentifier) {
      let old = state.withLock { state in
        let old = state.sinks[object]?.removeValue(forKey: number)
        if state.sinks[object]?.isEmpty == true { state.sinks[object] = nil }
        return old
      }
      if old != nil { sinkCount.subtract(1, ordering: .relaxed) }
    }

    /// Calls the closures of an object that is about to change.
    static func tellSinks(of object: AnyObject) {
      noteChange(of: ObjectIdentifier(object))
      guard sinkCount.load(ordering: .relaxed) > 0 else { return }
      let id = ObjectIdentifier(object)
      // Others may have been added to one that had this place before.
      let sinks = state.withLock { $0.sinks[id] }?.sorted { $0.key < $1.key } ?? []
      for (_, sink) in sinks where sink.object === object { sink.call() }
    }

    /// Marks the views that read an object.
    static func tellWatches(of object: AnyObject) {
      let id = ObjectIdentifier(object)
      let calls = state.withLock { state in
        state.watches.isEmpty
          ? [] : state.watches.values.filter { $0.objects.contains(id) }.map(\.onChange)
      }
      for call in calls { call() }
    }
  }
#endif
