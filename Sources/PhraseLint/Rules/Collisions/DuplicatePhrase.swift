import AppSources
import SpokenLanguage

/// The same phrase twice in a language.
struct DuplicatePhrase: LintRule {
  let description = LintRuleDescription(
    identifier: "duplicate-phrase",
    severity: .error,
    summary: "The same phrase twice in a language",
    explanation: """
      Within a shortcut the second one does nothing. In two shortcuts nobody can tell which of them
      a person means, and the system takes one.
      """,
    example: """
      AppShortcut(intent: StartRun(), phrases: ["Go with \\(.applicationName)"], …)
      AppShortcut(intent: StartRide(), phrases: ["Go with \\(.applicationName)"], …)
      """,
    remedy: """
      AppShortcut(intent: StartRun(), phrases: ["Run with \\(.applicationName)"], …)
      AppShortcut(intent: StartRide(), phrases: ["Ride with \\(.applicationName)"], …)
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.languages.flatMap { findings(in: app, language: $0) }
  }

  private func findings(in app: LintedApp, language name: String) -> [LintFinding] {
    let language = Languages.language(for: name)
    var seen: [[SpokenPhrase.Element]: [LintedPhrase]] = [:]
    var found: [LintFinding] = []
    for phrase in app.phrases
    where phrase.language == name && !ApplicationNameMisspelt.hasSlip(phrase.text) {
      let spoken = SpokenPhrase(phrase.text, language: language)
      guard !spoken.elements.isEmpty else { continue }
      let before = seen[spoken.elements, default: []]
      seen[spoken.elements, default: []].append(phrase)
      guard let first = before.first(where: { isRepetition($0, phrase) }) else { continue }
      let elsewhere =
        first.shortcut == phrase.shortcut ? "" : " of \(app.title(of: first.shortcut))"
      let remedy =
        first.shortcut == phrase.shortcut
        ? "remove one" : "say what only \(app.title(of: phrase.shortcut)) does"
      found.append(
        finding(
          phrase.place,
          "'\(phrase.text.template)' is already a phrase\(elsewhere) (\(first.place)); \(remedy)",
          related: first.place
        )
      )
    }
    return found
  }

  /// Whether two equal phrases are a mistake of this kind.
  ///
  /// What translators made the same of two is told by another rule.
  private func isRepetition(_ first: LintedPhrase, _ second: LintedPhrase) -> Bool {
    guard first.canStand(beside: second),
      // A phrase with brackets may well say the same in two ways.
      first.written == nil || first.place != second.place
    else { return false }
    if let one = first.sourcePhrase, let other = second.sourcePhrase {
      return one == other && first.place.file == second.place.file
    }
    guard first.shortcut != nil || second.shortcut != nil else { return false }
    // A catalogue beside the strings files that it replaces says the same once more.
    return first.origin == second.origin
  }
}
