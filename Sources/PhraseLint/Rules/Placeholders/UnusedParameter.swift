import AppSources

/// A parameter of a catalogue file that stands in no phrase.
struct UnusedParameter: LintRule {
  let description = LintRuleDescription(
    identifier: "unused-parameter",
    severity: .warning,
    summary: "A parameter of a catalogue file that stands in no phrase",
    explanation: """
      'parameters' of a shortcut say what its phrases' placeholders stand for. One that no phrase has says nothing, and
      often it is misspelt in one of the two places.
      """,
    example: """
      {"phrases": ["Open ${book}"], "parameters": {"book": "Book", "bok": "Book"}}
      """,
    remedy: """
      {"phrases": ["Open ${book}"], "parameters": {"book": "Book"}}
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.shortcuts.flatMap { shortcut -> [LintFinding] in
      let used = Set(shortcut.phrases.flatMap(\.text.parameters))
      return (shortcut.parameters ?? []).filter { !used.contains($0.name) }.map { parameter in
        finding(
          parameter.place,
          "no phrase of this shortcut of \(shortcut.intent) has ${\(parameter.name)}; remove the parameter or put it "
            + "into a phrase"
        )
      }
    }
  }
}
