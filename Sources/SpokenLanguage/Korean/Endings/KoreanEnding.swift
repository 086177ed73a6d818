/// The sound a word ends with when it is read in Korean.
enum KoreanEnding: Sendable, Hashable {
  case vowel
  case consonant
  /// ㄹ, a consonant after which 으로 becomes 로.
  case rieul

  /// The ending of a text, past closing quotes and spaces; nil where it cannot be known.
  ///
  /// What stands in brackets behind a word is an aside, and the particle belongs to the word: 하늘(sky)은.
  init?(of text: [Character]) {
    var end = text.count
    while end > 0, Self.isSkipped(text[end - 1]) {
      end = Self.startOfAside(endingAt: end, in: text) ?? end - 1
    }
    guard end > 0 else { return nil }
    let last = text[end - 1]
    if last.isNumber, end > 1, text[end - 2].isASCII, text[end - 2].isLetter,
      let digit = last.wholeNumberValue, last.isASCII
    {
      self = Self.englishDigits[digit]
      return
    }
    guard let ending = Self.ending(of: last) ?? Self.latin(text[..<end]) else { return nil }
    self = ending
  }

  /// Where the bracket opens that closes before a place, if there is a word before it.
  private static func startOfAside(endingAt end: Int, in text: [Character]) -> Int? {
    let pairs: [Character: Character] = [")": "(", "]": "[", "）": "（"]
    guard let opening = pairs[text[end - 1]] else { return nil }
    var depth = 0
    for place in (0..<end).reversed() {
      if text[place] == text[end - 1] { depth += 1 }
      if text[place] == opening { depth -= 1 }
      guard depth == 0 else { continue }
      return text[..<place].contains { $0.isLetter || $0.isNumber } ? place : nil
    }
    return nil
  }

  private static func isSkipped(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation && character != "%"
      || "\u{2019}\u{201D}\"'`>”’".contains(character)
  }

  /// Hangul, digits and kana show their ending by themselves.
  private static func ending(of character: Character) -> KoreanEnding? {
    // 퍼센트, 플러스.
    if character == "%" || character == "+" { return .vowel }
    let composed = String(character).precomposedScalar
    switch composed {
    case 0xAC00...0xD7A3: return syllable(composed)
    case 0x3131...0x314E: return composed == 0x3139 ? .rieul : .consonant
    case 0x314F...0x3163: return .vowel
    case 0x3093, 0x30F3: return .consonant
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: return .vowel
    case 0x30...0x39: return digits[Int(composed) - 0x30]
    default: return nil
    }
  }

  private static func syllable(_ value: UInt32) -> KoreanEnding {
    switch (value - 0xAC00) % 28 {
    case 0: .vowel
    case 8: .rieul
    default: .consonant
    }
  }

  /// 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; every power of ten ends in a consonant as 영 does.
  private static let digits: [KoreanEnding] = [
    .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
  ]

  /// 제로, 원, 투, 쓰리, 포, 파이브, 식스, 세븐, 에이트, 나인: a digit behind Latin letters (MP3).
  private static let englishDigits: [KoreanEnding] = [
    .vowel, .consonant, .vowel, .vowel, .vowel, .vowel, .vowel, .consonant, .vowel, .consonant,
  ]
}

// MARK: - Latin letters

extension KoreanEnding {
  private static func latin(_ text: ArraySlice<Character>) -> KoreanEnding? {
    let word = text.reversed().prefix(40).prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    let letters = String(word.reversed())
    let plain = Diacritics.removed(from: letters).filter { $0 != "'" && $0 != "’" }
    guard let last = plain.last, plain.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    if plain.count == 1 || plain.count <= 5 && plain.allSatisfy(\.isUppercase) {
      return letterName(last)
    }
    // An accent on the last letter says that it is sounded: café.
    if let accented = letters.last, !accented.isASCII { return Self.vowel }
    return wordEnding(Array(plain.lowercased()))
  }

  /// Letters by their names: 엘, 알 and 엠, 엔; all others end in a vowel.
  private static func letterName(_ letter: Character) -> KoreanEnding {
    switch letter.lowercased() {
    case "l", "r": .rieul
    case "m", "n": .consonant
    default: .vowel
    }
  }

  /// The ending of an English word in Korean letters, by the rules of loan words.
  private static func wordEnding(_ word: [Character]) -> KoreanEnding {
    var letters = word
    if letters.last == "e", letters.count > 2, isSilentE(letters) { letters.removeLast() }
    let isCut = letters.count < word.count
    guard let last = letters.last else { return .vowel }
    let before = letters.dropLast().last ?? " "
    switch last {
    case "l": return .rieul
    case "m", "n": return .consonant
    case "g": return before == "n" ? .consonant : .vowel
    case "b" where before == "m": return .consonant
    case "p", "t", "k", "b", "c":
      // A short vowel before a stop closes the syllable (책, 캣); a long one opens another (케이트).
      return !isCut && isShort(letters.dropLast()) ? .consonant : .vowel
    default: return .vowel
    }
  }

  private static func isSilentE(_ word: [Character]) -> Bool {
    let before = word[word.count - 2]
    return !"aeiouy".contains(before)
  }

  /// Whether the letters end in one vowel, in "oo", or in "c" or a doubled stop behind one.
  private static func isShort(_ letters: ArraySlice<Character>) -> Bool {
    guard let last = letters.last else { return false }
    let rest = letters.dropLast()
    if "cpt".contains(last) { return rest.last.map { "aeiou".contains($0) } ?? false }
    guard "aeiouy".contains(last) else { return false }
    return rest.last.map { !"aeiou".contains($0) || $0 == "o" && last == "o" } ?? true
  }
}

extension String {
  /// The only scalar of the composed text, or 0 where there are several.
  fileprivate var precomposedScalar: UInt32 {
    let scalars = Korean.tokenizer.written(in: self).first?.text.unicodeScalars
    if let scalars, scalars.count == 1, let scalar = scalars.first { return scalar.value }
    return unicodeScalars.count == 1 ? unicodeScalars.first?.value ?? 0 : 0
  }
}
