/// How serious findings are, and which of them do not count: the file `.assistant-lint`.
///
/// ```
/// # A line for each setting.
/// phrase-order = off
/// final-punctuation = error
/// fail-on = error
/// exclude Vendor
/// ignore duplicate-phrase Sources/Legacy
/// ```
package struct LintSettings: Sendable, Hashable {
  /// Names of rules with what is made of their findings; nil for nothing.
  private var severities: [String: LintSeverity?] = [:]
  private var ignored: [IgnoredPath] = []
  /// Folders and files that are not read.
  package private(set) var excluded: [String] = []
  /// The least severity that makes a run fail.
  package private(set) var failing = LintSeverity.warning

  private struct IgnoredPath: Sendable, Hashable {
    var rule: String
    var path: String
  }

  /// Makes settings that change nothing.
  package init() {}

  /// A line that says nothing that is understood.
  package struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    package var file: String
    /// The line; the first is 1.
    package var line: Int
    /// What is wrong and what to do.
    package var message: String

    /// The mistake with its place.
    package var description: String { "\(file):\(line): \(message)" }
  }

  /// Every mistake of a file.
  package struct Mistakes: Error, Sendable, Hashable {
    /// The mistakes in order; never empty.
    package var mistakes: [Mistake]
  }

  /// Reads settings.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's name for messages.
  /// - Throws: Every mistake at once.
  package init(_ text: String, file: String) throws(Mistakes) {
    var mistakes: [Mistake] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let content = line.prefix { $0 != "#" }
      guard content.contains(where: { !$0.isWhitespace }) else { continue }
      if let message = read(content) {
        mistakes.append(Mistake(file: file, line: number + 1, message: message))
      }
    }
    guard mistakes.isEmpty else { throw Mistakes(mistakes: mistakes) }
  }

  /// Reads a line; what is wrong with it, or nil.
  private mutating func read(_ line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first, words.count) {
    case ("exclude", 2): excluded.append(Self.path(words[1]))
    case ("ignore", 3):
      guard LintRules.rule(words[1]) != nil else { return Self.unknownRule(words[1]) }
      ignored.append(IgnoredPath(rule: words[1], path: Self.path(words[2])))
    case (_, 3) where words[1] == "=": return set(words[0], words[2])
    default:
      return
        "'\(words.joined(separator: " "))' is no setting; write 'RULE = off', 'exclude PATH' or "
        + "'ignore RULE PATH'"
    }
    return nil
  }

  private mutating func set(_ name: String, _ value: String) -> String? {
    let severity = LintSeverity(rawValue: value)
    if name == "fail-on" {
      guard let severity else {
        return "'fail-on' cannot be '\(value)'; it takes note, warning, error"
      }
      failing = severity
      return nil
    }
    guard LintRules.rule(name) != nil else { return Self.unknownRule(name) }
    guard severity != nil || value == "off" else {
      return "'\(name)' cannot be '\(value)'; it takes off, note, warning, error"
    }
    severities[name] = .some(severity)
    return nil
  }

  private static func unknownRule(_ name: String) -> String {
    "no rule is called '\(name)'; 'assistant lint --explain all' lists them"
  }

  private static func path(_ text: String) -> String {
    let trimmed = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
    return trimmed.hasSuffix("/") ? String(trimmed.dropLast()) : trimmed
  }

  /// Whether a rule is switched off.
  func isOff(_ rule: String) -> Bool {
    if case .some(.none) = severities[rule] { return true }
    return false
  }

  /// How serious a rule's findings are; nil where the rule itself says it.
  func severity(of rule: String) -> LintSeverity? {
    severities[rule] ?? nil
  }

  /// Whether a rule's findings in a file do not count.
  func ignores(_ rule: String, in file: String) -> Bool {
    ignored.contains { $0.rule == rule && Self.holds($0.path, file) }
  }

  /// Whether a path is not read.
  package func excludes(_ path: String) -> Bool {
    excluded.contains { Self.holds($0, path) }
  }

  /// Whether a path is another or lies below it, however the run's own folder is written before it.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return path == folder || path.hasPrefix(folder + "/") || path.hasSuffix("/" + folder)
      || path.contains("/" + folder + "/")
  }
}
