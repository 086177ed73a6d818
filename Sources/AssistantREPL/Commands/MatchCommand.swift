import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher

/// Prints what each line of standard input means, in order, and runs nothing.
///
/// Lines that are there already are answered together, on all cores; a line alone is answered at once.
struct MatchCommand: Sendable {
  let session: Session
  let input: FileHandle

  /// Fewer lines are not worth another task.
  private static let fewestLines = 32

  func run() async throws -> ExitCode {
    let console = session.console
    let lines = PipedLines(input: input, console: console, keepsCutLines: true)
    var counts: [String: Int] = [:]
    while let batch = await lines.nextBatch() {
      let answers = await answers(to: batch)
      for answer in answers { counts.merge(answer.counts, uniquingKeysWith: +) }
      console.write(answers.map(\.text).joined())
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

  /// The answers to some lines that follow each other.
  private struct Answers: Sendable {
    var text = ""
    var counts: [String: Int] = [:]
  }

  /// The answers in the order of the lines, whoever finds them.
  private func answers(to lines: [String]) async -> [Answers] {
    let tasks = min(
      ProcessInfo.processInfo.activeProcessorCount,
      max(1, lines.count / Self.fewestLines)
    )
    guard tasks > 1 else { return [await answersInTurn(to: lines[...])] }
    return await withTaskGroup(of: (Int, Answers).self) { group in
      for task in 0..<tasks {
        let part = lines[lines.count * task / tasks..<lines.count * (task + 1) / tasks]
        group.addTask { (task, await answersInTurn(to: part)) }
      }
      var answers = Array(repeating: Answers(), count: tasks)
      for await (task, part) in group { answers[task] = part }
      return answers
    }
  }

  private func answersInTurn(to lines: ArraySlice<String>) async -> Answers {
    let interpreter = session.interpreter
    let isJSON = session.arguments[.json]
    var answers = Answers()
    for line in lines {
      var understanding = await interpreter.understand(line)
      let limit = session.settings.alternativeLimit
      understanding.alternatives = Array(understanding.alternatives.prefix(limit))
      answers.counts[understanding.outcome.name, default: 0] += 1
      answers.text += isJSON ? JSON(understanding).text : understanding.shortLine
      answers.text += "\n"
    }
    return answers
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
