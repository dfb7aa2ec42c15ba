import Foundation
import RosterDrawing

/// What views come to, while they are built: nodes in order, and what belongs to them.
///
/// Views that have a body need not know it. There is one of it at a time: it is never copied.
public struct ViewTree: ~Copyable {
  /// What holds for the views that are being built.
  var environment: EnvironmentValues

  var nodes: [ViewNode] = []

  /// The nodes of the last time: text that stands where it stood is not prepared again.
  var earlier: [ViewNode] = []

  var actions: [ViewAction] = []
  var rules: [AccessibilityRule] = []
  var guides: [(ViewDimensions) -> CGFloat] = []

  /// Whether views stand by guides: sizes alone do not say where.
  var standsByGuides = false

  /// Whether views show only where they fit.
  var hasFittings = false

  /// The names of spaces of coordinates.
  var spaces: [AnyHashable] = []
  var platforms: [PlatformRecord] = []
  var swipeActions: [SwipeActionGroup] = []
  var separators = SeparatorVisibility()
  var faults: [ViewFault] = []

  /// The direction of the stack around.
  var axis: Axis?

  /// Where cells stand in the rows of the grid around; nil where there is none.
  var gridAlignment: Fraction?

  /// The choice of which options are being built.
  var choice: Choice?

  /// How many views said for which value of a choice they stand.
  var tagCount = 0

  /// Links the dynamic properties of the views around anew: a view value that stands at several
  /// places is linked to the one that was built last.
  var relink: (() -> Void)?

  let store: ViewStateStore
  private(set) var path: UInt64

  /// The host that builds it: not kept alive, for it keeps its tree.
  private unowned let host: ViewHost?
  private var depth: Int

  init(
    environment: EnvironmentValues, store: ViewStateStore, host: ViewHost? = nil, depth: Int = 0
  ) {
    self.environment = environment
    self.store = store
    self.host = host
    self.depth = depth
    path = 0x51AB_C0DE
  }

  /// How deep views may lie in one another.
  static let depthLimit = 500

  /// How many of these a host in a host takes: it builds, lays out and draws inside the other one.
  private static let hostDepth = 10
}

/// What a press does.
struct ViewAction {
  let perform: () -> Void
  let role: ButtonRole?
  let tint: Color?
}

extension ViewTree {
  /// Builds views at a place below this one.
  @inlinable
  mutating func descend(_ number: UInt64, _ build: (inout ViewTree) -> Void) {
    let place = enter(number)
    build(&self)
    leave(to: place)
  }

  /// Goes to a place below this one.
  ///
  /// - Returns: The place to leave to.
  @usableFromInline
  mutating func enter(_ number: UInt64) -> UInt64 {
    let old = path
    path = Self.mixed(old, number)
    return old
  }

  @usableFromInline
  mutating func leave(to place: UInt64) { path = place }

  /// Builds views whose state belongs to an identifier.
  mutating func descend(identifiedBy id: some Hashable, _ build: (inout ViewTree) -> Void) {
    if let number = id as? Int {
      descend(UInt64(bitPattern: Int64(number)), build)
    } else {
      descend(store.number(of: AnyHashable(id), at: path), build)
    }
  }

  /// Adds a node without anything inside.
  mutating func append(_ kind: ViewNode.Kind) {
    nodes.append(ViewNode(kind))
  }

  /// Adds text in one style, or an image if the text has a label.
  mutating func append(_ text: String, style: Style, flow: TextFlow, label: String? = nil) {
    let place = nodes.count
    if place < earlier.count, let old = earlier[place].text,
      old.isMade(of: text, style: style, flow: flow, label: label)
    {
      return append(old)
    }
    append(PreparedText(StyledText(text, style: style), flow: flow, label: label))
  }

  /// Adds text, or an image if the text has a label.
  mutating func append(_ text: PreparedText) {
    append(text, as: text.hasLabel ? .image : .text)
  }

  /// Adds text or an image; text has a label, too, where a symbol is in it.
  mutating func append(_ text: PreparedText, as kind: ViewNode.Kind) {
    nodes.append(ViewNode(kind, text: text))
  }

  /// Adds what accessibility modifiers say around some views.
  mutating func wrap(_ rule: AccessibilityRule, _ build: (inout ViewTree) -> Void) {
    rules.append(rule)
    wrap(.accessibility(rule: rules.count - 1), build)
  }

  /// Adds a node with everything that is built inside.
  mutating func container(_ kind: ViewNode.Kind, _ build: (inout ViewTree) -> Void) {
    let index = nodes.count
    nodes.append(ViewNode(kind))
    let scope = closeScope()
    build(&self)
    choice?.scope = scope
    nodes[index].size = nodes.count - index
  }

  /// Adds a node around each view that is built: none for none.
  mutating func wrap(_ kind: ViewNode.Kind, _ build: (inout ViewTree) -> Void) {
    let index = nodes.count
    nodes.append(ViewNode(kind))
    build(&self)
    close(index, prefix: 0)
  }

  /// Adds a node around each view that is built, each with another view as its first child.
  mutating func wrap(
    _ kind: ViewNode.Kind, with other: (inout ViewTree) -> Void,
    _ build: (inout ViewTree) -> Void
  ) {
    let index = nodes.count
    nodes.append(ViewNode(kind))
    let axis = self.axis
    self.axis = nil
    container(.layers(.middle, .middle)) { tree in tree.descend(0xBAC4) { other(&$0) } }
    self.axis = axis
    build(&self)
    close(index, prefix: nodes[index + 1].size)
  }

  /// Builds with another environment.
  mutating func with(
    _ change: (inout EnvironmentValues) -> Void, _ build: (inout ViewTree) -> Void
  ) {
    let old = environment
    change(&environment)
    build(&self)
    environment = old
  }

  /// Builds the body of something that may have dynamic properties.
  @MainActor
  @inlinable
  mutating func buildBody<Owner, Content: View>(of owner: Owner, body: (Owner) -> Content) {
    nest(in: Owner.self) { tree in
      guard DynamicProperties.areIn(owner) else {
        return tree.descend(0xB0D7) { body(owner).build(into: &$0) }
      }
      guard let outside = tree.link(owner) else { return }
      tree.descend(0xB0D7) { body(owner).build(into: &$0) }
      tree.unlink(outside)
    }
  }

  /// Builds what may lie as deep as data says, up to a limit.
  @usableFromInline
  mutating func nest(in type: Any.Type, _ build: (inout ViewTree) -> Void) {
    guard depth < Self.depthLimit else { return refuse(.tooDeep("\(type)")) }
    depth += 1
    build(&self)
    depth -= 1
  }

  /// Where hosts in a retained view count their depth from: the place from before if it is the same.
  @MainActor
  func hostPlace(_ old: HostPlace?) -> HostPlace {
    let inside = depth + Self.hostDepth
    if let old, old.depth == inside, old.host === host { return old }
    return HostPlace(host: host, depth: inside)
  }

  /// Whether there is room for a view that may have a host of its own.
  var hasRoom: Bool { depth < Self.depthLimit }

  /// Whether there is room for views in a host of their own.
  var hasRoomForHost: Bool { depth + Self.hostDepth < Self.depthLimit }

  /// Shows what is wrong in the place of a view.
  mutating func refuse(_ fault: ViewFault) {
    faults.append(fault)
    let sign = environment.symbols.sign("⚠")
    append("\(sign) \(fault)", style: Style(foreground: .destructive), flow: environment.flow)
  }

  private mutating func close(_ index: Int, prefix: Int) {
    let first = index + 1 + prefix
    if first == nodes.count {
      nodes.removeSubrange(index...)
      return
    }
    if first + nodes[first].size == nodes.count {
      nodes[index].size = nodes.count - index
      nodes[index].priority = nodes[first].priority
      return
    }
    // Copies, not slices: those would hold on to all nodes so far, and have them copied.
    let head = Array(nodes[index..<first])
    let rest = Array(nodes[first...])
    nodes.removeSubrange(index...)
    var place = rest.startIndex
    while place < rest.endIndex {
      let end = place + rest[place].size
      let start = nodes.count
      nodes += head
      nodes += rest[place..<end]
      nodes[start].size = nodes.count - start
      nodes[start].priority = rest[place].priority
      place = end
    }
  }

  private static func mixed(_ path: UInt64, _ number: UInt64) -> UInt64 {
    var value = (path ^ (number &+ 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
    return (value &* 0x94D0_49BB_1331_11EB) ^ (value >> 32)
  }
}
