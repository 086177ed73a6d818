/// The spellings of one sound between which Japanese writers choose, told as one of them.
///
/// Foreign v is written with ヴ or as b (the cabinet's notice on loanwords of 1991, part III), the particle of place names
/// with ヶ, ケ or が, and a vowel that is drawn out in talk with a bar.
enum JapaneseSpellings {
  private static let sounds: [(String, String)] = [
    ("ヴァ", "バ"), ("ヴィ", "ビ"), ("ヴェ", "ベ"), ("ヴォ", "ボ"), ("ヴュ", "ビュ"), ("ヴ", "ブ"),
  ]

  /// Spells the words of a text in one way; each stays where it stood.
  static func regularize(_ tokens: inout [Token]) {
    for place in tokens.indices where tokens[place].text.contains("ヴ") {
      for (sound, plain) in sounds {
        tokens[place].text = tokens[place].text.replacing(sound, with: plain)
      }
    }
    for place in tokens.indices.dropFirst().dropLast()
    where ["ヶ", "ケ"].contains(tokens[place].text) && isWithinName(place, tokens) {
      tokens[place].text = "が"
    }
    // Who draws out "うーん" thinks, and says no "うん".
    for place in tokens.indices.dropLast(2)
    where tokens[place].text == "う" && isBar(tokens[place + 1])
      && tokens[(place + 1)...].first(where: { !isBar($0) })?.text == "ん"
    {
      tokens[place].text = "うー"
    }
    tokens.removeAll(where: isBar)
  }

  private static func isBar(_ token: Token) -> Bool {
    token.text.allSatisfy { "ー〜～".contains($0) }
  }

  private static func isWithinName(_ place: Int, _ tokens: [Token]) -> Bool {
    [place - 1, place + 1].allSatisfy { JapanesePast.isCharacter(tokens[$0].text) }
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
      && tokens[place].range.upperBound == tokens[place + 1].range.lowerBound
  }
}
