/// What the sections of a list are.
enum ListGrouping: String {
  /// Those with a star, and the others.
  case star
  /// The outermost folders, with the folders in them as an outline.
  case folder
  /// One section.
  case none

  init(_ invocation: Invocation) {
    self = invocation.options["group"].flatMap(ListGrouping.init) ?? .star
  }
}
