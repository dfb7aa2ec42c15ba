import RosterDrawing

/// How far something has come: a bar as wide as there is room, or a sign that it goes on.
public struct ProgressView<Label: View>: View {
  /// From 0 to 1; nil if nobody knows.
  let fraction: Double?
  let label: Label

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = value.map { total > 0 ? Double($0 / total) : 0 }
    self.label = label()
  }

  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        ProgressBar(fraction: fraction)
      }
    } else {
      HStack {
        GoingOn().accessibilityLabel("In progress")
        label
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init { EmptyView() } }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A sign that something goes on.
private struct GoingOn: View {
  typealias Body = Never

  func build(into tree: inout ViewTree) {
    Text(String(tree.environment.symbols.sign("⋯"))).build(into: &tree)
  }
}

private struct ProgressBar: View {
  typealias Body = Never
  let fraction: Double

  func build(into tree: inout ViewTree) {
    let environment = tree.environment
    var style = environment.text.style
    style.foreground = environment.tint ?? .tint
    let known = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let rule = AccessibilityRule(label: "Progress", value: "\(Int(known * 100)) %")
    tree.wrap(rule) { $0.append(.progress(known, style)) }
  }
}
