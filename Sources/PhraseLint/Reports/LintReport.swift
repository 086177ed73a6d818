package import AppSources

/// What a run found, for whoever reads it.
package struct LintReport: Sendable {
  /// The findings, in the order of files and lines.
  package var findings: [LintFinding]
  /// What could not be read.
  package var issues: [SourceIssue]
  /// How many files were looked at.
  package var fileCount: Int
  /// How many apps were found.
  package var appCount: Int

  /// Makes a report.
  package init(findings: [LintFinding], issues: [SourceIssue], fileCount: Int, appCount: Int) {
    self.findings = findings
    self.issues = issues
    self.fileCount = fileCount
    self.appCount = appCount
  }

  /// The findings a line each, and a line that counts them.
  package var lines: String {
    findings.map { $0.line + "\n" }.joined() + summary + "\n"
  }

  /// The findings counted.
  package var summary: String {
    let files = Self.count(fileCount, "file", "files")
    guard appCount > 0 else { return "\(files), no app with phrases" }
    let apps = Self.count(appCount, "app", "apps")
    guard !findings.isEmpty else { return "\(files), \(apps): nothing to report" }
    let counts = LintSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.count(count, severity.rawValue, severity.rawValue + "s")
    }
    return "\(files), \(apps): \(counts.joined(separator: ", "))"
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
