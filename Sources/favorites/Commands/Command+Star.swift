import Foundation

extension Command {
  static let toggle = starring(
    "toggle", summary: "star favorites that have no star, and take it from those that have one",
    examples: [
      Example("favorites toggle k3f9", "the favorite whose id starts with k3f9"),
      Example("favorites toggle '#1' '#4'", "the first and the fourth of the whole list"),
    ]
  ) { $0.starred.toggle() }

  static let star = starring(
    "star", summary: "give favorites a star",
    examples: [Example("favorites star k3f9", "for scripts: a second time changes nothing")]
  ) { $0.starred = true }

  static let unstar = starring(
    "unstar", summary: "take the star from favorites",
    examples: [Example("favorites unstar k3f9", "for scripts: a second time changes nothing")]
  ) { $0.starred = false }

  private static func starring(
    _ name: String, summary: String, examples: [Example],
    change: @escaping @Sendable (inout Favorite) -> Void
  ) -> Command {
    Command(
      name: name, summary: summary, arguments: [.references], options: Option.change,
      exclusive: [Option.formatNames],
      notes: ["All of REF are found before anything is changed. Each favorite is changed once."],
      examples: examples
    ) { invocation, session in
      var ids: [String] = []
      let done = try session.change(name, invocation) { document in
        ids = try document.resolve(invocation.arguments)
        document.change(ids, change)
      }
      let old = done.old.favorites(ids)
      let new = done.new.favorites(ids)
      session.show(new, invocation) {
        zip(old, new).map { old, new in
          let state = new.starred ? "starred" : "unstarred"
          let words = old.starred == new.starred ? "Already \(state)" : state.capitalized
          return "\(words) \(new.id) \(new.title)"
        }
      }
      try session.finish(done, invocation)
    }
  }
}
