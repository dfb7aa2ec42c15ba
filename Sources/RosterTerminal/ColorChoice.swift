/// Whether output has colour: what a command line says, then what the environment says, then
/// whether a terminal shows it.
public enum ColorChoice: Hashable, Sendable {
  case always, never, onTerminals

  /// - Parameters:
  ///   - environment: `NO_COLOR`, and the program's own variable, switch colours off when they are
  ///     not empty; `CLICOLOR_FORCE` and `FORCE_COLOR` on when they are neither empty nor `0`;
  ///     `CLICOLOR=0` off. A terminal that does not say what it is, because `TERM` is not set or
  ///     empty, or that is `dumb`, has none.
  ///   - option: `always` or `never` win over the environment; anything else leaves it to that.
  ///   - variable: the program's own, such as `FAVORITES_NO_COLOR`.
  public init(
    environment: [String: String], option: String = "auto", variable: String? = nil
  ) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isForced(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
    if option == "always" {
      self = .always
    } else if option == "never" || isSet("NO_COLOR") || variable.map(isSet) == true {
      self = .never
    } else if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") {
      self = .always
    } else {
      let isPlain = ["", "dumb"].contains(environment["TERM"] ?? "")
      self = isPlain || environment["CLICOLOR"] == "0" ? .never : .onTerminals
    }
  }

  /// Whether a stream has colours. Each stream decides for itself.
  public func colors(isTerminal: Bool) -> Bool {
    self == .always || (self == .onTerminals && isTerminal)
  }
}
