package import AppSources
import Foundation

/// Puts right what needs nobody's thought, in the files themselves.
package struct LintFixer: Sendable {
  /// What was changed.
  package struct Result: Sendable {
    /// The findings that were put right.
    package var fixed: [LintFinding] = []
    /// The files that could not be written.
    package var issues: [SourceIssue] = []
  }

  /// Makes a fixer.
  package init() {}

  /// Changes the files of findings that have a fix.
  ///
  /// A literal is changed only where it reads as expected after the change; a file is written whole or
  /// not at all.
  package func apply(_ findings: [LintFinding]) -> Result {
    var result = Result()
    let fixable = findings.filter { $0.fix != nil && $0.place.line > 0 }
    for (file, findings) in Dictionary(grouping: fixable, by: \.place.file).sorted(by: {
      $0.key < $1.key
    }) {
      guard let data = FileManager.default.contents(atPath: file),
        var text = String(validating: data, as: UTF8.self)
      else { continue }
      var fixed: [LintFinding] = []
      // From the end: what stands before keeps its place.
      for finding in findings.sorted(by: { $1.place < $0.place }) {
        guard let fix = finding.fix, let range = Self.literal(at: finding.place, in: text) else {
          continue
        }
        let changed = fix.applied(to: String(text[range]))
        guard changed != text[range], !changed.isEmpty,
          !changed.contains("\"") || changed.contains("\\\"")
        else { continue }
        text.replaceSubrange(range, with: changed)
        fixed.append(finding)
      }
      guard !fixed.isEmpty else { continue }
      do {
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        result.fixed += fixed.reversed()
      } catch {
        result.issues.append(
          SourceIssue(
            SourcePlace(file: file),
            "the file cannot be written, so nothing in it was fixed"
          )
        )
      }
    }
    return result
  }

  /// The content of the literal that begins at a place: between plain quotes on one line.
  private static func literal(at place: SourcePlace, in text: String) -> Range<String.Index>? {
    var line = 1
    var index = text.startIndex
    while line < place.line, index < text.endIndex {
      if text[index].isNewline { line += 1 }
      index = text.index(after: index)
    }
    guard
      let quote = text.index(index, offsetBy: place.column - 1, limitedBy: text.endIndex),
      quote < text.endIndex, text[quote] == "\"", !text[quote...].hasPrefix("\"\"\"")
    else { return nil }
    let start = text.index(after: quote)
    var end = start
    while end < text.endIndex, text[end] != "\"", !text[end].isNewline {
      if text[end] == "\\" { end = text.index(after: end) }
      if end < text.endIndex { end = text.index(after: end) }
    }
    guard end < text.endIndex, text[end] == "\"" else { return nil }
    // A literal that is put together with others is no phrase by itself.
    let before = text[..<quote].last { !$0.isWhitespace }
    let after = text[text.index(after: end)...].first { !$0.isWhitespace }
    return before == "+" || after == "+" ? nil : start..<end
  }
}
