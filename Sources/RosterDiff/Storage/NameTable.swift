/// Where the bearer of a name stands: in which owner, and under which label there.
@usableFromInline
struct Place: Hashable, Sendable {
  @usableFromInline var owner: UInt32
  @usableFromInline var label: UInt64

  @inlinable
  init(owner: UInt32, label: UInt64) {
    self.owner = owner
    self.label = label
  }
}

/// Gives out names, small numbers above zero, and knows each one's place.
///
/// A radix tree of arrays: copies share everything, an edit copies one path. Names that were given
/// back are given out again.
@usableFromInline
struct NameTable: Sendable {
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var places: ContiguousArray<Place> = []
    @usableFromInline var children: ContiguousArray<Node> = []

    @inlinable
    init() {}
  }

  @usableFromInline var root = Node()

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
  subscript(name: UInt32) -> Place {
    withUnsafePointer(to: root) { root in
      let mask = 1 << Self.bits - 1
      var node = root
      for level in stride(from: height, to: 0, by: -1) {
        node = node.pointee.children.firstElement + ((Int(name) >> (level * Self.bits)) & mask)
      }
      return node.pointee.places.firstElement[Int(name) & mask]
    }
  }

  @usableFromInline
  mutating func set(_ name: UInt32, to place: Place) {
    root.set(Int(name), to: place, height: height)
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
      var above = Node()
      above.children = [root]
      root = above
      height += 1
    }
    root.append(Int(name), place, height: height)
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
  mutating func set(_ name: Int, to place: Place, height: Int) {
    let mask = 1 << NameTable.bits - 1
    if height == 0 {
      places[name & mask] = place
    } else {
      children[(name >> (height * NameTable.bits)) & mask].set(name, to: place, height: height - 1)
    }
  }

  mutating func append(_ name: Int, _ place: Place, height: Int) {
    let index = (name >> (height * NameTable.bits)) & (1 << NameTable.bits - 1)
    if height == 0 {
      // Name 0 is never given out; its place keeps the arithmetic plain.
      if index == 1, places.isEmpty { places.append(Place(owner: 0, label: 0)) }
      places.append(place)
    } else {
      if index == children.count { children.append(NameTable.Node()) }
      children[index].append(name, place, height: height - 1)
    }
  }
}
