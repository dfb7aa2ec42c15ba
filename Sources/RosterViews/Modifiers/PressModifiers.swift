/// A view that lets presses through, or not.
public struct PressableView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let isEnabled: Bool

  public func build(into tree: inout ViewTree) {
    let first = tree.nodes.count
    content.build(into: &tree)
    guard !isEnabled else { return }
    for index in first..<tree.nodes.count {
      guard case .press(_, let traits, let value) = tree.nodes[index].kind else { continue }
      var node = ViewNode(.press(action: nil, traits, value))
      node.size = tree.nodes[index].size
      node.priority = tree.nodes[index].priority
      tree.nodes[index] = node
    }
  }
}

/// A press. On a terminal there is no other gesture.
public struct TapGesture {
  let count: Int
  var action: () -> Void = {}

  public init(count: Int = 1) { self.count = count }

  /// Calls a closure when the gesture was made.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
    var result = self
    result.action = action
    return result
  }
}

extension View {
  /// Without it nothing inside can be pressed: a press goes to what lies behind. Retained views
  /// decide for themselves.
  public func allowsHitTesting(_ isEnabled: Bool) -> PressableView<Self> {
    PressableView(content: self, isEnabled: isEnabled)
  }

  /// Calls the gesture's closure when the view is pressed.
  public func gesture(_ gesture: TapGesture) -> TappableView<Self> {
    onTapGesture(count: gesture.count, perform: gesture.action)
  }
}
