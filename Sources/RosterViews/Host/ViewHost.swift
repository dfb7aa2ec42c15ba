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
/// let size = host.sizeThatFits(width: 40)         // cells
/// let drawing = host.render(width: 40, height: size.height)
/// host.press(at: CellPoint(x: 0, y: 0))           // runs the button there
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

  /// Called for what views do wrong.
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
  public private(set) var drawCount = 0

  private var content: ((inout ViewTree) -> Void)?
  private(set) var tree: ViewTree
  private var isBuilt = false
  private var watch: ModelWatch?
  private(set) var cache: Picture?
  private var measured: [Int: CellSize] = [:]

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

  /// The size of the content in cells.
  ///
  /// - Parameters:
  ///   - width: The columns there are; nil gives as many as the content wants.
  public func sizeThatFits(width: Int? = nil) -> CellSize {
    updateIfNeeded()
    let width = width.map { min(max($0, 0), Drawing.lengthLimit) }
    let key = width ?? -1
    if let size = measured[key] { return size }
    let wanted = widths()
    var columns = min(wanted.ideal, Drawing.lengthLimit)
    if let width { columns = min(max(wanted.min, columns), width) }
    let layout = layOut(width: width ?? columns, height: nil)
    let size = CellSize(width: columns, height: min(layout.rect(0).height, Drawing.lengthLimit))
    measured[key] = size
    return size
  }

  /// The content as a drawing.
  ///
  /// - Parameters:
  ///   - width: Its columns.
  ///   - height: Its lines; nil gives as many as the content wants.
  public func render(width: Int, height: Int? = nil) -> Drawing {
    updateIfNeeded()
    let columns = min(max(width, 0), Drawing.lengthLimit)
    let lines =
      height.map { min(max($0, 0), Drawing.lengthLimit) }
      ?? sizeThatFits(width: columns).height
    let size = CellSize(width: columns, height: lines)
    if let cache, cache.drawing.size == size, !tree.platforms.contains(where: \.needsDisplay) {
      return cache.drawing
    }
    let layout = layOut(width: columns, height: lines)
    var painter = ViewPainter(tree.nodes, tree.rules, layout, size: size)
    let platforms = tree.platforms
    let metrics = environment.metrics
    var regions = [Range<Int>?](repeating: nil, count: platforms.count)
    painter.paint { record, rect, drawing in
      let first = drawing.pressRegions.count
      platforms[record].draw(in: rect, metrics: metrics, into: &drawing)
      regions[record] = first..<drawing.pressRegions.count
    }
    drawCount += 1
    cache = Picture(layout: layout, drawing: painter.drawing, platformRegions: regions)
    return painter.drawing
  }

  private func layOut(width: Int?, height: Int?) -> ViewLayout {
    let platforms = tree.platforms
    let metrics = environment.metrics
    let platformHeight = { (record: Int, width: Int) in
      platforms[record].height(width: width, metrics: metrics)
    }
    guard tree.standsByGuides else {
      return ViewLayout(
        tree.nodes, width: width, height: height, platformHeight: platformHeight)
    }
    return ViewLayout(
      tree.nodes, width: width, height: height, closures: tree.guides, metrics: metrics,
      platformHeight: platformHeight)
  }

  /// The width of the content that may be as wide as it wants.
  private func widths() -> Span {
    guard tree.standsByGuides else { return ViewLayout.widths(tree.nodes) }
    return layOut(width: nil, height: nil).columns.first?.span ?? Span()
  }

  private func build() {
    buildCount += 1
    let store = stateStore
    let generation = store.invalidation.clean()
    isBuilt = true
    let writes = store.deferredWrites
    store.beginUpdate()
    watch?.end()
    watch = nil
    var new = ViewTree(environment: environment, store: store)
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
    store.transaction = Transaction()
    adopt(new)
    for fault in tree.faults { report(fault) }
    if store.deferredWrites > writes { report(.modifiedDuringUpdate) }
    store.performAfterUpdate()
    if store.performDeferredWrites() { store.invalidation.mark() }
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
    let isAsBefore = new.looks(as: tree)
    tree = new
    tree.earlier = []
    for platform in tree.platforms { platform.enter(containerView) }
    if !stateStore.isEmpty { showRecords(isActive) }
    if isAsBefore { return }
    cache = nil
    measured = [:]
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
    for case let record as ShownRecord in old.objects { record.show(false) }
    for case let record as PlatformRecord in old.objects { record.leave() }
    watchStore()
    isBuilt = false
    cache = nil
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
    for case let record as ShownRecord in stateStore.objects { record.show(isShown) }
  }

  private func report(_ fault: ViewFault) { faultHandler?(fault) }
}
