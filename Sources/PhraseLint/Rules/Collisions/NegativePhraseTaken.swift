import AppSources
import SpokenLanguage

/// A sentence that must start nothing, and a phrase all the same.
struct NegativePhraseTaken: LintRule {
  let description = LintRuleDescription(
    identifier: "negative-phrase-taken",
    severity: .error,
    summary: "A negative phrase that is a phrase of a shortcut as well",
    explanation: """
      A negative phrase starts nothing. Where a shortcut has the same sentence, nobody can start it with that.
      """,
    example: """
      phrases: ["Open the book in ${applicationName}"]
      negativePhrases: ["Open the book in Library"]
      """,
    remedy: """
      phrases: ["Open the book in ${applicationName}"]
      negativePhrases: ["Open the book of life"]
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let language = Languages.language(for: app.source.sourceLanguage)
    let names = [app.name(in: app.source.sourceLanguage)] + app.source.alternativeNames
    /// The sentence with each of the app's names, since a negative phrase may have one as a word.
    func sentences(_ text: PhraseText) -> [[SpokenPhrase.Element]] {
      let elements = SpokenPhrase(text, language: language).elements
      guard elements.contains(.applicationName) else { return [elements] }
      return names.map { name in
        let words = language.tokens(in: name).map { SpokenPhrase.Element.word($0.text) }
        return elements.flatMap { $0 == .applicationName ? words : [$0] }
      }
    }
    var phrases: [[SpokenPhrase.Element]: LintedPhrase] = [:]
    for phrase in app.phrases where phrase.language == app.source.sourceLanguage {
      for sentence in sentences(phrase.text) where phrases[sentence] == nil {
        phrases[sentence] = phrase
      }
    }
    return app.source.providers.flatMap(\.negativePhrases).compactMap { negative in
      guard let phrase = sentences(negative.text).lazy.compactMap({ phrases[$0] }).first else {
        return nil
      }
      return finding(
        negative.place,
        "'\(negative.text.template)' must start nothing, but is '\(phrase.text.template)' of "
          + "\(app.title(of: phrase.shortcut)) (\(phrase.place)); remove one of them",
        related: phrase.place
      )
    }
  }
}
