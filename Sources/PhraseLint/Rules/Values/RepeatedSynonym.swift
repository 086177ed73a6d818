import AppSources
import SpokenLanguage

/// A synonym that says nothing new.
struct RepeatedSynonym: LintRule {
  let description = LintRuleDescription(
    identifier: "repeated-synonym",
    severity: .warning,
    summary: "A synonym that says nothing new",
    explanation: """
      A synonym that is the title once more, or another synonym, does nothing. So does another name of
      the app that is its name.
      """,
    example: """
      DisplayRepresentation(title: "Run", synonyms: ["run", "Jog", "Jog"])
      """,
    remedy: """
      DisplayRepresentation(title: "Run", synonyms: ["Jog"])
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let language = Languages.language(for: app.source.sourceLanguage)
    func key(_ text: String) -> [String] { language.tokens(in: text).map(\.text) }
    var found: [LintFinding] = []
    for name in UnspeakableTitle.spokenTypes(of: app) {
      for value in app.source.types[name]?.cases ?? [] {
        guard let title = value.title else { continue }
        var seen: Set<[String]> = [key(title)]
        for synonym in value.synonyms where !seen.insert(key(synonym)).inserted {
          found.append(
            finding(
              value.place,
              "the synonym '\(synonym)' of '\(title)' is there already; remove it"
            )
          )
        }
      }
    }
    for (_, values) in app.source.vocabularies.sorted(by: { $0.key < $1.key }) {
      for value in values where !value.synonyms.isEmpty {
        guard let place = value.place ?? app.source.providers.first?.place else { continue }
        var seen: Set<[String]> = [key(value.title)]
        for synonym in value.synonyms where !seen.insert(key(synonym)).inserted {
          found.append(
            finding(
              place,
              "the synonym '\(synonym)' of '\(value.title)' is there already; remove it"
            )
          )
        }
      }
    }
    if let name = app.source.name, let place = app.source.providers.first?.place {
      var seen: Set<[String]> = [key(name)]
      for other in app.source.alternativeNames where !seen.insert(key(other)).inserted {
        found.append(
          finding(place, "the app's other name '\(other)' is there already; remove it")
        )
      }
    }
    return found
  }
}
