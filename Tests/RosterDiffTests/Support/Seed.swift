import RosterDiffProof

extension SeededRandom {
  /// Starts from a seed and tells it, so that a failure can be had again.
  init(printing seed: UInt64, _ test: String = #function) {
    print("seed of \(test): \(seed)")
    self.init(seed: seed)
  }
}
