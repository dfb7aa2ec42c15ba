extension ExtentTree where Element == HeightRun {
  /// Cuts out rows. Where some of a run stay, it only gets shorter.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let place = element(at: range.lowerBound), place.element.count > range.count,
      place.offset + range.count <= place.element.count
    {
      var run = place.element
      run.count -= range.count
      replaceElement(at: range.lowerBound, with: run)
    } else {
      replace(range, with: ExtentTree())
    }
  }

  /// Puts rows in front of a row, or behind the last. In a run of their height they make it longer.
  mutating func insert(_ rows: HeightRun, at offset: Int) {
    let neighbour = min(offset, count - 1)
    if let run = element(at: neighbour)?.element, let both = run.merged(with: rows) {
      replaceElement(at: neighbour, with: both)
    } else {
      replace(offset..<offset, with: ExtentTree(rows))
    }
  }
}
