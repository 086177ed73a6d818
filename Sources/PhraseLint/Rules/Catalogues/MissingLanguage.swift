import AppSources

/// A language of the app without phrases.
struct MissingLanguage: LintRule {
  let description = LintRuleDescription(
    identifier: "missing-language",
    severity: .warning,
    summary: "A language of the app without phrases",
    explanation: """
      Whoever uses the app in that language finds its texts translated and is not heard.
      """,
    example: """
      Localizable.xcstrings in en, de and ja; AppShortcuts.xcstrings in en and de
      """,
    remedy: """
      AppShortcuts.xcstrings in en, de and ja
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard let table = app.source.phraseTables.first, app.source.hasSources,
      // What a file that cannot be read speaks is not known.
      !app.source.phraseTables.contains(where: {
        $0.entries.isEmpty && $0.issues.contains(where: \.isLoss)
      })
    else { return [] }
    let spoken = app.source.phraseLanguages
    let missing = app.source.languages.filter { language in
      !spoken.contains(language) && !spoken.contains(LanguageName.base(language))
        && LanguageName.base(language) != LanguageName.base(app.source.sourceLanguage)
    }
    guard !missing.isEmpty else { return [] }
    return [
      finding(
        SourcePlace(file: table.file),
        "the app speaks \(missing.joined(separator: ", ")) too, but has no phrases there; "
          + "translate them"
      )
    ]
  }
}
