/// Marks in the margins of rows.
package struct RowMarks: Hashable {
  package var selected: String
  /// Of a row that is not selected.
  package var focused: String

  package init(selected: String = ">", focused: String = "›") {
    self.selected = selected
    self.focused = focused
  }
}

extension TableView {
  func marksChanged(from old: RowMarks) {
    guard marks != old else { return }
    for row in display.rows { row.cell.setNeedsDisplay() }
  }
}
