import AppSources
import PhraseMatcher
import SpokenLanguage

/// Two values that are said with the same words.
struct CollidingValues: LintRule {
  let description = LintRuleDescription(
    identifier: "colliding-values",
    severity: .warning,
    summary: "Two values that are said with the same words",
    explanation: """
      Where two values of a type have the same title or synonym, nobody can tell which one is meant.
      """,
    example: """
      .run: "Outdoor", .walk: "Outdoor"
      """,
    remedy: """
      .run: "Outdoor run", .walk: "Outdoor walk"
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    UnspeakableTitle.spokenTypes(of: app).flatMap { type in
      app.languages.flatMap { findings(in: app, type: type, language: $0) }
    }
  }

  private func findings(in app: LintedApp, type: String, language name: String) -> [LintFinding] {
    let language = Languages.language(for: name)
    var seen: [[String]: PhraseCatalog.Value] = [:]
    var found: [LintFinding] = []
    let given = app.source.vocabularies[type]
    for (number, value) in app.values(of: type, in: name).enumerated() {
      var own: Set<[String]> = []
      for text in [value.title] + value.synonyms {
        let key = language.tokens(in: text).map(\.text)
        guard !key.isEmpty, own.insert(key).inserted else { continue }
        guard let first = seen[key] else {
          seen[key] = value
          continue
        }
        // One identifier for two is a mistake of its own.
        guard first.id != value.id,
          let place = given?[number].place ?? Self.place(of: value.id, type, app)
        else { continue }
        let titles = "\(type).\(first.id) and \(type).\(value.id)"
        found.append(
          finding(
            place,
            "\(titles) are both said as '\(text)' in '\(name)'; give one of them another title"
          )
        )
      }
    }
    return found
  }

  private static func place(of value: String, _ type: String, _ app: LintedApp) -> SourcePlace? {
    app.source.types[type]?.cases.first { $0.name == value }?.place ?? app.source.types[type]?.place
      ?? app.source.providers.first?.place
  }
}
