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
