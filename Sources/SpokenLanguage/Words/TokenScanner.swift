import Foundation

/// Walks over folded scalars and collects tokens.
struct TokenScanner<Source: TokenSource> {
  /// Longer words are cut, so that no distance is ever computed on a text without spaces.
  private static var longestWord: Int { 64 }
  /// More marks than any script piles on one letter.
  private static var mostMarks: Int { 8 }

  let source: Source
  let settings: Tokenizer
  private var tokens: [Token] = []
  private(set) var index = 0

  private var word: [UInt8] = []
  private var wordRange = 0..<0
  private var length = 0
  private var marks = 0
  private var isSyllable = false
  private var needsComposition = false
  private var lastScalar: UInt32 = 0

  init(source: Source, settings: Tokenizer) {
    self.source = source
    self.settings = settings
    word.reserveCapacity(32)
    tokens.reserveCapacity(source.count / 5 + 1)
  }

  mutating func scan() -> [Token] {
    while index < source.count {
      let scalar = source.scalar(at: index)
      take(scalar, ScalarKind(scalar))
      index += 1
    }
    endWord()
    return tokens
  }

  private mutating func take(_ scalar: UInt32, _ kind: ScalarKind) {
    switch kind {
    case .letter: takeLetter(scalar)
    case .digit: takeDigit(scalar)
    case .mark: takeMark(scalar)
    case .syllable: takeSyllable(scalar)
    case .emoji: takeEmoji(scalar)
    case .ignored: if isElided { endWord() }
    case .separator: if !isWithinInitials(scalar) { endWord() }
    case .and, .percent, .plus: takeSign(kind)
    }
  }

  private mutating func takeLetter(_ scalar: UInt32) {
    if isSyllable || length >= Self.longestWord { endWord() }
    append(scalar)
  }

  private mutating func takeDigit(_ scalar: UInt32) {
    if isSyllable || length >= Self.longestWord { endWord() }
    guard word.isEmpty, let number = writtenNumber() else { return append(scalar) }
    for offset in number {
      index = offset
      append(source.scalar(at: offset) == 0x2E ? decimalMark : source.scalar(at: offset))
    }
  }

  private mutating func takeMark(_ scalar: UInt32) {
    guard !word.isEmpty else { return }
    let before = (length: length, marks: marks)
    if before.marks < Self.mostMarks { append(scalar) }
    (length, marks) = (before.length, before.marks + 1)
    wordRange = wordRange.lowerBound..<source.end(at: index)
    needsComposition = true
  }

  private mutating func takeSyllable(_ scalar: UInt32) {
    let joinsKatakana =
      settings.joinsKatakana && Self.isKatakana(lastScalar) && Self.isKatakana(scalar)
      && length < Self.longestWord
    if isSyllable, joinsKatakana || Self.joins(lastScalar, scalar) && length < 3 {
      append(scalar)
      needsComposition = true
      return
    }
    endWord()
    append(scalar)
    isSyllable = true
  }

  private mutating func takeEmoji(_ scalar: UInt32) {
    endWord()
    append(scalar)
    endWord()
  }

  private mutating func takeSign(_ kind: ScalarKind) {
    endWord()
    let range = source.start(at: index)..<source.end(at: index)
    tokens.append(contentsOf: settings.signs.words(for: kind).map { Token(text: $0, range: range) })
  }
}

// MARK: - Words

extension TokenScanner {
  /// Whether a full stop stands between single letters, as it does in initials and "p.m".
  private func isWithinInitials(_ scalar: UInt32) -> Bool {
    scalar == 0x2E && isLetter(index - 1) && !isWordPart(index - 2) && isLetter(index + 1)
      && !isWordPart(index + 2)
  }

  private func isLetter(_ index: Int) -> Bool {
    index >= 0 && index < source.count && ScalarKind(source.scalar(at: index)) == .letter
  }

  private func isWordPart(_ index: Int) -> Bool {
    isLetter(index) || index >= 0 && isDigit(index)
  }

  /// Whether the word before an apostrophe lost its last vowel to the next one.
  private var isElided: Bool {
    !settings.elidedWords.isEmpty && isLetter(index + 1)
      && settings.elidedWords.contains(String(decoding: word, as: UTF8.self))
  }

  private mutating func append(_ scalar: UInt32) {
    let start = word.isEmpty ? source.start(at: index) : wordRange.lowerBound
    wordRange = start..<max(start, source.end(at: index))
    lastScalar = scalar
    if scalar < 0x80 {
      word.append(UInt8(truncatingIfNeeded: scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      word.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      if !Self.isComposed(scalar.value) { needsComposition = true }
    }
    length += 1
    marks = 0
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    var text = String(decoding: word, as: UTF8.self)
    if needsComposition { text = text.precomposedStringWithCanonicalMapping }
    tokens.append(Token(text: text, range: wordRange))
    word.removeAll(keepingCapacity: true)
    length = 0
    marks = 0
    isSyllable = false
    needsComposition = false
    lastScalar = 0
  }

  /// Whether canonical composition leaves a text of such scalars alone.
  private static func isComposed(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x300, 0x388...0x3CF, 0x400...0x482, 0x48A...0x586, 0x1EA0...0x1EF9, 0x3041...0x3096,
      0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default:
      false
    }
  }

  private static func isKatakana(_ value: UInt32) -> Bool {
    (0x30A1...0x30FA).contains(value) || (0x30FC...0x30FE).contains(value)
  }

  /// Whether a Hangul letter continues the syllable before it.
  private static func joins(_ before: UInt32, _ scalar: UInt32) -> Bool {
    let endsWithVowel =
      (0x1160...0x11A7).contains(before)
      || (0xAC00...0xD7A3).contains(before) && (before - 0xAC00) % 28 == 0
    return switch scalar {
    case 0x1160...0x11A7: (0x1100...0x115F).contains(before)
    case 0x11A8...0x11FF: endsWithVowel
    default: false
    }
  }
}
