/// Marks in the margins of rows.
package struct RowMarks: Hashable {
  package var selected: String
  /// Of a row that is not selected.
  package var focused: String
  /// Whether open actions have numbers, for keys that choose them.
  package var countsActions: Bool

  package init(selected: String = ">", focused: String = "›", countsActions: Bool = false) {
    self.selected = selected
    self.focused = focused
    self.countsActions = countsActions
  }
}

extension TableView {
  func marksChanged(from old: RowMarks) {
    guard marks != old else { return }
    for row in display.rows { row.cell.setNeedsDisplay() }
  }
}
