import OrderedJSON

/// Amazon Transcribe: streaming results, as its clients write them too, and recordings as a whole.
///
/// Numbers may be strings.
struct AWSResults: RecognizerFormat {
  static let format = InputFormat.aws

  /// A silence that ends a sentence where no full stop does, in seconds.
  private static let pause = 2.0

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let outer, _) = piece else { return nil }
    let value = outer["TranscriptEvent"] ?? outer
    if let results = value["Transcript"]?["Results"]?.array {
      return results.compactMap(Self.streamed)
    }
    guard let results = value["results"], let transcripts = results["transcripts"]?.array else {
      return nil
    }
    if let segments = results["segments"]?.array {
      return segments.map { .final(Self.segment($0)) }
    }
    let items = results["items"]?.array ?? []
    if !items.isEmpty { return Self.sentences(items).map { .final($0) } }
    return transcripts.compactMap { $0["transcript"]?.string }
      .map { .final(RecognizedUtterance(text: $0)) }
  }

  private static func streamed(_ result: JSON) -> ReaderEvent? {
    let alternatives = result["Alternatives"]?.array ?? []
    guard let text = alternatives.first?["Transcript"]?.string else { return nil }
    if result["IsPartial"]?.bool == true { return text.isEmpty ? nil : .partial(text) }
    return .final(
      RecognizedUtterance(
        text: text,
        alternatives: Hypotheses.read(alternatives, text: "Transcript", score: "Confidence"),
        words: (alternatives.first?["Items"]?.array ?? []).compactMap(word),
        start: result["StartTime"]?.lenientDouble,
        end: result["EndTime"]?.lenientDouble,
        speaker: result["ChannelId"]?.string,
        language: result["LanguageCode"]?.string
      )
    )
  }

  private static func segment(_ value: JSON) -> RecognizedUtterance {
    let alternatives = value["alternatives"]?.array ?? []
    return RecognizedUtterance(
      text: alternatives.first?["transcript"]?.string ?? "",
      alternatives: Hypotheses.read(alternatives, text: "transcript", score: "confidence"),
      words: (alternatives.first?["items"]?.array ?? []).compactMap(word),
      start: value["start_time"]?.lenientDouble,
      end: value["end_time"]?.lenientDouble,
      speaker: value["speaker_label"]?.string
    )
  }

  /// The words and punctuation marks of a recording, cut where a sentence ends.
  private static func sentences(_ items: [JSON]) -> [RecognizedUtterance] {
    var sentences: [RecognizedUtterance] = []
    var current = RecognizedUtterance(text: "")
    func end() {
      if !current.text.isEmpty { sentences.append(current) }
      current = RecognizedUtterance(text: "")
    }
    for item in items {
      let content = item["alternatives"]?.array?.first?["content"]?.string ?? ""
      if item["type"]?.string == "punctuation" {
        current.text += content
        if [".", "?", "!"].contains(content) { end() }
        continue
      }
      guard let word = word(item) else { continue }
      if let start = word.start, let last = current.end, start - last >= pause { end() }
      current.text += current.text.isEmpty ? word.text : " " + word.text
      current.words.append(word)
      current.start = current.start ?? word.start
      current.end = word.end ?? current.end
      current.speaker = item["speaker_label"]?.string
    }
    end()
    return sentences
  }

  private static func word(_ item: JSON) -> RecognizedUtterance.Word? {
    guard item.first("type", "Type")?.string != "punctuation" else { return nil }
    let best = item["alternatives"]?.array?.first
    guard let text = item.first("Content", "content")?.string ?? best?["content"]?.string else {
      return nil
    }
    return RecognizedUtterance.Word(
      text: text,
      start: item.first("start_time", "StartTime")?.lenientDouble,
      end: item.first("end_time", "EndTime")?.lenientDouble,
      confidence: (item.first("Confidence", "confidence") ?? best?["confidence"])?.lenientDouble
    )
  }
}
