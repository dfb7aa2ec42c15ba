extension String {
  /// Whether it would be printed as one cluster with a space before it: it begins with a mark.
  var joinsSpaceBefore: Bool {
    guard let byte = utf8.first, byte >= 0x80, let first = unicodeScalars.first else {
      return false
    }
    return WidthProfile.simpleWidth(of: first) == nil && " ".joins(self)
  }

  /// Whether it would be printed as one cluster with a space behind it: it ends with a sign that
  /// draws in what follows.
  var joinsSpaceBehind: Bool {
    guard let byte = utf8.last, byte >= 0x80, let last = unicodeScalars.last else { return false }
    return WidthProfile.simpleWidth(of: last) == nil && joins(" ")
  }

  /// Whether text right behind this one would change its last cluster, or become part of it.
  func joins(_ next: String) -> Bool {
    guard let last = unicodeScalars.last, let first = next.unicodeScalars.first else {
      return false
    }
    if WidthProfile.simpleWidth(of: last) != nil, WidthProfile.simpleWidth(of: first) != nil {
      return false
    }
    guard let before = self.last, let after = next.first else { return false }
    // Half a flag before a whole one takes half of it: there are two clusters still.
    return (String(before) + String(after)).first?.utf8.count != before.utf8.count
  }
}
