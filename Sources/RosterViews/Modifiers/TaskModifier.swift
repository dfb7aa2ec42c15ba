/// A view that does something in the background while it is on screen.
public struct TaskView<Content: View, ID: Equatable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  public func build(into tree: inout ViewTree) {
    let key = StateKey(path: tree.path, type: ObjectIdentifier(Self.self), ordinal: -5)
    let record = tree.store.object(for: key) { TaskRecord() }
    // The newest closure is the one that starts next, also where the value is the same.
    (record.priority, record.action) = (priority, action)
    record.relink = tree.linked {}
    if record.id != AnyEquatable(id) {
      record.id = AnyEquatable(id)
      record.restart()
    }
    tree.descend(0x7A5C) { content.build(into: &$0) }
  }
}

/// What a view does in the background, and what it does it for.
@MainActor
private final class TaskRecord: AppearanceRecord {
  var id: AnyEquatable?
  var priority = TaskPriority.userInitiated
  var action: (@MainActor @Sendable () async -> Void)?
  /// Links the views around the task to the state of this place.
  var relink: (() -> Void)?
  private var task: Task<Void, Never>?

  func restart() {
    appear = { [weak self] in
      self?.task?.cancel()
      self?.task = self?.start()
    }
    disappear = { [weak self] in
      self?.task?.cancel()
      self?.task = nil
    }
    guard let task else { return }
    task.cancel()
    self.task = start()
  }

  private func start() -> Task<Void, Never>? {
    guard let action else { return nil }
    return Task(priority: priority) { @MainActor [weak self] in
      self?.relink?()
      await action()
    }
  }
}

/// A value to compare, of any type.
private struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Does something in the background when the view comes on screen, and cancels it when the view
  /// leaves.
  ///
  /// Where one value of a view stands at several places, the action finds the state of its own place
  /// until it first waits; behind that, the state of the place that was built or ran last. A binding
  /// that it takes before it waits stays that of its place.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> TaskView<Self, Int> {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Does something in the background when the view comes on screen, and anew when a value changes;
  /// cancels it when the view leaves.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> TaskView<Self, ID> {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}
