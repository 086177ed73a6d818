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
      let own = app.phrases(of: number)
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

  /// In a catalogue file an app stands once for each language.
  func findings(among apps: [LintedApp]) -> [LintFinding] {
    CatalogLanguages.groups(of: apps).flatMap { group -> [LintFinding] in
      let spoken = group.map { app in
        Set(app.shortcuts.filter { !$0.phrases.isEmpty }.map(\.intent))
      }
      var told: Set<String> = []
      return group.enumerated().flatMap { number, app in
        app.shortcuts.compactMap { shortcut -> LintFinding? in
          guard spoken[number].contains(shortcut.intent), told.insert(shortcut.intent).inserted
          else { return nil }
          let missing = group.indices.filter { !spoken[$0].contains(shortcut.intent) }
            .map { group[$0].source.sourceLanguage }
          guard !missing.isEmpty else { return nil }
          return finding(
            shortcut.place,
            "\(shortcut.intent) has no phrase in \(missing.joined(separator: ", ")), where other shortcuts have; "
              + "add a shortcut of it there"
          )
        }
      }
    }
  }
}
