import Observation

#if !canImport(Combine)
  /// A model whose `@Published` properties views follow.
  ///
  /// It is followed like an `@Observable` one: property by property, as they are read. There is no
  /// `objectWillChange` publisher; where Combine is there, use Combine's.
  public protocol ObservableObject: AnyObject, Observable {}

  /// A property of an ``ObservableObject`` that views follow.
  @propertyWrapper
  public struct Published<Value> {
    private var value: Value
    private let registrar = ObservationRegistrar()

    public init(wrappedValue: Value) { value = wrappedValue }

    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Reads and changes the property. Views are told before it changes, also to an equal value.
    public static subscript<Owner: ObservableObject>(
      _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
      storage storagePath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
      get {
        owner[keyPath: storagePath].registrar.access(owner, keyPath: path)
        return owner[keyPath: storagePath].value
      }
      set {
        let registrar = owner[keyPath: storagePath].registrar
        registrar.withMutation(of: owner, keyPath: path) {
          owner[keyPath: storagePath].value = newValue
        }
      }
    }
  }

  /// A model that somebody else keeps, for a view to follow.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to its properties.
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
  }

  /// A model that a view keeps while it lives. It is made once for each place.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private let shared: StateObjectLink<ObjectType>

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
      shared = StateObjectLink(make)
    }

    public var wrappedValue: ObjectType { shared.object }

    /// Makes bindings to its properties.
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

    var link: DynamicLink { shared }
  }

  /// A model that a view further out put into the environment. A row that misses it says so.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private let shared = EnvironmentObjectLink<ObjectType>()

    public init() {}

    public var wrappedValue: ObjectType { shared.object }

    /// Makes bindings to its properties.
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

    var link: DynamicLink { shared }
  }

  extension View {
    /// Puts a model into the environment, to be found by its type.
    public func environmentObject<Model: ObservableObject>(
      _ model: Model
    ) -> EnvironmentChangedView<Self> {
      EnvironmentChangedView(content: self) {
        $0.setObject(model, for: ObjectIdentifier(Model.self))
      }
    }
  }

  private final class StateObjectLink<ObjectType: ObservableObject>: DynamicLink {
    private let make: () -> ObjectType
    private var found: ObjectType?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var object: ObjectType {
      if let found { return found }
      let object = make()
      found = object
      return object
    }

    override func attach(
      _ context: LinkContext, type: ObjectIdentifier, ordinal: Int
    ) -> ViewFault? {
      let key = StateKey(path: context.path, type: type, ordinal: ordinal)
      found = context.store.object(for: key, make: make)
      return nil
    }
  }

  private final class EnvironmentObjectLink<ObjectType: ObservableObject>: DynamicLink {
    private var found: ObjectType?

    var object: ObjectType {
      guard let found else {
        preconditionFailure("\(ViewFault.missingObject("\(ObjectType.self)"))")
      }
      return found
    }

    override func attach(
      _ context: LinkContext, type: ObjectIdentifier, ordinal: Int
    ) -> ViewFault? {
      found = context.environment.object(ObjectIdentifier(ObjectType.self)) as? ObjectType
      return found == nil ? .missingObject("\(ObjectType.self)") : nil
    }
  }
#endif

/// Makes bindings to the properties of a model.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
