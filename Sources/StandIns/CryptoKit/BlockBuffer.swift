/// Cuts bytes into blocks, and ends them as the functions of the MD family do: a bit, zeros, the length.
struct BlockBuffer: Sendable {
  private let size: Int
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(size: Int) { self.size = size }

  /// Takes bytes and hands on whole blocks.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ take: (ArraySlice<UInt8>) -> Void) {
    count &+= UInt64(bytes.count)
    unsafe rest.append(contentsOf: bytes)
    var start = 0
    while rest.count - start >= size {
      take(rest[start..<(start + size)])
      start += size
    }
    rest.removeFirst(start)
  }

  /// The last blocks, with the length behind them.
  func last(lengthBytes: Int, isBigEndian: Bool) -> [ArraySlice<UInt8>] {
    var end = rest + [0x80]
    while end.count % size != size - lengthBytes { end.append(0) }
    end += [UInt8](repeating: 0, count: lengthBytes - 8)
    let length = count &* 8
    let shifts = stride(from: 0, to: 64, by: 8)
    let bytes = shifts.map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    end += isBigEndian ? bytes.reversed() : bytes
    return stride(from: 0, to: end.count, by: size).map { end[$0..<($0 + size)] }
  }
}
