import Foundation
import Observation
import RosterDrawing
import RosterViews
import Synchronization
import XCTest

/// Every public type of the looks can be named in a file that imports the toolchain's libraries.
@MainActor
final class PublicNamesTests: XCTestCase {
  @Observable
  final class Model {}

  private final class Old: ObservableObject {}

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Field: ViewRepresentable {
    func makeView(context: Context) -> TextFieldView { TextFieldView() }
    func updateView(_ view: TextFieldView, context: Context) {}
  }

  private let types: [(String, Any.Type)] = [
    ("AccessibilityElement", AccessibilityElement.self),
    ("CellPoint", CellPoint.self),
    ("CellRect", CellRect.self),
    ("CellSize", CellSize.self),
    ("Color", Color.self),
    ("Drawing", Drawing.self),
    ("DrawingRow", DrawingRow.self),
    ("DrawingRun", DrawingRun.self),
    ("PreparedText", PreparedText.self),
    ("PressRegion", PressRegion.self),
    ("Style", Style.self),
    ("StyledText", StyledText.self),
    ("SymbolTable", SymbolTable.self),
    ("TextAlignment", TextAlignment.self),
    ("TextFlow", TextFlow.self),
    ("TruncationMode", TruncationMode.self),
    ("WidthProfile", WidthProfile.self),
    ("AccessibilityChildBehavior", AccessibilityChildBehavior.self),
    ("AccessibilityView", AccessibilityView<Text>.self),
    ("Alignment", Alignment.self),
    ("Animation", Animation.self),
    ("AnyView", AnyView.self),
    ("AppearanceView", AppearanceView<Text>.self),
    ("ArrayContent", ArrayContent<Text>.self),
    ("Axis", Axis.self),
    ("BadgeView", BadgeView<Text>.self),
    ("Bindable", Bindable<Model>.self),
    ("Binding", Binding<Int>.self),
    ("BorderedButtonStyle", BorderedButtonStyle.self),
    ("BorderlessButtonStyle", BorderlessButtonStyle.self),
    ("Button", Button<Text>.self),
    ("ButtonRole", ButtonRole.self),
    ("Capsule", Capsule.self),
    ("ChangeView", ChangeView<Text, Int>.self),
    ("Circle", Circle.self),
    ("ColorScheme", ColorScheme.self),
    ("ConditionalContent", ConditionalContent<Text, Text>.self),
    ("Divider", Divider.self),
    ("DynamicProperty", (any DynamicProperty).self),
    ("Edge", Edge.self),
    ("EdgeInsets", EdgeInsets.self),
    ("EmptyView", EmptyView.self),
    ("Environment", Environment<Int>.self),
    ("EnvironmentChangedView", EnvironmentChangedView<Text>.self),
    ("EnvironmentKey", (any EnvironmentKey).self),
    ("EnvironmentObject", EnvironmentObject<Old>.self),
    ("EnvironmentValues", EnvironmentValues.self),
    ("Font", Font.self),
    ("ForEach", ForEach<[Int], Int, Text>.self),
    ("Gradient", Gradient.self),
    ("Group", Group<Text>.self),
    ("HStack", HStack<Text>.self),
    ("HierarchicalShapeStyle", HierarchicalShapeStyle.self),
    ("HorizontalAlignment", HorizontalAlignment.self),
    ("HorizontalEdge", HorizontalEdge.self),
    ("HostingController", HostingController<Text>.self),
    ("HostingControllerSizingOptions", HostingControllerSizingOptions.self),
    ("HostingView", HostingView.self),
    ("IdentifiedView", IdentifiedView<Text, Int>.self),
    ("Image", Image.self),
    ("Label", Label<Text, Image>.self),
    ("LayeredView", LayeredView<Text, Text>.self),
    ("LayoutMetrics", LayoutMetrics.self),
    ("LinearGradient", LinearGradient.self),
    ("ModifiedContent", ModifiedContent<Text, Plain>.self),
    ("ObjectBindings", ObjectBindings<Old>.self),
    ("ObservableObject", (any ObservableObject).self),
    ("ObservedObject", ObservedObject<Old>.self),
    ("PlainButtonStyle", PlainButtonStyle.self),
    ("PlatformView", PlatformView.self),
    ("PrimitiveButtonStyle", (any PrimitiveButtonStyle).self),
    ("ProposedViewSize", ProposedViewSize.self),
    ("Published", Published<Int>.self),
    ("Rectangle", Rectangle.self),
    ("RoundedRectangle", RoundedRectangle.self),
    ("RowSeparatorView", RowSeparatorView<Text>.self),
    ("SeparatorGuideView", SeparatorGuideView<Text>.self),
    ("SeparatorGuides", SeparatorGuides.self),
    ("SeparatorVisibility", SeparatorVisibility.self),
    ("Shape", (any Shape).self),
    ("ShapeStyle", (any ShapeStyle).self),
    ("Spacer", Spacer.self),
    ("State", State<Int>.self),
    ("StateObject", StateObject<Old>.self),
    ("SwipeAction", SwipeAction.self),
    ("SwipeActionGroup", SwipeActionGroup.self),
    ("SwipeActionsView", SwipeActionsView<Text, Text>.self),
    ("TappableView", TappableView<Text>.self),
    ("Text", Text.self),
    ("TextField", TextField.self),
    ("TextFieldView", TextFieldView.self),
    ("TextFieldViewDelegate", (any TextFieldViewDelegate).self),
    ("TextKey", TextKey.self),
    ("TextStyledView", TextStyledView<Text>.self),
    ("Toggle", Toggle<Text>.self),
    ("TraitCollection", TraitCollection.self),
    ("Transaction", Transaction.self),
    ("TupleView", TupleView<Text, Text>.self),
    ("UnitPoint", UnitPoint.self),
    ("VStack", VStack<Text>.self),
    ("VerticalAlignment", VerticalAlignment.self),
    ("VerticalEdge", VerticalEdge.self),
    ("View", (any View).self),
    ("ViewBuilder", ViewBuilder.self),
    ("ViewController", ViewController.self),
    ("ViewDimensions", ViewDimensions.self),
    ("ViewFault", ViewFault.self),
    ("ViewHost", ViewHost.self),
    ("ViewModifier", (any ViewModifier).self),
    ("ViewModifierContent", ViewModifierContent<Plain>.self),
    ("ViewRepresentable", (any ViewRepresentable).self),
    ("ViewRepresentableContext", ViewRepresentableContext<Field>.self),
    ("ViewStateStore", ViewStateStore.self),
    ("ViewTree", ViewTree.self),
    ("Visibility", Visibility.self),
    ("WrappedView", WrappedView<Text>.self),
    ("ZStack", ZStack<Text>.self),
  ]

  func testEveryPublicTypeIsNamed() async throws {
    XCTAssertEqual(Set(types.map(\.0)), try Self.publicTypes())
    XCTAssertEqual(Set(types.map { ObjectIdentifier($0.1) }).count, types.count)
  }

  /// The public types that stand by themselves in the sources.
  private static func publicTypes() throws -> Set<String> {
    var result: Set<String> = []
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for module in ["RosterDrawing", "RosterViews"] {
      let folder = package.appendingPathComponent("Sources").appendingPathComponent(module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        let text = try String(
          contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let isInside = line.hasPrefix("  ") && !path.hasSuffix("ObservableObject.swift")
          if !isInside, let name = publicType(in: line) { result.insert(name) }
        }
      }
    }
    return result
  }

  private static func publicType(in line: Substring) -> String? {
    var words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "@" })
    while let word = words.first, word.hasPrefix("@") { words.removeFirst() }
    guard words.first == "public" || words.first == "open" else { return nil }
    words.removeFirst()
    if words.first == "final" { words.removeFirst() }
    let kinds: [Substring] = ["struct", "class", "enum", "protocol"]
    guard words.count > 1, kinds.contains(words[0]) else { return nil }
    return String(words[1])
  }
}
