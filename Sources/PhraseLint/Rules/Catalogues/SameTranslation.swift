import AppSources
import SpokenLanguage

/// Two phrases that a translation made the same.
struct SameTranslation: LintRule {
  let description = LintRuleDescription(
    identifier: "same-translation",
    severity: .warning,
    summary: "Two phrases that a translation made the same",
    explanation: """
      What the source tells apart the translation does not: two shortcuts are said with the same words.
      """,
    example: """
      "Start a run …"  : "Lauf in ${applicationName} starten"
      "Start a race …" : "Lauf in ${applicationName} starten"
      """,
    remedy: """
      "Start a race …" : "Rennen in ${applicationName} starten"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.languages.dropFirst().flatMap { name in
      let language = Languages.language(for: name)
      var seen: [[SpokenPhrase.Element]: LintedPhrase] = [:]
      return app.phrases.filter { $0.language == name }.compactMap { phrase -> LintFinding? in
        guard let source = phrase.sourcePhrase else { return nil }
        let elements = SpokenPhrase(phrase.text, language: language).elements
        guard let first = seen[elements] else {
          seen[elements] = phrase
          return nil
        }
        guard let other = first.sourcePhrase, other != source,
          Self.differ(other, source, Languages.language(for: app.source.sourceLanguage)),
          first.shortcut == nil || first.shortcut != phrase.shortcut
        else { return nil }
        return finding(
          phrase.place,
          "'\(phrase.text.template)' translates '\(source.template)' and '\(other.template)' "
            + "(\(first.place)) alike; say what only one of them means"
        )
      }
    }
  }

  /// Whether two phrases mean different things, as far as words can tell.
  private static func differ(
    _ one: PhraseText,
    _ other: PhraseText,
    _ language: any Language
  ) -> Bool {
    func telling(_ text: PhraseText) -> Set<String> {
      Set(SpokenPhrase(text, language: language).words.filter { !language.isFunctionWord($0) })
    }
    return telling(one) != telling(other)
  }
}
