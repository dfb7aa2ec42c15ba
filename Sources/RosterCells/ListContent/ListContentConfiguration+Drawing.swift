import Foundation
import RosterDrawing
import RosterViews

extension ListContentConfiguration {
  /// The content at a width, as high as it wants to be, without margins at top and bottom.
  ///
  /// - Parameters:
  ///   - width: in columns, margins included.
  ///   - tintColor: What the tint is in the place where it is shown.
  public func drawing(
    width: Int, traits: TraitCollection = .terminal, tintColor: Color = .tint
  ) -> Drawing {
    let width = min(max(width, 0), Drawing.lengthLimit)
    let image = imageDrawing(traits, tintColor)
    let place = columns(beside: image, width: width, traits)
    let texts = textDrawing(width: place.room, traits: traits, tintColor)
    let imageLines = imageLines(image, traits)
    var result = Drawing(width: width, height: max(1, texts.height, imageLines))
    if let image {
      let y = (imageLines - image.height) / 2
      result.overlay(image, at: CellPoint(x: place.image, y: y))
    }
    let y = max(0, imageLines - texts.height) / 2
    result.overlay(texts, at: CellPoint(x: place.text, y: y))
    result.accessibility = accessibility
    return result
  }

  /// The lines of the drawing at a width.
  func lineCount(width: Int, traits: TraitCollection) -> Int {
    let image = imageDrawing(traits, .tint)
    let room = columns(beside: image, width: width, traits).room
    let lines = max(1, textLines(width: room, traits: traits), imageLines(image, traits))
    return min(lines, Drawing.lengthLimit)
  }

  /// Where the image and the texts begin, and the columns that there are for the texts.
  private func columns(
    beside image: Drawing?, width: Int, _ traits: TraitCollection
  ) -> (image: Int, text: Int, room: Int) {
    let metrics = traits.layoutMetrics
    let insets = margins(in: traits)
    let leading = metrics.columns(insets.leading)
    var (imageStart, textStart) = (leading, leading)
    if let image {
      let space = max(image.width, metrics.columns(imageProperties.reservedLayoutSize.width))
      imageStart += (space - image.width) / 2
      textStart += space + max(1, metrics.columns(imageToTextPadding))
    }
    return (imageStart, textStart, max(0, width - textStart - metrics.columns(insets.trailing)))
  }

  private func imageDrawing(_ traits: TraitCollection, _ tintColor: Color) -> Drawing? {
    guard let symbol else { return nil }
    let color = imageProperties.resolvedTintColor(for: tintColor)
    let most = imageProperties.maximumSize.width
    return Drawing(
      StyledText(traits.symbols.glyph(for: symbol), style: Style(foreground: color)),
      width: most > 0 ? max(1, traits.layoutMetrics.columns(most)) : nil,
      flow: TextFlow(lineLimit: 1, ellipsis: traits.ellipsis, profile: traits.widthProfile))
  }

  /// The lines that are kept for the image.
  private func imageLines(_ image: Drawing?, _ traits: TraitCollection) -> Int {
    guard let image else { return 0 }
    let kept = traits.layoutMetrics.lines(imageProperties.reservedLayoutSize.height)
    return min(max(image.height, kept), Drawing.lengthLimit)
  }

  /// How the texts stand to one another.
  private enum Texts {
    case one(StyledText, TextProperties)
    case below(StyledText, StyledText, gap: Int)
    case beside(StyledText, StyledText, secondWidth: Int)
  }

  private func texts(
    width: Int, _ traits: TraitCollection, _ tintColor: Color
  ) -> Texts {
    let first = styled(text, attributedText, textProperties, tintColor)
    guard
      let second = styled(
        secondaryText, secondaryAttributedText, secondaryTextProperties, tintColor)
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

  private func textDrawing(
    width: Int, traits: TraitCollection, _ tintColor: Color
  ) -> Drawing {
    switch texts(width: width, traits, tintColor) {
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
    switch texts(width: width, traits, .tint) {
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
    _ text: String?, _ attributed: StyledText?, _ properties: TextProperties, _ tintColor: Color
  ) -> StyledText? {
    let style = Style(
      properties.font.traits, foreground: shown(properties.resolvedColor(), tintColor))
    if let attributed { return attributed.over(style) }
    return text.map { StyledText(properties.transform($0), style: style) }
  }

  /// Text in the colour of labels is in the terminal's own.
  private func shown(_ color: Color, _ tintColor: Color) -> Color? {
    color == .label ? nil : color.inTint(tintColor)
  }

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
    let mode = properties.lineBreakMode
    var flow = TextFlow(
      lineLimit: properties.numberOfLines > 0 ? properties.numberOfLines : nil,
      truncation: mode.truncation, alignment: properties.alignment,
      ellipsis: mode == .byClipping ? "" : traits.ellipsis, profile: traits.widthProfile)
    flow.breaks = mode == .byCharWrapping ? .betweenCharacters : .betweenWords
    flow.endsAtBreaks = mode == .byCharWrapping || mode == .byWordWrapping
    return flow
  }

  private var accessibility: [AccessibilityElement] {
    let first = attributedText?.text ?? text
    let second = secondaryAttributedText?.text ?? secondaryText
    guard let label = first ?? second else {
      return symbol.map { [AccessibilityElement($0, traits: .image)] } ?? []
    }
    let traits: AccessibilityElement.Traits = kind.isHeader ? [.staticText, .header] : .staticText
    return [AccessibilityElement(label, value: first == nil ? nil : second, traits: traits)]
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
