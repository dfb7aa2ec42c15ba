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
