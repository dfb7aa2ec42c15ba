/// A value that a view keeps while it lives, whatever new values of the view are made.
///
/// It belongs to the view's place: in a list, to the item of the row. Setting it shows the view
/// anew; setting it while views are being updated takes effect right after that update, and is
/// reported.
@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
  private let shared: StateLink<Value>

  public init(wrappedValue: Value) { shared = StateLink(wrappedValue) }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { shared.value }
    nonmutating set { shared.value = newValue }
  }

  /// The way to the value for views inside.
  public var projectedValue: Binding<Value> {
    let shared = shared
    if let box = shared.box { return box.binding }
    return Binding(get: { shared.value }, set: { shared.value = $0 })
  }

  var link: DynamicLink { shared }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

private final class StateLink<Value>: DynamicLink {
  private var initial: Value
  private(set) var box: StateBox<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { box?.value ?? initial }
    set { if let box { box.set(newValue) } else { initial = newValue } }
  }

  override func attach(
    _ context: LinkContext, type: ObjectIdentifier, ordinal: Int
  ) -> ViewFault? {
    let key = StateKey(path: context.path, type: type, ordinal: ordinal)
    let initial = initial
    box = context.store.object(for: key) { StateBox(initial, store: context.store) }
    return nil
  }
}

/// The value of a `@State` for as long as its view lives.
final class StateBox<Value> {
  private(set) var value: Value
  private weak var store: ViewStateStore?

  init(_ value: Value, store: ViewStateStore) {
    self.value = value
    self.store = store
  }

  func set(_ newValue: Value) {
    guard let store else {
      value = newValue
      return
    }
    if isEqual(value, newValue) { return }
    store.write { self.value = newValue }
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.set($0) })
  }

  private func isEqual(_ old: Value, _ new: Value) -> Bool {
    func same<Content: Equatable>(_ old: Content) -> Bool { old == new as? Content }
    guard let old = old as? any Equatable else { return false }
    return same(old)
  }
}
