import Foundation
import Observation
import RosterDrawing

/// Shows a view: builds it, lays it out, draws it, and keeps it up to date.
///
/// This is what a cell, a controller or a preview is built on. The host follows what the view read
/// from models and state, and says through ``invalidationHandler`` that it is out of date; whoever
/// owns it then asks for a new drawing.
///
/// ```swift
/// let host = ViewHost()
/// host.invalidationHandler = { row.setNeedsLayout() }
/// host.setContent(FavoriteRow(favorite: favorite))
/// let size = host.sizeThatFits(width: 40)  // cells
/// let drawing = host.render(width: 40, height: size.height)
/// host.press(at: CellPoint(x: 0, y: 0))  // runs the button there
/// ```
///
/// State belongs to ``stateStore``: give it the store of another item, and the host shows that
/// item's state. An equal new content keeps its drawing, but its closures replace the older ones.
@MainActor
public final class ViewHost {
  /// What the root view finds in its environment.
  public var environment: EnvironmentValues { didSet { invalidate() } }

  /// Where the content stands in a width or height that it does not fill.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidate() } } }

  /// The state of the content. Another store is another identity.
  public var stateStore: ViewStateStore {
    didSet { if stateStore !== oldValue { storeChanged(from: oldValue) } }
  }

  /// Called once when the content is out of date, and not again before it was updated. It comes
  /// from inside the change, so do not update there: mark, and update later.
  public var invalidationHandler: (() -> Void)?

  /// Called for what views do wrong. Without one, the host tells the one around whose retained view
  /// it is in, as the views of a ``GeometryReader`` do.
  public var faultHandler: ((ViewFault) -> Void)?

  /// Whether the content is on screen. Models are followed only then, and views that have
  /// `onAppear` or `onDisappear` are told.
  public var isActive: Bool { didSet { if isActive != oldValue { activityChanged() } } }

  /// The view that retained views inside the content are put in.
  public weak var containerView: PlatformView? {
    didSet { if containerView !== oldValue { containerChanged() } }
  }

  /// How often the content was built.
  public private(set) var buildCount = 0

  /// How often the content was drawn.
  public internal(set) var drawCount = 0

  private var content: ((inout ViewTree) -> Void)?
  private(set) var tree: ViewTree
  private var isBuilt = false
  private var watch: ModelWatch?

  /// Where in another host it was when it was built.
  @exclusivity(unchecked) private var place: HostPlace?
  var cache: Picture?
  var measured: [Int: CellSize] = [:]

  /// The last drawing.
  struct Picture {
    let layout: ViewLayout
    let drawing: Drawing

    /// For each retained view, what can be pressed in it; nil if it is hidden.
    let platformRegions: [Range<Int>?]
  }

  public init(
    environment: EnvironmentValues = EnvironmentValues(), alignment: Alignment = .center,
    stateStore: ViewStateStore = ViewStateStore(), isActive: Bool = true
  ) {
    self.environment = environment
    self.alignment = alignment
    self.stateStore = stateStore
    self.isActive = isActive
    tree = ViewTree(environment: environment, store: stateStore)
    watchStore()
  }

  /// Whether the content has to be built again.
  public var needsUpdate: Bool { !isBuilt || stateStore.invalidation.isDirty }

  /// Shows a view, in place of the one before. Views of the same types keep their state.
  public func setContent(_ view: some View) {
    content = { tree in view.build(into: &tree) }
    invalidate()
  }

  /// Says that the content is out of date.
  public func invalidate() {
    guard isBuilt else { return }
    isBuilt = false
    stateStore.invalidation.markOnMain()
  }

  /// Builds the content if it is out of date, until it is not.
  ///
  /// State that is set in the meantime is set after it; after 100 rounds the rest waits.
  public func updateIfNeeded() {
    guard !stateStore.isUpdating else { return }
    for _ in 0..<100 {
      guard needsUpdate else { return }
      build()
    }
    guard needsUpdate else { return }
    stateStore.invalidation.settle()
    report(.updateLoop)
  }

  /// Lets go of the content, its state and its retained views.
  public func dismantle() {
    content = nil
    endWatch()
    stateStore.invalidation.handler = nil
    stateStore.dismantle()
    tree = ViewTree(environment: environment, store: stateStore)
    cache = nil
    measured = [:]
    isBuilt = true
  }

  private func build() {
    buildCount += 1
    let store = stateStore
    isBuilt = true
    let writes = store.deferredWrites
    place = HostPlace.around(containerView)
    let depth = place?.depth ?? 0
    var new = ViewTree(environment: environment, store: store, host: self, depth: depth)
    run(&new)
    if store.waitsForDismantling {
      // What is gone was let go of: what comes in its place can be made now.
      new = ViewTree(environment: environment, store: store, host: self, depth: depth)
      run(&new, isLast: true)
    }
    store.transaction = Transaction()
    adopt(new)
    for fault in tree.faults { report(fault) }
    if store.deferredWrites > writes { report(.modifiedDuringUpdate) }
    store.performAfterUpdate()
    if !tree.hasFittings {
      let platforms = tree.platforms
      for platform in platforms { platform.decideFocus(isShown: true) }
    }
    if store.performDeferredWrites() { store.invalidation.mark() }
  }

  private func run(_ new: inout ViewTree, isLast: Bool = false) {
    let store = stateStore
    let generation = store.invalidation.clean()
    store.beginUpdate(isLast: isLast)
    watch?.end()
    watch = nil
    if isActive {
      let invalidation = store.invalidation
      let watch = ModelWatch()
      self.watch = watch
      watch.follow {
        fill(&new)
      } onChange: {
        invalidation.mark(generation: generation)
      }
    } else {
      fill(&new)
    }
    store.endUpdate()
  }

  private func fill(_ new: inout ViewTree) {
    new.earlier = tree.nodes
    new.nodes.reserveCapacity(max(new.earlier.count, 8))
    let alignment = alignment
    new.container(.layers(Fraction(alignment.horizontal), Fraction(alignment.vertical))) { tree in
      tree.axis = .vertical
      tree.container(.stack(.vertical, spacing: nil, Fraction(alignment.horizontal))) { tree in
        content?(&tree)
      }
    }
  }

  private func adopt(_ new: consuming ViewTree) {
    // A retained view may want another height for a width, and look the same without one.
    let isAsBefore = new.platforms.isEmpty && new.looks(as: tree)
    tree = new
    tree.earlier = []
    if !isAsBefore {
      cache = nil
      measured = [:]
    }
    for platform in tree.platforms { platform.enter(containerView) }
    if !stateStore.isEmpty { showRecords(isActive) }
  }

  private func containerChanged() {
    for platform in tree.platforms {
      if containerView == nil { platform.leave() } else { platform.enter(containerView) }
    }
  }

  private func watchStore() {
    stateStore.invalidation.handler = { [weak self] in self?.invalidationHandler?() }
  }

  private func storeChanged(from old: ViewStateStore) {
    endWatch(of: old)
    old.invalidation.handler = nil
    for record in old.shownRecords {
      record.show(false)
      (record as? PlatformRecord)?.leave()
    }
    watchStore()
    isBuilt = false
    cache = nil
    measured = [:]
    invalidationHandler?()
  }

  private func activityChanged() {
    if isActive {
      invalidate()
    } else {
      endWatch()
      showRecords(false)
    }
  }

  private func endWatch(of store: ViewStateStore? = nil) {
    (store ?? stateStore).invalidation.endGeneration()
    watch?.end()
    watch = nil
  }

  private func showRecords(_ isShown: Bool) {
    for record in stateStore.shownRecords { record.show(isShown) }
  }

  /// Tells whoever wants to know: its own handler, or that of the nearest host around that has one.
  private func report(_ fault: ViewFault) {
    var host = self
    // Hosts may show one another in turn: only ways out are followed.
    while host.faultHandler == nil, let place = host.place, let outer = place.host,
      outer.place?.depth ?? 0 < place.depth
    { host = outer }
    host.faultHandler?(fault)
  }
}
