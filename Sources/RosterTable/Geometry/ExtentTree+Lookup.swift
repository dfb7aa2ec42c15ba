import Foundation

/// Finding elements: by places, by rows, by height.
extension ExtentTree {
  /// An element that was found, and where.
  struct Place {
    let element: Element
    /// What stands before the element.
    let before: Extent
    /// The place within the element that was asked for.
    var offset = 0
  }

  /// The element that holds a place.
  func element(at offset: Int) -> Place? {
    read(at: offset) { Place(element: $0, before: $1, offset: $2) }
  }

  /// Looks at the element that holds a place where it is, which costs half as much as to take it
  /// out.
  ///
  /// - Parameter body: gets the element, what stands before it, and the place within it.
  func read<Value>(
    at offset: Int, _ body: (_ element: Element, _ before: Extent, _ offset: Int) -> Value
  ) -> Value? {
    guard offset >= 0, offset < count else { return nil }
    return root?.read(at: offset, before: Extent(), body)
  }

  /// The element that covers a height, counted from the top.
  func element(atHeight y: CGFloat) -> Place? {
    guard y >= 0 else { return nil }
    return root?.locate { $0.height > y }
  }

  /// The element that holds a row.
  func element(holdingRow row: Int) -> Place? {
    guard row >= 0 else { return nil }
    return root?.locate { $0.rows > row }
  }

  /// What stands before a place.
  func extent(before offset: Int) -> Extent {
    guard offset < count else { return extent }
    return element(at: offset)?.before ?? Extent()
  }
}

// A node's own fields are looked at without counting a reference, unlike those of a variable that
// goes down: so these call themselves, as deep as the tree is.
extension ExtentTree.Node {
  /// Calls `body` with the element that holds a place.
  func read<Value>(
    at offset: Int, before: Extent,
    _ body: (_ element: Element, _ before: Extent, _ offset: Int) -> Value
  ) -> Value {
    var begin = before
    if let left {
      begin = before + left.extent
      if offset < begin.count { return left.read(at: offset, before: before, body) }
    }
    if let right {
      let end = begin + element.extent
      if offset >= end.count { return right.read(at: offset, before: end, body) }
    }
    return body(element, begin, offset - begin.count)
  }

  /// The first element at whose end the extent from the front on is far enough.
  func locate(_ reached: (Extent) -> Bool) -> ExtentTree.Place? {
    reached(extent) ? locate(before: Extent(), reached) : nil
  }

  private func locate(before: Extent, _ reached: (Extent) -> Bool) -> ExtentTree.Place {
    var begin = before
    if let left {
      begin = before + left.extent
      if reached(begin) { return left.locate(before: before, reached) }
    }
    if let right {
      let end = begin + element.extent
      if !reached(end) { return right.locate(before: end, reached) }
    }
    return ExtentTree.Place(element: element, before: begin)
  }
}
