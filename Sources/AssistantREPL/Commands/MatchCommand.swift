import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher

/// Prints what each line of standard input means, in order, and runs nothing.
struct MatchCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let console = session.console
    let interpreter = session.interpreter
    let lines = PipedLines(input: input, console: console, keepsCutLines: true)
    var counts: [String: Int] = [:]
    while let line = await lines.next() {
      let understanding = await interpreter.understand(line)
      counts[understanding.outcome.name, default: 0] += 1
      console.writeLine(
        session.arguments[.json] ? JSON(understanding).text : understanding.shortLine
      )
      guard console.isOpen else { break }
    }
    if session.arguments[.verbose] {
      let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      console.diagnose(parts.joined(separator: ", "), kind: .note)
    }
    let understood = (counts["match"] ?? 0) + (counts["empty"] ?? 0)
    let isWhole = await !lines.hasLost
    return isWhole && counts.values.reduce(0, +) == understood ? .success : .failure
  }
}

extension Understanding {
  /// The understanding on one line: outcome, intent, values, confidence, with tabs between.
  fileprivate var shortLine: String {
    var fields = [outcome.name]
    if case .refused(let reason) = outcome { fields.append(reason.rawValue) }
    if let reading {
      fields.append(reading.intent)
      fields += reading.parameters.map { "\($0.name)=\($0.shownValue)" }
      fields.append(String(reading.confidence))
    }
    return TerminalText.sanitized(fields.joined(separator: "\t"))
  }
}
