/// A label that shows or hides views below it when it is pressed.
///
/// ```
/// Details                  ›        Details                  ⌄
///                                     12 pages
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// - Parameter isExpanded: Whether the content shows.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// A group that itself keeps whether its content shows: not at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    VStack(alignment: .leading) {
      DisclosureLabel(label: label, isExpanded: isExpanded, isOpen: isOpen)
        .accessibilityValue(isOpen ? "expanded" : "collapsed")
      if isOpen { content().padding(.leading, 16) }
    }
  }
}

/// What is pressed to show or hide the content.
private struct DisclosureLabel<Label: View>: View {
  typealias Body = Never
  let label: Label
  let isExpanded: Binding<Bool>
  let isOpen: Bool

  func build(into tree: inout ViewTree) {
    let (isExpanded, isOpen) = (isExpanded, isOpen)
    let toggle = tree.following({ isExpanded.wrappedValue == isOpen }) {
      isExpanded.wrappedValue.toggle()
    }
    HStack {
      label
      Spacer()
      Image(systemName: isOpen ? "chevron.down" : "chevron.right")
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .onTapGesture(perform: toggle)
    .build(into: &tree)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
