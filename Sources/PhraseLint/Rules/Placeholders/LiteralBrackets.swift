import AppSources
import PhraseMatcher

/// Brackets in a catalogue file of the first version, where they are nothing but brackets.
struct LiteralBrackets: LintRule {
  let description = LintRuleDescription(
    identifier: "literal-brackets",
    severity: .warning,
    summary: "Brackets in a catalogue file of version 1",
    explanation: """
      From version 2 on, brackets in a catalogue file's phrases say what may be left out, alternatives and
      pieces. In a file of version 1 they are brackets, which nobody says.
      """,
    example: """
      {"version": 1, … "phrases": ["[please] open ${book}"] … }
      """,
    remedy: """
      {"version": 2, … "phrases": ["[please] open ${book}"] … }
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.catalogVersion == 1 else { return [] }
    let grammar = PhraseGrammar()
    return app.phrases.compactMap { phrase in
      let text = phrase.text.template
      guard let other = try? grammar.template(of: text),
        other.rows.map(\.description) != [text]
      else { return nil }
      return finding(
        phrase.place,
        "the brackets in '\(text)' are brackets in version 1 of catalogues; if they say what may be left out "
          + "or several ways, write \"version\": 2, else '\(PhraseGrammar.escaped(text))' is the same there"
      )
    }
  }
}
