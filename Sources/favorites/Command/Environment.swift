import Foundation

/// Variables of the environment.
struct Environment {
  let values: [String: String]
  /// Those whose value is no text. What stands for it in `values` would lead to another file.
  private let unreadable: Set<String>

  init(_ values: [String: String]) {
    self.values = values
    unreadable = []
  }

  private init(_ values: [String: String], unreadable: Set<String>) {
    self.values = values
    self.unreadable = unreadable
  }

  /// What the program was started with.
  static var process: Environment {
    let values = ProcessInfo.processInfo.environment
    let unreadable = values.keys.filter { name in
      getenv(name).map { String(validatingCString: $0) == nil } ?? false
    }
    return Environment(values, unreadable: Set(unreadable))
  }

  /// A variable that names a file or a folder; nil if it is not set, or empty.
  func path(_ name: String) throws(StoreError) -> String? {
    if unreadable.contains(name) { throw .notUTF8(variable: name) }
    return values[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Environment {
  /// Whether the terminal says what it is, and that it can be drawn on.
  var hasScreen: Bool { !["", "dumb"].contains(values["TERM"] ?? "") }

  /// Whether somebody wants changes told, not drawn.
  var isAccessible: Bool { values["ACCESSIBLE"] == "1" }
}
