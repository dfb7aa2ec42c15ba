#if !canImport(Combine)
  /// Says that an ``ObservableObject`` is about to change.
  ///
  /// ```swift
  /// final class Download: ObservableObject {
  ///   var progress = 0 { willSet { objectWillChange.send() } }
  /// }
  /// ```
  ///
  /// It may be handed on to anywhere: of the object only the identity is looked at.
  public struct ObservableObjectPublisher: @unchecked Sendable {
    /// The object, or what stands for it.
    let object: AnyObject

    /// What an object keeps that does not leave it to the default.
    private final class Identity {}

    /// Makes one for an object to keep.
    public init() { object = Identity() }

    init(of object: AnyObject) { self.object = object }

    /// Tells the views that read the object, and all closures, before the change.
    public func send() {
      WillChange.tellSinks(of: object)
      WillChange.tellWatches(of: object)
    }

    /// Calls a closure before every change, by the one who changes, until the result is cancelled
    /// or gone.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      let id = ObjectIdentifier(object)
      let number = WillChange.add({ receiveValue(()) }, to: object)
      return AnyCancellable { WillChange.remove(number, from: id) }
    }
  }

  /// Something that goes on until it is cancelled.
  public protocol Cancellable {
    func cancel()
  }

  /// Something that goes on until it is cancelled, or nobody holds this any more.
  public final class AnyCancellable: Cancellable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { cancel() }

    public func cancel() {
      let action = action
      self.action = nil
      action?()
    }

    /// Keeps this in a set, as long as that lives.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  }

  extension AnyCancellable: Hashable {
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
