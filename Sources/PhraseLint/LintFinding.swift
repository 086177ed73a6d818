package import AppSources

/// Something that a rule found.
package struct LintFinding: Sendable, Hashable {
  /// The rule's identifier.
  package var rule: String
  /// How serious it is.
  package var severity: LintSeverity
  /// Where.
  package var place: SourcePlace
  /// What is wrong and what to do.
  package var message: String
  /// What would put it right without anybody's thought; nil where there is nothing.
  package var fix: TextFix?
  /// Where the other phrase or value stands that it is about; nil where it is about one.
  package var related: SourcePlace?

  /// Makes a finding.
  package init(
    rule: String,
    severity: LintSeverity,
    place: SourcePlace,
    message: String,
    fix: TextFix? = nil,
    related: SourcePlace? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.fix = fix
    self.related = related
  }

  /// The finding as compilers write theirs.
  package var line: String {
    "\(place): \(severity.rawValue): \(message) [\(rule)]"
  }
}
