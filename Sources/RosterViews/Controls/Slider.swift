import Foundation
import RosterDrawing

/// A value between two others, set by a press on a bar: `━━━━●────`.
///
/// After a press, the keys ←, →, Home and End move it, by a step, or by a tenth of the bar. The
/// label does not show: it names the bar for people who cannot see it.
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  let scale: SliderScale
  let value: Binding<Double>
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let least: ValueLabel
  let most: ValueLabel

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void, label: Label, least: ValueLabel, most: ValueLabel
  ) {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    scale = SliderScale(
      low: Double(bounds.lowerBound), high: Double(bounds.upperBound), step: step)
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.least = least
    self.most = most
  }

  public func build(into tree: inout ViewTree) {
    let bar = SliderBar(
      value: value, scale: scale, name: tree.spoken(label), onEditingChanged: onEditingChanged)
    tree.stack(.horizontal, spacing: nil, .middle, TupleView(least, bar, most))
  }
}

extension Slider {
  /// - Parameters:
  ///   - step: What lies between values that can be set.
  ///   - onEditingChanged: Called with true before the value is set, and with false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: label(), least: EmptyView(),
      most: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), least: EmptyView(), most: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, Double(step), onEditingChanged, label: EmptyView(), least: EmptyView(),
      most: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: EmptyView(), least: EmptyView(),
      most: EmptyView())
  }
}

private struct SliderBar: ViewRepresentable {
  let value: Binding<Double>
  let scale: SliderScale
  let name: String
  let onEditingChanged: (Bool) -> Void

  /// Has the views built anew.
  var invalidate: () -> Void = {}

  func build(into tree: inout ViewTree) {
    var bar = self
    bar.invalidate = { [weak store = tree.store] in store?.invalidation.mark() }
    tree.buildRetained(bar)
  }

  func makeView(context: Context) -> SliderView { SliderView() }

  func updateView(_ view: SliderView, context: Context) {
    view.show(scale, value.wrappedValue)
    view.isEnabled = context.environment.isEnabled
    view.color = context.environment.tint ?? .tint
    view.accessibilityLabel = name
    view.valueHandler = { new in
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
      if value.wrappedValue != new { invalidate() }
    }
  }
}
