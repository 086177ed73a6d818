import OrderedJSON

/// Google Cloud Speech-to-Text: recordings as a whole, and streaming with guesses.
struct GoogleResults: RecognizerFormat {
  static let format = InputFormat.google

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    let response = value["response"] ?? value["result"] ?? value
    if let reason = value["error"]?["message"]?.string, context.isCurrent {
      return [.problem(.failed(reason))]
    }
    guard let results = response["results"]?.array else {
      let isRemark =
        response.first("speechEventType", "speech_event_type", "totalBilledTime") != nil
      return context.isCurrent && isRemark ? [] : nil
    }
    guard
      results.allSatisfy({ $0["alternatives"] != nil || $0.first("isFinal", "is_final") != nil })
    else { return nil }
    return Self.events(results)
  }

  /// The guesses of one response belong together; each final result is its own.
  private static func events(_ results: [JSON]) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    var guess = ""
    for result in results {
      let alternatives = result["alternatives"]?.array ?? []
      let text = alternatives.first?["transcript"]?.string ?? ""
      if result.first("isFinal", "is_final")?.bool == false || result["stability"] != nil {
        guess += text
      } else {
        events.append(.final(utterance(text, alternatives, result)))
      }
    }
    guess = SpeechText.spaced(guess)
    return guess.isEmpty ? events : events + [.partial(guess)]
  }

  private static func utterance(
    _ text: String,
    _ alternatives: [JSON],
    _ result: JSON
  ) -> RecognizedUtterance {
    let words = (alternatives.first?["words"]?.array ?? []).compactMap(word)
    let end = result.first("resultEndTime", "result_end_time", "resultEndOffset")?.seconds
    return RecognizedUtterance(
      text: text,
      alternatives: Hypotheses.read(alternatives, text: "transcript", score: "confidence"),
      words: words,
      start: words.first?.start,
      end: end ?? words.last?.end,
      speaker: result["channelTag"]?.int.map { "\($0)" },
      language: result.first("languageCode", "language_code")?.string
    )
  }

  private static func word(_ value: JSON) -> RecognizedUtterance.Word? {
    guard let text = value["word"]?.string else { return nil }
    return RecognizedUtterance.Word(
      text: text,
      start: value.first("startTime", "start_time", "startOffset")?.seconds,
      end: value.first("endTime", "end_time", "endOffset")?.seconds,
      confidence: value["confidence"]?.lenientDouble
    )
  }
}
