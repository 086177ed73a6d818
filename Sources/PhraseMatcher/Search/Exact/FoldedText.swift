import SpokenLanguage

/// A short text of plain words: its letters folded, and a bit for each that says where words are.
///
/// ```
/// text     Open  DUNE
/// letters  open  dune
/// marks    1111001111
/// ```
///
/// It is made in a few looks at eight bytes at a time; finding a word and its key costs no look at single
/// letters then. Its words are those of ``ASCIIWordReader``.
struct FoldedText {
  /// Longer texts are read otherwise.
  static let longest = 256
  /// How many numbers of memory a text needs: its letters, its marks, and what is looked at after them.
  static let capacity = longest / 8 + 1 + marksCount
  private static let marksCount = longest / 64 + 1
  private static let firstMark = (longest / 8 + 1) * 8
  /// Longer words, which a look at the marks does not end, are left to others.
  private static let longestWord = 56

  private let row: StackRow<UInt64>
  private let count: Int

  /// A word and where it stands.
  struct Word {
    let start: Int
    let end: Int
    let key: WordKey
  }

  enum Step {
    case word(Word)
    case end
    /// Something that only others can tell.
    case undecided
  }

  /// Folds a text; nil where it is long, or holds more than letters, digits and spaces.
  init?(_ text: Span<UInt8>, in row: StackRow<UInt64>) {
    guard text.count <= Self.longest else { return nil }
    var place = 0
    var marks: UInt64 = 0
    while place < text.count {
      let piece = EightBytes(of: text, at: place)
      guard let words = piece.words(text.count &- place) else { return nil }
      row[place &>> 3] = words.lower.littleEndian
      marks |= UInt64(words.marks) &<< UInt64(place & 63)
      place &+= 8
      if place & 63 == 0 {
        row[Self.firstMark / 8 &+ place &>> 6 &- 1] = marks.littleEndian
        marks = 0
      }
    }
    row[Self.firstMark / 8 &+ place &>> 6] = marks.littleEndian
    self.row = row
    count = text.count
  }

  /// The first word from a place on.
  @inline(__always)
  func word(from place: Int) -> Step {
    var start = place
    var ahead = marks(from: start)
    while ahead == 0 {
      start &+= Self.longestWord
      guard start < count else { return .end }
      ahead = marks(from: start)
    }
    start &+= ahead.trailingZeroBitCount
    let length = (~marks(from: start)).trailingZeroBitCount
    guard length <= Self.longestWord else { return .undecided }
    return .word(Word(start: start, end: start &+ length, key: key(of: start, length)))
  }

  /// At least as many marks as the longest word has letters, the first of them lowest.
  @inline(__always)
  private func marks(from place: Int) -> UInt64 {
    row.eightBytes(at: Self.firstMark &+ place &>> 3) &>> UInt64(place & 7)
  }

  @inline(__always)
  private func key(of start: Int, _ length: Int) -> WordKey {
    guard length <= 8 else { return longKey(of: start, length) }
    let unused = UInt64(truncatingIfNeeded: 64 &- length &* 8)
    return WordKey(row.eightBytes(at: start) & (UInt64.max &>> unused), count: length)
  }

  private func longKey(of start: Int, _ length: Int) -> WordKey {
    var key = WordKey()
    var place = start
    var rest = length
    while rest >= 8 {
      key.append(row.eightBytes(at: place), count: 8)
      place &+= 8
      rest &-= 8
    }
    if rest > 0 {
      let bytes = row.eightBytes(at: place) & ((1 &<< UInt64(truncatingIfNeeded: rest &* 8)) &- 1)
      key.append(bytes, count: rest)
    }
    key.finish()
    return key
  }
}

/// Reads the words of a plain text, folded as a whole where that can be done.
struct PlainWordReader {
  private let folded: FoldedText?
  private var offset = 0
  private var reader = ASCIIWordReader()

  /// Starts before the first word of a text, which is given again at every step.
  init(_ text: Span<UInt8>, in row: StackRow<UInt64>) {
    folded = FoldedText(text, in: row)
  }

  /// Moves to the next word.
  @inline(__always)
  mutating func next(in text: Span<UInt8>) -> FoldedText.Step {
    guard let folded else { return nextOfAny(in: text) }
    let step = folded.word(from: offset)
    if case .word(let word) = step { offset = word.end }
    return step
  }

  private mutating func nextOfAny(in text: Span<UInt8>) -> FoldedText.Step {
    switch reader.next(in: text) {
    case .undecided: .undecided
    case .end: .end
    case .word: .word(FoldedText.Word(start: reader.start, end: reader.end, key: reader.key))
    }
  }
}
