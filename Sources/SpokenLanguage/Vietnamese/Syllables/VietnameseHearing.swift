/// Takes a sentence's tokens for what was meant where the keyboard made others of them.
///
/// Words typed in Telex or VNI are decoded, syllables without the space between them parted, and what is written as in a
/// message or said as in the centre is the standard's word.
struct VietnameseHearing {
  /// Whether a token is a word of some name.
  let isNamed: (String) -> Bool

  /// By letter those that sound like it without its mark.
  static let alike: [Character: [Character]] = [
    "ơ": ["o"], "ư": ["u"], "đ": ["d"], "ă": ["a"], "â": ["a"], "ê": ["e"], "ô": ["o"],
  ]

  func tokens(_ tokens: [Token], in text: String) -> [Token] {
    let bytes = Array(text.utf8)
    let isMarked = tokens.contains { Diacritics.removed(from: $0.text) != $0.text }
    return tokens.indices.flatMap { place in
      wordsMeant(
        by: tokens[place],
        behind: place > 0 ? tokens[place - 1].text : nil,
        before: place + 1 < tokens.count ? tokens[place + 1].text : nil,
        in: bytes,
        isMarked: isMarked
      )
    }
  }

  private func wordsMeant(
    by token: Token,
    behind previous: String?,
    before next: String?,
    in bytes: [UInt8],
    isMarked: Bool
  ) -> [Token] {
    let word = token.text
    guard !isNamed(word) else { return [token] }
    if let words = VietnameseRespellings.words(for: word, behind: previous, before: next) {
      // Where no word has marks, all of them get theirs together.
      return token.standing(for: isMarked ? words : words.map(Diacritics.removed))
    }
    guard !VietnameseVocabulary.words.contains(word) else { return [token] }
    if VietnameseSyllable(word) != nil { return [token] }
    if let meant = VietnameseTyping.decoded(word) {
      var token = token
      token.text = meant
      return [token]
    }
    return parted(token, in: bytes) ?? [token]
  }

  // MARK: - Missing spaces

  /// Two letters at the end of a word without marks are the end of a word ("Home" is no "hộ" before *Me*).
  private static let fewestLettersOfName = 3

  /// A word and the one that was written on to it ("cuốnNgười"); nil where it is one word.
  private func parted(_ token: Token, in bytes: [UInt8]) -> [Token]? {
    let letters = Array(token.text)
    guard (4...30).contains(letters.count),
      token.range.upperBound <= bytes.count
    else { return nil }
    let written = Array(String(decoding: bytes[token.range], as: UTF8.self))
    guard written.count == letters.count else { return nil }
    for length in (2...(letters.count - 2)).reversed() {
      let (first, rest) = (String(letters[..<length]), String(letters[length...]))
      guard VietnameseVocabulary.words.contains(first),
        isNamed(rest)
          && (rest.count >= Self.fewestLettersOfName || written[length].isUppercase)
          || Diacritics.removed(from: token.text) != token.text
            && VietnameseSyllable(rest) != nil
      else { continue }
      let place = token.range.lowerBound + String(written[..<length]).utf8.count
      // The gap between the two tells that a word begins there.
      let end = place - String(written[length - 1]).utf8.count
      return [
        Token(text: first, range: token.range.lowerBound..<max(token.range.lowerBound + 1, end)),
        Token(text: rest, range: place..<token.range.upperBound),
      ]
    }
    return nil
  }
}

/// All words of the grammar's lists, with their marks and without.
enum VietnameseVocabulary {
  static let words: Set<String> = {
    let lists =
      VietnamesePronouns.all + VietnameseCourtesies.everything + VietnameseGrammar.closedClasses
    let verbs = VietnameseVerbs.classes.flatMap { $0.runs.runs.joined() }
    return Set(
      (lists.flatMap { Vietnamese.tokenizer.words(in: $0) } + verbs).flatMap {
        [$0, Diacritics.removed(from: $0)]
      }
    )
  }()
}
