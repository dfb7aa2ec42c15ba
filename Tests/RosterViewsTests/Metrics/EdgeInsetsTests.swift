import RosterViews
import XCTest

final class EdgeInsetsTests: XCTestCase {
  /// `UIEdgeInsets` and `NSDirectionalEdgeInsets` without their prefixes.
  func testBothFormsOfUIKitAreOneType() {
    var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(insets, DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    insets.left += 10
    insets.right += 20
    XCTAssertEqual([insets.left, insets.leading, insets.right, insets.trailing], [12, 12, 24, 24])
  }
}
