import Recognizers

/// Events as lines that a person can read.
enum EventText {
  static func lines(_ events: [ReaderEvent]) -> [String] { events.map(line) }

  private static func line(_ event: ReaderEvent) -> String {
    switch event {
    case .partial(let text): "~ " + visible(text)
    case .final(let utterance): "> " + visible(utterance.text) + facts(utterance)
    case .dropped(let reason, let text): "- \(reason.rawValue): " + visible(text)
    case .problem(let problem): "! \(problem)"
    case .recognized(let format): "= \(format.rawValue)"
    }
  }

  private static func facts(_ utterance: RecognizedUtterance) -> String {
    var facts: [String] = []
    if utterance.start != nil || utterance.end != nil {
      facts.append(span(utterance.start, utterance.end))
    }
    if let speaker = utterance.speaker { facts.append("speaker \(speaker)") }
    if let language = utterance.language { facts.append("language \(language)") }
    if !utterance.isMarkedFinal { facts.append("after a pause") }
    if utterance.isCut { facts.append("cut") }
    facts += utterance.alternatives.map { alternative in
      let score = alternative.score.map { " \($0)" } ?? ""
      return "'\(alternative.text)'" + score + (alternative.scoreIsProbability ? " likely" : "")
    }
    facts += utterance.words.map { word in
      let sureness = word.confidence.map { " \($0)" } ?? ""
      return "\(word.text) " + span(word.start, word.end) + sureness
    }
    return facts.isEmpty ? "" : " | " + facts.joined(separator: " | ")
  }

  private static func span(_ start: Double?, _ end: Double?) -> String {
    func text(_ time: Double?) -> String {
      time.map { "\(($0 * 1_000).rounded() / 1_000)" } ?? "?"
    }
    return text(start) + "-" + text(end)
  }

  private static func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 0x20 ? "<\(scalar.value)>" : String(scalar)
    }.joined()
  }
}
