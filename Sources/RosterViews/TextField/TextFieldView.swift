import Foundation
import RosterDrawing

/// A line of text that a person edits: `UITextField`.
///
/// It takes keys while it is the first responder. Positions count characters as people see them.
open class TextFieldView: PlatformView {
  /// Called while the text is edited. Not kept alive.
  open weak var delegate: (any TextFieldViewDelegate)?

  /// What shows while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }

  open var textColor: Color? { didSet { setNeedsDisplay() } }

  open var textAlignment = TextAlignment.leading { didSet { setNeedsDisplay() } }

  /// A frame around the text: none, or brackets.
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }

  /// Whether characters show as dots.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }

  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false

  open var isEnabled = true {
    didSet { if !isEnabled, isFirstResponder { resignFirstResponder() } }
  }

  /// How the frame around the text looks.
  public enum BorderStyle: Hashable, Sendable { case none, line, bezel, roundedRect }

  /// Called with text that a person made; returns whether that is the value now.
  var valueHandler: ((String) -> Bool)?

  /// What was there before the first key after which the value was something else.
  var unsettled: (characters: [Character], selection: Range<Int>)?

  /// Who is to have the keys, where a state says so.
  var focus: FocusLink?

  var characters: [Character] = []
  var selection = 0..<0
  var scroll = 0
  private var handlers: [(Event, (TextFieldView) -> Void)] = []

  /// What a text field tells those who ask for it.
  public enum Event: Hashable, Sendable {
    case editingDidBegin, editingChanged, editingDidEnd, primaryActionTriggered
  }

  /// The text. Setting it moves the cursor to the end; setting what is there does nothing.
  open var text: String? {
    get { String(characters) }
    set {
      let new = Self.line(newValue ?? "")
      guard new != characters else { return }
      characters = new
      select(new.count..<new.count)
      setNeedsDisplay()
    }
  }

  /// The characters of a text, without those that end lines.
  static func line(_ text: String) -> [Character] { Array(text.filter { !$0.isNewline }) }

  /// The selected characters; an empty range is the cursor. Ranges outside are clamped.
  open var selectedRange: Range<Int> {
    get { selection }
    set {
      let low = min(max(newValue.lowerBound, 0), characters.count)
      let high = min(max(newValue.upperBound, low), characters.count)
      select(low..<high)
    }
  }

  /// Whether it is being edited.
  open var isEditing: Bool { isFirstResponder }

  open var hasText: Bool { !characters.isEmpty }

  /// Calls a closure for an event.
  public func addAction(for event: Event, _ handler: @escaping (TextFieldView) -> Void) {
    handlers.append((event, handler))
  }

  func send(_ event: Event) {
    for (wanted, handler) in handlers where wanted == event { handler(self) }
  }

  func select(_ range: Range<Int>) {
    guard range != selection else { return }
    selection = range
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = nil }
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
    return true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric, height: traitCollection.layoutMetrics.points(lines: 1))
  }

  open override func pressed(at point: CellPoint) -> Bool {
    guard isEnabled else { return false }
    let wasEditing = isFirstResponder
    guard becomeFirstResponder() else { return true }
    if wasEditing {
      let place = position(atColumn: point.x)
      selectedRange = place..<place
    }
    return true
  }

  open override func keyPressed(_ key: TextKey) -> Bool { edit(key) }

  open override func draw(into drawing: inout Drawing) { drawText(into: &drawing) }
}
