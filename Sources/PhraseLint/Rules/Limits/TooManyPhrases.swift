import AppSources

/// More than a thousand phrases.
struct TooManyPhrases: LintRule {
  let description = LintRuleDescription(
    identifier: "too-many-phrases",
    severity: .error,
    summary: "More than a thousand phrases",
    explanation: """
      The system takes 1,000 phrases of an app, counted after every value has been put into every
      parameter's place, for each language. Large enums are what makes the number grow.
      """,
    example: """
      4 phrases with a parameter of 300 values
      """,
    remedy: """
      1 or 2 phrases with that parameter
      """,
    isOfAppleOnly: true
  )

  /// How many phrases the system takes.
  static let limit = 1000

  func findings(in app: LintedApp) -> [LintFinding] {
    app.languages.compactMap { language -> LintFinding? in
      var shares: [(title: String, count: Int)] = []
      for number in app.shortcuts.indices {
        let count = app.phrases(of: number, in: language)
          .reduce(0) { $0 + Self.count(of: $1, in: app) }
        if count > 0 { shares.append((app.title(of: number), count)) }
      }
      let total = shares.reduce(0) { $0 + $1.count }
      guard total > Self.limit, let place = app.shortcuts.first?.place else { return nil }
      let list = shares.sorted { ($1.count, $0.title) < ($0.count, $1.title) }
        .map { "\($0.title) \($0.count)" }.joined(separator: ", ")
      return finding(
        app.source.providers.first?.place ?? place,
        "the phrases make \(total) sentences in '\(language)', but the system takes \(Self.limit): "
          + "\(list); use the parameter in fewer phrases"
      )
    }
  }

  /// How many sentences a phrase makes; one for a parameter whose values are not known.
  private static func count(of phrase: LintedPhrase, in app: LintedApp) -> Int {
    phrase.text.parameters.reduce(1) { product, name in
      let type = app.type(of: name, in: phrase.shortcut) ?? name
      return product * max(1, app.values(of: type, in: phrase.language).count)
    }
  }
}
