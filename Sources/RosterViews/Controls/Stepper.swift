/// A label with buttons that make a value less and more.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  /// Whether the value is the one that shows.
  private var isAsShown: () -> Bool = { true }

  /// - Parameters:
  ///   - onIncrement: What the second button does; it cannot be pressed without.
  ///   - onDecrement: What the first button does; it cannot be pressed without.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// - Parameters:
  ///   - bounds: No press sets a value outside of them.
  ///   - step: What a press adds or takes away; with one that is not above 0, nothing can be
  ///     pressed.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let now = value.wrappedValue
    let (low, high) = (bounds.lowerBound, bounds.upperBound)
    // A step beyond an end may have no value: ends are compared before steps are made.
    // A press counts from the value at that time: several may come before the next update.
    let increment: () -> Void = {
      let now = value.wrappedValue
      guard now < high else { return }
      let next = now.isNear(high, within: step) ? high : now.advanced(by: step)
      value.wrappedValue = max(next, low)
    }
    let decrement: () -> Void = {
      let now = value.wrappedValue
      guard now > low else { return }
      let next = low.isNear(now, within: step) ? low : now.advanced(by: 0 - step)
      value.wrappedValue = min(next, high)
    }
    self.init(
      label: label, onIncrement: step > 0 && now < high ? increment : nil,
      onDecrement: step > 0 && now > low ? decrement : nil)
    isAsShown = { value.wrappedValue == now }
  }

  /// A stepper without ends: it stops where the next value would be none.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let increment = { value.wrappedValue = value.wrappedValue.next(step) }
    let decrement = { value.wrappedValue = value.wrappedValue.next(0 - step) }
    self.init(
      label: label, onIncrement: step > 0 ? increment : nil,
      onDecrement: step > 0 ? decrement : nil)
    let now = value.wrappedValue
    isAsShown = { value.wrappedValue == now }
  }

  public var body: some View {
    LabeledControl(
      label: label,
      control: StepperButtons(increment: increment, decrement: decrement, isAsShown: isAsShown))
  }
}

private struct StepperButtons: View {
  typealias Body = Never
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let isAsShown: () -> Bool

  func build(into tree: inout ViewTree) {
    tree.stack(
      .horizontal, spacing: nil, .middle,
      TupleView(
        button("[\(tree.environment.symbols.sign("−"))]", "Decrement", decrement, tree),
        button("[+]", "Increment", increment, tree)))
  }

  private func button(
    _ title: String, _ name: String, _ action: (() -> Void)?, _ tree: borrowing ViewTree
  ) -> some View {
    Button(title, action: tree.following(isAsShown) { action?() })
      .disabled(action == nil)
      .accessibilityLabel(name)
  }
}

extension Stepper where Label == Text {
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
}

extension Strideable {
  /// The value a step away; the same if there is none.
  fileprivate func next(_ step: Stride) -> Self {
    func isThere<Number: FixedWidthInteger>(_ number: Number) -> Bool {
      guard let step = step as? Int else { return false }
      let magnitude = Number(exactly: step.magnitude)
      guard let magnitude else { return false }
      return step < 0
        ? !number.subtractingReportingOverflow(magnitude).overflow
        : !number.addingReportingOverflow(magnitude).overflow
    }
    if let number = self as? any FixedWidthInteger, !isThere(number) { return self }
    let next = advanced(by: step)
    // What is not equal to itself is no number.
    return next == next ? next : self
  }

  /// Whether another value that is not less is at most a step away.
  fileprivate func isNear(_ other: Self, within step: Stride) -> Bool {
    func isFar<Number: FixedWidthInteger>(_ number: Number) -> Bool {
      // Of narrower numbers, every distance is there.
      guard Number.bitWidth >= Int.bitWidth, let other = other as? Number else { return false }
      let difference = other.subtractingReportingOverflow(number)
      return difference.overflow || Int(exactly: difference.partialValue) == nil
    }
    if let number = self as? any FixedWidthInteger, isFar(number) { return false }
    return distance(to: other) <= step
  }
}
