import AppSources

/// A file, or a line of one, that could not be read.
struct UnreadFile: LintRule {
  let description = LintRuleDescription(
    identifier: "unread-file",
    severity: .error,
    summary: "A file, or a line of one, that could not be read",
    explanation: """
      What a broken file says is lost, with all its translations, and everything else is checked as if
      there were no such file.
      """,
    example: """
      { "sourceLanguage" : "en", "strings" : {}, }
      """,
    remedy: """
      { "sourceLanguage" : "en", "strings" : {} }
      """
  )

  /// Nothing: what could not be read belongs to no app.
  func findings(in app: LintedApp) -> [LintFinding] { [] }

  func findings(of issues: [SourceIssue]) -> [LintFinding] {
    issues.filter(\.isLoss).map { finding($0.place, $0.message) }
  }
}
