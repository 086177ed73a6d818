import Foundation
import PhraseLint
import Testing

/// The page that tells of every rule.
@Suite struct RulesPageTests {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/PhraseLint/PhraseLint.docc/Rules.md")

  /// The page as the rules' own words make it.
  private static var page: String {
    let rules = LintRules.all.map(\.description).map { rule in
      """

      ### \(rule.identifier)

      \(rule.summary) (\(rule.severity.rawValue)).

      \(rule.explanation)

      Not so:

      ```
      \(rule.example)
      ```

      But so:

      ```
      \(rule.remedy)
      ```
      \(rule.isOfAppleOnly ? "\n" + LintRuleDescription.exception + "\n" : "")
      """
    }
    return """
      # The rules

      What `assistant lint` looks for, why, and how to put it right.

      ## Overview

      `assistant lint --explain RULE` tells the same.

      """ + rules.joined()
  }

  @Test func `the page says of every rule what the rule says of itself`() throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try Data(Self.page.utf8).write(to: Self.url)
    }
    #expect(try String(contentsOf: Self.url, encoding: .utf8) == Self.page)
  }
}
