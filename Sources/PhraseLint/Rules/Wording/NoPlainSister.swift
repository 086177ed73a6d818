import AppSources

/// A shortcut whose phrases all have a parameter.
struct NoPlainSister: LintRule {
  let description = LintRuleDescription(
    identifier: "no-plain-sister",
    severity: .note,
    summary: "A shortcut whose phrases all have a parameter",
    explanation: """
      Until the app has told its values, and where a person leaves the value out, only a phrase without
      a parameter is heard. The intent then asks for the value.
      """,
    example: """
      phrases: ["Open \\(\\.$page) in \\(.applicationName)"]
      """,
    remedy: """
      phrases: ["Open a page in \\(.applicationName)", "Open \\(\\.$page) in \\(.applicationName)"]
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.hasSources else { return [] }
    return app.shortcuts.compactMap { shortcut in
      guard shortcut.isComplete, let first = shortcut.phrases.first,
        shortcut.phrases.allSatisfy({ !$0.text.parameters.isEmpty })
      else { return nil }
      return finding(
        first.place,
        "every phrase of \(shortcut.intent.isEmpty ? "the shortcut" : shortcut.intent) has a "
          + "parameter; add one without, which asks for the value"
      )
    }
  }
}
