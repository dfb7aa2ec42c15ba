import Foundation
import XCTest

/// The recorded cases in `Fixtures/Conformance`.
enum ConformanceFile {
  static func cases(_ name: String) throws -> [[String: Any]] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "Fixtures/Conformance/\(name).json")
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    return try XCTUnwrap(json as? [[String: Any]], name)
  }
}

/// Sections as the files write them: `[["A", ["1", "2"]]]`.
func sections(_ json: Any?) -> [(id: String, items: [String])] {
  (json as? [[Any]] ?? []).compactMap { pair in
    guard pair.count == 2, let id = pair[0] as? String, let items = pair[1] as? [String] else {
      return nil
    }
    return (id, items)
  }
}
