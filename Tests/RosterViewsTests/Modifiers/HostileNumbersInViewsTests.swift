import Foundation
import RosterDrawing
import RosterViews
import XCTest

/// Every number that a program can hand to a view, with every number that there is: nothing traps,
/// what is no number is as none, and nothing is drawn outside.
@MainActor
final class HostileNumbersInViewsTests: XCTestCase {
  private let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, -1, 0.4, 8, 16, -16, 1e6, .ulpOfOne,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p31, 0x1p62,
    0x1p63, -0x1p63, 0x1p64, 1e300, Double(CellSize.limit), Double(Drawing.lengthLimit),
  ]

  private let integers: [Int] = [
    .min, .min + 1, -0x1_0000_0000, -1, 0, 1, 2, 3, 0x7FFF_FFFF, 0x8000_0000, 0x1_0000_0000,
    CellSize.limit, .max - 1, .max,
  ]

  /// Shows a view in rooms of several sizes, with others beside and below it.
  private func show(_ view: some View, _ label: String) {
    for environment in [LayoutMetrics.terminal, .points].map(Self.environment) {
      let host = ViewHost(environment: environment)
      host.setContent(
        VStack(spacing: 0) {
          HStack {
            view
            Text("b")
          }
          Text("c")
        })
      let size = host.sizeThatFits()
      XCTAssertTrue((0...Drawing.lengthLimit).contains(size.width), label)
      XCTAssertTrue((0...Drawing.lengthLimit).contains(size.height), label)
      for width in [0, 1, 9] {
        XCTAssertTrue((0...Drawing.lengthLimit).contains(host.sizeThatFits(width: width).height))
        for height in [1, 3] {
          let drawing = host.render(width: width, height: height)
          XCTAssertEqual(drawing.size, CellSize(width: width, height: height), label)
          for line in 0..<height { XCTAssertLessThanOrEqual(drawing.row(line).end, width, label) }
          XCTAssertEqual(drawing.accessibilityText, drawing.accessibilityText.terminalSafe, label)
          _ = host.separatorGuides(width: width, height: height)
          for region in drawing.pressRegions { host.press(at: region.rect.origin) }
        }
      }
    }
  }

  private static func environment(_ metrics: LayoutMetrics) -> EnvironmentValues {
    var result = EnvironmentValues()
    result.traits.layoutMetrics = metrics
    return result
  }

  @MainActor
  private struct LengthCase {
    let name: String
    let make: (CGFloat) -> AnyView

    /// What a length that is no number comes to.
    let plain: AnyView

    init(_ name: String, plain: some View, _ make: @escaping (CGFloat) -> some View) {
      self.name = name
      self.make = { AnyView(make($0)) }
      self.plain = AnyView(plain)
    }
  }

  private func lengthCases() -> [LengthCase] {
    let text = Text("ab\nc")
    func row(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        text; Text("d")
      }
    }
    func column(_ spacing: CGFloat) -> some View {
      VStack(spacing: spacing) {
        text; Text("d")
      }
    }
    func grid(_ across: CGFloat, _ down: CGFloat) -> some View {
      Grid(horizontalSpacing: across, verticalSpacing: down) {
        GridRow {
          Text("a"); Text("b")
        }
        GridRow {
          Text("c"); Text("d")
        }
      }
    }
    func spacer(_ length: CGFloat) -> some View {
      HStack {
        text; Spacer(minLength: length); Text("d")
      }
    }
    func anchored(_ x: CGFloat) -> some View {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: x, y: x)); Text("b")
        }
        Text("long")
      }
    }
    return [
      LengthCase("frame width", plain: text) { text.frame(width: $0) },
      LengthCase("frame height", plain: text) { text.frame(height: $0) },
      LengthCase("min width", plain: text) { text.frame(minWidth: $0) },
      LengthCase("ideal width", plain: text) { text.frame(idealWidth: $0) },
      LengthCase("max width", plain: text) { text.frame(maxWidth: $0) },
      LengthCase("min height", plain: text) { text.frame(minHeight: $0) },
      LengthCase("ideal height", plain: text) { text.frame(idealHeight: $0) },
      LengthCase("max height", plain: text) { text.frame(maxHeight: $0) },
      LengthCase("all of a frame", plain: text) {
        text.frame(
          minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0, idealHeight: $0, maxHeight: $0)
      },
      LengthCase("bounds that cross", plain: text.frame(maxWidth: 8)) {
        text.frame(minWidth: $0, maxWidth: 8)
      },
      LengthCase("a baseline in a frame", plain: text) {
        text.frame(height: $0, alignment: .topLeading)
      },
      LengthCase("padding", plain: text) { text.padding($0) },
      LengthCase("padding of an edge", plain: text) { text.padding(.leading, $0) },
      LengthCase("insets", plain: text) {
        text.padding(EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
      },
      LengthCase("offset", plain: text) { text.offset(x: $0, y: $0) },
      LengthCase("offsets in one another", plain: text) {
        text.offset(x: $0).offset(x: $0, y: $0).padding($0).offset(y: $0)
      },
      LengthCase("row spacing", plain: row(0)) { row($0) },
      LengthCase("column spacing", plain: column(0)) { column($0) },
      LengthCase("grid spacing", plain: grid(0, 0)) { grid($0, $0) },
      LengthCase("spacer", plain: spacer(0)) { spacer($0) },
      LengthCase("grid anchor", plain: anchored(0)) { anchored($0) },
      LengthCase("priority", plain: row(8)) { length in
        HStack {
          text.layoutPriority(Double(length)); Text("d").layoutPriority(-Double(length))
        }
      },
      LengthCase("opacity", plain: text) { text.opacity(Double($0)) },
      LengthCase("aspect ratio", plain: text) { text.aspectRatio($0, contentMode: .fit) },
      LengthCase(
        "guide across",
        plain: HStack(alignment: .top) {
          text; Text("d")
        }
      ) { length in
        HStack(alignment: .top) {
          text.alignmentGuide(.top) { _ in length }; Text("d")
        }
      },
      LengthCase(
        "guide down", plain: column(0).frame(maxWidth: .infinity, alignment: .leading)
      ) { length in
        VStack(alignment: .leading, spacing: 0) {
          text.alignmentGuide(.leading) { _ in length }; Text("d")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      },
      LengthCase("separator", plain: text) { length in
        text.alignmentGuide(.listRowSeparatorLeading) { _ in length }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in length }
      },
      LengthCase("font", plain: text) { text.font(.system(size: $0)) },
      LengthCase("kerning", plain: text) { text.kerning($0).tracking($0).baselineOffset($0) },
      LengthCase("looks", plain: text) {
        text.cornerRadius($0).minimumScaleFactor($0).lineSpacing($0).scaleEffect($0)
          .blur(radius: $0).border(Color.red, width: $0).zIndex($0)
          .accessibilitySortPriority($0).rotationEffect(.degrees($0)).rotationEffect(.radians($0))
      },
      LengthCase("what fits", plain: text) { length in
        ViewThatFits {
          text.frame(minWidth: length); Text("d")
        }
      },
      LengthCase("a room", plain: GeometryReader { _ in Text("a") }) { length in
        GeometryReader { _ in Text("a").frame(width: length) }
      },
    ]
  }

  func testLengths() async {
    for length in lengthCases() {
      for number in numbers { show(length.make(number), "\(length.name) \(number)") }
      for width in [3, 9] {
        XCTAssertEqual(
          length.make(.nan).styledPicture(width: width, height: 3),
          length.plain.styledPicture(width: width, height: 3), "\(length.name), \(width)")
      }
    }
  }

  func testWhatIsEndlessLeavesContentWhereItCanBeSeen() async {
    let text = Text("ab")
    for view in [
      AnyView(text.frame(width: .infinity)), AnyView(text.frame(height: .infinity)),
      AnyView(text.frame(minWidth: .infinity, minHeight: .infinity)),
      AnyView(text.frame(idealWidth: .infinity, maxWidth: .infinity)),
    ] {
      XCTAssertTrue(view.picture(width: 8, height: 3).contains("ab"))
      XCTAssertEqual(view.picture(), "ab", "nothing says how large")
    }
  }

  func testCounts() async {
    let text = Text("ab\nc\nd")
    for number in integers {
      show(text.lineLimit(number), "line limit \(number)")
      show(text.lineLimit(...number), "most lines \(number)")
      show(text.lineLimit(number...), "least lines \(number)")
      show(text.lineLimit(min(number, 2)...max(number, 2)), "lines \(number)")
      for isKept in [true, false] {
        show(text.lineLimit(number, reservesSpace: isKept), "kept lines \(number)")
      }
      show(text.badge(number), "badge \(number)")
      show(text.onTapGesture(count: number) {}, "taps \(number)")
      show(text.tag(number).id(number), "tag \(number)")
      show(
        Grid {
          GridRow {
            text.gridCellColumns(number); Text("a")
          }
        }, "columns \(number)")
      show(Text("\(number, specifier: "%5d")"), "digits \(number)")
      show(ForEach(number..<number) { Text("\($0)") }, "range \(number)")
    }
    for number in numbers {
      show(Text("\(number, specifier: "%.3f")"), "digits \(number)")
      show(Text(number, format: .number), "format \(number)")
    }
  }

  private func show<Value: BinaryFloatingPoint>(
    bars type: Value.Type, _ numbers: [Value]
  ) where Value.Stride: BinaryFloatingPoint {
    for number in numbers {
      for total in numbers {
        show(ProgressView(value: number, total: total), "\(type) \(number) of \(total)")
      }
      for bound in numbers where !bound.isNaN {
        let bounds = min(bound, 1)...max(bound, 1)
        for step in [nil, Value.Stride(1), .infinity, .nan, 0, -1, .leastNonzeroMagnitude] {
          var value = number
          let binding = Binding(get: { value }, set: { value = $0 })
          let label = "\(type) \(number) in \(bounds) by \(String(describing: step))"
          let view = HostingView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
          view.host.setContent(
            step.map { AnyView(Slider(value: binding, in: bounds, step: $0)) }
              ?? AnyView(Slider(value: binding, in: bounds)))
          _ = view.picture()
          view.press(at: CellPoint(x: 9, y: 0))
          XCTAssertTrue(value.isNaN == number.isNaN || !value.isNaN, label)
          guard let bar = view.subviews.first else { return XCTFail(label) }
          for key in [TextKey.left, .right, .home, .end] { _ = bar.keyPressed(key) }
          if !(bounds.upperBound - bounds.lowerBound).isInfinite {
            XCTAssertTrue(bounds.contains(value), label)
          }
          XCTAssertEqual(WidthProfile.unicode.width(of: view.picture()), 10, label)
        }
      }
    }
  }

  func testBars() async {
    let some: [Double] = [
      .nan, .infinity, -.infinity, 0, 0.5, -1, 1e19, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    show(bars: Double.self, some)
    show(
      bars: Float.self,
      [.nan, .infinity, -.infinity, 0.5, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
  }

  /// Presses both buttons of a stepper many times: the value stays between its bounds.
  private func step<Value: Strideable>(
    _ values: [Value], by steps: [Value.Stride], _ bounds: [ClosedRange<Value>]
  ) {
    for start in values {
      for step in steps {
        for bound in bounds.map(Optional.some) + [nil] {
          var value = start
          let binding = Binding(get: { value }, set: { value = $0 })
          let host = ViewHost()
          host.setContent(
            bound.map { AnyView(Stepper("n", value: binding, in: $0, step: step)) }
              ?? AnyView(Stepper("n", value: binding, step: step)))
          for _ in 0..<4 {
            for region in host.render(width: 20, height: 1).pressRegions {
              for _ in 0..<3 { host.press(at: region.rect.origin) }
              if let bound, value != start {
                XCTAssertTrue(bound.contains(value), "\(start) \(step) \(bound): \(value)")
              }
            }
          }
        }
      }
    }
  }

  func testSteppers() async {
    step(integers, by: integers, [.min ... .max, 0...0, -5...5, .max - 1 ... .max])
    step([UInt64.min, 1, .max / 2, .max], by: integers, [.min ... .max, 3...7])
    step([Int8.min, -1, 0, .max], by: integers, [.min ... .max, -3...3])
    step(
      numbers, by: numbers,
      [-Double.infinity...Double.infinity, 0...1, 0...Double.greatestFiniteMagnitude])
  }

  func testHostsAndRetainedViews() async {
    let host = ViewHost()
    host.setContent(Button("go") {})
    for width in integers {
      let size = host.sizeThatFits(width: width)
      XCTAssertTrue(size.width <= max(width, 0) && size.height <= 2, "\(width)")
      XCTAssertEqual(host.render(width: width, height: 1).height, 1)
      _ = host.render(width: 5, height: width)
      _ = host.separatorGuides(width: width, height: 1)
      _ = host.render(width: 5, height: 1)
      XCTAssertEqual(host.perform(action: width), width == 0)
      for y in integers { _ = host.press(at: CellPoint(x: width, y: y)) }
    }
    for number in numbers {
      let length = CGFloat(number)
      let outer = PlatformView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
      let view = HostingView(frame: CGRect(x: length, y: length, width: length, height: length))
      view.host.setContent(Text("a"))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(view)
      XCTAssertEqual(outer.render().size, CellSize(width: 10, height: 2), "\(number)")
      view.center = CGPoint(x: length, y: length)
      view.bounds.origin = CGPoint(x: length, y: length)
      view.alpha = length
      outer.frame.size = CGSize(width: 88, height: 48)
      XCTAssertEqual(outer.render().size, CellSize(width: 11, height: 3), "\(number)")
      _ = view.sizeThatFits(CGSize(width: length, height: length))
      view.sizeToFit()
      outer.press(at: .zero)
      show(Odd(length: length, isIntrinsic: true), "natural size \(number)")
      show(Odd(length: length, isIntrinsic: false), "size \(number)")
      let metrics = LayoutMetrics(
        pointsPerColumn: length, pointsPerLine: length, minimumRowHeight: length,
        rowMargins: EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      _ = Text("a").padding(length).picture(
        width: 4, height: 1, environment: Self.environment(metrics))
      for count in integers { _ = metrics.points(columns: count) + metrics.points(lines: count) }
    }
    let field = TextFieldView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    field.text = "abc"
    for low in integers {
      for high in integers where low <= high {
        field.selectedRange = low..<high
        XCTAssertTrue((0...3).contains(field.selectedRange.upperBound))
        _ = field.picture()
      }
      _ = field.pressed(at: CellPoint(x: low, y: 0))
    }
  }

  /// A retained view that says an odd size.
  private struct Odd: ViewRepresentable {
    let length: CGFloat
    let isIntrinsic: Bool

    func makeView(context: Context) -> OddView { OddView() }

    func updateView(_ view: OddView, context: Context) {
      view.length = isIntrinsic ? length : PlatformView.noIntrinsicMetric
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, view: OddView, context: Context
    ) -> CGSize? {
      isIntrinsic ? nil : CGSize(width: length, height: length)
    }
  }

  private final class OddView: PlatformView {
    var length: CGFloat = 0
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
  }
}
