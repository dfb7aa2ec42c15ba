/// The values of a slider, and the parts of its bar that stand for them.
///
/// Bounds that are endless, and values that are no numbers, stand at the start.
struct SliderScale: Equatable {
  let low: Double
  let high: Double

  /// What lies between values that can be set; nil for all values.
  let step: Double?

  init(low: Double, high: Double, step: Double?) {
    self.low = low
    self.high = high
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private var length: Double { high - low }

  /// The part of the bar that is before a value, from 0 to 1.
  func part(of value: Double) -> Double {
    let part = (value - low) / length
    return part.isNaN ? 0 : min(max(part, 0), 1)
  }

  /// The value that can be set nearest to a part of the bar; nil if there is none.
  func value(at part: Double) -> Double? { nearest(low + part * length) }

  /// The value that can be set some steps from another one.
  func value(_ steps: Double, from value: Double) -> Double? {
    nearest((value.isFinite ? value : low) + steps * (step ?? length / 10))
  }

  private func nearest(_ value: Double) -> Double? {
    guard value.isFinite, length.isFinite else { return nil }
    var value = value
    if let step { value = low + ((value - low) / step).rounded() * step }
    return value.isFinite ? min(max(value, low), high) : nil
  }
}
