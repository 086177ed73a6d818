/// Letters that are typed for laughing and crying ("ㅋㅋ", "ㅠㅠ"), which end a sentence as a sign does and say nothing.
enum KoreanLaughter {
  static let letters: Set<Character> = ["ㅋ", "ㅎ", "ㅠ", "ㅜ", "ㅡ"]

  /// Leaves the letters out where they stand among themselves; beside another letter they are one of a syllable that
  /// was typed in pieces.
  static func remove(from tokens: inout [Token]) {
    guard tokens.contains(where: isLaughter) else { return }
    let all = tokens
    tokens = all.indices.compactMap { place in
      guard isLaughter(all[place]) else { return all[place] }
      let isPiece = [place - 1, place + 1].contains { other in
        all.indices.contains(other) && touches(all[min(place, other)], all[max(place, other)])
          && isLetter(all[other]) && !isLaughter(all[other])
      }
      return isPiece ? all[place] : nil
    }
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
