import AppSources
import PhraseLint
import Testing

@Suite struct UnreadFileTests {
  static let rules = ["unread-file"]

  private static let issues = [
    SourceIssue(
      SourcePlace(file: "b/A.xcstrings", line: 3, column: 1),
      "the catalogue is not read",
      isLoss: true
    ),
    SourceIssue(SourcePlace(file: "a/B.swift"), "its declarations were found by their keywords"),
  ]

  @Test func `what is lost with a broken file is an error, and what is read otherwise is none`() {
    #expect(
      Linter().findings(of: Self.issues).map(\.line) == [
        "b/A.xcstrings:3:1: error: the catalogue is not read [unread-file]"
      ]
    )
  }

  @Test(arguments: ["unread-file = off", "ignore unread-file b", "unread-file = note"])
  func `settings count for it as for any rule`(line: String) throws {
    let settings = try LintSettings(line, file: ".assistant-lint")
    let found = Linter(settings: settings).findings(of: Self.issues)
    #expect(found.map(\.severity) == (line.hasSuffix("note") ? [.note] : []))
  }
}
