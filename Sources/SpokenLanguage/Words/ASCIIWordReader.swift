/// Reads the words of a plain ASCII text one after the other, without making tokens.
///
/// Its words are those of ``Language/tokens(in:)``, letter for letter and place for place. Where a text holds
/// more than letters, digits, apostrophes and separators (other scripts, signs that stand for words,
/// fractions, initials), the reader says so, and the tokens have to be made.
///
/// Letters are folded while they are read; what is left of a word is its place and its key.
///
/// - Complexity: One look at each byte; no allocation.
public struct ASCIIWordReader: BitwiseCopyable, Sendable {
  /// The place of the word's first letter.
  public private(set) var start = 0
  /// The place after the word's last letter.
  public private(set) var end = 0
  /// The word's folded letters in short.
  public private(set) var key = WordKey()
  private var offset = 0

  /// Longer words are cut into several tokens.
  private static var longestWord: Int { 64 }

  /// Starts before the first word.
  public init() {}

  /// What a step arrived at.
  public enum Step: Sendable {
    /// A word; its place and key can be asked for.
    case word
    /// The end of the text.
    case end
    /// Something that only the tokens can tell.
    case undecided
  }

  /// Moves to the next word.
  ///
  /// - Parameter text: The text, the same at every step.
  /// - Returns: Whether there was a word.
  public mutating func next(in text: Span<UInt8>) -> Step {
    var place = offset
    while place < text.count, text[place] == 0x20 { place += 1 }
    var key = WordKey()
    let first = place
    while key.length < Self.longestWord, place < text.count {
      let piece = EightBytes(of: text, at: place)
      let count = piece.wordCount
      key.append(piece.folded(count), count: count)
      place += count
      if count == 8 { continue }
      // Most words end with a space or with the text; whatever else may follow is looked at by itself.
      guard count > 0 || key.length > 0, place == text.count || text[place] == 0x20 else { break }
      (start, end, offset) = (first, place, place)
      key.finish()
      self.key = key
      return .word
    }
    return nextOfAnyBytes(in: text)
  }

  private mutating func nextOfAnyBytes(in text: Span<UInt8>) -> Step {
    var place = offset
    var key = WordKey()
    while place < text.count {
      let byte = text[place]
      let letter = ASCIILetters.folded(byte)
      if letter != 0 {
        guard key.length < Self.longestWord else { return .undecided }
        if key.length == 0 { start = place }
        key.append(letter)
        end = place + 1
      } else if !ASCIILetters.isIgnored(byte) {
        guard ASCIILetters.isSeparator(byte), !Self.belongsToNeighbours(place, in: text) else {
          return .undecided
        }
        if key.length > 0 { break }
      }
      place += 1
    }
    offset = place
    key.finish()
    self.key = key
    return key.length > 0 ? .word : .end
  }

  /// Whether a point or comma may belong to a fraction or to initials.
  private static func belongsToNeighbours(_ place: Int, in text: Span<UInt8>) -> Bool {
    guard text[place] == 0x2E || text[place] == 0x2C, place > 0, place + 1 < text.count else {
      return false
    }
    let before = ASCIILetters.folded(text[place - 1])
    let after = ASCIILetters.folded(text[place + 1])
    return before != 0 && after != 0
  }
}

/// Eight bytes of a text in one number, the first of them lowest; 0 after the end of the text.
///
/// A bit above each byte says what it is, so that all eight are looked at in one step.
private struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private let bytes: UInt64

  init(of text: Span<UInt8>, at place: Int) {
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
      bytes = UInt64(littleEndian: last) &>> UInt64((8 - rest) * 8)
    } else {
      var bytes: UInt64 = 0
      for offset in (0..<rest).reversed() { bytes = bytes &<< 8 | UInt64(text[place + offset]) }
      self.bytes = bytes
    }
  }

  /// How many letters and digits the bytes begin with; no more than there are before a byte that is not
  /// ASCII.
  var wordCount: Int {
    let others = ~(letters | digits) & Self.highs | bytes & Self.highs
    return others.trailingZeroBitCount / 8
  }

  /// The first bytes in lower case, and 0 for the others.
  func folded(_ count: Int) -> UInt64 {
    let lower = bytes | letters &>> 2
    return count == 8 ? lower : lower & ((1 &<< UInt64(count * 8)) &- 1)
  }

  // A byte above 0x7F carries into the next one, which comes after it and is not looked at.

  private var letters: UInt64 {
    let lower = bytes | Self.ones &* 0x20
    return (lower &+ Self.ones &* (0x80 - 0x61)) & ~(lower &+ Self.ones &* (0x80 - 0x7B))
      & Self.highs
  }

  private var digits: UInt64 {
    (bytes &+ Self.ones &* (0x80 - 0x30)) & ~(bytes &+ Self.ones &* (0x80 - 0x3A)) & Self.highs
  }
}

/// What single bytes of a plain text are to its words.
public enum ASCIILetters {
  /// The letter or digit in lower case; 0 for everything else.
  @inlinable public static func folded(_ byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    if lower &- 0x61 < 26 { return lower }
    return byte &- 0x30 < 10 ? byte : 0
  }

  /// Whether a byte vanishes, even inside a word.
  @inlinable public static func isIgnored(_ byte: UInt8) -> Bool {
    byte == 0x27 || byte == 0x60
  }

  /// Whether a byte that is no letter only ends a word.
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != 0x26 && byte != 0x25 && byte != 0x2B
  }
}
