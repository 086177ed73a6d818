import AppSources

/// A phrase without the app's name.
struct ApplicationNameMissing: LintRule {
  let description = LintRuleDescription(
    identifier: "application-name-missing",
    severity: .error,
    summary: "A phrase without the app's name",
    explanation: """
      The system listens for a phrase only where the app's name is a part of it. Without the name
      the phrase is never heard, and nothing says so.
      """,
    example: """
      "Start a run"
      """,
    remedy: """
      "Start a run in \\(.applicationName)"
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter { phrase in
      // A text that is not there yet lacks more than the name.
      phrase.text.applicationNameCount == 0 && !phrase.text.template.isEmpty
        && !ApplicationNameMisspelt.hasSlip(phrase.text)
        && !SwiftInterpolationInCatalogue.applies(to: phrase)
        && !CataloguePlaceholderInSwift.applies(to: phrase)
    }.map { phrase in
      let name = phrase.origin == .swift ? "\\(.applicationName)" : "${applicationName}"
      return finding(
        phrase.place,
        "'\(phrase.text.template)' lacks the app's name, so nobody is heard who says it; add \(name)"
      )
    }
  }
}
