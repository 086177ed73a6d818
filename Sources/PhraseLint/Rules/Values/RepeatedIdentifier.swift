import AppSources

/// Two values of a catalogue file with one identifier.
struct RepeatedIdentifier: LintRule {
  let description = LintRuleDescription(
    identifier: "repeated-identifier",
    severity: .error,
    summary: "Two values of a catalogue file with one identifier",
    explanation: """
      The identifier is what the app gets. Whichever of the two is said, the app cannot tell them apart.
      """,
    example: """
      "Zone": [{"id": "z1", "title": "Harbour"}, {"id": "z1", "title": "Old Town"}]
      """,
    remedy: """
      "Zone": [{"id": "z1", "title": "Harbour"}, {"id": "z2", "title": "Old Town"}]
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    app.source.vocabularies.sorted { $0.key < $1.key }.flatMap { name, values -> [LintFinding] in
      var seen: [String: SourceValue] = [:]
      return values.compactMap { value -> LintFinding? in
        guard let first = seen[value.id] else {
          seen[value.id] = value
          return nil
        }
        guard let place = value.place ?? app.source.providers.first?.place else { return nil }
        return finding(
          place,
          "'\(value.title)' and '\(first.title)' of \(name) have the same identifier '\(value.id)'; give one of them "
            + "another",
          related: first.place
        )
      }
    }
  }
}
