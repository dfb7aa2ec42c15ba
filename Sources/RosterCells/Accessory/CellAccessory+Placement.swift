import RosterDrawing
import RosterViews

extension CellAccessory {
  /// Where an accessory of the program stands, and when it shows.
  public struct Placement {
    let edge: HorizontalEdge
    let displayed: DisplayedState
    let position: Position?

    /// Of the accessories at the edge, in their order, the offset of the one that it stands before.
    public typealias Position = ([CellAccessory]) -> Int

    /// In front of the content.
    public static var leading: Placement { leading() }

    /// Behind the content.
    public static var trailing: Placement { trailing() }

    /// In front of the content.
    ///
    /// - Parameter position: nil is next to the content. Offsets that are not there are clamped.
    public static func leading(
      displayed: DisplayedState = .always, at position: Position? = nil
    ) -> Placement {
      Placement(edge: .leading, displayed: displayed, position: position)
    }

    /// Behind the content.
    ///
    /// - Parameter position: nil is next to the content. Offsets that are not there are clamped.
    public static func trailing(
      displayed: DisplayedState = .always, at position: Position? = nil
    ) -> Placement {
      Placement(edge: .trailing, displayed: displayed, position: position)
    }
  }

  /// A view of the program as an accessory.
  @MainActor public struct CustomViewConfiguration {
    public let customView: PlatformView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// What `tintColor` is in the view.
    public var tintColor: Color?
    /// Whether the view keeps its size. Views in cells do.
    public var maintainsFixedSize: Bool

    public init(
      customView: PlatformView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? true
    }
  }

  /// The edge at which it stands.
  package var edge: HorizontalEdge {
    switch kind {
    case .delete, .insert, .multiselect: .leading
    case .text(_, let placement), .customView(_, let placement): placement.edge
    default: .trailing
    }
  }

  /// Accessories of one edge in the order in which they stand, from left to right.
  package static func arranged(_ accessories: [CellAccessory], at edge: HorizontalEdge) -> [Self] {
    let here = accessories.filter { $0.edge == edge }
    var result: [Self] = []
    for rank in 0...6 { result += here.filter { $0.rank == rank } }
    for own in here where own.rank == nil {
      let next = edge == .leading ? result.count : 0
      let offset = own.position.map { $0(result) } ?? next
      result.insert(own, at: min(max(offset, 0), result.count))
    }
    return result
  }

  /// The place of those that are not the program's own.
  private var rank: Int? {
    switch kind {
    case .delete, .label: 0
    case .insert, .checkmark: 1
    case .multiselect, .detail: 2
    case .disclosureIndicator: 3
    case .outlineDisclosure: 4
    case .reorder: 5
    case .text, .customView: nil
    }
  }

  private var position: Placement.Position? {
    switch kind {
    case .text(_, let placement), .customView(_, let placement): placement.position
    default: nil
    }
  }
}
