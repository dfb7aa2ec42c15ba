extension TerminalScreen {
  /// Whether the terminal at hand can scroll a part of its screen, as far as the environment tells.
  ///
  /// - Parameters:
  ///   - environment: `TERM=dumb`, or none, and the program's own variable, when it is not empty,
  ///     say that it cannot.
  ///   - variable: the program's own, such as `FAVORITES_NO_SCROLL_REGIONS`.
  public static func hasScrollRegions(
    environment: [String: String], variable: String? = nil
  ) -> Bool {
    #if os(Windows)
      // Consoles there leave lines behind.
      return false
    #else
      if let variable, environment[variable]?.isEmpty == false { return false }
      return environment["TERM"].map { $0 != "dumb" && !$0.isEmpty } ?? false
    #endif
  }
}
