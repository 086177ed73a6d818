import AppSources

/// A translation that loses or adds a placeholder.
struct LostPlaceholder: LintRule {
  let description = LintRuleDescription(
    identifier: "lost-placeholder",
    severity: .error,
    summary: "A translation that loses or adds a placeholder",
    explanation: """
      A translation has the placeholders of its phrase, wherever the language wants them. A lost one
      is asked for again, an added one stands for nothing.
      """,
    example: """
      "Open ${page} in ${applicationName}" : "${applicationName} öffnen"
      """,
    remedy: """
      "Open ${page} in ${applicationName}" : "${page} in ${applicationName} öffnen"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let written = app.phrases.filter {
      $0.origin != .swift && !SwiftInterpolationInCatalogue.applies(to: $0)
        && !ApplicationNameMisspelt.hasSlip($0.text)
    }
    return written.compactMap { phrase in
      let own = Set(phrase.text.parameters)
      let expected: Set<String>
      if let source = phrase.sourcePhrase {
        expected = Set(source.parameters)
        if let lost = expected.subtracting(own).min() {
          return finding(
            phrase.place,
            "'\(phrase.text.template)' has lost ${\(lost)} of '\(source.template)'; put it in"
          )
        }
      } else {
        // The phrases of a set may have different parameters, but only those of their shortcut.
        guard phrase.language != app.source.sourceLanguage || app.source.hasSources else {
          return nil
        }
        expected = Set(
          app.phrases.filter {
            $0.shortcut == phrase.shortcut && $0.language == app.source.sourceLanguage
          }.flatMap(\.text.parameters)
        )
      }
      guard let added = own.subtracting(expected).min() else { return nil }
      return finding(
        phrase.place,
        "'\(phrase.text.template)' has ${\(added)}, which the source does not have; remove or rename it"
      )
    }
  }
}
