import AppSources

/// A parameter that the intent does not have.
struct UnknownParameter: LintRule {
  let description = LintRuleDescription(
    identifier: "unknown-parameter",
    severity: .error,
    summary: "A parameter that the intent does not have",
    explanation: """
      A placeholder's name is the name of a property of the intent that has @Parameter.
      """,
    example: """
      "Open \\(\\.$bok) in \\(.applicationName)"   // the property is called "book"
      """,
    remedy: """
      "Open \\(\\.$book) in \\(.applicationName)"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    // Of a catalogue file that says nothing of its intents the reader tells that a placeholder stands for nothing.
    guard app.source.catalogVersion == nil || app.source.declaresIntents else { return [] }
    return app.phrases.compactMap { phrase in
      guard let number = phrase.shortcut, let intent = app.intent(of: number),
        // What a translation adds is told where its placeholders are compared with the source's.
        phrase.origin == .swift || phrase.origin == .catalogFile,
        !ApplicationNameMisspelt.hasSlip(phrase.text),
        app.type(intent.name, conformsTo: Self.intents)
      else { return nil }
      let known = intent.parameters.map(\.name)
      // What a protocol of the framework or of another module declares is not in the sources.
      guard !intent.inherits.contains(where: Self.bringsParameters) || !known.isEmpty else {
        return nil
      }
      guard let name = phrase.text.parameters.first(where: { !known.contains($0) }) else {
        return nil
      }
      let list = known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        phrase.place,
        "'\(phrase.text.template)': \(intent.name) has no parameter '\(name)'; it has \(list)"
      )
    }
  }

  private static let intents: Set<String> = [
    "AppIntent", "OpenIntent", "DeleteIntent", "ForegroundContinuableIntent", "SnippetIntent",
    "ProgressReportingIntent", "LiveActivityIntent", "AudioPlaybackIntent", "UndoableIntent",
    "ShowInAppSearchResultsIntent", "PredictableIntent", "SystemIntent",
  ]

  private static func bringsParameters(_ name: String) -> Bool {
    name == "URLRepresentableIntent" || name == "OpenURLIntent"
  }
}
