/// A control at the end of a row, with its label at the start: alone where labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  typealias Body = Never
  let label: Label
  let control: Control

  func build(into tree: inout ViewTree) {
    guard !tree.environment.areLabelsHidden else { return control.build(into: &tree) }
    tree.stack(.horizontal, spacing: nil, .middle, TupleView(label, Spacer(), control))
  }
}

extension ViewTree {
  /// The text of views that are not to be seen.
  @MainActor
  mutating func spoken(_ views: some View) -> String {
    let (firstNode, firstAction) = (nodes.count, actions.count)
    let firstPlatform = platforms.count
    descend(0x5B0C) { views.build(into: &$0) }
    let text = ViewTree.label(nodes[firstNode...], rules)
    nodes.removeSubrange(firstNode...)
    actions.removeSubrange(firstAction...)
    platforms.removeSubrange(firstPlatform...)
    return text
  }
}
