import AppSources

/// One thing that can be wrong with an app's phrases.
package protocol LintRule: Sendable {
  /// What the rule is about, for people.
  var description: LintRuleDescription { get }

  /// Looks for what the rule is about.
  ///
  /// - Parameter app: The app.
  /// - Returns: What was found, in any order.
  func findings(in app: LintedApp) -> [LintFinding]

  /// Looks for what the rule is about in what apps are together, as one app's languages in a catalogue file.
  ///
  /// - Parameter apps: Everything that is checked.
  /// - Returns: What was found, in any order.
  func findings(among apps: [LintedApp]) -> [LintFinding]
}

/// What a rule is about.
package struct LintRuleDescription: Sendable, Hashable {
  /// The name by which it is switched off.
  package var identifier: String
  /// How serious its findings are, where the settings say nothing.
  package var severity: LintSeverity
  /// What it finds, in one line.
  package var summary: String
  /// Why that matters, in sentences.
  package var explanation: String
  /// Source that breaks the rule.
  package var example: String
  /// The same put right.
  package var remedy: String
  /// Whether it is about what Apple's systems want, which nobody needs of a catalogue whose app runs here.
  package var isOfAppleOnly = false

  /// Everything about the rule, as `--explain` shows it.
  package var text: String {
    """
    \(identifier) (\(severity.rawValue)): \(summary)

    \(explanation)

    Not so:
    \(Self.indented(example))

    But so:
    \(Self.indented(remedy))
    \(isOfAppleOnly ? "\n" + Self.exception + "\n" : "")
    To switch it off: "\(identifier) = off" in .assistant-lint, or a comment
    "assistant:disable:next \(identifier)" before the line; in a catalogue the comment of the entry.

    """
  }

  /// What is said of rules about Apple's systems.
  package static let exception =
    "Apple's systems want it so; an app that is a catalogue file with programs runs here, and is not told."

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      .joined(separator: "\n")
  }
}

extension LintRule {
  package func findings(among apps: [LintedApp]) -> [LintFinding] { [] }

  /// A finding of this rule.
  func finding(
    _ place: SourcePlace,
    _ message: String,
    severity: LintSeverity? = nil,
    fix: TextFix? = nil,
    related: SourcePlace? = nil
  ) -> LintFinding {
    LintFinding(
      rule: description.identifier,
      severity: severity ?? description.severity,
      place: place,
      message: message,
      fix: fix,
      related: related
    )
  }
}
