import AppSources

/// A shortcut without phrases in a language that the others have.
struct MissingEntry: LintRule {
  let description = LintRuleDescription(
    identifier: "missing-entry",
    severity: .warning,
    summary: "A shortcut without phrases in a language that the others have",
    explanation: """
      The catalogue has this language, but not for this shortcut, so in that language the shortcut is
      heard in the source's words or not at all.
      """,
    example: """
      "Start a run in ${applicationName}" in en, de
      "Stop the run in ${applicationName}" in en
      """,
    remedy: """
      "Stop the run in ${applicationName}" in en, de
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard !app.source.phraseTables.isEmpty else { return [] }
    let languages = app.languages.filter {
      LanguageName.base($0) != LanguageName.base(app.source.sourceLanguage)
    }
    var told: Set<String> = []
    return app.shortcuts.indices.compactMap { number -> LintFinding? in
      let own = app.phrases.filter { $0.shortcut == number }
      // In another branch of an `#if` the same shortcut stands once more, with the same entry.
      guard told.insert(own.first?.text.template ?? "").inserted else { return nil }
      let spoken = Set(own.map(\.language))
      let missing = languages.filter { language in
        !spoken.contains(language) && !spoken.contains(LanguageName.base(language))
          && !spoken.contains { LanguageName.base($0) == language }
      }
      guard !missing.isEmpty, app.shortcuts[number].isComplete, let first = own.first else {
        return nil
      }
      return finding(
        app.source.hasSources
          ? app.shortcuts[number].phrases.first?.place ?? first.place : first.place,
        "'\(first.text.template)' has no phrase in \(missing.joined(separator: ", ")), where other "
          + "shortcuts have; translate it"
      )
    }
  }
}
