/// A value that follows a default until somebody sets it.
struct Customizable<Value> {
  private(set) var value: Value
  private(set) var isCustomized = false

  init(_ value: Value) { self.value = value }

  /// Sets the value for good.
  mutating func customize(_ newValue: Value) {
    value = newValue
    isCustomized = true
  }

  /// Takes another default, unless the value was set.
  mutating func follow(_ newDefault: Value) {
    if !isCustomized { value = newDefault }
  }
}

extension Customizable where Value: Equatable {
  /// Whether a default to take would change nothing.
  func follows(_ newDefault: Value) -> Bool { isCustomized || value == newDefault }
}

extension Customizable: Equatable where Value: Equatable {}
extension Customizable: Hashable where Value: Hashable {}
