/// The letters of a word in short: the first fifteen as they are, all of them as a hash.
///
/// Words of up to fifteen bytes are equal exactly when their keys' ``head``s are, so that looking them up
/// compares two numbers and no text.
///
/// ```
/// head.low    d u n e – – – –
/// head.high   – – – – – – – 4     the last byte is the length, at most 255
/// ```
@frozen public struct WordKey: BitwiseCopyable, Sendable {
  /// The beginning of a word and its length.
  @frozen public struct Head: BitwiseCopyable, Sendable, Hashable {
    /// The first eight bytes.
    public var low: UInt64 = 0
    /// The next seven, and the length.
    public var high: UInt64 = 0

    /// The head of no letters.
    @inlinable public init() {}

    /// Whether it holds the whole word.
    @inlinable public var isWhole: Bool { high &>> 56 < 16 }
  }

  /// The beginning of the word; right once the key is finished.
  public var head = Head()
  /// How many bytes were added.
  public var length = 0
  /// Depends on every byte; right once the key is finished.
  public var hash: UInt64 = 0
  @usableFromInline var piece: UInt64 = 0

  /// The key of no letters.
  @inlinable public init() {}

  /// The finished key of a word.
  @inlinable public init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
    finish()
  }

  /// The finished key of a word of one to eight bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, the first of them lowest; 0 above the last.
  ///   - count: How many there are.
  @inlinable @inline(__always)
  public init(_ bytes: UInt64, count: Int) {
    head.low = bytes
    head.high = UInt64(truncatingIfNeeded: count) &<< 56
    length = count
    hash = Self.mixed(Self.mixed(bytes) ^ UInt64(truncatingIfNeeded: count))
  }

  /// Adds a byte of the word.
  @inlinable public mutating func append(_ byte: UInt8) {
    piece |= UInt64(byte) &<< UInt64((length & 7) * 8)
    length += 1
    if length & 7 == 0 { take() }
  }

  /// Adds up to eight bytes of the word, after none or a multiple of eight.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, the first of them lowest; 0 above the last.
  ///   - count: How many there are.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: UInt64, count: Int) {
    piece = bytes
    length &+= count
    if count == 8 { take() }
  }

  /// Ends the word.
  @inlinable @inline(__always)
  public mutating func finish() {
    if length & 7 != 0 { take() }
    head.high = head.high & 0x00FF_FFFF_FFFF_FFFF | UInt64(min(length, 255)) &<< 56
    hash = Self.mixed(hash ^ UInt64(length))
  }

  @inlinable @inline(__always)
  mutating func take() {
    if length <= 8 { head.low = piece } else if length <= 16 { head.high = piece }
    hash = Self.mixed(hash ^ piece)
    piece = 0
  }

  @inlinable static func mixed(_ number: UInt64) -> UInt64 {
    let product = number &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product &>> 32)
  }
}
