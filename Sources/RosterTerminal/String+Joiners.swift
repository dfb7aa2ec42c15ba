extension String {
  /// The text without joiners that join nothing: those at the end of a cluster, and lone ones.
  ///
  /// A terminal that gets one would join what is written next with what was before it.
  var withoutLooseJoiners: String {
    guard unicodeScalars.contains(Self.joiner) else { return self }
    var result = ""
    for cluster in self {
      var scalars = cluster.unicodeScalars[...]
      while scalars.last == Self.joiner { scalars.removeLast() }
      // Apart from each other, because clusters without their joiners may be one.
      result.unicodeScalars.append(contentsOf: scalars)
    }
    return result
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
}
