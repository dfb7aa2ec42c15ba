/// Where the bearer of a name stands: in which owner, and under which label there.
@usableFromInline
struct Place: Hashable, Sendable {
  @usableFromInline var owner: UInt32

  /// For a chunk, how many items it has. For a section, its index in its page, which may be wrong
  /// by now.
  @usableFromInline var number: UInt16

  /// The way to the label, which may be wrong by now.
  @usableFromInline var trail: RopeTrail

  @usableFromInline var label: UInt64

  /// For a chunk, where it is in memory, so that it is read while its place is still counted.
  ///
  /// The rope of the same storage keeps it.
  @usableFromInline var address: UInt

  @inlinable
  init(
    owner: UInt32, number: UInt16 = 0, label: UInt64, trail: RopeTrail = RopeTrail(),
    address: UInt = 0
  ) {
    self.owner = owner
    self.number = number
    self.label = label
    self.trail = trail
    self.address = address
  }
}

/// Gives out names, small numbers above zero, and knows each one's place.
///
/// A radix tree of arrays: copies share everything, an edit copies one path. Names that were given
/// back are given out again.
@usableFromInline
struct NameTable: Sendable {
  /// One reference, because a copied path counts those of all nodes beside it.
  @usableFromInline
  enum Node: Sendable {
    case places(ContiguousArray<Place>)
    case children(ContiguousArray<Node>)
  }

  @usableFromInline var root = Node.places([])

  /// Levels of nodes above those with places.
  @usableFromInline var height = 0

  /// The names that were ever given out: those below this number, without 0.
  @usableFromInline var end: UInt32 = 1

  /// The name given back last; each place of such a name leads to the next. 0 ends the chain.
  @usableFromInline var firstFree: UInt32 = 0

  @inlinable
  init() {}

  @inlinable
  static var bits: Int { 5 }

  @inlinable
  static func index(of name: UInt32, height: Int) -> Int {
    (Int(name) &>> (height &* bits)) & (1 << bits - 1)
  }

  @inlinable
  subscript(name: UInt32) -> Place {
    withUnsafePointer(to: root) { root in
      var node = root
      var height = height
      while case .children(let children) = node.pointee {
        node = children.firstElement + Self.index(of: name, height: height)
        height &-= 1
      }
      guard case .places(let places) = node.pointee else { return Place(owner: 0, label: 0) }
      return places.firstElement[Self.index(of: name, height: 0)]
    }
  }

  @usableFromInline
  mutating func set(_ name: UInt32, to place: Place) {
    root.change(name, height: height) { places, index in places[index] = place }
  }

  /// Gives out a name.
  @usableFromInline
  mutating func take(for place: Place) -> UInt32 {
    guard firstFree == 0 else {
      let name = firstFree
      firstFree = self[name].owner
      set(name, to: place)
      return name
    }
    let name = end
    end += 1
    if Int(name) >> ((height + 1) * Self.bits) > 0 {
      root = .children([root])
      height += 1
    }
    root.change(name, height: height) { places, index in
      // Name 0 is never given out; its place keeps the arithmetic plain.
      if index == 1, places.isEmpty { places.append(Place(owner: 0, label: 0)) }
      places.append(place)
    }
    return name
  }

  /// Takes a name back.
  @usableFromInline
  mutating func giveBack(_ name: UInt32) {
    set(name, to: Place(owner: firstFree, label: 0))
    firstFree = name
  }
}

extension NameTable.Node {
  /// Calls `body` with the places among which that of a name is, or comes next, and its index there.
  mutating func change(
    _ name: UInt32, height: Int, _ body: (inout ContiguousArray<Place>, Int) -> Void
  ) {
    let index = NameTable.index(of: name, height: height)
    // Whatever is changed is taken out meanwhile, so that nobody else holds it.
    switch self {
    case .places(var places):
      self = .places([])
      body(&places, index)
      self = .places(places)
    case .children(var children):
      self = .places([])
      if index == children.count { children.append(height > 1 ? .children([]) : .places([])) }
      children[index].change(name, height: height - 1, body)
      self = .children(children)
    }
  }
}
