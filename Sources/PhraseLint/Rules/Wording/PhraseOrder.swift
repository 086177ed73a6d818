import AppSources

/// A first phrase that has a parameter while another has none.
struct PhraseOrder: LintRule {
  let description = LintRuleDescription(
    identifier: "phrase-order",
    severity: .note,
    summary: "A first phrase that has a parameter while another has none",
    explanation: """
      The first phrase is the one that the system shows. One with a parameter is shown only when the
      values are known; before that people see nothing of the shortcut.
      """,
    example: """
      phrases: ["Open \\(\\.$page) in \\(.applicationName)", "Open a page in \\(.applicationName)"]
      """,
    remedy: """
      phrases: ["Open a page in \\(.applicationName)", "Open \\(\\.$page) in \\(.applicationName)"]
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.hasSources else { return [] }
    return app.shortcuts.compactMap { shortcut in
      guard shortcut.isComplete, let first = shortcut.phrases.first, !first.text.parameters.isEmpty,
        let plain = shortcut.phrases.first(where: {
          $0.text.parameters.isEmpty && !$0.text.pieces.isEmpty
        })
      else { return nil }
      return finding(
        first.place,
        "the first phrase is the one that is shown, and has a parameter; put "
          + "'\(plain.text.template)' first"
      )
    }
  }
}
