/// The stem of a Spanish verb as it stands before the endings of the past, and what it becomes where the verb is
/// asked for.
///
/// A stressed vowel may break ("cerré", "cierra"; "conté", "cuenta") or rise ("pedí", "pide"), and the spelling
/// keeps a sound before another vowel ("busqué", "busca").
struct SpanishStem {
  /// The three conjugations.
  enum Conjugation { case first, second, third }

  private let stems: [String]

  init(_ stem: String) {
    var spellings = [stem]
    for (before, plain) in [("qu", "c"), ("gu", "g"), ("c", "z"), ("gü", "gu"), ("g", "j")]
    where stem.hasSuffix(before) {
      spellings.append(stem.dropLast(before.count) + plain)
    }
    stems = spellings + spellings.flatMap(Self.changed)
  }

  /// The forms in which a verb is asked for whose infinitive a word is; none for other words.
  @Sendable static func askingForms(ofInfinitive word: String) -> [String] {
    let stem = SpanishStem(String(word.dropLast(2)))
    switch word.suffix(2) {
    case "ar": return stem.asking(of: [.first])
    case "er": return stem.asking(of: [.second])
    case "ir": return stem.asking(of: [.third])
    default: return []
    }
  }

  /// Imperatives and the infinitive by the conjugations that the verb may have.
  func asking(of conjugations: [Conjugation]) -> [String] {
    stems.flatMap { stem in
      conjugations.flatMap { conjugation -> [String] in
        switch conjugation {
        case .first: [stem + "a", stem + "ar", stem + "e", stem + "en"]
        case .second: [stem + "e", stem + "er", stem + "a", stem + "an"]
        case .third: [stem + "e", stem + "ir", stem + "a", stem + "an"]
        }
      }
    }
  }

  /// The stem with its last vowel as it is under stress, and as it is where it does not rise.
  private static func changed(_ stem: String) -> [String] {
    guard let place = stem.lastIndex(where: { "aeiou".contains($0) }) else { return [] }
    let changes: [Character: [String]] = [
      "e": ["ie", "i"], "o": ["ue"], "u": ["ue", "ú", "o"], "i": ["í", "e", "ie"],
    ]
    return (changes[stem[place]] ?? []).map {
      String(stem[..<place]) + $0 + stem[stem.index(after: place)...]
    }
  }
}
