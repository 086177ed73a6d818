import AppSources

/// What comments switch off, in Swift files and in catalogues.
struct Suppressions {
  private var byFile: [String: [Suppression]]

  init(_ source: AppSource) {
    byFile = source.suppressions
    for table in source.phraseTables { add(table) }
  }

  /// The comment of an entry counts for all of it.
  private mutating func add(_ table: PhraseTable) {
    for (number, entry) in table.entries.enumerated() {
      guard let words = SuppressionComment.words(of: entry.comment),
        words.command.hasPrefix("assistant:disable")
      else { continue }
      let next = number + 1 < table.entries.count ? table.entries[number + 1].place.line : Int.max
      byFile[table.file, default: []].append(
        Suppression(
          rules: words.rules,
          firstLine: entry.place.line,
          lastLine: max(entry.place.line, next - 1)
        )
      )
    }
  }

  /// Whether a comment switches a finding off.
  func hides(_ finding: LintFinding) -> Bool {
    (byFile[finding.place.file] ?? []).contains { suppression in
      (suppression.rules.isEmpty || suppression.rules.contains(finding.rule))
        && (suppression.firstLine...suppression.lastLine).contains(finding.place.line)
    }
  }
}
