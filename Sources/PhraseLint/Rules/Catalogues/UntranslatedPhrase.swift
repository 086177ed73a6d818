import AppSources

/// A phrase that stands in a language as it is in the source.
struct UntranslatedPhrase: LintRule {
  let description = LintRuleDescription(
    identifier: "untranslated-phrase",
    severity: .warning,
    summary: "A phrase that stands in a language as it is in the source",
    explanation: """
      A translation that says the same as the source, or that is still marked as new, was never made.
      People who speak the language do not say it.
      """,
    example: """
      "de" : { "stringUnit" : { "state" : "new", "value" : "Start a run in ${applicationName}" } }
      """,
    remedy: """
      "de" : { "stringUnit" : { "state" : "translated", "value" : "Lauf in ${applicationName} starten" } }
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let source = app.source.sourceLanguage
    let originals = Set(
      app.phrases.filter { $0.language == source }.map(\.text.template)
        + app.source.phraseTables.flatMap(\.entries).map(\.key)
    )
    return app.source.phraseTables.flatMap { table in
      table.entries.filter {
        // Titles of shortcuts stand here too, and may be the same in two languages.
        $0.shouldTranslate && $0.extractionState != "stale" && $0.key.contains("${")
      }
      .flatMap { entry in
        entry.localizations.sorted { $0.key < $1.key }.flatMap {
          language,
          text -> [LintFinding] in
          guard LanguageName.base(language) != LanguageName.base(source) else { return [] }
          return text.values.filter { value in
            // A brand's word and the app's name may well be the same in another language.
            value.text.isEmpty
              || Self.wordCount(of: value.text) > 0
                && (text.state == "new"
                  || originals.contains(value.text) && Self.wordCount(of: value.text) > 1)
          }
          .map { value in
            finding(
              value.place,
              value.text.isEmpty
                ? "'\(entry.key)' has no text in '\(language)'; translate it"
                : originals.contains(value.text)
                  ? "'\(value.text)' is not translated into '\(language)'; translate it"
                  : "'\(value.text)' is marked as new in '\(language)'; translate it or mark it as translated",
              // No command takes an app with a phrase that is nothing.
              severity: value.text.isEmpty ? .error : nil
            )
          }
        }
      }
    }
  }

  /// In a catalogue file an app stands once for each language.
  func findings(among apps: [LintedApp]) -> [LintFinding] {
    CatalogLanguages.groups(of: apps).flatMap { group -> [LintFinding] in
      guard let first = group.first else { return [] }
      let source = LanguageName.base(first.source.sourceLanguage)
      let originals = Set(first.phrases.map(Self.written))
      return group.dropFirst().filter { LanguageName.base($0.source.sourceLanguage) != source }
        .flatMap { app -> [LintFinding] in
          var told: Set<SourcePlace> = []
          return app.phrases.filter {
            let text = Self.written($0)
            return originals.contains(text) && Self.wordCount(of: text) > 1
              && told.insert($0.place).inserted
          }
          .map { phrase in
            finding(
              phrase.place,
              "'\(Self.written(phrase))' is not translated into '\(phrase.language)'; translate it"
            )
          }
        }
    }
  }

  private static func written(_ phrase: LintedPhrase) -> String {
    phrase.written ?? phrase.text.template
  }

  /// How many words are said besides names and values.
  private static func wordCount(of text: String) -> Int {
    PhraseText(template: text).literals.joined(separator: " ")
      .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count
  }
}
