extension WidthProfile {
  /// The columns of one cluster: 0, 1 or 2, more only where the profile adds up scalars.
  ///
  /// A mark without a base counts the column of the space that it is painted on.
  public func width(of cluster: Character) -> Int {
    var scalars = cluster.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard let second = scalars.next() else {
      return Self.isMark(first) ? 1 : width(of: first)
    }
    if first == "\r" { return 1 }
    var walk = ClusterWalk(base: first, width: width(of: first))
    walk.add(second, self)
    while let next = scalars.next() { walk.add(next, self) }
    return walk.result(self, isMark: Self.isMark(first))
  }

  /// The columns of one scalar on its own; marks have none.
  func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return ambiguous == 2 && WideRanges.contains(value, in: WideRanges.ambiguous) ? 2 : 1
    }
    if Self.isRegionalIndicator(value) { return loneRegionalIndicator }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // Vowels and finals of Hangul are drawn into the initial before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if WideRanges.contains(value, in: WideRanges.wide) { return 2 }
    if properties.isEmojiPresentation { return 2 }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    if (0xFFF9...0xFFFB).contains(value) { return 0 }
    return ambiguous == 2 && WideRanges.contains(value, in: WideRanges.ambiguous) ? 2 : 1
  }

  /// Whether a scalar is a visible mark that needs a base to stand on.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return !properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  static func isRegionalIndicator(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

/// The sum of a cluster's scalars as far as walked.
private struct ClusterWalk {
  let base: Unicode.Scalar
  var width: Int
  private var forced: Int?
  private var isJoined = false

  init(base: Unicode.Scalar, width: Int) {
    self.base = base
    self.width = width
  }

  mutating func add(_ scalar: Unicode.Scalar, _ profile: WidthProfile) {
    switch scalar.value {
    case 0x200D:
      isJoined = true
      return
    case 0xFE0F:
      if profile.honorsVariationSelectors, base.properties.isEmoji { forced = 2 }
    case 0xFE0E:
      if profile.honorsVariationSelectors, base.properties.isEmojiPresentation { forced = 1 }
    case 0x1F3FB...0x1F3FF where profile.joinsModifiers:
      break
    case let value
    where WidthProfile.isRegionalIndicator(value) && WidthProfile.isRegionalIndicator(base.value):
      // The two are one flag.
      width = max(width, 2)
    default:
      let isPart = isJoined && profile.joinsZeroWidthJoiners && scalar.properties.isEmoji
      if !isPart { width += profile.width(of: scalar) }
    }
    isJoined = false
  }

  func result(_ profile: WidthProfile, isMark: Bool) -> Int {
    let sum = forced ?? width
    let shown = isMark ? max(sum, 1) : sum
    return profile.joinsConjuncts ? min(shown, 2) : shown
  }
}
