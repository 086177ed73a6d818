import AppSources

/// Findings that were there before anybody looked, so that an old project starts clean.
///
/// A line for each: rule, file and message, with tabs between them. Lines of files are not kept, so that
/// moving a phrase is no news.
package struct LintBaseline: Sendable, Hashable {
  private var counts: [String: Int] = [:]

  /// Makes a baseline of findings.
  package init(_ findings: [LintFinding]) {
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
  }

  /// Reads a baseline.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      counts[String(line), default: 0] += 1
    }
  }

  /// The baseline as a file.
  package var text: String {
    let lines = counts.sorted { $0.key < $1.key }.flatMap {
      Array(repeating: $0.key, count: $0.value)
    }
    return "# What was found before; remove a line when it is put right.\n"
      + lines.map { $0 + "\n" }.joined()
  }

  /// The findings that are new, and how many that are known are no more.
  package func fresh(
    among findings: [LintFinding]
  ) -> (findings: [LintFinding], known: Int, gone: Int) {
    var left = counts
    var fresh: [LintFinding] = []
    for finding in findings {
      let key = Self.key(finding)
      if let count = left[key], count > 0 {
        left[key] = count - 1
      } else {
        fresh.append(finding)
      }
    }
    let gone = left.values.reduce(0, +)
    return (fresh, findings.count - fresh.count, gone)
  }

  private static func key(_ finding: LintFinding) -> String {
    // Messages name other places too, whose lines move as well.
    let message = finding.message.replacing(#/:\d+(:\d+)?\)/#, with: ")")
    return [finding.rule, finding.place.file, message]
      .map { String($0.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
      .joined(separator: "\t")
  }
}
