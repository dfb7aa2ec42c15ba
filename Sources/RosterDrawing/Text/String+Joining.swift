extension String {
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
