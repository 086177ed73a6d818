import AssistantKit
import OrderedJSON
import PhraseMatcher
import Recognizers

extension HeardUtterance {
  /// What a recogniser heard, with its hypotheses and everything it tells.
  ///
  /// - Parameters:
  ///   - utterance: What it heard.
  ///   - isOverheard: Whether it may be other talk.
  init(_ utterance: RecognizedUtterance, isOverheard: Bool) {
    self.init(
      utterance.text,
      hypotheses: utterance.alternatives.map { Hypothesis($0.text, score: $0.score) },
      sureness: utterance.sureness,
      source: utterance.format == .text ? nil : .some(JSON(source: utterance))
    )
    self.isOverheard = isOverheard
    leastSureness = utterance.leastSureness
    isOfAnyWords = utterance.format.hearsAnyWords
  }
}

extension JSON {
  /// What a recogniser tells of an utterance; what it does not tell is not there.
  ///
  /// A probability is called `confidence`; a score of any other kind is a `score`, which can be
  /// compared within the utterance and with nothing else.
  fileprivate init(source utterance: RecognizedUtterance) {
    var members = [
      Member("format", JSON(utterance.format.rawValue)), Member("text", JSON(utterance.text)),
    ]
    members += JSON.span(utterance.start, utterance.end)
    if let speaker = utterance.speaker { members.append(Member("speaker", JSON(speaker))) }
    if let language = utterance.language { members.append(Member("language", JSON(language))) }
    members.append(Member("final", .bool(utterance.isMarkedFinal)))
    if !utterance.alternatives.isEmpty {
      members.append(
        Member("alternatives", .array(utterance.alternatives.map(JSON.init(alternative:))))
      )
    }
    if !utterance.words.isEmpty {
      members.append(Member("words", .array(utterance.words.map(JSON.init(word:)))))
    }
    self = .object(members)
  }

  private init(alternative: RecognizedUtterance.Alternative) {
    var members = [Member("text", JSON(alternative.text))]
    if let score = alternative.score, score.isFinite {
      let key = alternative.scoreIsProbability ? "confidence" : "score"
      members.append(Member(key, JSON.rounded(score)))
    }
    self = .object(members)
  }

  private init(word: RecognizedUtterance.Word) {
    var members = [Member("text", JSON(word.text))] + JSON.span(word.start, word.end)
    if let confidence = word.confidence, confidence.isFinite {
      members.append(Member("confidence", JSON.rounded(confidence)))
    }
    self = .object(members)
  }

  private static func span(_ start: Double?, _ end: Double?) -> [Member] {
    [("start", start), ("end", end)].compactMap { key, time in
      time.flatMap { $0.isFinite ? Member(key, rounded($0)) : nil }
    }
  }

  /// A number with at most three decimals.
  private static func rounded(_ number: Double) -> JSON {
    abs(number) < 1e12 ? JSON((number * 1000).rounded() / 1000) : JSON(number)
  }
}
