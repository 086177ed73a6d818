/// The first bytes of a frozen catalogue: what it is, and where its table of contents stands.
///
/// ```
/// 0   magic             8 bytes
/// 8   order mark        4 bytes   01 02 03 04 as a number of the machine
/// 12  version           4 bytes
/// 16  size of the file  8 bytes
/// 24  sealed begins     8 bytes   from there on all bytes are checked before use
/// 32  contents begin    8 bytes
/// 40  checksum          8 bytes   of what is sealed
/// 48  identity          8 bytes   of what it was made from
/// 56  layout            8 bytes   of the elements
/// 64  checksum          8 bytes   of the bytes before
/// ```
struct FrozenHeader: Hashable {
  static let byteCount = 72
  static let magic = Array("PHRASES\n".utf8)
  static let version: UInt32 = 7
  private static let orderMark: UInt32 = 0x0102_0304

  var fileSize: UInt64 = 0
  var sealed: UInt64 = 0
  var contents: UInt64 = 0
  var sealedChecksum: UInt64 = 0
  var identity: UInt64 = 0

  /// The bytes of the header.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for byte in Self.magic { writer.write(byte) }
    writer.write(Self.orderMark)
    writer.write(Self.version)
    writer.write(fileSize)
    writer.write(sealed)
    writer.write(contents)
    writer.write(sealedChecksum)
    writer.write(identity)
    writer.write(Self.layout)
    writer.write(Self.checksum(of: writer.bytes))
    return writer.bytes
  }

  init() {}

  /// Whether a file begins like a frozen catalogue, whatever its version and whatever became of it since.
  ///
  /// Where the first bytes are others, the size of the file and the order mark behind them still tell.
  static func isThere(_ file: FrozenRow<UInt8>.View, fileSize: Int) -> Bool {
    if magic.indices.allSatisfy({ file[$0] == magic[$0] }) { return file.count >= magic.count }
    let mark: UInt32? = file.number(at: 8..<12)
    let size: UInt64? = file.number(at: 16..<24)
    return mark == orderMark || size == UInt64(fileSize)
  }

  /// Reads and checks a header.
  ///
  /// - Complexity: Constant; the table of contents is read beside it.
  init(_ file: FrozenRow<UInt8>.View) throws(FrozenCatalogError) {
    let magic = Self.magic
    guard Self.isThere(file, fileSize: file.count) else { throw .noFrozenCatalog }
    guard file.count >= Self.byteCount, magic.indices.allSatisfy({ file[$0] == magic[$0] }) else {
      throw .damaged
    }
    var reader = ByteReader(file, magic.count..<Self.byteCount)
    do {
      let mark: UInt32 = try reader.number()
      let version: UInt32 = try reader.number()
      fileSize = try reader.number()
      sealed = try reader.number()
      contents = try reader.number()
      sealedChecksum = try reader.number()
      identity = try reader.number()
      let layout: UInt64 = try reader.number()
      let checksum: UInt64 = try reader.number()
      if mark.byteSwapped == Self.orderMark { throw FrozenCatalogError.otherByteOrder }
      let sum = Self.checksum(of: (0..<(Self.byteCount - 8)).lazy.map { file[$0] })
      guard mark == Self.orderMark, checksum == sum else { throw FrozenCatalogError.damaged }
      guard version == Self.version, layout == Self.layout else {
        throw FrozenCatalogError.otherVersion(found: version, known: Self.version)
      }
      guard fileSize == UInt64(file.count), contents <= fileSize, sealed <= contents else {
        throw FrozenCatalogError.damaged
      }
    } catch {
      throw error as? FrozenCatalogError ?? .damaged
    }
  }

  /// The sizes of the elements, as one number: what they are when they are laid out otherwise.
  private static var layout: UInt64 {
    let sizes = [
      MemoryLayout<LabelTrie.Node>.stride, MemoryLayout<TemplateBounds.Bound>.stride,
      MemoryLayout<Double>.stride,
    ]
    return sizes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The checksum of a piece of a file, eight bytes at a time where they stand so.
  ///
  /// - Parameters:
  ///   - range: Where the piece stands.
  ///   - bytes: The bytes of the file.
  ///   - words: Gives the same, eight at a time, in the machine's order.
  /// - Returns: A number that is another when a byte is.
  static func checksum(
    of range: Range<Int>,
    bytes: (Int) -> UInt8,
    words: (Range<Int>, (UInt64) -> Void) -> Void
  ) -> UInt64 {
    let first = min((range.lowerBound + 7) / 8, range.upperBound / 8)
    let last = max(first, range.upperBound / 8)
    var sum = Checksum()
    for place in range.clamped(to: 0..<first * 8) { sum.add(UInt64(bytes(place))) }
    for place in range.clamped(to: last * 8..<Int.max) { sum.add(UInt64(bytes(place))) }
    words(first..<last) { sum.add($0) }
    return sum.number
  }

  /// A number that grows out of others, and is another when one of them is.
  struct Checksum {
    private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325

    @inline(__always)
    mutating func add(_ word: UInt64) {
      number = (number ^ word) &* 0x0000_0100_0000_01b3
      number = number << 29 | number >> 35
    }
  }

  static func checksum(of bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return sum
  }
}
