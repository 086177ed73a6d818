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
    return counting(findings(in: app, hidden: Suppressions(source)))
  }

  /// What is wrong with apps, each and together, in the order of files and lines; what is switched off is left out.
  package func findings(in sources: [AppSource]) -> [LintFinding] {
    let apps = sources.map { LintedApp($0) }
    var found = apps.flatMap { findings(in: $0, hidden: Suppressions($0.source)) }
    for rule in rules where !isOff(rule) { found += rule.findings(among: apps) }
    return counting(found)
  }

  /// What could not be read, in the same order; what is switched off is left out.
  package func findings(of issues: [SourceIssue]) -> [LintFinding] {
    let rule = UnreadFile()
    return isOff(rule) ? [] : counting(rule.findings(of: issues))
  }

  private func findings(in app: LintedApp, hidden: Suppressions) -> [LintFinding] {
    let found = rules.flatMap { rule -> [LintFinding] in
      guard !isOff(rule), !(app.source.runsHere && rule.description.isOfAppleOnly) else {
        return []
      }
      return rule.findings(in: app)
    }
    return VariantFindings(app).merged(found).filter { !hidden.hides($0) }
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
