extension Command {
  static let path = Command(
    name: "path",
    summary: "print where the data file is",
    notes: ["Also when it is not there yet."],
    examples: [Example("cp \"$(favorites path)\" backup.json", "a copy of everything")]
  ) { invocation, session in
    session.console.unsafeText(Array((try session.store(invocation).location.path + "\n").utf8))
  }
}
