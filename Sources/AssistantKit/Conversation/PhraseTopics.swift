import PhraseMatcher
import SpokenLanguage

/// The content words of an utterance, by which it is told whether a phrase has anything to do with it.
struct PhraseTopics: Sendable {
  private let language: any Language
  private let words: [String]

  /// Takes the content words of an utterance.
  init(_ utterance: String, language: any Language) {
    self.language = language
    words = Self.contentWords(of: utterance, language)
  }

  /// Whether a reading's phrase, or a value in it, has a content word of the utterance, or one that is nearly
  /// written so.
  func areShared(with reading: Reading) -> Bool {
    guard let template = try? PhraseTemplate(parsing: reading.phrase) else { return false }
    let literals = template.elements.flatMap { element -> [String] in
      guard case .literal(let text) = element else { return [] }
      return Self.contentWords(of: text, language)
    }
    let values = reading.parameters.flatMap { Self.contentWords(of: $0.shownValue, language) }
    return (literals + values).contains { known in words.contains { isNear($0, known) } }
  }

  private func isNear(_ word: String, _ known: String) -> Bool {
    if word == known { return true }
    guard word.count >= 4, known.count >= 4 else { return false }
    return EditDistance.between(Array(word.utf8), Array(known.utf8), atMost: 1) != nil
  }

  private static func contentWords(of text: String, _ language: any Language) -> [String] {
    let tokens = language.tokens(in: text)
    var words: [String] = []
    var place = 0
    while place < tokens.count {
      // "Give" and "make" are said with everything.
      let lightVerb =
        language.grammar.verbs.filter(\.isLight)
        .map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
      if lightVerb == 0, !language.isClosedClass(tokens[place].text) {
        words.append(language.stem(of: language.withoutDiacritics(tokens[place].text)))
      }
      place += max(1, lightVerb)
    }
    return words
  }
}
