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
      table.entries.filter { $0.shouldTranslate && $0.extractionState != "stale" }
        .flatMap { entry in
          entry.localizations.sorted { $0.key < $1.key }.flatMap {
            language,
            text -> [LintFinding] in
            guard LanguageName.base(language) != LanguageName.base(source) else { return [] }
            return text.values.filter { value in
              (originals.contains(value.text) || text.state == "new")
                && value.text.contains { $0.isLetter }
                && !PhraseText(template: value.text).literals.allSatisfy {
                  !$0.contains { $0.isLetter }
                }
            }.map { value in
              finding(
                value.place,
                originals.contains(value.text)
                  ? "'\(value.text)' is not translated into '\(language)'; translate it"
                  : "'\(value.text)' is marked as new in '\(language)'; translate it or mark it as translated"
              )
            }
          }
        }
    }
  }
}
