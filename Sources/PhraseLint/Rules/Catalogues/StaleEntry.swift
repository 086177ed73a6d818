import AppSources

/// An entry that no phrase uses any more.
struct StaleEntry: LintRule {
  let description = LintRuleDescription(
    identifier: "stale-entry",
    severity: .warning,
    summary: "An entry that no phrase uses any more",
    explanation: """
      A translation is found by the first phrase of its shortcut, or by the phrase itself. When that
      changes in the source, the old translations stay behind and are heard no more.
      """,
    example: """
      "Start workout in ${applicationName}" : …   // the source now says "Start a workout in …"
      """,
    remedy: """
      "Start a workout in ${applicationName}" : …
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let known = Set(app.shortcuts.flatMap(\.phrases).map(\.text.template))
    let negative = Set(app.source.providers.flatMap(\.negativePhrases).map(\.text.template))
    let isComplete = app.shortcuts.allSatisfy(\.isComplete)
    let titles = Set(app.shortcuts.compactMap(\.shortTitle))
    return app.source.phraseTables.flatMap { table in
      table.entries.compactMap { entry -> LintFinding? in
        let isMarked = entry.extractionState == "stale"
        let isUnused =
          app.source.hasSources && isComplete && !known.contains(entry.key)
          && !negative.contains(entry.key)
          && !titles.contains(entry.key) && !app.shortcuts.isEmpty
        guard isMarked || isUnused else { return nil }
        let reason = isMarked ? "is marked as stale" : "is no phrase of the sources"
        return finding(
          entry.place,
          "the entry '\(entry.key)' \(reason), so its translations are never heard; remove it or "
            + "rename it to the phrase that it translates"
        )
      }
    }
  }
}
