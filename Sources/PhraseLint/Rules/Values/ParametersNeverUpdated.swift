import AppSources

/// Entities in phrases, and nothing that tells the system of them.
struct ParametersNeverUpdated: LintRule {
  let description = LintRuleDescription(
    identifier: "parameters-never-updated",
    severity: .warning,
    summary: "Entities in phrases, and nothing that tells the system of them",
    explanation: """
      The system asks for the values of a parameter when the app calls
      updateAppShortcutParameters(). Without a call, phrases with entities are never heard.
      """,
    example: """
      "Open \\(\\.$page) in \\(.applicationName)"   // and no call anywhere
      """,
    remedy: """
      MyShortcuts.updateAppShortcutParameters()   // when the app starts, and when pages change
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.hasSources, !app.source.updatesParameters,
      let provider = app.source.providers.first
    else { return [] }
    let entities = app.phrases.filter { $0.language == app.source.sourceLanguage }
      .flatMap { phrase in
        phrase.text.parameters.compactMap { app.type(of: $0, in: phrase.shortcut) }
      }
      .filter {
        !app.type($0, conformsTo: ["AppEnum"]) && !$0.isEmpty
          && !ParameterTypeNotAllowed.builtIn.contains($0)
      }
    guard let entity = entities.first else { return [] }
    let name = provider.name.isEmpty ? "the provider" : provider.name
    return [
      finding(
        provider.place,
        "the phrases hold values of \(entity), but updateAppShortcutParameters() is never called, so "
          + "the system knows none; call \(name).updateAppShortcutParameters() when the app starts"
      )
    ]
  }
}
