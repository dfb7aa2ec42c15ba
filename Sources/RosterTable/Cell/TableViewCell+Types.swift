import RosterCells

extension TableViewCell {
  public typealias ConfigurationUpdateHandler = (TableViewCell, CellConfigurationState) -> Void

  public enum CellStyle: Hashable, Sendable, CaseIterable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  public enum EditingStyle: Hashable, Sendable, CaseIterable {
    case none, delete, insert
  }

  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
