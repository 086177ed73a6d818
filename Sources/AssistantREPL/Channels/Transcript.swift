import AssistantKit
public import Foundation

/// A conversation as a text file: what was said, what was answered, and under which circumstances.
///
/// Lines that begin with `> ` are a person's; indented lines are the assistant's; `<interrupted>`,
/// `<expired>` and `<end>` stand where a question was interrupted, not answered in time, or the input
/// ended inside it; `#` lines name the circumstances:
///
/// ```
/// # locale: en
/// # now: 2026-11-21T10:00:00Z
/// > open the hobbit in library
///   Library comes to the front.
/// ```
public struct Transcript: Sendable, Hashable {
  /// The locale of the conversation.
  public var locale: String
  /// The moment at which it began.
  public var now: Date
  /// The options of the command line that change how it goes, such as `--dry-run`.
  public var options: [String] = []
  /// What was said and answered, line by line as in the file.
  public var lines: [String]

  /// Makes a transcript.
  public init(locale: String, now: Date, lines: [String] = []) {
    self.locale = locale
    self.now = now
    self.lines = lines
  }

  /// Reads a transcript; lines about unknown circumstances are passed over.
  public init(parsing text: String) {
    self.init(locale: "en", now: Date(timeIntervalSince1970: 0))
    // By bytes: "\r\n", as other systems end lines, is one character.
    var rest = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    if rest.last?.isEmpty == true { rest.removeLast() }
    for line in rest.map(Self.line) {
      if line.hasPrefix("# locale: ") {
        locale = String(line.dropFirst("# locale: ".count))
      } else if line.hasPrefix("# now: ") {
        now = (try? Date(String(line.dropFirst("# now: ".count)), strategy: .iso8601)) ?? now
      } else if line.hasPrefix("# options: ") {
        options = line.dropFirst("# options: ".count).split(separator: " ").map(String.init)
      } else if !line.hasPrefix("#") {
        lines.append(line)
      }
    }
  }

  private static func line(_ bytes: Substring.UTF8View) -> String {
    var bytes = bytes
    while bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// What the person said, in order.
  public var inputs: [String] {
    answers.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  /// What the person said and where they broke off, in order.
  var answers: [ChannelAnswer] {
    lines.compactMap { line in
      if line.hasPrefix("> ") { return .line(String(line.dropFirst(2))) }
      return line == Self.interruptionLine
        ? .interrupted : line == Self.expiryLine ? .expired : nil
    }
  }

  /// The lines at the top of the file.
  public var header: [String] {
    ["# locale: \(locale)", "# now: \(now.formatted(.iso8601))"]
      + (options.isEmpty ? [] : ["# options: " + options.joined(separator: " ")])
  }

  /// Something a person said.
  static func inputLine(_ text: String) -> String { "> " + TerminalText.sanitized(text) }

  /// Something the assistant answered.
  static func outputLine(_ text: String) -> String { text.isEmpty ? "" : "  " + text }

  /// The person broke a question off.
  static let interruptionLine = "<interrupted>"

  /// A question was not answered in time.
  static let expiryLine = "<expired>"

  /// The input ended inside a question.
  static let endLine = "<end>"
}
