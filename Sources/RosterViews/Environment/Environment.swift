import Observation

/// A value of the environment, for a view to read.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let shared: EnvironmentLink<Value>

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    shared = EnvironmentLink { environment in environment[keyPath: path] }
  }

  /// A model that was put into the environment, by its type. A row that misses it says so.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    shared = EnvironmentLink(missing: .missingObservable("\(type)")) { environment in
      environment.object(ObjectIdentifier(type)) as? Value
    }
  }

  /// A model that was put into the environment, by its type, or nil.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    shared = EnvironmentLink { environment in
      environment.object(ObjectIdentifier(type)) as? Model
    }
  }

  public var wrappedValue: Value { shared.value }

  var link: DynamicLink { shared }
}

private final class EnvironmentLink<Value>: DynamicLink {
  private let read: (EnvironmentValues) -> Value?
  private let missing: ViewFault
  private var environment = EnvironmentValues()

  init(
    missing: ViewFault = .missingObject("\(Value.self)"),
    _ read: @escaping (EnvironmentValues) -> Value?
  ) {
    self.missing = missing
    self.read = read
  }

  var value: Value {
    guard let value = read(environment) else { preconditionFailure("\(missing)") }
    return value
  }

  override func attach(
    _ context: LinkContext, type: ObjectIdentifier, ordinal: Int
  ) -> ViewFault? {
    environment = context.environment
    return read(environment) == nil ? missing : nil
  }
}
