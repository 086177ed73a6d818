import OrderedJSON

extension CoverageReport {
  /// The report as JUnit XML: a suite for each language and intent, a test for each sentence.
  ///
  /// A known failure counts as skipped.
  public var junit: String {
    var suites: [[String]: [CoverageRecord]] = [:]
    for result in results {
      suites[[result.locale, result.entry.testCase.intent ?? "-"], default: []].append(result)
    }
    let failures = results.count(where: \.isUnexpected)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="coverage" tests="\#(results.count)" failures="\#(failures)">"#,
    ]
    for (key, results) in suites.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let failures = results.count(where: \.isUnexpected)
      let skipped = results.count { !$0.isUnexpected && $0.verdict != .passed }
      lines.append(
        #"  <testsuite name="\#(Self.escaped(key[0])).\#(Self.escaped(key[1]))" "#
          + #"tests="\#(results.count)" failures="\#(failures)" skipped="\#(skipped)">"#
      )
      for result in results { lines += Self.lines(for: result, suite: key) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private static func lines(for result: CoverageRecord, suite: [String]) -> [String] {
    let name = escaped(result.entry.testCase.utterance)
    let head =
      #"    <testcase name="\#(name)" classname="\#(escaped(suite[0])).\#(escaped(suite[1]))" "#
      + #"file="\#(escaped(result.file))" line="\#(result.entry.location.line)""#
    if result.isUnexpected {
      return [
        head + ">",
        #"      <failure type="\#(result.verdict.name)" message="\#(escaped(result.sentence))"/>"#,
        "    </testcase>",
      ]
    }
    if result.verdict != .passed {
      return [
        head + ">", #"      <skipped message="\#(escaped(result.sentence))"/>"#, "    </testcase>",
      ]
    }
    return [head + "/>"]
  }

  /// A text as an attribute; what XML cannot hold becomes a replacement character.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t": result += "&#9;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
