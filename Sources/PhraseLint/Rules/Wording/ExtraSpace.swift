import AppSources

/// Spaces that are too many or of the wrong kind.
struct ExtraSpace: LintRule {
  let description = LintRuleDescription(
    identifier: "extra-space",
    severity: .warning,
    summary: "Spaces that are too many or of the wrong kind",
    explanation: """
      Double, leading and trailing spaces are shown to people. A no-break space looks like a space and
      makes the phrase another key than the catalogue's.
      """,
    example: """
      "Start  a run in \\(.applicationName) "
      """,
    remedy: """
      "Start a run in \\(.applicationName)"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.compactMap { phrase in
      let template = phrase.text.template
      if template.contains(where: { $0 == "\u{A0}" || $0 == "\u{202F}" }),
        LanguageName.base(phrase.language) != "fr"
      {
        return finding(
          phrase.place,
          "'\(template)' has a no-break space; write a plain one",
          fix: .noBreakSpaces
        )
      }
      if template.first?.isWhitespace == true || template.last?.isWhitespace == true {
        return finding(
          phrase.place,
          "'\(template)' begins or ends with a space; remove it",
          fix: .spaces
        )
      }
      if template.contains("  ") || template.contains("\n") || template.contains("\t") {
        return finding(
          phrase.place,
          "'\(template)' has more than one space in a row; keep one",
          fix: template.contains("  ") ? .spaces : nil
        )
      }
      return nil
    }
  }
}
