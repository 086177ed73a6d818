/// Letters that are typed for laughing and crying ("ㅋㅋ", "ㅠㅠ") or for a mood ("ㅎㄷㄷ", "ㅇㅇ"), which end a sentence as a sign
/// does and say nothing.
enum KoreanLaughter {
  static let letters: Set<Character> = ["ㅋ", "ㅎ", "ㅠ", "ㅜ", "ㅡ"]

  /// Leaves the letters out where they stand among themselves; beside another letter they are one of a syllable that
  /// was typed in pieces, unless all of several are consonants.
  static func remove(from tokens: inout [Token]) {
    guard tokens.contains(where: isLetter) else { return }
    var kept: [Token] = []
    var place = 0
    while place < tokens.count {
      var end = place
      while end < tokens.count, isLetter(tokens[end]),
        end == place || touches(tokens[end - 1], tokens[end])
      {
        end += 1
      }
      let run = tokens[place..<end]
      let touchesWord = place > 0 && touches(tokens[place - 1], tokens[place])
      if run.isEmpty {
        kept.append(tokens[place])
      } else if !run.allSatisfy(isLaughter), !isMood(run, behindWord: touchesWord) {
        kept += run
      }
      place = max(end, place + 1)
    }
    tokens = kept
  }

  /// Whether consonants are an abbreviation for a mood, typed at the end of a word; what says no ("ㄴㄴ") is none.
  private static func isMood(_ run: ArraySlice<Token>, behindWord touchesWord: Bool) -> Bool {
    let letters = run.map(\.text).joined().unicodeScalars
    return touchesWord && letters.count > 1 && !letters.contains("ㄴ")
      && letters.allSatisfy { (0x3131...0x314E).contains($0.value) }
  }

  private static func isLaughter(_ token: Token) -> Bool {
    token.text.allSatisfy(letters.contains)
  }

  private static func isLetter(_ token: Token) -> Bool {
    token.text.unicodeScalars.allSatisfy { (0x3131...0x318E).contains($0.value) }
  }

  private static func touches(_ one: Token, _ next: Token) -> Bool {
    one.range.upperBound == next.range.lowerBound
  }
}
