import AppSources

/// An app in several languages without a file of phrases.
struct NoPhraseFile: LintRule {
  let description = LintRuleDescription(
    identifier: "no-phrase-file",
    severity: .warning,
    summary: "An app in several languages without a file of phrases",
    explanation: """
      Phrases are translated in AppShortcuts.xcstrings (from iOS 17) or AppShortcuts.strings, not in
      Localizable. Without it they are heard in the source's language only.
      """,
    example: """
      Localizable.xcstrings in en, de and ja, and nothing beside it
      """,
    remedy: """
      AppShortcuts.xcstrings in en, de and ja
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let others = app.source.languages.filter { $0 != app.source.sourceLanguage }
    guard app.source.hasSources, app.source.phraseTables.isEmpty, !others.isEmpty,
      let place = app.source.providers.first?.place
    else { return [] }
    return [
      finding(
        place,
        "the app speaks \(others.joined(separator: ", ")), but its phrases are in "
          + "'\(app.source.sourceLanguage)' only; add AppShortcuts.xcstrings"
      )
    ]
  }
}
