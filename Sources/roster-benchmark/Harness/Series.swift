/// The samples of one contender: nanoseconds an operation, in the order in which they were taken.
struct Series: Codable {
  let name: String
  let size: Int
  let nanoseconds: [Double]

  var median: Double {
    let sorted = nanoseconds.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private enum CodingKeys: String, CodingKey { case name, size, nanoseconds, median }

  init(name: String, size: Int, nanoseconds: [Double]) {
    self.name = name
    self.size = size
    self.nanoseconds = nanoseconds
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    size = try values.decode(Int.self, forKey: .size)
    nanoseconds = try values.decode([Double].self, forKey: .nanoseconds)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(size, forKey: .size)
    try values.encode(median, forKey: .median)
    try values.encode(nanoseconds, forKey: .nanoseconds)
  }
}
