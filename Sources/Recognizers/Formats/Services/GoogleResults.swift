import OrderedJSON

/// Google Cloud Speech-to-Text, and Watson's: recordings as a whole, and streaming with guesses.
///
/// Google leaves out what is false or zero, so that a guess of a stream may say nothing about itself. A result
/// is final where it says so, and of a recording as a whole, which tells its confidence or what it cost.
struct GoogleResults: RecognizerFormat {
  static let format = InputFormat.google

  private var isStream = false

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    let response =
      value["response"] ?? value["result"].flatMap { $0.object == nil ? nil : $0 } ?? value
    if let reason = value["error"]?["message"]?.string, context.isCurrent {
      return [.problem(.failed(reason))]
    }
    if let results = Self.alternatives(of: value) { return results }
    guard let results = response["results"]?.array else {
      let isRemark =
        response.first("speechEventType", "speech_event_type", "totalBilledTime") != nil
      return context.isCurrent && isRemark ? [] : nil
    }
    guard
      results.allSatisfy({
        $0["alternatives"] != nil || $0.first("isFinal", "is_final", "final") != nil
      })
    else { return nil }
    isStream =
      isStream || response.first("speechEventType", "speech_event_type") != nil
      || results.contains {
        $0["stability"] != nil || $0.first("isFinal", "is_final", "final") != nil
      }
    return Self.events(
      results,
      isStream: isStream,
      isBilled: response.first("totalBilledTime", "total_billed_time") != nil
    )
  }

  /// What Google's service for browsers answers, which the Python package SpeechRecognition shows.
  private static func alternatives(of value: JSON) -> [ReaderEvent]? {
    let results = value["result"]?.array ?? (value["alternative"] == nil ? nil : [value])
    guard let results, results.allSatisfy({ $0["alternative"]?.array != nil }),
      value["result_index"] != nil || value["alternative"] != nil || results.isEmpty
    else { return nil }
    return results.compactMap { result in
      let alternatives = result["alternative"]?.array ?? []
      guard let text = alternatives.first?["transcript"]?.string else { return nil }
      // It says so where a result is final, and nothing where it is not.
      guard result["final"]?.bool == true else { return text.isEmpty ? nil : .partial(text) }
      return .final(utterance(text, alternatives, result))
    }
  }

  /// Whether a result is one of a recording as a whole.
  private static func isWhole(_ result: JSON) -> Bool {
    result["alternatives"]?.array?.contains { $0["confidence"] != nil || $0["words"] != nil }
      ?? false
  }

  /// The guesses of one response belong together; each final result is its own.
  private static func events(
    _ results: [JSON],
    isStream: Bool,
    isBilled: Bool
  ) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    var guess = ""
    for result in results {
      let alternatives = result["alternatives"]?.array ?? []
      let text = alternatives.first?["transcript"]?.string ?? ""
      let isFinal =
        result.first("isFinal", "is_final", "final")?.bool
        ?? (!isStream && (isBilled || Self.isWhole(result)))
      if !isFinal {
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
