import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher
import Recognizers

/// Prints what each line of standard input means, in order, and runs nothing.
///
/// Of a recogniser's output each utterance has its result in place of each line. Utterances that are
/// there already are answered together, on all cores; one alone is answered at once.
struct MatchCommand: Sendable {
  let session: Session
  let input: FileHandle

  /// Fewer utterances are not worth another task.
  private static let fewestUtterances = 32
  /// For more utterances all of a frozen catalogue is checked, which makes each of them quicker.
  private static let mostUnchecked = 256

  func run() async throws -> ExitCode {
    let console = session.console
    let lines = PipedLines(
      input: input,
      settings: try session.listening(.auto, keepsEveryLine: true),
      console: console
    )
    var counts: [String: Int] = [:]
    var writers = writers
    var askedCount = 0
    var batch = await lines.nextBatch()
    while let utterances = batch {
      let isChecked = askedCount > Self.mostUnchecked
      askedCount += utterances.count
      if !isChecked, askedCount > Self.mostUnchecked {
        try checkCatalog()
        writers = self.writers
      }
      // While answers are looked for, what comes next is read.
      async let following = lines.nextBatch()
      for answer in await answers(to: utterances, &writers) {
        counts.merge(answer.counts, uniquingKeysWith: +)
      }
      if session.index.current.isDamaged { throw damage }
      guard console.isOpen else { break }
      batch = await following
    }
    if session.arguments[.verbose] {
      let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      console.diagnose(parts.joined(separator: ", "), kind: .note)
    }
    let understood = (counts["match"] ?? 0) + (counts["empty"] ?? 0)
    let isWhole = await !lines.hasLost
    return isWhole && counts.values.reduce(0, +) == understood ? .success : .failure
  }

  private var writers: [WordForWordAnswers] {
    let writer = WordForWordAnswers(
      matcher: session.index.current,
      isJSON: session.arguments[.json]
    )
    return Array(repeating: writer, count: ProcessInfo.processInfo.activeProcessorCount)
  }

  // MARK: - Frozen catalogues

  private func checkCatalog() throws {
    let matcher: PhraseMatcher
    do {
      matcher = try FrozenCatalog.checked(session.index.current)
    } catch {
      throw damage
    }
    session.index.update { $0 = matcher }
  }

  /// What is told of a frozen catalogue in which something was found that is not as it was written.
  private var damage: CatalogFileErrors {
    let path = session.arguments.catalogPaths.first ?? ""
    let mistake = CatalogMistake(file: path, location: nil, problem: .frozen(.damaged))
    return CatalogFileErrors(mistakes: [mistake])
  }

  // MARK: - Answers

  /// The answers to some utterances that follow each other, as far as they are not yet written.
  private struct Answers: Sendable {
    /// An object or a line of fields for each utterance.
    var lines = JSONWriter()
    var counts: [String: Int] = [:]
    var writer: WordForWordAnswers
    let output: OrderedOutput
    let part: Int

    mutating func write(isLast: Bool) {
      output.append(lines.bytes, toPart: part, isLast: isLast)
      lines.removeAll()
    }
  }

  /// Writes the answers in the order of the utterances, whoever finds them.
  private func answers(
    to utterances: ArraySlice<RecognizedUtterance>,
    _ writers: inout [WordForWordAnswers]
  ) async -> [Answers] {
    let tasks = min(writers.count, max(1, utterances.count / Self.fewestUtterances))
    let matcher = session.index.current
    let output = OrderedOutput { [console = session.console] bytes in
      // What was found in a damaged catalogue must not be taken for an answer.
      if !matcher.isDamaged { console.write(bytes) }
    }
    guard tasks > 1 else {
      let answers = await answersInTurn(
        to: utterances,
        Answers(writer: writers[0], output: output, part: 0)
      )
      writers[0] = answers.writer
      return [answers]
    }
    let answers = await withTaskGroup(of: (Int, Answers).self) { group in
      for task in 0..<tasks {
        let count = utterances.count
        let start = utterances.startIndex
        let part = utterances[start + count * task / tasks..<start + count * (task + 1) / tasks]
        let answers = Answers(writer: writers[task], output: output, part: task)
        group.addTask { (task, await answersInTurn(to: part, answers)) }
      }
      var answers: [Answers?] = Array(repeating: nil, count: tasks)
      for await (task, part) in group { answers[task] = part }
      return answers.compactMap { $0 }
    }
    for (task, answer) in answers.enumerated() { writers[task] = answer.writer }
    return answers
  }

  private func answersInTurn(
    to utterances: ArraySlice<RecognizedUtterance>,
    _ empty: Answers
  ) async -> Answers {
    // Who asks for it has the apps read, which sentences that are said word by word need not.
    lazy var assistant = session.listener
    let isJSON = session.arguments[.json]
    let watch = UnderstandingWatch()
    defer { watch.leave() }
    var answers = empty
    var matches = 0
    for utterance in utterances {
      // An exact reading stands, so nobody else need be asked.
      if utterance.format == .text, utterance.alternatives.isEmpty,
        answers.writer.append(answerTo: utterance.text, to: &answers.lines)
      {
        matches += 1
        continue
      }
      // Should it end the program, what was understood before has been written.
      answers.write(isLast: false)
      let heard = session.heard(utterance)
      watch.begin(session.settings.messages.failedItself(on: heard.text))
      var understanding = await assistant.understand(heard)
      watch.end()
      let limit = session.settings.alternativeLimit
      understanding.alternatives = Array(understanding.alternatives.prefix(limit))
      answers.counts[understanding.outcome.name, default: 0] += 1
      if isJSON {
        answers.lines.write(understanding, of: heard)
      } else {
        answers.lines.append(piece: understanding.shortLine.utf8)
      }
      answers.lines.endLine()
    }
    answers.write(isLast: true)
    if matches > 0 { answers.counts[Understanding.Outcome.match.name, default: 0] += matches }
    return answers
  }
}

extension JSONWriter {
  /// Writes an understanding, and after it what the recogniser told of the utterance.
  fileprivate mutating func write(_ understanding: Understanding, of heard: HeardUtterance) {
    beginAnswer(to: understanding.utterance)
    writeMembers(of: understanding)
    if let source = heard.source {
      write(name: "source")
      write(source)
    }
    endObject()
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
    return fields.map { TerminalText.sanitized($0) }.joined(separator: "\t")
  }
}
