import Foundation

/// Favorites as this program's own JSON: a whole file, or the array that `list --json` prints.
enum JSONFormat {
  static func read(_ bytes: [UInt8]) throws(FavoritesDocument.ReadError) -> ImportedBookmarks {
    let data = Data(bytes)
    do {
      return try JSONDecoder().decode(Contents.self, from: data).bookmarks
    } catch let error as FavoritesDocument.ReadError {
      throw error
    } catch {
      throw .damaged(FavoritesDocument.explanation(of: error, in: data))
    }
  }

  /// Reads each item by itself, so that one that is wrong does not hide the others.
  private struct Contents: Decodable {
    var bookmarks = ImportedBookmarks(unit: "item")

    init(from decoder: any Decoder) throws {
      var items = try Self.items(decoder)
      while !items.isAtEnd {
        let number = items.currentIndex + 1
        let item = try items.decode(Item.self)
        switch item.result {
        case .success(var bookmark):
          bookmark.line = number
          bookmarks.bookmarks.append(bookmark)
        case .failure(let failure):
          bookmarks.skipped.append(.init(line: number, reason: failure.reason))
        }
      }
    }

    private static func items(_ decoder: any Decoder) throws -> any UnkeyedDecodingContainer {
      if let array = try? decoder.unkeyedContainer() { return array }
      let container = try decoder.container(keyedBy: JSONKey.self)
      let version = try container.decodeIfPresent(Int.self, forKey: JSONKey("version"))
      if let version, version > FavoritesDocument.version {
        throw FavoritesDocument.ReadError.newer(version: version)
      }
      return try container.nestedUnkeyedContainer(forKey: JSONKey("items"))
    }
  }

  private struct Item: Decodable {
    struct Failure: Error { let reason: String }

    let result: Result<ImportedBookmark, Failure>

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try ImportedBookmark(json: decoder))
      } catch {
        result = .failure(Failure(reason: FavoritesDocument.explanation(of: error)))
      }
    }
  }
}

extension ImportedBookmark {
  /// Only a title or an address must be there.
  fileprivate init(json decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    func text(_ key: String) throws -> String? {
      let text = try container.decodeIfPresent(String.self, forKey: JSONKey(key))
      return text?.isEmpty == true ? nil : text
    }
    url = try text("url")
    guard let title = try text("title") ?? url else {
      throw DecodingError.keyNotFound(
        JSONKey("title"), .init(codingPath: container.codingPath, debugDescription: ""))
    }
    self.title = title
    id = try text("id")
    starred = try container.decodeIfPresent(Bool.self, forKey: JSONKey("starred")) ?? false
    folder = try text("folder").flatMap(FolderPath.init)
    added = try text("added").flatMap(Timestamp.date)
    unknown = try container.unknown(besides: Favorite.keys)
    line = 0
  }
}
