import AppSources
import OrderedJSON
import PhraseLint
import Testing

@Suite struct LintReportTests {
  private static let report = LintReport(
    findings: [
      LintFinding(
        rule: "final-punctuation",
        severity: .warning,
        place: SourcePlace(file: "A b,c/Ü.swift", line: 3, column: 7),
        message: "'50 % of it.' ends"
      ),
      LintFinding(
        rule: "phrase-order",
        severity: .note,
        place: SourcePlace(file: "B.swift"),
        message: "two\nlines"
      ),
    ],
    issues: [SourceIssue(SourcePlace(file: "C.swift", line: 1), "is no plain file")],
    fileCount: 3,
    appCount: 1
  )

  @Test func `the text is a line for each finding and one that counts them`() {
    #expect(
      Self.report.lines == """
        A b,c/Ü.swift:3:7: warning: '50 % of it.' ends [final-punctuation]
        B.swift: note: two
        lines [phrase-order]
        3 files, 1 app: 1 warning, 1 note

        """
    )
  }

  @Test func `GitHub's commands escape what has a meaning for them`() {
    #expect(
      Self.report.github == """
        ::warning file=A b%2Cc/Ü.swift,line=3,col=7,title=final-punctuation::'50 %25 of it.' ends
        ::notice file=B.swift,title=phrase-order::two%0Alines
        ::warning file=C.swift,line=1,title=not read::is no plain file

        """
    )
  }

  @Test func `the JSON has every finding and what was not read`() {
    let json = Self.report.json
    #expect(
      json.text
        == #"{"version":1,"findings":[{"rule":"final-punctuation","severity":"warning","#
        + #""file":"A b,c/Ü.swift","line":3,"column":7,"message":"'50 % of it.' ends","fixable":false},"#
        + #"{"rule":"phrase-order","severity":"note","file":"B.swift","message":"two\nlines","#
        + #""fixable":false}],"unread":[{"file":"C.swift","line":1,"message":"is no plain file"}],"#
        + #""files":3,"apps":1}"#
    )
  }

  @Test func `SARIF names the rule, the level and the place of each finding`() throws {
    let log = try JSON.parse(Self.report.sarif(version: "1.2").text)
    let run = try #require(log["runs"]?.array?.first)
    let driver = try #require(run["tool"]?["driver"])
    #expect(log["version"]?.string == "2.1.0")
    #expect(driver["name"]?.string == "assistant")
    #expect(driver["rules"]?.array?.count == LintRules.all.count)
    let result = try #require(run["results"]?.array?.first)
    let index = try #require(result["ruleIndex"]?.int)
    #expect(driver["rules"]?.array?[index]["id"]?.string == "final-punctuation")
    let place = result["locations"]?.array?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "A%20b,c/%C3%9C.swift")
    #expect(place?["region"]?["startLine"]?.int == 3)
    let invocation = try #require(run["invocations"]?.array?.first)
    #expect(invocation["executionSuccessful"]?.bool == true)
    let unread = try #require(invocation["toolExecutionNotifications"]?.array)
    #expect(unread.map { $0["message"]?["text"]?.string } == ["is no plain file"])
    #expect(
      unread.first?["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?
        .string == "C.swift"
    )
  }
}
