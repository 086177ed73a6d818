import AppSources

/// A key of a catalogue file that means nothing.
struct UnknownKey: LintRule {
  let description = LintRuleDescription(
    identifier: "unknown-key",
    severity: .warning,
    summary: "A key of a catalogue file that means nothing",
    explanation: """
      What stands under a key that nobody knows is passed over, so that a slip in it loses what was meant: a value's
      synonyms, the phrases that start nothing. `comment` may stand in every object.
      """,
    example: """
      {"id": "z1", "title": "Harbour", "synonym": ["Docks"]}
      """,
    remedy: """
      {"id": "z1", "title": "Harbour", "synonyms": ["Docks"]}
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.source.strays.map { finding($0.place, $0.message) }
  }
}
