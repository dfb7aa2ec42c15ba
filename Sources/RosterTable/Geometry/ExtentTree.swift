import Foundation

/// What stands in a ``ExtentTree``: something with a number of places and a height.
protocol ExtentTreeElement {
  /// How many places the element takes and how high it is.
  var extent: Extent { get }

  /// The two parts of an element of more than one place; `offset` is within it, not at an end.
  func split(at offset: Int) -> (Self, Self)

  /// One element for this one and the one behind it, where they are alike.
  func merged(with next: Self) -> Self?
}

/// A sequence that knows the count and the height of each of its parts: a balanced tree.
///
/// A copy shares everything; an edit makes one path anew. Finding, cutting and joining cost
/// O(log *n*) for *n* elements, whatever the elements stand for: a million rows of one height are
/// one element.
struct ExtentTree<Element: ExtentTreeElement> {
  private(set) var root: Node?

  init() {}

  init(_ element: Element) {
    root = element.extent.count == 0 ? nil : Node(nil, element, nil)
  }

  /// - Complexity: O(*n*).
  init(_ elements: [Element]) {
    root = Node.balanced(elements[...])
  }

  private init(root: Node?) { self.root = root }

  var extent: Extent { root?.extent ?? Extent() }
  var count: Int { extent.count }
  var height: CGFloat { extent.height }
  var first: Element? { root?.first }
  var last: Element? { root?.last }

  /// The two parts in front of and from a place on.
  func split(at offset: Int) -> (ExtentTree, ExtentTree) {
    let (front, rest) = Node.split(root, at: offset)
    return (ExtentTree(root: front), ExtentTree(root: rest))
  }

  static func + (left: ExtentTree, right: ExtentTree) -> ExtentTree {
    guard let end = left.last, let begin = right.first, let one = end.merged(with: begin) else {
      return ExtentTree(root: Node.concatenate(left.root, right.root))
    }
    let front = Node.split(left.root, at: left.count - end.extent.count).0
    let rest = Node.split(right.root, at: begin.extent.count).1
    return ExtentTree(root: Node.join(front, one, rest))
  }

  /// Puts something else into the places of a range.
  mutating func replace(_ range: Range<Int>, with other: ExtentTree) {
    let (front, rest) = split(at: range.lowerBound)
    self = front + other + rest.split(at: range.count).1
  }

  /// Puts another element into the place of the one that holds a place. The tree keeps its shape.
  mutating func replaceElement(at offset: Int, with element: Element) {
    guard offset >= 0, offset < count else { return }
    root = root?.replacing(at: offset, with: element)
  }

  /// The longest way from the root to an element.
  var depth: Int { root?.depth ?? 0 }

  /// The elements in order.
  var elements: [Element] {
    var result: [Element] = []
    root?.forEach { result.append($0) }
    return result
  }
}

extension ExtentTree {
  /// A node of the tree; never changed once made. Heights of two sides differ by one at most.
  final class Node {
    let left: Node?
    let element: Element
    let right: Node?
    let extent: Extent
    let depth: Int

    init(_ left: Node?, _ element: Element, _ right: Node?) {
      self.left = left
      self.element = element
      self.right = right
      extent = (left?.extent ?? Extent()) + element.extent + (right?.extent ?? Extent())
      depth = max(left?.depth ?? 0, right?.depth ?? 0) + 1
    }

    static func balanced(_ elements: ArraySlice<Element>) -> Node? {
      guard !elements.isEmpty else { return nil }
      let middle = elements.startIndex + elements.count / 2
      return Node(
        balanced(elements[..<middle]), elements[middle], balanced(elements[(middle + 1)...]))
    }

    var first: Element { left?.first ?? element }
    var last: Element { right?.last ?? element }

    func forEach(_ body: (Element) -> Void) {
      left?.forEach(body)
      body(element)
      right?.forEach(body)
    }

    func replacing(at offset: Int, with new: Element) -> Node {
      let begin = left?.extent.count ?? 0
      if let left, offset < begin {
        return Node(left.replacing(at: offset, with: new), element, right)
      }
      let end = begin + element.extent.count
      if let right, offset >= end {
        return Node(left, element, right.replacing(at: offset - end, with: new))
      }
      return Node(left, new, right)
    }

    static func join(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
      let (leftDepth, rightDepth) = (left?.depth ?? 0, right?.depth ?? 0)
      if let left, leftDepth > rightDepth + 1 {
        return balanced(left.left, left.element, join(left.right, element, right))
      }
      if let right, rightDepth > leftDepth + 1 {
        return balanced(join(left, element, right.left), right.element, right.right)
      }
      return Node(left, element, right)
    }

    static func concatenate(_ left: Node?, _ right: Node?) -> Node? {
      guard let left, let right else { return left ?? right }
      let begin = right.first
      return join(left, begin, split(right, at: begin.extent.count).1)
    }

    static func split(_ node: Node?, at offset: Int) -> (Node?, Node?) {
      guard let node else { return (nil, nil) }
      if offset <= 0 { return (nil, node) }
      if offset >= node.extent.count { return (node, nil) }
      let begin = node.left?.extent.count ?? 0
      let end = begin + node.element.extent.count
      if offset <= begin {
        let (front, rest) = split(node.left, at: offset)
        return (front, join(rest, node.element, node.right))
      }
      if offset >= end {
        let (front, rest) = split(node.right, at: offset - end)
        return (join(node.left, node.element, front), rest)
      }
      let (front, rest) = node.element.split(at: offset - begin)
      return (join(node.left, front, nil), join(nil, rest, node.right))
    }

    /// A node of two sides of which one may be deeper by two.
    private static func balanced(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
      let (leftDepth, rightDepth) = (left?.depth ?? 0, right?.depth ?? 0)
      if let left, leftDepth > rightDepth + 1 {
        if (left.left?.depth ?? 0) >= (left.right?.depth ?? 0) {
          return Node(left.left, left.element, Node(left.right, element, right))
        }
        guard let middle = left.right else { return Node(left, element, right) }
        return Node(
          Node(left.left, left.element, middle.left), middle.element,
          Node(middle.right, element, right))
      }
      if let right, rightDepth > leftDepth + 1 {
        if (right.right?.depth ?? 0) >= (right.left?.depth ?? 0) {
          return Node(Node(left, element, right.left), right.element, right.right)
        }
        guard let middle = right.left else { return Node(left, element, right) }
        return Node(
          Node(left, element, middle.left), middle.element,
          Node(middle.right, right.element, right.right))
      }
      return Node(left, element, right)
    }
  }
}
