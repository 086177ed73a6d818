/// Eight bytes of a text in one number, the first of them lowest; 0 after the end of the text.
///
/// A bit above each byte says what it is, so that all eight are looked at in one step.
@frozen public struct EightBytes: BitwiseCopyable, Sendable {
  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highs: UInt64 { 0x8080_8080_8080_8080 }

  @usableFromInline let bytes: UInt64

  /// Takes eight bytes of a text from a place on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: Where the first of them stands; not after the end of the text.
  @inlinable public init(of text: Span<UInt8>, at place: Int) {
    let rest = text.count - place
    if rest >= 8 {
      bytes = unsafe UInt64(
        littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
      )
    } else if text.count >= 8 {
      // The last eight of the text, without those before the place.
      let last: UInt64 = unsafe text.bytes.unsafeLoadUnaligned(
        fromByteOffset: text.count - 8,
        as: UInt64.self
      )
      bytes = UInt64(littleEndian: last) &>> UInt64(truncatingIfNeeded: (8 &- rest) &* 8)
    } else {
      var bytes: UInt64 = 0
      for offset in (0..<rest).reversed() { bytes = bytes &<< 8 | UInt64(text[place + offset]) }
      self.bytes = bytes
    }
  }

  /// How many letters and digits the bytes begin with; no more than there are before a byte that is not
  /// ASCII.
  @inlinable public var wordCount: Int {
    let others = ~(letters | digits) & Self.highs | bytes & Self.highs
    return others.trailingZeroBitCount / 8
  }

  /// The first bytes in lower case, and 0 for the others.
  @inlinable public func folded(_ count: Int) -> UInt64 {
    let lower = bytes | letters &>> 2
    return count == 8 ? lower : lower & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }

  /// Which of the first bytes belong to words: a bit for each, the first lowest; the bytes in lower case.
  ///
  /// - Parameter count: How many of the bytes are looked at, at most 8.
  /// - Returns: Nil where one of them is no letter, no digit and no space.
  @inlinable public func words(_ count: Int) -> (marks: UInt8, lower: UInt64)? {
    let known: UInt64 =
      count >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    let letters = letters
    let words = letters | digits
    let spaces = ~((bytes ^ (Self.ones &* 0x20)) &+ (Self.ones &* 0x7F)) & Self.highs
    guard bytes & Self.highs == 0, ~(words | spaces) & Self.highs & known == 0 else { return nil }
    // Brings the eighth bits of all bytes together.
    let marks = ((words &>> 7) &* 0x0102_0408_1020_4080) &>> 56
    return (UInt8(truncatingIfNeeded: marks), bytes | letters &>> 2)
  }

  // A byte above 0x7F carries into the next one, which comes after it and is not looked at.

  @inlinable var letters: UInt64 {
    let lower = bytes | Self.ones &* 0x20
    return (lower &+ Self.ones &* (0x80 - 0x61)) & ~(lower &+ Self.ones &* (0x80 - 0x7B))
      & Self.highs
  }

  @inlinable var digits: UInt64 {
    (bytes &+ Self.ones &* (0x80 - 0x30)) & ~(bytes &+ Self.ones &* (0x80 - 0x3A)) & Self.highs
  }
}
