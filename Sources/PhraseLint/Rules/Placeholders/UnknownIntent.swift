import AppSources

/// A shortcut of an intent that nothing declares.
struct UnknownIntent: LintRule {
  let description = LintRuleDescription(
    identifier: "unknown-intent",
    severity: .error,
    summary: "A shortcut of an intent that nothing declares",
    explanation: """
      In a catalogue file with 'intents' each of its shortcuts names one of them; of any other nothing is known and nothing
      is done, however well its phrases are understood. In Swift the intent may be in a module that is not read, so there
      it is a note.
      """,
    example: """
      "shortcuts": [{"intent": "StartRnu", …}], "intents": [{"intent": "StartRun", …}]
      """,
    remedy: """
      "shortcuts": [{"intent": "StartRun", …}], "intents": [{"intent": "StartRun", …}]
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let isFile = app.source.catalogVersion != nil
    guard isFile ? app.source.declaresIntents : readsSwift(app) else { return [] }
    let known = Set(app.source.types.keys)
    return app.shortcuts.filter { !$0.intent.isEmpty && !known.contains($0.intent) }
      .map { shortcut in
        finding(
          shortcut.place,
          isFile
            ? "no intent '\(shortcut.intent)' is among the app's 'intents', so nothing is done; add it there or "
              + "correct the name"
            : "no type '\(shortcut.intent)' is in the sources that were read; correct the name, or name the "
              + "folder that has it",
          severity: isFile ? nil : .note
        )
      }
  }

  /// Whether intents are declared in the files that were read at all.
  private func readsSwift(_ app: LintedApp) -> Bool {
    app.source.hasSources && app.shortcuts.contains { app.source.types[$0.intent] != nil }
  }
}
