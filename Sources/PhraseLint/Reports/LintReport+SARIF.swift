import AppSources
import Foundation
package import OrderedJSON

extension LintReport {
  /// The report as a SARIF 2.1.0 log, which code scanning services read; it names the program's version.
  package func sarif(version: String) -> JSON {
    let rules = LintRules.all.map(\.description)
    let numbers = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($1.identifier, $0) }
    )
    return .object([
      JSON.Member("$schema", JSON("https://json.schemastore.org/sarif-2.1.0.json")),
      JSON.Member("version", JSON("2.1.0")),
      JSON.Member(
        "runs",
        .array([
          .object([
            JSON.Member(
              "tool",
              .object([
                JSON.Member(
                  "driver",
                  .object([
                    JSON.Member("name", JSON("assistant")),
                    JSON.Member("version", JSON(version)),
                    JSON.Member("rules", .array(rules.map(Self.sarif(for:)))),
                  ])
                )
              ])
            ),
            JSON.Member("columnKind", JSON("unicodeCodePoints")),
            JSON.Member("invocations", .array([invocation])),
            JSON.Member("results", .array(findings.map { Self.sarif(for: $0, numbers) })),
          ])
        ])
      ),
    ])
  }

  /// The run: it went through, and what it could not read stands beside what it found.
  private var invocation: JSON {
    .object([
      JSON.Member("executionSuccessful", .bool(true)),
      JSON.Member("toolExecutionNotifications", .array(issues.map(Self.sarif(for:)))),
    ])
  }

  private static func sarif(for issue: SourceIssue) -> JSON {
    .object([
      JSON.Member("level", JSON(LintSeverity.warning.rawValue)),
      JSON.Member("message", text(issue.message)),
      JSON.Member("locations", .array([location(of: issue.place)])),
    ])
  }

  private static func sarif(for rule: LintRuleDescription) -> JSON {
    .object([
      JSON.Member("id", JSON(rule.identifier)),
      JSON.Member("shortDescription", text(rule.summary)),
      JSON.Member("fullDescription", text(rule.explanation)),
      JSON.Member("help", text("Not so:\n\(rule.example)\n\nBut so:\n\(rule.remedy)")),
      JSON.Member(
        "defaultConfiguration",
        .object([JSON.Member("level", JSON(rule.severity.rawValue))])
      ),
    ])
  }

  private static func text(_ text: String) -> JSON {
    .object([JSON.Member("text", JSON(text))])
  }

  private static func sarif(for finding: LintFinding, _ numbers: [String: Int]) -> JSON {
    .object([
      JSON.Member("ruleId", JSON(finding.rule)),
      JSON.Member("ruleIndex", JSON(numbers[finding.rule] ?? -1)),
      JSON.Member("level", JSON(finding.severity.rawValue)),
      JSON.Member("message", text(finding.message)),
      JSON.Member("locations", .array([location(of: finding.place)])),
    ])
  }

  private static func location(of place: SourcePlace) -> JSON {
    var members = [
      JSON.Member("artifactLocation", .object([JSON.Member("uri", JSON(uri(place.file)))]))
    ]
    if place.line > 0 {
      var region = [JSON.Member("startLine", JSON(place.line))]
      if place.column > 0 { region.append(JSON.Member("startColumn", JSON(place.column))) }
      members.append(JSON.Member("region", .object(region)))
    }
    return .object([JSON.Member("physicalLocation", .object(members))])
  }

  private static func uri(_ file: String) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    // A colon in a relative path would end a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
