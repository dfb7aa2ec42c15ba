import RosterDrawing

/// A choice of one value among several: all of them show, the chosen one with a mark.
///
/// ```
/// Flavor
/// ● Vanilla
/// ○ Chocolate
/// ```
///
/// The views inside have a value each, by `tag(_:)`, or by the identifier of their `ForEach`. One
/// whose value is of another type than the selection cannot be chosen, and has no mark.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public func build(into tree: inout ViewTree) {
    let options = PickerOptions(selection: selection, content: content)
    if tree.environment.picksInARow {
      tree.stack(.horizontal, spacing: nil, .middle, options)
    } else if tree.environment.areLabelsHidden {
      tree.stack(.vertical, spacing: nil, .start, options)
    } else {
      tree.stack(.vertical, spacing: nil, .start, TupleView(label, options))
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == RosterViews.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      RosterViews.Label(title, systemImage: name)
    }
  }
}

private struct PickerOptions<SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content

  func build(into tree: inout ViewTree) {
    let selection = selection
    let chosen = selection.wrappedValue
    let outer = tree.choice
    tree.choice = Choice(
      isChosen: { tag in (tag as? SelectionValue).map { $0 == chosen } },
      isAsShown: { selection.wrappedValue == chosen },
      choose: { tag in if let value = tag as? SelectionValue { selection.wrappedValue = value } })
    content.build(into: &tree)
    tree.choice = outer
  }
}

/// A view that stands for a value in a ``Picker``.
public struct TagView<Content: View, Tag: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let tag: Tag

  public func build(into tree: inout ViewTree) {
    tree.option(tag) { content.build(into: &$0) }
  }
}

extension View {
  /// The value that the view stands for in a ``Picker``.
  ///
  /// - Parameter includeOptional: Whether it stands for the optional value, too; it always does.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> TagView<Self, Tag> {
    TagView(content: self, tag: tag)
  }
}
