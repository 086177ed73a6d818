import AppSources

/// A catalogue's placeholder in Swift.
struct CataloguePlaceholderInSwift: LintRule {
  let description = LintRuleDescription(
    identifier: "catalogue-placeholder-in-swift",
    severity: .error,
    summary: "A catalogue's placeholder in Swift",
    explanation: """
      In Swift the app's name is \\(.applicationName) and a parameter \\(\\.$name). ${applicationName} is
      text there, and the phrase is never heard.
      """,
    example: """
      "Open ${applicationName}"
      """,
    remedy: """
      "Open \\(.applicationName)"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter(Self.applies).map { phrase in
      finding(
        phrase.place,
        "'\(phrase.text.template)' has a placeholder of a catalogue, which Swift says as it is "
          + "written; write \\(.applicationName) or \\(\\.$parameter)",
        fix: .swiftPlaceholders
      )
    }
  }

  /// Whether a phrase of Swift is written as in a catalogue.
  static func applies(to phrase: LintedPhrase) -> Bool {
    phrase.origin == .swift && phrase.text.literals.contains { $0.contains("${") }
  }
}
