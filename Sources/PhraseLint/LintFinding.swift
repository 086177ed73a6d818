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

  /// The finding as compilers write theirs.
  package var line: String {
    "\(place): \(severity.rawValue): \(message) [\(rule)]"
  }
}
