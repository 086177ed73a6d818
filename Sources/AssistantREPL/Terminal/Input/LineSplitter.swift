/// Cuts a stream of bytes into lines, however the bytes arrive.
///
/// Lines end with a line feed, and a carriage return before it belongs to the end; the last line
/// needs no end. Of a line that is too long only its beginning is kept: memory stays bounded.
struct LineSplitter: Sendable {
  private let limit: Int
  private var kept: [UInt8] = []
  private var byteCount = 0
  private var endsWithReturn = false

  /// Makes a splitter.
  ///
  /// - Parameter limit: The most bytes of a line that are kept.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Takes bytes and gives back the lines that are complete now.
  mutating func add(_ bytes: some BidirectionalCollection<UInt8>) -> [InputLine] {
    var lines: [InputLine] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      lines.append(endLine())
      rest = rest[rest.index(after: end)...]
    }
    take(rest)
    return lines
  }

  /// Ends the stream and gives back the last line if it had no end.
  mutating func finish() -> InputLine? {
    byteCount > 0 ? endLine() : nil
  }

  private mutating func take(_ bytes: some BidirectionalCollection<UInt8>) {
    let count = bytes.count
    guard count > 0 else { return }
    kept.append(contentsOf: bytes.prefix(limit + 1 - kept.count))
    byteCount += count
    endsWithReturn = bytes.last == UInt8(ascii: "\r")
  }

  private mutating func endLine() -> InputLine {
    defer {
      kept.removeAll(keepingCapacity: kept.capacity <= 65_536)
      byteCount = 0
      endsWithReturn = false
    }
    let length = byteCount - (endsWithReturn ? 1 : 0)
    let wasTruncated = length > limit
    var bytes = kept.prefix(min(length, limit))
    if wasTruncated { bytes = bytes.dropLast(UTF8Tail.unfinishedCount(of: bytes)) }
    if let text = String(validating: bytes, as: UTF8.self) {
      return InputLine(
        text: text,
        wasRepaired: false,
        wasTruncated: wasTruncated,
        byteCount: length
      )
    }
    return InputLine(
      text: String(decoding: bytes, as: UTF8.self),
      wasRepaired: true,
      wasTruncated: wasTruncated,
      byteCount: length
    )
  }
}
