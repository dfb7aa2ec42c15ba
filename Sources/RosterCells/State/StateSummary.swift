/// The states that the tables of defaults look at, for cells, headers and footers alike.
struct StateSummary: Hashable, Sendable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isDropTarget = false

  init() {}

  init(_ state: any ConfigurationState) {
    if let cell = state as? CellConfigurationState {
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isFocused = cell.isFocused
      isDropTarget = cell.cellDropState == .targeted
    } else if let view = state as? ViewConfigurationState {
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
      isFocused = view.isFocused
    }
  }
}
