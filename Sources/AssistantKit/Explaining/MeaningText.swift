import PhraseMatcher
import SpokenLanguage
import Understanding

/// Words what every piece of a sentence says: the evidence behind an understanding.
struct MeaningText: Sendable {
  let meaning: SentenceMeaning
  let messages: Messages
  /// The most columns of a table; wider ones are written without columns.
  var columns = Int.max

  /// The lines; none where nothing in the sentence speaks for an intent.
  var lines: [String] {
    let commands =
      meaning.commands.isEmpty
      ? [] : ["", messages.heardAsAWhole] + meaning.commands.flatMap(lines)
    let shares =
      meaning.shares.isEmpty
      ? [] : ["", messages.heardByPhrases] + meaning.shares.map(line)
    let told = meaning.told.map { ["", messages.toldWhateverElse, line(for: $0)] } ?? []
    return (commands + shares + told).map { TerminalText.sanitized($0) }
  }

  private func line(for share: IntentShare) -> String {
    "  \(share.intent) \(ExplanationText.decimals(share.share))"
  }

  private func line(for told: ToldValues) -> String {
    let reading = told.command.reading
    let values = reading.parameters.map(\.text).joined(separator: ", ")
    let act = messages.speechAct(told.act)
    return "  \(reading.intent) (\(values)), \(act): \(Self.signed(told.odds))"
  }

  private func lines(for command: CommandMeaning) -> [String] {
    let act = messages.speechAct(command.act)
    let shown = command.actWords.isEmpty ? act : "\(act) (“\(command.actWords)”)"
    let sureness = ExplanationText.decimals(command.intentConfidence)
    let head = "  \(command.reading.intent) \(sureness): \(shown)"
    let rows = command.evidence.map { part in
      [
        part.words == part.meant ? part.words : "\(part.words) = \(part.meant)",
        messages.evidence(part.kind), Self.signed(part.nats),
      ]
    }
    let widths = (0..<2).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    let isNarrow = widths.reduce(16, +) > columns
    let body = rows.map { row in
      guard !isNarrow else { return "    " + row.joined(separator: " ") }
      return "    "
        + zip(row, widths).map { DisplayWidth.padded($0, toColumns: $1) }.joined(separator: "  ")
        + "  " + row[2]
    }
    let rivals = command.rivals.map { rival in
      "    \(rival.intent): \(Self.signed(-rival.behind))"
    }
    return [head] + body + rivals
  }

  private static func signed(_ nats: Double) -> String {
    (nats < 0 ? "−" : "+") + ExplanationText.decimals(abs(nats))
  }
}

extension Interpreter {
  /// What every piece of a sentence says, a line each.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - columns: The most columns of a table.
  /// - Returns: The lines.
  public func meaningLines(of utterance: String, columns: Int = .max) async -> [String] {
    MeaningText(
      meaning: await evidence(of: utterance),
      messages: settings.messages,
      columns: columns
    ).lines
  }
}
