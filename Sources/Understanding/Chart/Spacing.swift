import SpokenLanguage

/// What stands between the words of a sentence: spaces, signs and quotation marks.
struct Spacing: Sendable {
  private(set) var beginsWord: [Bool] = []
  private(set) var followsBreak: [Bool] = []
  /// Whether a colon stands before a token that announces what follows.
  private(set) var followsColon: [Bool] = []
  /// Whether a sign that ends sentences stands before a token.
  private(set) var followsStop: [Bool] = []
  /// Whether a question mark stands before a token.
  private(set) var followsQuestion: [Bool] = []
  /// Whether a hyphen alone parts a token from the one before it ("to-reads").
  private(set) var followsHyphen: [Bool] = []
  private(set) var isQuoted: [Bool] = []
  private(set) var isAsked = false
  /// Whether letters for a mood stand before a token, and behind the last one.
  private(set) var followsMood: [Bool] = []

  /// What stands in a number or a time of day without dividing anything ("6:30", "4.5", "1,000").
  private static let numberSigns: Set<String> = [":", ".", ","]
  private static let breaks: Set<Character> = [
    ",", ";", ":", ".", "!", "?", "…", "–", "—", "、", "。", "，", "；", "：", "！", "？",
  ]
  private static let colons: Set<Character> = [":", "："]
  private static let stops: Set<Character> = [".", "!", "?", "。", "！", "？"]
  private static let questionMarks: Set<Character> = ["?", "？"]
  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]

  init(of tokens: [Token], in text: String, partsWords: Bool, moodLetters: Set<Character> = []) {
    let bytes = Array(text.utf8)
    var end = 0
    var isOpen = false
    var followsDigit = false
    for token in tokens {
      let start = max(end, token.range.lowerBound)
      let between = String(decoding: bytes[min(end, start)..<start], as: UTF8.self)
      let holdsNumber =
        followsDigit && Self.numberSigns.contains(between) && token.text.first?.isNumber == true
      let divides = end > 0 && !holdsNumber
      beginsWord.append(start > end || end == 0 || !partsWords)
      let isMood = end > 0 && between.contains(where: moodLetters.contains)
      followsMood.append(isMood)
      followsBreak.append(divides && between.contains(where: Self.breaks.contains) || isMood)
      followsColon.append(
        divides && between != ":" && between.contains(where: Self.colons.contains)
      )
      followsStop.append(!holdsNumber && between.contains(where: Self.stops.contains))
      followsQuestion.append(between.contains(where: Self.questionMarks.contains))
      followsHyphen.append(end > 0 && between == "-")
      for character in between where Self.quotes.contains(character) { isOpen.toggle() }
      isQuoted.append(isOpen)
      followsDigit = token.text.last?.isNumber == true
      end = max(end, token.range.upperBound)
    }
    let rest = String(decoding: bytes[min(end, bytes.count)...], as: UTF8.self)
    isAsked = rest.contains(where: Self.questionMarks.contains)
    followsMood.append(!tokens.isEmpty && rest.contains(where: moodLetters.contains))
  }

  /// Whether a clause ends before a place: a sign stands there, or nothing more.
  func endsClause(_ place: Int) -> Bool {
    place >= followsBreak.count || followsBreak[place]
  }

  /// Whether a token is a word by itself.
  func isWord(_ place: Int) -> Bool {
    beginsWord[place] && (place + 1 == beginsWord.count || beginsWord[place + 1])
  }
}
