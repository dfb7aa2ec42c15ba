import RosterDrawing
import XCTest

final class StyleTests: XCTestCase {
  func testColorDescriptions() {
    XCTAssertEqual("\(Color.purple)", "purple")
    XCTAssertEqual("\(Color.secondary)", "secondaryLabel")
    XCTAssertEqual("\(Color.purple.opacity(0.5))", "purple@50%")
    XCTAssertEqual("\(Color(red: 1, green: 0.5, blue: 0))", "#FF8000")
    XCTAssertEqual("\(Color.clear)", "clear")
    XCTAssertEqual(Color(white: 1), Color(red: 1, green: 1, blue: 1))
  }

  func testColorsInOtherWords() {
    XCTAssertEqual(Color(red: 1, green: 0, blue: 1, alpha: 0.5), Color.magenta.opacity(0.5))
    XCTAssertEqual(Color(white: 0.5, alpha: 1), Color(white: 0.5))
    XCTAssertEqual("\(Color.darkGray) \(Color.lightGray)", "#555555 #AAAAAA")
    XCTAssertEqual(Color.tintColor, .tint)
    let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }
    XCTAssertEqual(
      hues.map { "\($0)" },
      [
        "#FF0000", "#FF8000", "#FFFF00", "#80FF00", "#00FF00", "#00FF80", "#00FFFF", "#0080FF",
        "#0000FF", "#8000FF", "#FF00FF", "#FF0080", "#FF0000",
      ])
    XCTAssertEqual(Color(hue: 0.3, saturation: 0, brightness: 0.5), Color(white: 0.5))
    XCTAssertEqual(
      "\(Color(hue: 0.5, saturation: 0.5, brightness: 0.5, alpha: 0.5))", "#408080@50%")
    XCTAssertEqual(
      Color(hue: .nan, saturation: .infinity, brightness: 7, opacity: -1),
      Color(red: 1, green: 0, blue: 0, opacity: 0))
  }

  func testPartsAreClamped() {
    let color = Color(red: -1, green: .infinity, blue: .nan, opacity: 7)
    XCTAssertEqual(color.components?.red, 0)
    XCTAssertEqual(color.components?.green, 255)
    XCTAssertEqual(color.components?.blue, 0)
    XCTAssertEqual(color.opacity, 1)
    XCTAssertTrue(Color.red.opacity(-1).isClear)
    XCTAssertTrue(Color.clear.isClear)
    XCTAssertEqual(Color.red.opacity(.nan), Color.red.opacity(0))
  }

  func testEveryTokenHasItsOwnColor() {
    XCTAssertEqual(Set(Color.Token.allCases.map { Color($0) }).count, Color.Token.allCases.count)
    for token in Color.Token.allCases { XCTAssertEqual(Color(token).token, token) }
  }

  func testStylesOverOneAnother() {
    let base = Style(.bold, foreground: .red, background: .yellow)
    let style = Style([.italic, .underline], foreground: .blue).over(base)
    XCTAssertEqual("\(style)", "bold italic underline blue on yellow")
    XCTAssertEqual(Style.plain.over(base), base)
    XCTAssertEqual("\(Style([.dim, .strikethrough, .inverse]))", "dim strikethrough inverse")
    XCTAssertEqual("\(Style.plain)", "")
  }
}
