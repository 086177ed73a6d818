import AppSources

/// Makes one finding of those about the ways of one phrase with brackets, in the words that its author wrote.
struct VariantFindings {
  /// For the place of a phrase with brackets what is written there, and its ways.
  private var phrases: [SourcePlace: (written: String, ways: [String])] = [:]

  private struct Key: Hashable {
    var rule: String
    var place: SourcePlace
    var related: SourcePlace?
    /// What is said of the phrase, where it is about no other.
    var message: String
  }

  init(_ app: LintedApp) {
    for phrase in app.phrases {
      guard let written = phrase.written else { continue }
      phrases[phrase.place, default: (written, [])].ways.append(phrase.text.template)
    }
  }

  /// The findings; of several of a rule that say the same of a phrase, or of the same two, the first with the phrase as
  /// it is written and the way that it is about.
  func merged(_ findings: [LintFinding]) -> [LintFinding] {
    guard !phrases.isEmpty else { return findings }
    var told: Set<Key> = []
    return findings.compactMap { finding in
      let phrase = phrases[finding.place]
      let other = finding.related.flatMap { phrases[$0] }
      guard phrase != nil || other != nil else { return finding }
      var finding = finding
      var key = Key(
        rule: finding.rule,
        place: finding.place,
        related: finding.related,
        message: ""
      )
      if let phrase, let way = way(of: phrase.ways, in: finding.message) {
        if finding.related == nil {
          key.message = finding.message.replacing("'\(way)'", with: "'\(phrase.written)'")
        }
        finding.message = Self.named(way, of: phrase.written, in: finding.message)
      }
      return told.insert(key).inserted ? finding : nil
    }
  }

  /// The way of a phrase that a message is about.
  private func way(of ways: [String], in message: String) -> String? {
    ways.first { message.contains("'\($0)'") }
  }

  /// A message about a way of a phrase, with the phrase as it is written.
  private static func named(_ way: String, of written: String, in message: String) -> String {
    guard let range = message.firstRange(of: "'\(way)'") else { return message }
    let rest = message[range.upperBound...]
    let end = rest.hasPrefix(":") || rest.hasPrefix(",") || rest.hasPrefix(";") ? "" : ","
    return message[..<range.lowerBound] + "'\(written)', said as '\(way)'" + end + rest
  }
}
