/// Takes the syllables of a sentence for those of the standard language where a region says or a message writes them
/// otherwise.
///
/// The sentence-final endings of 경상, 전라 and 충청 (방언연구회, 방언학 사전, 2001; 국립국어원, 지역어 조사 보고서) behind the past,
/// where they tell what was done, and the auxiliary 버리다, which says only that it is done for good (국립국어원, 한국어 문법,
/// 2005, section 5.3). Endings that ask have their own lists in ``KoreanDialects``.
enum KoreanRespellings {
  /// The tokens as they are in the standard language.
  static func standard(_ tokens: [Token]) -> [Token] {
    var words: [[Token]] = []
    for token in tokens {
      if let last = words.last?.last, last.range.upperBound == token.range.lowerBound {
        words[words.count - 1].append(token)
      } else {
        words.append([token])
      }
    }
    var said: [Token] = []
    for word in words {
      said += withoutAuxiliary(numeral(word) ?? joiner(word) ?? ending(word), behind: &said)
    }
    return said
  }

  // MARK: - Words

  /// The counting forms of three and four as they are spoken in most regions ("너이").
  private static let numerals = ["서이": "셋", "너이": "넷"]
  /// What may follow them in the same word.
  private static let behindNumerals: Set<String> = [
    "", "로", "만", "요", "는", "가", "를", "다", "씩", "만요",
  ]

  private static func numeral(_ word: [Token]) -> [Token]? {
    guard word.count > 1, let meant = numerals[text(word.prefix(2))],
      behindNumerals.contains(text(word.dropFirst(2)))
    else { return nil }
    return [Token(text: meant, range: range(word.prefix(2)))] + word.dropFirst(2)
  }

  private static let joiners: Set<String> = ["글고", "그라고", "그카고", "그라구", "글구"]

  private static func joiner(_ word: [Token]) -> [Token]? {
    guard joiners.contains(text(word[...])), let first = word.first, let last = word.last else {
      return nil
    }
    let middle = first.range.upperBound
    return [
      Token(text: "그", range: first.range),
      Token(text: "리", range: middle..<max(middle, last.range.lowerBound)),
      Token(text: "고", range: last.range),
    ]
  }

  // MARK: - Endings

  /// Endings behind a syllable of the past, with those of the standard.
  private static let pastEndings: [(said: String, meant: String)] = [
    ("다카이께네", "다"), ("다카이까", "다"), ("다카이", "다"), ("다아이가", "다"), ("구만유", "구나"), ("당께요", "다"),
    ("십니더", "습니다"), ("당께", "다"), ("당게", "다"), ("데이", "다"), ("대이", "다"), ("구마", "구나"), ("구만", "구나"),
    ("구먼", "구나"), ("심더", "습니다"), ("심다", "습니다"), ("어라", "어"), ("어예", "어요"), ("어유", "어요"), ("제", "지"),
    ("슈", "어요"),
  ]

  /// Endings behind which 잉 and 요 are spoken as in 전라 and 충청.
  private static let endingsOfClauses: Set<String> = [
    "네", "소", "라", "제", "요", "유", "어", "아", "줘", "게", "쇼", "자", "여", "마", "데", "께", "다", "까", "지",
    "해", "은", "는",
    "돼", "봐", "와", "도", "져", "려", "셔",
  ]

  private static func ending(_ word: [Token]) -> [Token] {
    var word = word
    // "읽었네잉" drawls, "무렵은유" is polite.
    if word.count > 2, let last = word.last, endingsOfClauses.contains(word[word.count - 2].text) {
      if last.text == "잉" {
        let drawled = word.removeLast()
        word[word.count - 1].range =
          word[word.count - 1].range.lowerBound..<drawled.range.upperBound
      } else if last.text == "유" {
        word[word.count - 1].text = "요"
      }
    }
    for (said, meant) in pastEndings where text(word.suffix(said.count)) == said {
      let start = word.count - said.count
      guard start > 0, isPast(word[start - 1].text) else { continue }
      return word.prefix(start) + spread(meant, over: word[start...])
    }
    return word
  }

  /// A syllable in ㅆ, but for 있 and 겠.
  private static func isPast(_ syllable: String) -> Bool {
    syllable != "있" && syllable != "겠"
      && syllable.first.flatMap(KoreanSyllable.init)?.final == KoreanSyllable.Final.ssangsiot
  }

  // MARK: - Auxiliary

  /// 버리다 in the past, as it is said in the regions.
  private static let thrownAway: Set<String> = ["버렸", "부렀", "뿌렀", "뿌맀", "부럿", "버럿", "뿌릿"]
  private static let contracted: Set<String> = ["뿟", "삣", "뿠", "붔"]

  /// A word with the past put on the verb before 버리다 ("읽어 버렸네" as "읽었네"), which may be a word of its own.
  private static func withoutAuxiliary(_ word: [Token], behind said: inout [Token]) -> [Token] {
    for place in word.indices {
      let length =
        contracted.contains(word[place].text)
        ? 1 : place + 1 < word.count && thrownAway.contains(text(word[place...(place + 1)])) ? 2 : 0
      guard length > 0 else { continue }
      let rest = word[(place + length)...]
      if place == 0 {
        guard length == 2, let verb = said.last, let past = past(of: verb.text, isAlone: false)
        else {
          return word
        }
        said[said.count - 1] = Token(
          text: past,
          range: verb.range.lowerBound..<range(word.prefix(length)).upperBound
        )
        return Array(rest)
      }
      guard let past = past(of: word[place - 1].text, isAlone: place == 1) else { return word }
      let merged = Token(text: past, range: range(word[(place - 1)..<(place + length)]))
      return word.prefix(place - 1) + [merged] + rest
    }
    return word
  }

  /// The past of an infinitive by its last syllable; nil for what is none.
  ///
  /// Alone, most syllables are no verb before 버리다 ("내버렸다" is one word).
  private static func past(of syllable: String, isAlone: Bool) -> String? {
    guard let parts = syllable.first.flatMap(KoreanSyllable.init), syllable.count == 1,
      parts.final == KoreanSyllable.Final.none, infinitiveVowels.contains(parts.vowel),
      syllable != "다", !isAlone || ["해", "봐"].contains(syllable)
    else { return nil }
    return parts.with(final: KoreanSyllable.Final.ssangsiot).text
  }

  private static let infinitiveVowels: Set<UInt32> = [
    KoreanSyllable.Vowel.a, KoreanSyllable.Vowel.ae, KoreanSyllable.Vowel.eo,
    KoreanSyllable.Vowel.e, KoreanSyllable.Vowel.yeo, KoreanSyllable.Vowel.wa,
    KoreanSyllable.Vowel.wo, KoreanSyllable.Vowel.wae,
  ]

  // MARK: - Tokens

  private static func text(_ tokens: ArraySlice<Token>) -> String {
    tokens.map(\.text).joined()
  }

  private static func range(_ tokens: ArraySlice<Token>) -> Range<Int> {
    let start = tokens.first?.range.lowerBound ?? 0
    return start..<max(start, tokens.last?.range.upperBound ?? start)
  }

  /// The syllables of a text in the places of some tokens; the last takes what is left.
  private static func spread(_ text: String, over tokens: ArraySlice<Token>) -> [Token] {
    let whole = range(tokens)
    return text.enumerated().map { number, syllable in
      let place = tokens.index(tokens.startIndex, offsetBy: number, limitedBy: tokens.endIndex - 1)
      let start = place.map { tokens[$0].range.lowerBound } ?? whole.upperBound
      let isLast = number == text.count - 1
      let next = place.flatMap { $0 + 1 < tokens.endIndex ? tokens[$0 + 1].range.lowerBound : nil }
      return Token(
        text: String(syllable),
        range: start..<(isLast ? whole.upperBound : next ?? whole.upperBound)
      )
    }
  }
}
