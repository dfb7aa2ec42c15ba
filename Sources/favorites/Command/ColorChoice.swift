/// Whether output has color: what the command line says, then what the environment says, then
/// whether a terminal shows it.
enum ColorChoice: Equatable {
  case always, never, onTerminals

  init(environment: [String: String], option: String) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isForced(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
    if option == "always" {
      self = .always
    } else if option == "never" || isSet("NO_COLOR") || isSet("FAVORITES_NO_COLOR") {
      self = .never
    } else if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") {
      self = .always
    } else {
      self = environment["TERM"] == "dumb" ? .never : .onTerminals
    }
  }

  func colors(isTerminal: Bool) -> Bool {
    self == .always || (self == .onTerminals && isTerminal)
  }
}
