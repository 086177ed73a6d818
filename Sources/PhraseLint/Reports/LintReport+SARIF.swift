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
            JSON.Member("results", .array(findings.map { Self.sarif(for: $0, numbers) })),
          ])
        ])
      ),
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
    var region: [JSON.Member] = []
    if finding.place.line > 0 {
      region.append(JSON.Member("startLine", JSON(finding.place.line)))
      if finding.place.column > 0 {
        region.append(JSON.Member("startColumn", JSON(finding.place.column)))
      }
    }
    var location = [
      JSON.Member(
        "artifactLocation",
        .object([JSON.Member("uri", JSON(uri(finding.place.file)))])
      )
    ]
    if !region.isEmpty { location.append(JSON.Member("region", .object(region))) }
    return .object([
      JSON.Member("ruleId", JSON(finding.rule)),
      JSON.Member("ruleIndex", JSON(numbers[finding.rule] ?? -1)),
      JSON.Member("level", JSON(finding.severity.rawValue)),
      JSON.Member("message", text(finding.message)),
      JSON.Member(
        "locations",
        .array([.object([JSON.Member("physicalLocation", .object(location))])])
      ),
    ])
  }

  private static func uri(_ file: String) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
