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
    return sets(in: app)
      + written.compactMap { phrase in
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
            app.phrases(of: phrase.shortcut, in: app.source.sourceLanguage).flatMap(
              \.text.parameters
            )
          )
        }
        guard let added = own.subtracting(expected).min() else { return nil }
        return finding(
          phrase.place,
          "'\(phrase.text.template)' has ${\(added)}, which the source does not have; remove or rename it"
        )
      }
  }

  /// Sets in which no phrase has a parameter that the source's phrases of the shortcut have.
  private func sets(in app: LintedApp) -> [LintFinding] {
    let source = app.source.sourceLanguage
    return app.shortcuts.indices.flatMap { number -> [LintFinding] in
      let all = app.phrases(of: number)
      let written = Set(all.filter { $0.language == source }.flatMap(\.text.parameters))
      // One that the intent has not is no loss.
      let expected = written.filter {
        app.type(of: $0, in: number) != nil || !app.source.hasSources
      }
      guard !expected.isEmpty else { return [] }
      let sets = all.filter {
        $0.language != source && $0.sourcePhrase == nil && $0.origin != .swift
          && $0.origin != .catalogFile
      }
      return Dictionary(grouping: sets, by: \.language).sorted { $0.key < $1.key }
        .compactMap { language, phrases -> LintFinding? in
          let own = Set(phrases.flatMap(\.text.parameters))
          guard own.isSubset(of: written), let lost = expected.subtracting(own).min(),
            let first = phrases.first,
            !phrases.contains(where: { ApplicationNameMisspelt.hasSlip($0.text) })
          else { return nil }
          return finding(
            first.place,
            "no phrase of \(app.title(of: number)) in '\(language)' has ${\(lost)}, which the source's have; add one",
            severity: .warning
          )
        }
    }
  }
}
