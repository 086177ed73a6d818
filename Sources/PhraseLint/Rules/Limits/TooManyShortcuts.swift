import AppSources

/// More than ten shortcuts.
struct TooManyShortcuts: LintRule {
  let description = LintRuleDescription(
    identifier: "too-many-shortcuts",
    severity: .error,
    summary: "More than ten shortcuts",
    explanation: """
      An app may have ten App Shortcuts. What comes after the tenth is not there for the system.
      """,
    example: """
      eleven times AppShortcut(…)
      """,
    remedy: """
      ten of them; the other intents stay available in the Shortcuts app
      """,
    isOfAppleOnly: true
  )

  /// How many shortcuts the system takes.
  static let limit = 10

  func findings(in app: LintedApp) -> [LintFinding] {
    guard app.source.hasSources else { return [] }
    return app.source.providers.flatMap { provider -> [LintFinding] in
      // Of the branches of an `#if` one is built; the first stands for all.
      let built = provider.shortcuts.filter { $0.conditions.allSatisfy { $0 % 64 == 0 } }
      guard built.count > Self.limit else { return [] }
      return [
        finding(
          built[Self.limit].place,
          "\(built.count) shortcuts are too many: the system takes \(Self.limit), and this is the "
            + "first that is left out; remove \(built.count - Self.limit)"
        )
      ]
    }
  }
}
