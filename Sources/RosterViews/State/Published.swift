import Observation

#if !canImport(Combine)
  /// A property of an ``ObservableObject`` that views follow.
  @propertyWrapper
  public struct Published<Value> {
    private var value: Value
    private let registrar = ObservationRegistrar()
    private var sinks: Sinks?

    public init(wrappedValue: Value) { value = wrappedValue }

    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The values of the property: the one it has, and every new one before it is set.
    public var projectedValue: Publisher {
      mutating get {
        let sinks = sinks ?? Sinks(value)
        self.sinks = sinks
        return Publisher(sinks: sinks)
      }
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
          WillChange.tellSinks(of: owner.objectWillChange.object)
          owner[keyPath: storagePath].sinks?.send(newValue)
          owner[keyPath: storagePath].value = newValue
        }
      }
    }

    /// The values of a property. There are no operators: a closure gets them all.
    public struct Publisher {
      let sinks: Sinks

      /// Calls a closure with the value now, and with every new one before it is set, until the
      /// result is cancelled or gone.
      public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        let sinks = sinks
        let number = sinks.add(receiveValue)
        receiveValue(sinks.value)
        return AnyCancellable { sinks.remove(number) }
      }

      /// Sets a property of an object to the value now, and to every new one.
      public func assign<Root>(
        to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
      ) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
      }
    }

    /// Who wants the values of a property.
    final class Sinks {
      private(set) var value: Value
      private var calls: [(number: Int, call: (Value) -> Void)] = []
      private var next = 0

      init(_ value: Value) { self.value = value }

      func add(_ call: @escaping (Value) -> Void) -> Int {
        next += 1
        calls.append((next, call))
        return next
      }

      func remove(_ number: Int) { calls.removeAll { $0.number == number } }

      func send(_ value: Value) {
        self.value = value
        for (_, call) in calls { call(value) }
      }
    }
  }
#endif
