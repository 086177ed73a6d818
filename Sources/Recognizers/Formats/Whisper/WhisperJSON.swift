import OrderedJSON

/// Whisper's transcripts as JSON: of whisper.cpp, of openai-whisper and the servers that follow it, and
/// the segments of faster-whisper one by one.
struct WhisperJSON: RecognizerFormat {
  static let format = InputFormat.whisperJSON
  static let invents = true

  /// Where the last segment ended that was told as completed: servers that do so tell it again and again.
  private var completedEnd = -1.0

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    if let segments = value["transcription"]?.array {
      let language = value["result"]?["language"]?.string
      return segments.compactMap { Self.measured($0, language: language).map { .final($0) } }
    }
    let language = value["language"]?.string
    if let segments = value["segments"]?.array {
      return segments.compactMap { read(segment: $0, language) }
    }
    if value["text"] != nil, value.isGuess { return nil }
    if value.first("avg_logprob", "no_speech_prob", "compression_ratio") != nil
      || (value["start"]?.double != nil && value["end"]?.double != nil)
    {
      return Self.segment(value, language: language).map { [$0] }
    }
    // A server's short answer begins with the space of Whisper's first token.
    guard let text = value["text"]?.string,
      value.hasOnly(["text"]) && (text.hasPrefix(" ") || context.isCurrent)
        || value["task"]?.string == "transcribe"
    else { return nil }
    return [.final(RecognizedUtterance(text: text, language: language))]
  }

  private mutating func read(segment: JSON, _ language: String?) -> ReaderEvent? {
    if segment["completed"]?.bool == true, let start = segment["start"]?.lenientDouble {
      guard start >= completedEnd - 0.01 else { return nil }
      completedEnd = segment["end"]?.lenientDouble ?? start
    }
    return Self.segment(segment, language: language)
  }

  /// A segment of whisper.cpp: offsets in milliseconds, words in pieces.
  private static func measured(_ value: JSON, language: String?) -> RecognizedUtterance? {
    guard let text = value["text"]?.string else { return nil }
    var rest = text.drop { $0 == " " }
    let speaker = Speaker.remove(from: &rest) ?? value["speaker"]?.string
    return RecognizedUtterance(
      text: String(rest),
      words: words(value["tokens"]?.array ?? []),
      start: value["offsets"]?["from"]?.lenientDouble.map { $0 / 1_000 },
      end: value["offsets"]?["to"]?.lenientDouble.map { $0 / 1_000 },
      speaker: speaker,
      language: language
    )
  }

  /// Puts words together from the pieces that the model writes; a word begins with a space.
  ///
  /// A word is as sure as its least sure piece.
  private static func words(_ tokens: [JSON]) -> [RecognizedUtterance.Word] {
    var words: [RecognizedUtterance.Word] = []
    for token in tokens {
      guard let text = token["text"]?.string, !text.hasPrefix("[_") else { continue }
      let start = token["offsets"]?["from"]?.lenientDouble.map { $0 / 1_000 }
      let end = token["offsets"]?["to"]?.lenientDouble.map { $0 / 1_000 }
      let sureness = token["p"]?.lenientDouble
      if text.hasPrefix(" ") || words.isEmpty {
        words.append(
          RecognizedUtterance.Word(
            text: SpeechText.spaced(text),
            start: start,
            end: end,
            confidence: sureness
          )
        )
      } else {
        let last = words.count - 1
        words[last].text += text
        words[last].end = end ?? words[last].end
        if let sureness { words[last].confidence = min(words[last].confidence ?? 1, sureness) }
      }
    }
    return words
  }

  /// A segment as openai-whisper measures it, unless its measures say that nobody spoke.
  private static func segment(_ value: JSON, language: String?) -> ReaderEvent? {
    guard let text = value["text"]?.string else { return nil }
    if value.isGuess { return .partial(SpeechText.cleaned(text)) }
    if isDoubtful(value, text) {
      return .dropped(.hallucination, text: SpeechText.cleaned(text))
    }
    let words = (value["words"]?.array ?? []).compactMap { word in
      word["word"]?.string.map {
        RecognizedUtterance.Word(
          text: SpeechText.spaced($0),
          start: word["start"]?.lenientDouble,
          end: word["end"]?.lenientDouble,
          confidence: word["probability"]?.lenientDouble
        )
      }
    }
    return .final(
      RecognizedUtterance(
        text: text,
        words: words,
        start: value["start"]?.lenientDouble,
        end: value["end"]?.lenientDouble,
        speaker: value["speaker"]?.string,
        language: language
      )
    )
  }

  /// Whisper's own limits for speech that is none, and for loops; a courtesy needs less.
  private static func isDoubtful(_ value: JSON, _ text: String) -> Bool {
    let silence = value["no_speech_prob"]?.lenientDouble ?? 0
    let likelihood = value["avg_logprob"]?.lenientDouble ?? 0
    if silence > 0.6, likelihood < -1 { return true }
    if let ratio = value["compression_ratio"]?.lenientDouble, ratio > 2.4 { return true }
    return silence >= 0.06 && InventedPhrases.contains(text)
  }
}
