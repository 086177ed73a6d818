import AppSources
package import OrderedJSON

extension LintReport {
  /// The report as one JSON object.
  package var json: JSON {
    .object([
      JSON.Member("version", JSON(1)),
      JSON.Member("findings", .array(findings.map(Self.json(for:)))),
      JSON.Member("unread", .array(issues.map(Self.json(for:)))),
      JSON.Member("files", JSON(fileCount)),
      JSON.Member("apps", JSON(appCount)),
    ])
  }

  private static func json(for finding: LintFinding) -> JSON {
    .object(
      [
        JSON.Member("rule", JSON(finding.rule)),
        JSON.Member("severity", JSON(finding.severity.rawValue)),
      ] + members(of: finding.place) + [
        JSON.Member("message", JSON(finding.message)),
        JSON.Member("fixable", JSON(finding.fix != nil)),
      ]
    )
  }

  private static func json(for issue: SourceIssue) -> JSON {
    .object(members(of: issue.place) + [JSON.Member("message", JSON(issue.message))])
  }

  private static func members(of place: SourcePlace) -> [JSON.Member] {
    var members = [JSON.Member("file", JSON(place.file))]
    if place.line > 0 { members.append(JSON.Member("line", JSON(place.line))) }
    if place.column > 0 { members.append(JSON.Member("column", JSON(place.column))) }
    return members
  }
}
