/// A name for the content of a file, the same for the same bytes.
struct SourceDigest: Sendable, Hashable, CustomStringConvertible {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Reads bytes: FNV-1a, and beside it a multiplicative hash with another constant and rotation.
  init(_ bytes: [UInt8], salt: String) {
    for byte in salt.utf8 { add(byte) }
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
    second = ((second << 5 | second >> 59) ^ UInt64(byte)) &* 0x517c_c1b7_2722_0a95
  }

  /// The name in hexadecimal digits.
  var description: String {
    String(first, radix: 16) + "-" + String(second, radix: 16)
  }
}
