import AppSources

/// A phrase with the app's name more than once.
struct ApplicationNameRepeated: LintRule {
  let description = LintRuleDescription(
    identifier: "application-name-repeated",
    severity: .error,
    summary: "A phrase with the app's name more than once",
    explanation: """
      Nobody says the app's name twice in a sentence, and the system takes such a phrase for none.
      """,
    example: """
      "\\(.applicationName), open \\(.applicationName)"
      """,
    remedy: """
      "Open \\(.applicationName)"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter { $0.text.applicationNameCount > 1 }.map { phrase in
      finding(
        phrase.place,
        "'\(phrase.text.template)' has the app's name \(phrase.text.applicationNameCount) times; "
          + "keep one"
      )
    }
  }
}
