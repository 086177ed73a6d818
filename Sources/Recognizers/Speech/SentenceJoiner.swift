/// Puts together what a recogniser tore apart, and parts what it ran together.
///
/// An utterance that is understood is given on at once. Of two sentences in one each is given by itself
/// where one of them is understood. What is not understood, and does not end like a sentence, waits
/// for what follows closely, and both are given as one where that is understood.
public struct SentenceJoiner: Sendable {
  private let gap: Double
  private var waiting: RecognizedUtterance?

  /// Makes a joiner.
  ///
  /// - Parameter gap: The longest silence inside a sentence, in seconds.
  public init(gap: Double = 1) {
    self.gap = gap
  }

  /// Whether something waits for what follows; then ``release()`` should be called after a pause.
  public var isWaiting: Bool { waiting != nil }

  /// Takes an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - isUnderstood: Whether a text means something on its own.
  /// - Returns: The utterances to be acted upon now.
  public mutating func take(
    _ utterance: RecognizedUtterance,
    isUnderstood: (String) -> Bool
  ) -> [RecognizedUtterance] {
    if let first = waiting, follows(first, utterance) {
      let joined = Self.joined(first, utterance)
      if isUnderstood(joined.text), !isUnderstood(utterance.text) {
        waiting = nil
        return [joined]
      }
    }
    let before = release()
    if isUnderstood(utterance.text) { return before + [utterance] }
    let sentences = Sentences.split(utterance.text)
    if sentences.count > 1, sentences.contains(where: isUnderstood) {
      return before
        + sentences.map { sentence in
          var part = utterance
          part.text = sentence
          part.alternatives = []
          part.words = []
          return part
        }
    }
    if Self.endsSentence(utterance.text) { return before + [utterance] }
    waiting = utterance
    return before
  }

  /// Gives back what waits, since nothing follows.
  public mutating func release() -> [RecognizedUtterance] {
    defer { waiting = nil }
    return waiting.map { [$0] } ?? []
  }

  private func follows(_ first: RecognizedUtterance, _ second: RecognizedUtterance) -> Bool {
    if let speaker = first.speaker, let other = second.speaker, speaker != other { return false }
    guard let end = first.end, let start = second.start else { return true }
    return start >= end - 0.5 && start - end <= gap
  }

  private static func endsSentence(_ text: String) -> Bool {
    text.last.map { ".?!。？！".contains($0) } ?? true
  }

  private static func joined(
    _ first: RecognizedUtterance,
    _ second: RecognizedUtterance
  ) -> RecognizedUtterance {
    var joined = first
    joined.text += " " + second.text
    joined.words += second.words
    joined.alternatives = []
    joined.end = second.end
    joined.isMarkedFinal = second.isMarkedFinal
    return joined
  }
}
