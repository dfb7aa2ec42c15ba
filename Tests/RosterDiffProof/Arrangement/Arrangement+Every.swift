extension Arrangement {
  /// Every arrangement of none to `items` items in none to `sections` sections, in any order.
  package static func every(items: Int, sections: Int) -> [Arrangement] {
    orderedSubsets(of: sections).flatMap { order in
      orderedSubsets(of: items).flatMap { row in
        shapes(total: row.count, sections: order.count).map { shape in
          Arrangement(sections: order, rows: cut(row, shape))
        }
      }
    }
  }

  /// One arrangement of each shape: sections and items in the order of their numbers.
  ///
  /// Every pair of arrangements is, but for the names, one of these and one of ``every``.
  package static func everyShape(items: Int, sections: Int) -> [Arrangement] {
    (0...sections).flatMap { count in
      (0...items).flatMap { total in
        shapes(total: total, sections: count).map { shape in
          Arrangement(sections: Array(0..<count), rows: cut(Array(0..<total), shape))
        }
      }
    }
  }

  /// Every selection of `0 ..< count` in every order.
  package static func orderedSubsets(of count: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    var latest: [[Int]] = [[]]
    for _ in 0..<count {
      latest = latest.flatMap { head in
        (0..<count).filter { !head.contains($0) }.map { head + [$0] }
      }
      result += latest
    }
    return result
  }

  /// Every way to put `total` items into `sections` sections, in order.
  package static func shapes(total: Int, sections: Int) -> [[Int]] {
    if sections == 0 { return total == 0 ? [[]] : [] }
    if sections == 1 { return [[total]] }
    return (0...total).flatMap { first in
      shapes(total: total - first, sections: sections - 1).map { [first] + $0 }
    }
  }

  private static func cut(_ row: [Int], _ shape: [Int]) -> [[Int]] {
    var start = 0
    return shape.map { count in
      defer { start += count }
      return Array(row[start..<start + count])
    }
  }
}
