import SpokenLanguage

/// What stands between the words of a sentence: spaces, signs and quotation marks.
struct Spacing: Sendable {
  private(set) var beginsWord: [Bool] = []
  private(set) var followsBreak: [Bool] = []
  /// Whether a colon stands before a token that announces what follows, and does not hold a number together.
  private(set) var followsColon: [Bool] = []
  /// Whether a sign that ends sentences stands before a token.
  private(set) var followsStop: [Bool] = []
  /// Whether a question mark stands before a token.
  private(set) var followsQuestion: [Bool] = []
  private(set) var isQuoted: [Bool] = []
  private(set) var isAsked = false

  private static let breaks: Set<Character> = [
    ",", ";", ":", ".", "!", "?", "…", "–", "—", "、", "。", "，", "；", "：", "！", "？",
  ]
  private static let colons: Set<Character> = [":", "："]
  private static let stops: Set<Character> = [".", "!", "?", "。", "！", "？"]
  private static let questionMarks: Set<Character> = ["?", "？"]
  private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]

  init(of tokens: [Token], in text: String, partsWords: Bool) {
    let bytes = Array(text.utf8)
    var end = 0
    var isOpen = false
    for token in tokens {
      let start = max(end, token.range.lowerBound)
      let between = String(decoding: bytes[min(end, start)..<start], as: UTF8.self)
      beginsWord.append(start > end || end == 0 || !partsWords)
      followsBreak.append(between.contains(where: Self.breaks.contains) && end > 0)
      followsColon.append(
        between.contains(where: Self.colons.contains) && between != ":" && end > 0
      )
      followsStop.append(between.contains(where: Self.stops.contains))
      followsQuestion.append(between.contains(where: Self.questionMarks.contains))
      for character in between where Self.quotes.contains(character) { isOpen.toggle() }
      isQuoted.append(isOpen)
      end = max(end, token.range.upperBound)
    }
    let rest = String(decoding: bytes[min(end, bytes.count)...], as: UTF8.self)
    isAsked = rest.contains(where: Self.questionMarks.contains)
  }

  /// Whether a token is a word by itself.
  func isWord(_ place: Int) -> Bool {
    beginsWord[place] && (place + 1 == beginsWord.count || beginsWord[place + 1])
  }
}
