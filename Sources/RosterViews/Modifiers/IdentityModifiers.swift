/// A view whose state belongs to an identifier: another one starts anew.
public struct IdentifiedView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID

  public func build(into tree: inout ViewTree) {
    tree.descend(identifiedBy: id) { content.build(into: &$0) }
  }
}

/// A view that is told when it comes and goes.
public struct AppearanceView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  public func build(into tree: inout ViewTree) {
    let key = StateKey(
      path: tree.path, type: ObjectIdentifier(Self.self), ordinal: appear == nil ? -2 : -1)
    let record = tree.store.object(for: key) { AppearanceRecord() }
    record.appear = appear.map { tree.linked($0) }
    record.disappear = disappear.map { tree.linked($0) }
    tree.descend(0xA99E) { content.build(into: &$0) }
  }
}

/// A view that is told when a value changed.
public struct ChangeView<Content: View, Value: Equatable>: View {
  public typealias Body = Never
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  public func build(into tree: inout ViewTree) {
    let key = StateKey(path: tree.path, type: ObjectIdentifier(Self.self), ordinal: -3)
    var isNew = false
    let record = tree.store.object(for: key) {
      isNew = true
      return ChangeRecord(value)
    }
    let old = record.value
    record.value = value
    if isNew ? isInitial : old != value {
      let new = value
      let action = action
      tree.store.afterUpdate(tree.linked { action(old, new) })
    }
    tree.descend(0xC4A6) { content.build(into: &$0) }
  }
}

/// Whether a view has appeared, and whom to tell.
@MainActor
class AppearanceRecord: ShownRecord {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var isShown = false

  override func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    (isShown ? appear : disappear)?()
  }

  nonisolated override func dismantle() { MainActor.assumeIsolated { show(false) } }
}

private final class ChangeRecord<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  /// Ties state to an identifier: with another one, the view starts anew.
  public func id<ID: Hashable>(_ id: ID) -> IdentifiedView<Self, ID> {
    IdentifiedView(content: self, id: id)
  }

  /// Calls a closure when the view comes on screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> AppearanceView<Self> {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Calls a closure when the view leaves the screen.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> AppearanceView<Self> {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Calls a closure after an update in which a value changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls a closure after an update in which a value changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Calls a closure with the new value after an update in which a value changed.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ new: Value) -> Void
  ) -> ChangeView<Self, Value> {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
