import RosterDrawing
import RosterViews

extension CellAccessory {
  /// How an accessory looks; nil keeps what is usual.
  public struct Options: Hashable, Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: Color?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options

  /// How a control in front of a row that is being edited looks; nil keeps what is usual.
  public struct ControlOptions: Hashable, Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: Color?
    public var backgroundColor: Color?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  public typealias DeleteOptions = ControlOptions
  public typealias InsertOptions = ControlOptions
  public typealias MultiselectOptions = ControlOptions

  public struct OutlineDisclosureOptions: Hashable, Sendable {
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: Color?

    /// What expands and collapses the row.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// That of `cell`.
      case automatic
      /// Pressing the row anywhere.
      case header
      /// Pressing the disclosure; the row itself can be selected.
      case cell
    }

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  public struct ReorderOptions: Hashable, Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: Color?
    /// Without a look in cells: a line would take a column.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  public struct LabelOptions: Hashable, Sendable {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: Color?
    public var font: Font
    /// Without a look in cells, where letters have one size.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      font: Font? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .body
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
