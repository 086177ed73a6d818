import AppSources

/// A phrase with more than one parameter.
struct SeveralParameters: LintRule {
  let description = LintRuleDescription(
    identifier: "several-parameters",
    severity: .error,
    summary: "A phrase with more than one parameter",
    explanation: """
      The system takes one parameter in a phrase. The others are asked for when the intent runs.
      """,
    example: """
      "Move \\(\\.$card) to \\(\\.$list) in \\(.applicationName)"
      """,
    remedy: """
      "Move \\(\\.$card) in \\(.applicationName)"
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.compactMap { phrase in
      guard phrase.text.parameters.count > 1, !ApplicationNameMisspelt.hasSlip(phrase.text) else {
        return nil
      }
      let list = phrase.text.parameters.map { "'\($0)'" }.joined(separator: " and ")
      return finding(
        phrase.place,
        "'\(phrase.text.template)' has the parameters \(list); a phrase may have one, let the "
          + "intent ask for the rest"
      )
    }
  }
}
