import Synchronization

/// Checks the blocks of a row that stands in a file, each when something in it is first asked for.
///
/// So what is read has been checked, and opening a file costs the same whatever its size. A block that is not
/// as it was written is never given to anybody, and the file is known as damaged from then on.
@safe final class BlockChecks: Sendable {
  /// About so many bytes are checked together.
  private static let byteCount = 4_096

  private let file: FrozenFile
  /// The bytes of the row.
  private let range: Range<Int>
  /// How many bytes are checked together; a multiple of an element's, so that none stands in two blocks.
  private let blockSize: Int
  /// The checksums of the file; those of the row begin at `first`.
  private let sums: FrozenRow<UInt64>
  private let first: Int
  /// For each block whether it was checked and is good; empty until one was.
  private let good = Mutex<[Bool]>([])

  init(_ file: FrozenFile, _ range: Range<Int>, stride: Int, sums: FrozenRow<UInt64>, first: Int) {
    self.file = file
    self.range = range
    self.sums = sums
    self.first = first
    blockSize = Self.blockSize(stride: stride)
  }

  /// How many bytes are checked together in a row of elements of some size.
  static func blockSize(stride: Int) -> Int { max(1, byteCount / stride) * stride }

  /// How many blocks some elements make.
  static func blockCount(of byteCount: Int, stride: Int) -> Int {
    let size = blockSize(stride: stride)
    return (byteCount + size - 1) / size
  }

  /// The checksum of each block of a row.
  static func sums(of bytes: UnsafeRawBufferPointer, stride: Int) -> [UInt64] {
    let size = blockSize(stride: stride)
    return Swift.stride(from: 0, to: bytes.count, by: size).map { start in
      let end = min(start + size, bytes.count)
      return unsafe sum(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// How many bytes the row has.
  var count: Int { range.count }

  /// Whether some bytes of the row are as they were written; what is outside is not.
  func areGood(_ bytes: Range<Int>) -> Bool {
    guard !bytes.isEmpty, bytes.lowerBound >= 0, bytes.upperBound <= range.count else {
      return false
    }
    let blocks = bytes.lowerBound / blockSize...(bytes.upperBound - 1) / blockSize
    return good.withLock { good in
      if good.isEmpty {
        let count = (range.count + blockSize - 1) / blockSize
        good = Array(repeating: false, count: count)
      }
      for block in blocks where !good[block] {
        good[block] = isGood(block)
        guard good[block] else {
          file.markDamaged()
          return false
        }
      }
      return true
    }
  }

  private func isGood(_ block: Int) -> Bool {
    let start = range.lowerBound + block * blockSize
    let end = min(start + blockSize, range.upperBound)
    guard file.contains(start..<end), first + block < sums.count else { return false }
    let address = unsafe UnsafeRawPointer(bitPattern: file.address + UInt(start))
    let sum = unsafe Self.sum(UnsafeRawBufferPointer(start: address, count: end - start))
    return sum == sums[first + block]
  }

  private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum = FrozenHeader.Checksum()
    let words = bytes.count / 8
    for word in 0..<words {
      sum.add(unsafe bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
    }
    for place in words * 8..<bytes.count { sum.add(UInt64(unsafe bytes[place])) }
    return sum.number
  }
}
