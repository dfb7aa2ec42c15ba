#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes that are given out now, as the allocator counts them: what was asked for, rounded up,
/// with the allocator's own words. nil where it does not say.
func allocatedBytes() -> Int? {
  #if canImport(Glibc)
    return glibcReport().flatMap(allocatedBytes(inReport:))
  #elseif canImport(Darwin)
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return Int(statistics.size_in_use)
  #else
    return nil
  #endif
}

#if canImport(Glibc)
  /// What glibc's `malloc_info` writes. Its header is in no module, so it is looked up by name.
  private func glibcReport() -> String? {
    typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let stream = open_memstream(&text, &size) else { return nil }
    let result = mallocInfo(0, stream)
    fclose(stream)
    defer { free(text) }
    guard result == 0, let text else { return nil }
    return String(cString: text)
  }

  /// What the system gave to all heaps, less what lies free in them, and what was mapped apart.
  private func allocatedBytes(inReport report: String) -> Int? {
    // The sums over all heaps follow the last heap.
    let sums = report.components(after: "</heap>").last ?? report[...]
    func size(_ element: String) -> Int? {
      sums.components(after: element).dropFirst().first?
        .components(after: "size=\"").dropFirst().first?
        .split(separator: "\"").first.flatMap { Int($0) }
    }
    guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
      let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
    else { return nil }
    return system - fast - rest + mapped
  }
#endif

extension StringProtocol {
  /// The pieces between occurrences of a separator.
  fileprivate func components(after separator: String) -> [SubSequence] {
    var result: [SubSequence] = []
    var start = startIndex
    while let range = self[start...].firstRange(of: separator) {
      result.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return result + [self[start...]]
  }
}
