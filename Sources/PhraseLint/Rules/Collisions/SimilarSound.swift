import AppSources
import SpokenLanguage

/// Phrases of two shortcuts that sound alike.
struct SimilarSound: LintRule {
  let description = LintRuleDescription(
    identifier: "similar-sound",
    severity: .warning,
    summary: "Phrases of two shortcuts that sound alike",
    explanation: """
      A recogniser writes what it hears, and cannot hear how a word is spelt. Two phrases that differ
      in spelling alone are one phrase when they are said.
      """,
    example: """
      "Write in \\(.applicationName)"
      "Right in \\(.applicationName)"
      """,
    remedy: """
      "Write a note in \\(.applicationName)"
      "Turn right in \\(.applicationName)"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.languages.flatMap { name -> [LintFinding] in
      let language = Languages.language(for: name)
      var seen: [[String]: (phrase: LintedPhrase, spoken: SpokenPhrase)] = [:]
      let phrases = app.phrases.filter { $0.language == name && $0.shortcut != nil }
      return phrases.compactMap { phrase -> LintFinding? in
        let spoken = SpokenPhrase(phrase.text, language: language)
        guard let key = Self.key(of: spoken, language) else { return nil }
        guard let first = seen[key] else {
          seen[key] = (phrase, spoken)
          return nil
        }
        guard first.phrase.shortcut != phrase.shortcut, first.spoken.shape != spoken.shape,
          first.phrase.canStand(beside: phrase)
        else { return nil }
        return finding(
          phrase.place,
          "'\(phrase.text.template)' sounds like '\(first.phrase.text.template)' of "
            + "\(app.title(of: first.phrase.shortcut)) (\(first.phrase.place)); use another word",
          related: first.phrase.place
        )
      }
    }
  }

  /// How a phrase sounds; nil where the language has no rules of reading.
  private static func key(of spoken: SpokenPhrase, _ language: any Language) -> [String]? {
    var key: [String] = []
    for element in spoken.elements {
      switch element {
      case .word(let word):
        // A sound key of vowels and short words says too little.
        guard let sounds = language.phonemes(of: word), !sounds.isEmpty else { return nil }
        key.append(sounds.map(String.init).joined(separator: "."))
      case .applicationName: key.append("name")
      case .parameter: key.append("value")
      }
    }
    return key.contains { $0 != "name" && $0 != "value" } ? key : nil
  }
}
