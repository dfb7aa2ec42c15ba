/// Whether a text field has the keys, or which one has.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///   @FocusState private var isFocused: Bool
///   var body: some View {
///     TextField("Name", text: $name).focused($isFocused)
///     Button("Edit") { isFocused = true }
///   }
/// }
/// ```
///
/// Setting it moves the keys after the next update; a field that gets or loses them by itself sets
/// it. A value that no field stands for takes the keys from all of them. Only fields that show have
/// the keys: one in a ``ViewThatFits`` that does not fit any more gives them up, to the one that shows
/// in its place if that stands for the same value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  private let none: Value
  private let group = State(wrappedValue: FocusGroup())

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  public init<Field: Hashable>() where Value == Field? {
    state = State(wrappedValue: nil)
    none = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding {
    Binding(value: state.projectedValue, none: none, group: group.wrappedValue)
  }

  /// The way to the value for views inside.
  @propertyWrapper
  public struct Binding {
    let value: RosterViews.Binding<Value>
    let none: Value
    let group: FocusGroup

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Ties the keys of the text field inside to a value: it has them while the value is this one.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> FocusedView<Self, Value> {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Ties the keys of the text field inside to a condition: it has them while that is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> FocusedView<Self, Bool> {
    FocusedView(content: self, binding: condition, value: true)
  }
}

/// A view whose text field has the keys while a value is the one for it.
public struct FocusedView<Content: View, Value: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  public func build(into tree: inout ViewTree) {
    let (binding, value) = (binding, value)
    let link = FocusLink(
      group: binding.group, value: AnyHashable(value),
      isWanted: binding.wrappedValue == value,
      take: { binding.wrappedValue = value },
      give: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } },
      later: { [weak store = tree.store] in store?.afterUpdate($0) },
      isUpdating: { [weak store = tree.store] in store?.isUpdating ?? false })
    tree.descend(0xF0C5) { $0.with({ $0.focus = link }) { content.build(into: &$0) } }
  }
}

/// The text fields that stand for the values of one state.
final class FocusGroup {
  /// The one that has the keys.
  fileprivate(set) weak var holder: TextFieldView?

  /// The value that it stands for.
  fileprivate var value: AnyHashable?
}

/// What a text field has to know about who is to have the keys.
@MainActor
final class FocusLink {
  private let group: FocusGroup
  private let value: AnyHashable
  private let isWanted: Bool
  private let take: () -> Void
  private let give: () -> Void
  private let later: (@escaping () -> Void) -> Void
  private let isUpdating: () -> Bool

  /// - Parameters:
  ///   - value: The value that the fields stand for.
  ///   - isWanted: Whether it is that of the state.
  ///   - later: Does something when the views that are being built are in their places.
  ///   - isUpdating: Whether views are being built.
  init(
    group: FocusGroup, value: AnyHashable, isWanted: Bool, take: @escaping () -> Void,
    give: @escaping () -> Void, later: @escaping (@escaping () -> Void) -> Void,
    isUpdating: @escaping () -> Bool
  ) {
    self.group = group
    self.value = value
    self.isWanted = isWanted
    self.take = take
    self.give = give
    self.later = later
    self.isUpdating = isUpdating
  }

  /// A field shows in its place: gives it the keys, or takes them, if the value says so. Of several
  /// that stand for the value, the first that can have the keys gets them.
  func decide(_ field: TextFieldView) {
    if isWanted, group.holder == nil || group.value != value {
      field.becomeFirstResponder()
    } else if !isWanted, group.holder === field {
      field.resignFirstResponder()
    }
  }

  /// A field got the keys.
  func began(_ field: TextFieldView) {
    group.holder = field
    group.value = value
    take()
  }

  /// A field lost the keys.
  func ended(_ field: TextFieldView) {
    guard group.holder === field else { return }
    group.holder = nil
    // A field that goes in an update gives up the keys in it, and sets state after it.
    if isUpdating() { later(give) } else { give() }
  }
}

private struct FocusKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  var focus: FocusLink? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}
