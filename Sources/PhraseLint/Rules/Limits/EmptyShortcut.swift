import AppSources

/// A shortcut of a catalogue file without phrases.
struct EmptyShortcut: LintRule {
  let description = LintRuleDescription(
    identifier: "empty-shortcut",
    severity: .warning,
    summary: "A shortcut of a catalogue file without phrases",
    explanation: """
      Phrases are what starts a shortcut. Without any nobody can start it.
      """,
    example: """
      {"intent": "OpenBook", "phrases": []}
      """,
    remedy: """
      {"intent": "OpenBook", "phrases": ["Open a book in ${applicationName}"]}
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.catalogVersion != nil else { return [] }
    return app.shortcuts.filter(\.phrases.isEmpty).map { shortcut in
      finding(
        shortcut.place,
        "the shortcut of \(shortcut.intent) has no phrases, so nobody can start it; add one or remove it"
      )
    }
  }
}
