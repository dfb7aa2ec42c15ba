import Observation

#if !canImport(Combine)
  /// A model whose `@Published` properties views follow.
  ///
  /// It is followed like an `@Observable` one: property by property, as they are read. What is not
  /// `@Published` is followed if the model says `objectWillChange.send()` before it changes: then
  /// all views that have it in `@ObservedObject` and the like are shown anew. Where Combine is
  /// there, use Combine's.
  public protocol ObservableObject: AnyObject, Observable {
    /// Tells views and closures that the object is about to change.
    var objectWillChange: ObservableObjectPublisher { get }
  }

  extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(of: self) }

    /// Says that a view reads the object.
    func noted() -> Self {
      WillChange.note(ObjectIdentifier(objectWillChange.object))
      return self
    }
  }

  /// A model that somebody else keeps, for a view to follow.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType {
      get { object.noted() }
      set { object = newValue }
    }

    private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }

    public init(initialValue: ObjectType) { object = initialValue }

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

    public var wrappedValue: ObjectType { shared.object.noted() }

    /// Makes bindings to its properties.
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

    var link: DynamicLink { shared }
  }

  /// A model that a view further out put into the environment. A row that misses it says so.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, LinkedProperty {
    private let shared = EnvironmentObjectLink<ObjectType>()

    public init() {}

    public var wrappedValue: ObjectType { shared.object.noted() }

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
