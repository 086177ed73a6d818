import AppSources

/// Swift's interpolation in a catalogue.
struct SwiftInterpolationInCatalogue: LintRule {
  let description = LintRuleDescription(
    identifier: "swift-interpolation-in-catalogue",
    severity: .error,
    summary: "Swift's interpolation in a catalogue",
    explanation: """
      A catalogue's placeholders are ${applicationName} and ${parameter}. An interpolation as Swift
      writes it is text there, and the phrase is never heard.
      """,
    example: """
      "Open \\(.applicationName)" : …
      """,
    remedy: """
      "Open ${applicationName}" : …
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.phrases.filter(Self.applies).map { phrase in
      finding(
        phrase.place,
        "'\(phrase.text.template)' has an interpolation of Swift, which a catalogue says as it is "
          + "written; write ${…}",
        fix: .cataloguePlaceholders
      )
    }
  }

  /// Whether a phrase of a catalogue is written as in Swift.
  static func applies(to phrase: LintedPhrase) -> Bool {
    phrase.origin != .swift
      && phrase.text.literals.contains { $0.contains("\\(.") || $0.contains("\\(\\.") }
  }
}
