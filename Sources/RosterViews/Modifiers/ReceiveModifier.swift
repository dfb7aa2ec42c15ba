#if !canImport(Combine)
  /// A view that is told what a publisher says while it is on screen.
  public struct ReceiveView<Content: View, Output>: View {
    public typealias Body = Never
    let content: Content
    let source: ObjectIdentifier
    let subscribe: (@escaping (Output) -> Void) -> AnyCancellable
    let action: (Output) -> Void

    public func build(into tree: inout ViewTree) {
      let key = StateKey(path: tree.path, type: ObjectIdentifier(Self.self), ordinal: -8)
      let record = tree.store.object(for: key) { ReceiveRecord<Output>() }
      let relink = tree.linked {}
      record.action = { [action] value in
        relink()
        action(value)
      }
      record.follow(source, subscribe)
      tree.descend(0x5EC3) { content.build(into: &$0) }
    }
  }

  /// What a view is told, and by whom.
  private final class ReceiveRecord<Output>: ShownRecord {
    var action: ((Output) -> Void)?
    private var source: ObjectIdentifier?
    private var subscribe: ((@escaping (Output) -> Void) -> AnyCancellable)?
    private var subscription: AnyCancellable?

    func follow(
      _ source: ObjectIdentifier,
      _ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable
    ) {
      guard source != self.source else { return }
      self.source = source
      self.subscribe = subscribe
      subscription = nil
    }

    override func show(_ isShown: Bool) {
      if !isShown {
        subscription = nil
      } else if subscription == nil {
        subscription = subscribe? { [weak self] in self?.action?($0) }
      }
    }

    nonisolated override func dismantle() { MainActor.assumeIsolated { show(false) } }
  }

  extension View {
    /// Calls a closure with the value of a property, and with every new one before it is set, while
    /// the view is on screen.
    public func onReceive<Value>(
      _ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void
    ) -> ReceiveView<Self, Value> {
      ReceiveView(
        content: self, source: ObjectIdentifier(publisher.sinks),
        subscribe: { publisher.sink(receiveValue: $0) }, action: action)
    }

    /// Calls a closure before every change of an object while the view is on screen.
    public func onReceive(
      _ publisher: ObservableObjectPublisher, perform action: @escaping (()) -> Void
    ) -> ReceiveView<Self, Void> {
      ReceiveView(
        content: self, source: ObjectIdentifier(publisher.object),
        subscribe: { publisher.sink(receiveValue: $0) }, action: action)
    }
  }
#endif
