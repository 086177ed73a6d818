import PhraseLint
import Testing

/// A rule with an app that breaks it, what it says of that, and an app that does not.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: String
  /// The source within `appShortcuts` that breaks the rule, from line 2 on.
  var bad: [SampleLine]
  /// Further files beside it.
  var badFiles: [String: String] = [:]
  /// What is found.
  var lines: [String]
  /// The source that does not break it.
  var good: [SampleLine]
  /// Further files beside that.
  var goodFiles: [String: String] = [:]

  var testDescription: String { rule }

  /// Checks both.
  func check() throws {
    let rule = try #require(LintRules.rule(rule))
    let found = try LintSample(shortcuts: bad.source, files: badFiles).lines([rule])
    #expect(found == lines, "found:\n\(found.joined(separator: "\n"))")
    #expect(try LintSample(shortcuts: good.source, files: goodFiles).lines([rule]) == [])
  }
}
