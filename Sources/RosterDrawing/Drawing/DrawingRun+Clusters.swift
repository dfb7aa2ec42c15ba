extension DrawingRun {
  /// Goes through the clusters of the text with the columns that each takes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func forEachCluster(_ body: (_ cluster: Character, _ columns: Int) -> Void) {
    for cluster in text { body(cluster, profile.width(of: cluster)) }
  }
}
