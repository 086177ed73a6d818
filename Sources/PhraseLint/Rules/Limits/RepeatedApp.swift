import AppSources

/// One app twice in one language.
struct RepeatedApp: LintRule {
  let description = LintRuleDescription(
    identifier: "repeated-app",
    severity: .error,
    summary: "An app that a catalogue file has twice in a language",
    explanation: """
      An app stands in a catalogue file once for each of its languages. Of two in the same one every phrase of either may
      be meant by the other, too.
      """,
    example: """
      "apps": [{"name": "Diary", "locale": "en", …}, {"name": "Diary", "locale": "en", …}]
      """,
    remedy: """
      "apps": [{"name": "Diary", "locale": "en", …}, {"name": "Diary", "locale": "de", …}]
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] { [] }

  func findings(among apps: [LintedApp]) -> [LintFinding] {
    var seen: [[String]: SourcePlace] = [:]
    return apps.compactMap { app -> LintFinding? in
      let source = app.source
      guard source.catalogVersion != nil, let name = source.name,
        let place = source.providers.first?.place
      else { return nil }
      let language = LanguageName.normalized(source.sourceLanguage)
      guard let first = seen[[name, language]] else {
        seen[[name, language]] = place
        return nil
      }
      return finding(
        place,
        "the app '\(name)' is there in '\(language)' already (\(first)); put both together or correct the locale",
        related: first
      )
    }
  }
}
