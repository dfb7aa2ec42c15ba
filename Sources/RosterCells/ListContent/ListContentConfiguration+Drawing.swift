import Foundation
import RosterDrawing
import RosterViews

extension ListContentConfiguration {
  /// The content at a width, as high as it wants to be, without margins at top and bottom.
  ///
  /// - Parameter width: in columns, margins included.
  public func drawing(width: Int, traits: TraitCollection = .terminal) -> Drawing {
    let metrics = traits.layoutMetrics
    let insets = directionalLayoutMargins ?? metrics.rowMargins
    let leading = metrics.columns(insets.leading)
    let imagePart = imageDrawing(traits)
    let imageWidth = imagePart.map { part in
      max(part.width, metrics.columns(imageProperties.reservedLayoutSize.width))
        + max(1, metrics.columns(imageToTextPadding))
    }
    let left = leading + (imageWidth ?? 0)
    let texts = textDrawing(
      width: max(0, width - left - metrics.columns(insets.trailing)), traits: traits)
    var result = Drawing(width: width, height: max(1, texts.height, imagePart?.height ?? 0))
    if let imagePart { result.overlay(imagePart, at: CellPoint(x: leading, y: 0)) }
    result.overlay(texts, at: CellPoint(x: left, y: 0))
    result.accessibility = accessibility
    return result
  }

  private func imageDrawing(_ traits: TraitCollection) -> Drawing? {
    guard let symbol else { return nil }
    let color = imageProperties.resolvedTintColor(for: .tint)
    return Drawing(
      StyledText(traits.symbols.glyph(for: symbol), style: Style(foreground: color)),
      flow: TextFlow(lineLimit: 1, profile: traits.widthProfile))
  }

  private func textDrawing(width: Int, traits: TraitCollection) -> Drawing {
    let first = styled(text, attributedText, textProperties)
    let second = styled(secondaryText, secondaryAttributedText, secondaryTextProperties)
    guard let second else {
      return block(first ?? StyledText(""), textProperties, width, traits)
    }
    guard let first else { return block(second, secondaryTextProperties, width, traits) }
    if prefersSideBySideTextAndSecondaryText,
      let line = sideBySide(first, second, width: width, traits: traits)
    {
      return line
    }
    let gap = traits.layoutMetrics.lines(textToSecondaryTextVerticalPadding)
    return .vertical(
      [
        block(first, textProperties, width, traits),
        block(second, secondaryTextProperties, width, traits),
      ], spacing: gap)
  }

  /// Both texts in one line, the second at the trailing edge; nil when they do not fit.
  private func sideBySide(
    _ first: StyledText, _ second: StyledText, width: Int, traits: TraitCollection
  ) -> Drawing? {
    let flow = TextFlow(profile: traits.widthProfile)
    let (one, two) = (first.measure(flow: flow), second.measure(flow: flow))
    let gap = max(1, traits.layoutMetrics.columns(textToSecondaryTextHorizontalPadding))
    guard one.lines == 1, two.lines == 1, one.ideal + gap + two.ideal <= width else { return nil }
    var line = Drawing(width: width, height: 1)
    line.overlay(Drawing(first, flow: flow))
    line.overlay(Drawing(second, flow: flow), at: CellPoint(x: width - two.ideal, y: 0))
    return line
  }

  private func styled(
    _ text: String?, _ attributed: StyledText?, _ properties: TextProperties
  ) -> StyledText? {
    let style = Style(properties.font.traits, foreground: shown(properties.resolvedColor()))
    if let attributed { return attributed.over(style) }
    return text.map { StyledText(properties.transform($0), style: style) }
  }

  /// Text in the colour of labels is in the terminal's own.
  private func shown(_ color: Color) -> Color? { color == .label ? nil : color }

  private func block(
    _ text: StyledText, _ properties: TextProperties, _ width: Int, _ traits: TraitCollection
  ) -> Drawing {
    let flow = TextFlow(
      lineLimit: properties.numberOfLines > 0 ? properties.numberOfLines : nil,
      truncation: properties.lineBreakMode.truncation, alignment: properties.alignment,
      ellipsis: properties.lineBreakMode == .byClipping ? "" : traits.ellipsis,
      profile: traits.widthProfile)
    let part = Drawing(text, width: width, flow: flow)
    let inset = properties.alignment.inset(of: width - part.width)
    return part.placed(
      at: CellPoint(x: inset, y: 0), in: CellSize(width: width, height: max(1, part.height)))
  }

  private var accessibility: [AccessibilityElement] {
    let first = attributedText?.text ?? text
    let second = secondaryAttributedText?.text ?? secondaryText
    guard let label = first ?? second else { return [] }
    return [
      AccessibilityElement(label, value: first == nil ? nil : second, traits: .staticText)
    ]
  }
}

extension ListContentConfiguration.TextProperties.LineBreakMode {
  fileprivate var truncation: TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
