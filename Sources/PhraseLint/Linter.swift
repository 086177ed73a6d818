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
    var findings: [LintFinding] = []
    var seen: Set<LintFinding> = []
    for rule in rules {
      let identifier = rule.description.identifier
      if settings.isOff(identifier) { continue }
      for var finding in rule.findings(in: app) {
        if let severity = settings.severity(of: identifier) { finding.severity = severity }
        guard !suppressed.hides(finding), !settings.ignores(identifier, in: finding.place.file),
          seen.insert(finding).inserted
        else { continue }
        findings.append(finding)
      }
    }
    return findings.sorted { ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message) }
  }
}
