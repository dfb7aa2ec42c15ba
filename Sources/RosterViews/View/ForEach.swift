/// A view for each element of a collection, told apart by identifiers: state follows them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never

  /// The elements.
  public var data: Data

  /// What makes the view of an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  public func build(into tree: inout ViewTree) {
    for element in data {
      let id = id(element)
      tree.descend(identifiedBy: id) { tree in
        if tree.choice == nil {
          content(element).build(into: &tree)
        } else {
          tree.implicitOption(id) { content(element).build(into: &$0) }
        }
      }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach {
  /// A view for the binding to each element of a collection: `ForEach($items) { $item in … }`.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == [Binding<Values.Element>], Values.Element: Identifiable, ID == Values.Element.ID {
    self.data = data.elements
    self.content = content
    id = { $0.wrappedValue.id }
  }

  /// A view for the binding to each element of a collection.
  public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == [Binding<Values.Element>] {
    self.data = data.elements
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }
}
