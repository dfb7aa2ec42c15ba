/// The sizes of the storage's parts.
///
/// They change what things cost, never what they mean. Tests use ``tiny``, so that splits, merges
/// and relabelling happen all the time.
@usableFromInline
package struct StorageParameters: Hashable, Sendable {
  /// Items in a chunk that is built or split; twice as many are the most.
  @usableFromInline package var chunkSize: Int

  /// Sections in a page that is built or split; twice as many are the most.
  @usableFromInline package var pageSize: Int

  /// Children of a node of a rope, at most.
  @usableFromInline package var fanOut: Int

  /// The distance between the labels of neighbours in a rope that is built.
  @usableFromInline package var labelGap: UInt64

  @inlinable
  package init(chunkSize: Int, pageSize: Int, fanOut: Int, labelGap: UInt64) {
    // A chunk's count fits half a word in the table of names.
    self.chunkSize = min(max(1, chunkSize), 1 << 14)
    self.pageSize = max(1, pageSize)
    self.fanOut = max(4, fanOut)
    self.labelGap = max(1, labelGap)
  }

  @inlinable
  package static var standard: StorageParameters {
    StorageParameters(chunkSize: 128, pageSize: 16, fanOut: 16, labelGap: 1 << 40)
  }

  /// Parts of one to four elements, and no room between labels.
  @inlinable
  package static var tiny: StorageParameters {
    StorageParameters(chunkSize: 2, pageSize: 2, fanOut: 4, labelGap: 2)
  }

  @inlinable var largestChunk: Int { 2 * chunkSize }
  @inlinable var smallestChunk: Int { chunkSize / 4 }
  @inlinable var largestPage: Int { 2 * pageSize }
  @inlinable var smallestPage: Int { pageSize / 4 }
}
