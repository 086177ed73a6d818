import AppSources

/// A mark at the end of a phrase.
struct FinalPunctuation: LintRule {
  let description = LintRuleDescription(
    identifier: "final-punctuation",
    severity: .warning,
    summary: "A mark at the end of a phrase",
    explanation: """
      Nobody says a full stop. The system shows phrases as they are written, in quotes, and compares
      what was heard with them.
      """,
    example: """
      "Start a run in \\(.applicationName)."
      """,
    remedy: """
      "Start a run in \\(.applicationName)"
      """
  )

  /// The marks that end sentences.
  ///
  /// A question's mark is none of them: it is shown, and harmless.
  static let marks: Set<Character> = [".", "!", "。", "！", "…", ",", ";", ":"]

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter { phrase in
      guard case .literal(let text)? = phrase.text.pieces.last,
        let last = text.last(where: { !$0.isWhitespace })
      else { return false }
      return Self.marks.contains(last)
    }.map { phrase in
      finding(
        phrase.place,
        "'\(phrase.text.template)' ends with a mark that nobody says; remove it",
        fix: .finalPunctuation
      )
    }
  }
}
