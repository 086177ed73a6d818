/// Makes distinct titles of one to five made-up words; the same seed gives the same titles.
///
/// Words are drawn from some ten thousand, the first ones more often than the last, as in real
/// titles, and a third of the titles begins with an article.
struct TitleGenerator {
  private var random: SplitMix64
  private let words: [String]

  init(seed: UInt64, words count: Int = 12_000) {
    random = SplitMix64(seed: seed)
    var words: Set<String> = []
    var ordered: [String] = []
    while ordered.count < count {
      let word = Self.word(&random)
      if words.insert(word).inserted { ordered.append(word) }
    }
    self.words = ordered
  }

  /// Distinct titles.
  mutating func titles(_ count: Int) -> [String] {
    var seen: Set<String> = []
    var titles: [String] = []
    while titles.count < count {
      let title = title()
      if seen.insert(title).inserted { titles.append(title) }
    }
    return titles
  }

  private mutating func title() -> String {
    var parts: [String] = []
    if Int.random(in: 0..<3, using: &random) == 0 { parts.append("The") }
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      // The square makes early words common and late ones rare.
      let place = Double.random(in: 0..<1, using: &random)
      let word = words[Int(place * place * Double(words.count))]
      parts.append(word.prefix(1).uppercased() + word.dropFirst())
    }
    return parts.joined(separator: " ")
  }

  private static func word(_ random: inout SplitMix64) -> String {
    let starts = [
      "b", "br", "c", "ch", "d", "f", "g", "gr", "h", "l", "m", "n", "p", "r", "s", "st",
      "t", "tr", "v", "w",
    ]
    let vowels = ["a", "e", "i", "o", "u", "ea", "ou"]
    let ends = ["", "", "n", "r", "l", "s", "t", "nd", "rk", "m"]
    return (0..<Int.random(in: 2...3, using: &random)).map { _ in
      (starts.randomElement(using: &random) ?? "") + (vowels.randomElement(using: &random) ?? "")
        + (ends.randomElement(using: &random) ?? "")
    }.joined()
  }
}
