import Foundation

/// What a command works with: the list's store, the console, and the way to say what it did.
@MainActor
final class Session {
  let console: Console
  let environment: Environment
  /// What a command that went well tells the shell.
  var code = ExitCode.done

  init(console: Console, environment: Environment) {
    self.console = console
    self.environment = environment
  }

  /// The store that the command line and the environment name.
  func store(_ invocation: Invocation) throws -> FavoritesStore {
    let file = invocation.options["file"]
    guard file != "" else { throw Failure.usage("--file needs a name.") }
    let location = try StoreLocation(file: file, environment: environment)
    guard location.path != "-" else {
      throw Failure.usage(
        "- is no file to keep favorites in. \"favorites import -\" reads the standard input.")
    }
    guard FilePath.name(of: location.path) != "" else {
      throw Failure.usage("\(location.path) is a folder. Name a file in it.")
    }
    return FavoritesStore(location: location)
  }

  /// Changes the list, as ``FavoritesStore/change(_:_:)`` does.
  func change(
    _ name: String, _ invocation: Invocation, _ body: (inout FavoritesDocument) throws -> Void
  ) throws -> FavoritesStore.Change {
    let change = try store(invocation).change(name, body)
    note(change)
    return change
  }

  /// Remembers that the list was changed, for the case that this cannot be said any more.
  func note(_ change: FavoritesStore.Change) {
    if change.new != change.old { console.done = "The list was changed all the same." }
  }

  /// Everything on the standard input. Only commands that were given `-` ask for it.
  func readInput() throws -> [UInt8] {
    [UInt8](try FileDescriptor.readAll(STDIN_FILENO, path: "the input"))
  }

  /// Whether somebody is there who can answer.
  func mayAsk(_ invocation: Invocation) -> Bool {
    !invocation.has("no-input") && isatty(STDIN_FILENO) == 1
  }

  /// Shows favorites in the form that the options ask for; as text, `lines` says it instead.
  func show(_ favorites: [Favorite], _ invocation: Invocation, lines: () -> [String]) {
    switch OutputFormat(invocation) {
    case .text: lines().forEach { console.line($0) }
    case let format: console.bytes(format.bytes(favorites))
    }
  }

  /// Says that the undo journal could not be written, if so, and shows its batch if asked.
  ///
  /// The list shows the old document, and then takes the new one as one batch.
  func finish(_ change: FavoritesStore.Change, _ invocation: Invocation) throws {
    if let failure = change.journalFailure { console.note(failure) }
    let list = try FavoritesList(change.old)
    let batch = try list.apply(change.new)
    guard invocation.has("batches") else { return }
    let lines = batch.description.split(separator: "\n").map(String.init)
    if case .text = OutputFormat(invocation) {
      console.lines(lines.map { "  " + $0 })
    } else {
      lines.forEach { console.note($0) }
    }
  }
}
