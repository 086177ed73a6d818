import OrderedJSON

/// Azure AI Speech: single results, guesses, and recordings as a whole.
///
/// Times are in ticks of 100 ns.
struct AzureResults: RecognizerFormat {
  static let format = InputFormat.azure

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    if let phrases = value["recognizedPhrases"]?.array { return phrases.map(Self.phrase) }
    if let phrases = value["phrases"]?.array, value["combinedPhrases"] != nil {
      return phrases.map(Self.fastPhrase)
    }
    if value["RecognitionStatus"] != nil { return [Self.result(value)] }
    guard let text = value["Text"]?.string, value["Offset"] != nil else { return nil }
    return text.isEmpty ? [] : [.partial(text)]
  }

  private static func result(_ value: JSON) -> ReaderEvent {
    let status = value["RecognitionStatus"]?.string ?? ""
    guard status == "Success" else { return unsuccessful(status) }
    let best = value["NBest"]?.array ?? []
    return .final(
      utterance(
        hypotheses(best, keys: ("Lexical", "Display", "Confidence")),
        words: best.first?["Words"]?.array ?? [],
        text: value["DisplayText"]?.string,
        value
      )
    )
  }

  private static func phrase(_ value: JSON) -> ReaderEvent {
    let status = value["recognitionStatus"]?.string ?? "Success"
    guard status == "Success" else { return unsuccessful(status) }
    let best = value["nBest"]?.array ?? []
    return .final(
      utterance(
        hypotheses(best, keys: ("lexical", "display", "confidence")),
        words: best.first?["words"]?.array ?? [],
        text: nil,
        value
      )
    )
  }

  private static func fastPhrase(_ value: JSON) -> ReaderEvent {
    let start = value["offsetMilliseconds"]?.double.map { $0 / 1_000 }
    let length = value["durationMilliseconds"]?.double.map { $0 / 1_000 }
    return .final(
      RecognizedUtterance(
        text: value["text"]?.string ?? "",
        alternatives: Hypotheses.read([value], text: "text", score: "confidence"),
        start: start,
        end: start.flatMap { start in length.map { start + $0 } },
        speaker: value["speaker"]?.int.map { "\($0)" },
        language: value["locale"]?.string
      )
    )
  }

  private static func unsuccessful(_ status: String) -> ReaderEvent {
    status.hasPrefix("Error") || status.hasPrefix("Bad")
      ? .problem(.failed(status)) : .dropped(.silence, text: "")
  }

  /// The words as they were spoken are better for a matcher than those for the eye.
  private static func hypotheses(
    _ values: [JSON],
    keys: (lexical: String, display: String, confidence: String)
  ) -> [RecognizedUtterance.Alternative] {
    let hypotheses = values.prefix(Hypotheses.limit).compactMap { value in
      value.first(keys.lexical, keys.display)?.string.map { text in
        RecognizedUtterance.Alternative(
          text: text,
          score: value[keys.confidence]?.lenientDouble,
          scoreIsProbability: value[keys.confidence] != nil
        )
      }
    }
    // Azure does not always put the surest first. Sorting by position too keeps the order stable.
    return hypotheses.enumerated()
      .sorted { ($1.element.score ?? 0, $0.offset) < ($0.element.score ?? 0, $1.offset) }
      .map(\.element)
  }

  private static func utterance(
    _ hypotheses: [RecognizedUtterance.Alternative],
    words: [JSON],
    text: String?,
    _ value: JSON
  ) -> RecognizedUtterance {
    let start = ticks(value.first("Offset", "offsetInTicks"))
    let length = ticks(value.first("Duration", "durationInTicks"))
    return RecognizedUtterance(
      text: hypotheses.first?.text ?? text ?? "",
      alternatives: hypotheses,
      words: words.compactMap(word),
      start: start,
      end: start.flatMap { start in length.map { start + $0 } },
      speaker: value["SpeakerId"]?.string ?? value["speaker"]?.int.map { "\($0)" }
    )
  }

  private static func word(_ value: JSON) -> RecognizedUtterance.Word? {
    guard let text = value.first("Word", "word")?.string else { return nil }
    let start = ticks(value.first("Offset", "offsetInTicks"))
    let length = ticks(value.first("Duration", "durationInTicks"))
    return RecognizedUtterance.Word(
      text: text,
      start: start,
      end: start.flatMap { start in length.map { start + $0 } },
      confidence: value.first("Confidence", "confidence")?.lenientDouble
    )
  }

  private static func ticks(_ value: JSON?) -> Double? {
    value?.lenientDouble.map { $0 / 1e7 }
  }
}
