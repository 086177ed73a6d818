package import OrderedJSON

/// Where the lines of a file begin, so that byte offsets become lines and columns.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    self.starts = starts
  }

  /// The place of a byte.
  ///
  /// - Complexity: O(log *n* + *m*) with *n* lines and *m* bytes before it in its line.
  package func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(decoding: bytes[starts[low]..<min(offset, bytes.count)], as: UTF8.self)
    return SourceLocation(line: low + 1, column: before.count + 1)
  }
}
