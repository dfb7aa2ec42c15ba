import Foundation

/// What a text field asks and tells. Every member has a default.
@MainActor
public protocol TextFieldViewDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: TextFieldView) -> Bool
  func textFieldDidBeginEditing(_ textField: TextFieldView)
  func textFieldShouldEndEditing(_ textField: TextFieldView) -> Bool
  func textFieldDidEndEditing(_ textField: TextFieldView)

  /// Whether characters may be replaced.
  ///
  /// - Parameter range: The characters to replace, in UTF-16 units of the text, as in UIKit.
  func textField(
    _ textField: TextFieldView, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The cursor or selection is elsewhere: after every key that edits, too.
  func textFieldDidChangeSelection(_ textField: TextFieldView)
  func textFieldShouldClear(_ textField: TextFieldView) -> Bool
  func textFieldShouldReturn(_ textField: TextFieldView) -> Bool
}

extension TextFieldViewDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextFieldView) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextFieldView) {}
  public func textFieldShouldEndEditing(_ textField: TextFieldView) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextFieldView) {}
  public func textField(
    _ textField: TextFieldView, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: TextFieldView) {}
  public func textFieldShouldClear(_ textField: TextFieldView) -> Bool { true }
  public func textFieldShouldReturn(_ textField: TextFieldView) -> Bool { true }
}
