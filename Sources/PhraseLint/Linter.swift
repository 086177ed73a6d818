package import AppSources

/// Runs the rules over apps.
package struct Linter: Sendable {
  private let settings: LintSettings
  private let rules: [any LintRule]

  /// Makes a linter.
  package init(settings: LintSettings = LintSettings(), rules: [any LintRule] = LintRules.all) {
    self.settings = settings
    self.rules = rules
  }

  /// What is wrong with an app, in the order of files and lines; what is switched off is left out.
  package func findings(in source: AppSource) -> [LintFinding] {
    let app = LintedApp(source)
    let suppressed = Suppressions(source)
    return counting(rules.flatMap { rule in isOff(rule) ? [] : rule.findings(in: app) })
      .filter { !suppressed.hides($0) }
  }

  /// What could not be read, in the same order; what is switched off is left out.
  package func findings(of issues: [SourceIssue]) -> [LintFinding] {
    let rule = UnreadFile()
    return isOff(rule) ? [] : counting(rule.findings(of: issues))
  }

  private func isOff(_ rule: any LintRule) -> Bool {
    settings.isOff(rule.description.identifier)
  }

  /// Findings as serious as the settings say, each once and without those that do not count.
  private func counting(_ findings: [LintFinding]) -> [LintFinding] {
    var seen: Set<LintFinding> = []
    return findings.compactMap { finding -> LintFinding? in
      var finding = finding
      if let severity = settings.severity(of: finding.rule) { finding.severity = severity }
      guard !settings.ignores(finding.rule, in: finding.place.file), seen.insert(finding).inserted
      else { return nil }
      return finding
    }.sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
  }
}
