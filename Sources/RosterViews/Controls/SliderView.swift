import Foundation
import RosterDrawing

/// The bar of a slider.
final class SliderView: PlatformView {
  var color = Color.tint { didSet { if color != oldValue { setNeedsDisplay() } } }

  var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
      if !isEnabled, isFirstResponder { resignFirstResponder() }
    }
  }

  /// Called with a value that a person sets.
  var valueHandler: ((Double) -> Void)?

  private var scale = SliderScale(low: 0, high: 1, step: nil)
  private var value = 0.0

  func show(_ scale: SliderScale, _ value: Double) {
    guard scale != self.scale || value != self.value else { return }
    (self.scale, self.value) = (scale, value)
    setNeedsDisplay()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: traitCollection.layoutMetrics.points(lines: 1))
  }

  override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    setNeedsDisplay()
    return super.becomeFirstResponder()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    setNeedsDisplay()
    return super.resignFirstResponder()
  }

  override func pressed(at point: CellPoint) -> Bool {
    guard isEnabled else { return false }
    becomeFirstResponder()
    let last = traitCollection.layoutMetrics.columns(bounds.width) - knobWidth
    set(scale.value(at: last > 0 ? Double(point.x) / Double(last) : 0))
    return true
  }

  override func keyPressed(_ key: TextKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: set(scale.value(-1, from: value))
    case .right: set(scale.value(1, from: value))
    case .home: set(scale.value(at: 0))
    case .end: set(scale.value(at: 1))
    default: return false
    }
    return true
  }

  private var knobGlyph: String { traitCollection.symbols.glyph(for: "circle.fill") }

  private var knobWidth: Int { max(traitCollection.widthProfile.width(of: knobGlyph), 1) }

  private func set(_ new: Double?) {
    guard let new, new != value else { return }
    // Another key may come before the next update.
    value = new
    setNeedsDisplay()
    valueHandler?(new)
  }

  override func draw(into drawing: inout Drawing) {
    guard drawing.width > 0, drawing.height > 0 else { return }
    let line = (drawing.height - 1) / 2
    let part = scale.part(of: value)
    let profile = traitCollection.widthProfile
    let glyphs = RuleGlyphs(profile, traitCollection.symbols)
    let knob = Int((part * Double(max(drawing.width - knobWidth, 0))).rounded())
    let style = isEnabled ? Style(foreground: color) : Style(.dim)
    drawing.fill(
      CellRect(x: 0, y: line, width: drawing.width, height: 1), with: glyphs.across,
      style: Style(foreground: .separator))
    drawing.fill(CellRect(x: 0, y: line, width: knob, height: 1), with: glyphs.done, style: style)
    var knobStyle = style
    if isFirstResponder { knobStyle.traits.formUnion(.inverse) }
    drawing.draw(
      knobGlyph, at: CellPoint(x: knob, y: line), style: knobStyle, profile: profile)
    drawing.accessibility.append(
      AccessibilityElement(
        accessibilityLabel ?? "", value: "\(Int((part * 100).rounded())) %",
        traits: isEnabled ? [] : .notEnabled))
  }
}
