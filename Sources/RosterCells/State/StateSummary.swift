import RosterViews

/// The states that the tables of defaults look at, for cells, headers and footers alike.
package struct StateSummary: Hashable, Sendable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  package var isFocused = false
  package var isDropTarget = false
  /// The kind of list around.
  var list = ListEnvironment.unspecified

  init() {}

  package init(_ cell: CellConfigurationState) {
    isDisabled = cell.isDisabled
    isHighlighted = cell.isHighlighted
    isSelected = cell.isSelected
    isFocused = cell.isFocused
    isDropTarget = cell.cellDropState == .targeted
    list = cell.traitCollection.listEnvironment
  }

  package init(_ view: ViewConfigurationState) {
    isDisabled = view.isDisabled
    isHighlighted = view.isHighlighted
    isSelected = view.isSelected
    isFocused = view.isFocused
    list = view.traitCollection.listEnvironment
  }

  init(_ state: any ConfigurationState) {
    if let cell = state as? CellConfigurationState {
      self.init(cell)
    } else if let view = state as? ViewConfigurationState {
      self.init(view)
    } else {
      self.init()
      list = state.traitCollection.listEnvironment
    }
  }
}
