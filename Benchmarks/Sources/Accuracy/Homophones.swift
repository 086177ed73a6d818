import Foundation

/// Words that sound alike and other spellings of one sound.
enum Homophones {
  private static let pairs = [
    ("to", "two"), ("for", "four"), ("there", "their"), ("sea", "see"), ("night", "knight"),
    ("read", "reed"), ("write", "right"), ("son", "sun"), ("wood", "would"), ("know", "no"),
    ("hour", "our"), ("heir", "air"), ("tale", "tail"), ("great", "grate"), ("war", "wore"),
    ("dead", "ded"), ("girl", "gurl"), ("house", "howse"), ("heart", "hart"), ("blood", "blud"),
    ("one", "won"), ("eye", "i"), ("king", "kyng"), ("red", "read"), ("prey", "pray"),
    ("dear", "deer"), ("bear", "bare"), ("whole", "hole"), ("wind", "wined"), ("time", "thyme"),
    ("by", "buy"), ("buy", "by"), ("lend", "lenned"), ("borrow", "borough"), ("add", "ad"),
  ]
  private static let spellings = [
    ("ph", "f"), ("kn", "n"), ("wr", "r"), ("ck", "k"), ("ee", "ea"), ("ea", "ee"),
    ("tion", "shun"),
    ("ght", "te"), ("ai", "ay"), ("ay", "ey"), ("oo", "ou"), ("ll", "l"), ("tt", "t"), ("ss", "s"),
    ("rr", "r"), ("mm", "m"), ("nn", "n"), ("ou", "ow"), ("ow", "ou"), ("ir", "ur"), ("er", "ur"),
    ("ci", "si"), ("ce", "se"), ("ca", "ka"), ("co", "ko"), ("cu", "ku"), ("x", "ks"), ("qu", "kw"),
    ("dge", "ge"), ("wh", "w"),
  ]

  /// The words with one of them written as something that sounds alike.
  static func replaced(in words: [String], _ random: inout SplitMix64) -> String? {
    var choices: [(Int, String)] = []
    for (place, word) in words.enumerated() {
      for pair in pairs where pair.0 == word { choices.append((place, pair.1)) }
      for (old, new) in spellings where word.count >= 4 {
        guard let range = word.range(of: old) else { continue }
        choices.append((place, word.replacingCharacters(in: range, with: new)))
      }
    }
    guard let choice = choices.randomElement(using: &random) else { return nil }
    var words = words
    words[choice.0] = choice.1
    return words.joined(separator: " ")
  }
}
