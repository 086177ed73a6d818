import AppSources

extension LintReport {
  /// The findings as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    // What was lost is a finding already.
    let issues = issues.filter { !$0.isLoss }
    return (findings.map(Self.command) + issues.map(Self.command)).map { $0 + "\n" }.joined()
  }

  private static func command(for finding: LintFinding) -> String {
    let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
    return command(kind, finding.place, title: finding.rule, finding.message)
  }

  private static func command(for issue: SourceIssue) -> String {
    command("warning", issue.place, title: "not read", issue.message)
  }

  private static func command(
    _ kind: String,
    _ place: SourcePlace,
    title: String,
    _ message: String
  ) -> String {
    var properties = ["file=\(property(place.file))"]
    if place.line > 0 { properties.append("line=\(place.line)") }
    if place.column > 0 { properties.append("col=\(place.column)") }
    properties.append("title=\(property(title))")
    return "::\(kind) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r\n": "%0D%0A"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    escaped(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
