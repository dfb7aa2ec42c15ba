extension Binding where Value: MutableCollection {
  /// A binding to an element: `$items[2].name`.
  ///
  /// If the element is no longer there, the binding has its last value and ignores new ones.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    func isThere(_ values: Value) -> Bool {
      values.startIndex <= position && position < values.endIndex
    }
    var last = base.wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = base.wrappedValue
        if isThere(values) { last = values[position] }
        return last
      },
      set: { element in
        var values = base.wrappedValue
        guard isThere(values) else { return }
        values[position] = element
        base.wrappedValue = values
      })
  }

  /// Bindings to all elements.
  var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}
