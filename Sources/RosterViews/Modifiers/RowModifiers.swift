import Foundation
import RosterDrawing

/// The swipe actions that a row has at one edge, in order from that edge.
public struct SwipeActionGroup {
  public let edge: HorizontalEdge

  /// Whether a full swipe performs the first action.
  public let allowsFullSwipe: Bool

  public let actions: [SwipeAction]

  /// Called with whether the actions show, when that changes.
  package var onPresentationChanged: [(Bool) -> Void] = []
}

/// An action that a swipe uncovers.
public struct SwipeAction {
  /// Its text; empty if it shows only a symbol.
  public let title: String

  /// The name of its symbol.
  public let systemImage: String?

  public let role: ButtonRole?

  /// The colour of its ground; nil is the one of its role.
  public let tint: Color?

  /// Does it. A destructive action removes nothing by itself: the model decides.
  public let perform: () -> Void
}

/// A row with swipe actions. They work in a table's cell, and do nothing elsewhere.
public struct SwipeActionsView<Content: View, Actions: View>: View {
  public typealias Body = Never
  let content: Content
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  var onPresentationChanged: ((Bool) -> Void)?

  public func build(into tree: inout ViewTree) {
    // The order in which they are written: what is inside comes first.
    content.build(into: &tree)
    let group = tree.swipeActions(of: actions)
    tree.swipeActions.append(
      SwipeActionGroup(
        edge: edge, allowsFullSwipe: allowsFullSwipe, actions: group,
        onPresentationChanged: onPresentationChanged.map { [$0] } ?? []))
  }
}

extension View {
  /// Adds actions that a swipe of the row uncovers: buttons, in order from the edge.
  ///
  /// Several calls for one edge add up, in the order in which they are written: the first action of
  /// the first call is at the edge. Whether a full swipe performs it is up to the call it is in.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> SwipeActionsView<Self, Actions> {
    SwipeActionsView(
      content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())
  }

  /// Adds actions that a swipe of the row uncovers, and calls a closure when they show and when they
  /// are gone again.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions, onPresentationChanged: @escaping (Bool) -> Void
  ) -> SwipeActionsView<Self, Actions> {
    SwipeActionsView(
      content: self, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content(),
      onPresentationChanged: onPresentationChanged)
  }
}

extension ViewTree {
  /// The buttons in some views as actions.
  @MainActor
  mutating func swipeActions(of views: some View) -> [SwipeAction] {
    let first = nodes.count
    let firstAction = actions.count
    let firstPlatform = platforms.count
    // The tint of the row is not the actions': those without one of their own show their role.
    descend(0x5A1E) { $0.with({ $0.tint = nil }) { views.build(into: &$0) } }
    var result: [SwipeAction] = []
    var index = first
    while index < nodes.count {
      defer { index += 1 }
      guard case .press(let number?, let traits, _) = nodes[index].kind, traits == .button
      else { continue }
      let action = actions[number]
      let part = nodes[index..<(index + nodes[index].size)]
      result.append(
        SwipeAction(
          title: part.nodeText, systemImage: part.nodeImage, role: action.role, tint: action.tint,
          perform: action.perform))
    }
    nodes.removeSubrange(first...)
    actions.removeSubrange(firstAction...)
    platforms.removeSubrange(firstPlatform...)
    return result
  }
}

extension ArraySlice<ViewNode> {
  /// The text of all text.
  fileprivate var nodeText: String {
    compactMap { $0.kind == .text ? $0.text?.text.text : nil }.joined(separator: " ")
  }

  fileprivate var nodeImage: String? {
    first { $0.kind == .image }?.text?.label
  }
}

/// Whether something shows.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

/// Whether the separators above and below a row show.
public struct SeparatorVisibility: Hashable, Sendable {
  public var top = Visibility.automatic
  public var bottom = Visibility.automatic

  public init() {}
}

/// Top and bottom of something.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Some of both.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// A row whose separators show or not.
public struct RowSeparatorView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let visibility: Visibility
  let edges: VerticalEdge.Set

  public func build(into tree: inout ViewTree) {
    if edges.contains(.top) { tree.separators.top = visibility }
    if edges.contains(.bottom) { tree.separators.bottom = visibility }
    content.build(into: &tree)
  }
}

/// A view with a short text at the end of its row.
public struct BadgeView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let badge: Text?

  public func build(into tree: inout ViewTree) {
    guard let badge else { return content.build(into: &tree) }
    tree.stack(
      .horizontal, spacing: nil, .middle,
      TupleView(content, Spacer(), badge.foregroundStyle(.secondary)))
  }
}

extension View {
  /// Shows or hides the separators of the row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> RowSeparatorView<Self> {
    RowSeparatorView(content: self, visibility: visibility, edges: edges)
  }

  /// A number at the end of the row; 0 shows none.
  public func badge(_ count: Int) -> BadgeView<Self> {
    BadgeView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A text at the end of the row.
  public func badge(_ label: Text?) -> BadgeView<Self> {
    BadgeView(content: self, badge: label)
  }

  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> BadgeView<Self> {
    BadgeView(content: self, badge: Text(label))
  }
}
