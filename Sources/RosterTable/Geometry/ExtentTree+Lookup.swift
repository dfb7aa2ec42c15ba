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
  @inline(__always)
  func read<Value>(
    at offset: Int, _ body: (_ element: Element, _ before: Extent, _ offset: Int) -> Value
  ) -> Value? {
    guard offset >= 0, var node = root, offset < node.extent.count else { return nil }
    var before = Extent()
    while true {
      let begin = before + (node.left?.extent ?? Extent())
      if let left = node.left, offset < begin.count {
        node = left
        continue
      }
      let end = begin + node.element.extent
      guard offset >= end.count, let right = node.right else {
        return body(node.element, begin, offset - begin.count)
      }
      before = end
      node = right
    }
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

extension ExtentTree.Node {
  /// The first element at whose end the extent from the front on is far enough.
  func locate(_ reached: (Extent) -> Bool) -> ExtentTree.Place? {
    guard reached(extent) else { return nil }
    var before = Extent()
    var node = self
    while true {
      if let left = node.left, reached(before + left.extent) {
        node = left
        continue
      }
      let front = before + (node.left?.extent ?? Extent())
      if reached(front + node.element.extent) {
        return ExtentTree.Place(element: node.element, before: front)
      }
      guard let right = node.right else {
        return ExtentTree.Place(element: node.element, before: front)
      }
      before = front + node.element.extent
      node = right
    }
  }
}
