import Foundation
import RosterDrawing
import RosterViews

extension ListContentConfiguration {
  /// The content at a width, as high as it wants to be, without margins at top and bottom.
  ///
  /// - Parameter width: in columns, margins included.
  public func drawing(width: Int, traits: TraitCollection = .terminal) -> Drawing {
    let imagePart = imageDrawing(traits)
    let (leading, left, room) = columns(beside: imagePart, width: width, traits)
    let texts = textDrawing(width: room, traits: traits)
    var result = Drawing(width: width, height: max(1, texts.height, imagePart?.height ?? 0))
    if let imagePart { result.overlay(imagePart, at: CellPoint(x: leading, y: 0)) }
    result.overlay(texts, at: CellPoint(x: left, y: 0))
    result.accessibility = accessibility
    return result
  }

  /// The lines of the drawing at a width.
  func lineCount(width: Int, traits: TraitCollection) -> Int {
    let imagePart = imageDrawing(traits)
    let room = columns(beside: imagePart, width: width, traits).room
    let lines = max(1, textLines(width: room, traits: traits), imagePart?.height ?? 0)
    return min(lines, Drawing.lengthLimit)
  }

  /// Where the image and the texts begin, and the columns that there are for the texts.
  private func columns(
    beside imagePart: Drawing?, width: Int, _ traits: TraitCollection
  ) -> (leading: Int, left: Int, room: Int) {
    let metrics = traits.layoutMetrics
    let insets = directionalLayoutMargins ?? metrics.rowMargins
    let leading = metrics.columns(insets.leading)
    let imageWidth = imagePart.map { part in
      max(part.width, metrics.columns(imageProperties.reservedLayoutSize.width))
        + max(1, metrics.columns(imageToTextPadding))
    }
    let left = leading + (imageWidth ?? 0)
    return (leading, left, max(0, width - left - metrics.columns(insets.trailing)))
  }

  private func imageDrawing(_ traits: TraitCollection) -> Drawing? {
    guard let symbol else { return nil }
    let color = imageProperties.resolvedTintColor(for: .tint)
    return Drawing(
      StyledText(traits.symbols.glyph(for: symbol), style: Style(foreground: color)),
      flow: TextFlow(lineLimit: 1, profile: traits.widthProfile))
  }

  /// How the texts stand to one another.
  private enum Texts {
    case one(StyledText, TextProperties)
    case below(StyledText, StyledText, gap: Int)
    case beside(StyledText, StyledText, secondWidth: Int)
  }

  private func texts(width: Int, _ traits: TraitCollection) -> Texts {
    let first = styled(text, attributedText, textProperties)
    guard let second = styled(secondaryText, secondaryAttributedText, secondaryTextProperties)
    else { return .one(first ?? StyledText(""), textProperties) }
    guard let first else { return .one(second, secondaryTextProperties) }
    if prefersSideBySideTextAndSecondaryText,
      let secondWidth = widthOfSecond(first, second, width: width, traits: traits)
    {
      return .beside(first, second, secondWidth: secondWidth)
    }
    let gap = traits.layoutMetrics.lines(textToSecondaryTextVerticalPadding)
    return .below(first, second, gap: gap)
  }

  private func textDrawing(width: Int, traits: TraitCollection) -> Drawing {
    switch texts(width: width, traits) {
    case .one(let text, let properties):
      return block(text, properties, width, traits)
    case .below(let first, let second, let gap):
      return .vertical(
        [
          block(first, textProperties, width, traits),
          block(second, secondaryTextProperties, width, traits),
        ], spacing: gap)
    case .beside(let first, let second, let secondWidth):
      let flow = TextFlow(profile: traits.widthProfile)
      var line = Drawing(width: width, height: 1)
      line.overlay(Drawing(first, flow: flow))
      line.overlay(Drawing(second, flow: flow), at: CellPoint(x: width - secondWidth, y: 0))
      return line
    }
  }

  private func textLines(width: Int, traits: TraitCollection) -> Int {
    switch texts(width: width, traits) {
    case .one(let text, let properties):
      return lines(text, properties, width, traits)
    case .below(let first, let second, let gap):
      return lines(first, textProperties, width, traits) + min(max(gap, 0), Drawing.lengthLimit)
        + lines(second, secondaryTextProperties, width, traits)
    case .beside:
      return 1
    }
  }

  /// The width of the second text where both fit in one line; nil where they do not.
  private func widthOfSecond(
    _ first: StyledText, _ second: StyledText, width: Int, traits: TraitCollection
  ) -> Int? {
    let flow = TextFlow(profile: traits.widthProfile)
    let (one, two) = (first.measure(flow: flow), second.measure(flow: flow))
    let gap = max(1, traits.layoutMetrics.columns(textToSecondaryTextHorizontalPadding))
    let isFitting = one.lines == 1 && two.lines == 1 && one.ideal + gap + two.ideal <= width
    return isFitting ? two.ideal : nil
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
    let part = Drawing(text, width: width, flow: flow(properties, traits))
    let inset = properties.alignment.inset(of: width - part.width)
    return part.placed(
      at: CellPoint(x: inset, y: 0), in: CellSize(width: width, height: max(1, part.height)))
  }

  private func lines(
    _ text: StyledText, _ properties: TextProperties, _ width: Int, _ traits: TraitCollection
  ) -> Int {
    max(1, text.lineCount(width: width, flow: flow(properties, traits)))
  }

  private func flow(_ properties: TextProperties, _ traits: TraitCollection) -> TextFlow {
    TextFlow(
      lineLimit: properties.numberOfLines > 0 ? properties.numberOfLines : nil,
      truncation: properties.lineBreakMode.truncation, alignment: properties.alignment,
      ellipsis: properties.lineBreakMode == .byClipping ? "" : traits.ellipsis,
      profile: traits.widthProfile)
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
