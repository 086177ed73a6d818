import AppSources

/// A title of a value that nobody says.
struct UnspeakableTitle: LintRule {
  let description = LintRuleDescription(
    identifier: "unspeakable-title",
    severity: .warning,
    summary: "A title of a value that nobody says",
    explanation: """
      A value's title is what people have to say for it. Signs and shorthand are written and not said;
      a synonym gives them words.
      """,
    example: """
      .half: "50/50"
      """,
    remedy: """
      .half: DisplayRepresentation(title: "50/50", synonyms: ["Half and half"])
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    var found: [LintFinding] = []
    for name in Self.spokenTypes(of: app) {
      for value in app.source.types[name]?.cases ?? [] {
        guard let title = value.title, Self.isUnspeakable(title),
          value.synonyms.allSatisfy(Self.isUnspeakable)
        else { continue }
        found.append(
          finding(
            value.place,
            "nobody says '\(title)', the title of \(name).\(value.name); give it words, or a synonym "
              + "that has them"
          )
        )
      }
    }
    for (name, values) in app.source.vocabularies.sorted(by: { $0.key < $1.key }) {
      for value in values where ([value.title] + value.synonyms).allSatisfy(Self.isUnspeakable) {
        guard let place = value.place ?? app.source.providers.first?.place else { continue }
        found.append(
          finding(
            place,
            "nobody says '\(value.title)', the title of '\(value.id)' of \(name); give it words, or a synonym that "
              + "has them"
          )
        )
      }
    }
    return found
  }

  /// The types whose values stand in phrases.
  static func spokenTypes(of app: LintedApp) -> [String] {
    var names: Set<String> = []
    for phrase in app.phrases {
      for parameter in phrase.text.parameters {
        if let type = app.type(of: parameter, in: phrase.shortcut) { names.insert(type) }
      }
    }
    return names.sorted()
  }

  /// Whether a title holds what is not said, or nothing that is.
  static func isUnspeakable(_ title: String) -> Bool {
    let signs: Set<Character> = [
      "%", "/", "\\", "|", "_", "#", "*", "^", "~", "<", ">", "=", "→", "@",
    ]
    return !title.contains { $0.isLetter || $0.isNumber } || title.contains(where: signs.contains)
  }
}
