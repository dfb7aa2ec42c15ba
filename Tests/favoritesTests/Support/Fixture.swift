import Foundation

/// Bookmark files in the shape of browsers' exports.
enum Fixture {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Bookmarks/" + name).standardizedFileURL.path
  }
}
