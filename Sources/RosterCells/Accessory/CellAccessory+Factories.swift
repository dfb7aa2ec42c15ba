import RosterDrawing
import RosterViews

extension CellAccessory {
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> Self { Self(.disclosureIndicator, displayed).with(options, usual: .tertiaryLabel) }

  /// Shows whether the row is expanded; pressing it expands or collapses the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    var result = Self(.outlineDisclosure(options.style), displayed, actionHandler: actionHandler)
    (result.isHidden, result.tintColor) = (options.isHidden, options.tintColor)
    result.reservedLayoutWidth = options.reservedLayoutWidth
    return result
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> Self { Self(.checkmark, displayed).with(options, usual: .tint) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(.detail, displayed, actionHandler: actionHandler).with(options, usual: .tint)
  }

  /// Opens the trailing swipe actions, unless there is a handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = ControlOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(.delete, displayed, actionHandler: actionHandler).with(options, usual: .destructive)
  }

  /// Commits an insertion, unless there is a handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = ControlOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(.insert, displayed, actionHandler: actionHandler).with(options, usual: .green)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self {
    var result = Self(.reorder, displayed)
    (result.isHidden, result.tintColor) = (options.isHidden, options.tintColor ?? .tertiaryLabel)
    result.reservedLayoutWidth = options.reservedLayoutWidth
    return result
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = ControlOptions()
  ) -> Self { Self(.multiselect, displayed).with(options, usual: .tint) }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self {
    var result = Self(.label(text, options.font), displayed)
    (result.isHidden, result.tintColor) = (options.isHidden, options.tintColor ?? .secondaryLabel)
    result.reservedLayoutWidth = options.reservedLayoutWidth
    return result
  }

  /// A view of the program. Its width is its frame's, or what it wants if that has none.
  @MainActor public static func customView(configuration: CustomViewConfiguration) -> Self {
    var result = Self(
      .customView(configuration.customView, placement: configuration.placement),
      configuration.placement.displayed)
    (result.isHidden, result.tintColor) = (configuration.isHidden, configuration.tintColor)
    result.reservedLayoutWidth = configuration.reservedLayoutWidth
    return result
  }

  /// A text of the program, where a view is more than is needed.
  public static func custom(
    _ text: StyledText, placement: Placement = .trailing, displayed: DisplayedState? = nil,
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(
      .text(text, placement: placement), displayed ?? placement.displayed,
      actionHandler: actionHandler)
  }

  private func with(_ options: Options, usual color: Color) -> Self {
    var result = self
    (result.isHidden, result.tintColor) = (options.isHidden, options.tintColor ?? color)
    result.reservedLayoutWidth = options.reservedLayoutWidth
    return result
  }

  private func with(_ options: ControlOptions, usual color: Color) -> Self {
    var result = self
    (result.isHidden, result.tintColor) = (options.isHidden, options.tintColor ?? color)
    result.backgroundColor = options.backgroundColor
    result.reservedLayoutWidth = options.reservedLayoutWidth
    return result
  }
}
