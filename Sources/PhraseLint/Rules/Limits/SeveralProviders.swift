import AppSources

/// More than one provider in a target.
struct SeveralProviders: LintRule {
  let description = LintRuleDescription(
    identifier: "several-providers",
    severity: .error,
    summary: "More than one provider in a target",
    explanation: """
      An app has one AppShortcutsProvider. Of several the system takes one, and nothing says which.
      """,
    example: """
      struct MoreShortcuts: AppShortcutsProvider { … }   // beside AppShortcuts
      """,
    remedy: """
      one provider with all shortcuts
      """
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    let built = app.source.providers.filter { $0.conditions.allSatisfy { $0 % 64 == 0 } }
    guard let first = built.first else { return [] }
    return built.dropFirst().filter { $0.place.file != first.place.file || $0.name != first.name }
      .map { provider in
        finding(
          provider.place,
          "'\(provider.name)' is another provider beside '\(first.name)' (\(first.place)), and the "
            + "system takes only one; put the shortcuts together"
        )
      }
  }
}
