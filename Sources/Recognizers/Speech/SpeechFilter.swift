/// Leaves out what nobody said.
struct SpeechFilter: Sendable {
  private var last: RecognizedUtterance?
  private var followsSilence = false

  /// What becomes of an utterance.
  ///
  /// - Parameters:
  ///   - utterance: As the format gave it.
  ///   - invents: Whether the recogniser is one that invents words and says them twice.
  /// - Returns: The utterance with nothing but words, or that it was dropped.
  mutating func pass(_ utterance: RecognizedUtterance, invents: Bool) -> ReaderEvent {
    var utterance = utterance
    let text = SpeechText.cleaned(utterance.text)
    guard !text.isEmpty else {
      followsSilence = true
      let isSilence = SpeechText.spaced(utterance.text).isEmpty
      return .dropped(isSilence ? .silence : .nonSpeech, text: utterance.text)
    }
    utterance.text = text
    utterance.alternatives = utterance.alternatives.compactMap { alternative in
      var alternative = alternative
      alternative.text = SpeechText.cleaned(alternative.text)
      return alternative.text.isEmpty ? nil : alternative
    }
    defer {
      last = utterance
      followsSilence = false
    }
    guard invents else { return .final(utterance) }
    if repeats(utterance) { return .dropped(.repeated, text: text) }
    if InventedPhrases.contains(text), isAlone(utterance) {
      return .dropped(.hallucination, text: text)
    }
    return .final(utterance)
  }

  /// Notes something that the format dropped by itself.
  mutating func noteSilence() {
    followsSilence = true
  }

  /// The same words without a pause are one segment told twice, or a loop of the recogniser.
  private func repeats(_ utterance: RecognizedUtterance) -> Bool {
    guard let last, let start = utterance.start, let lastStart = last.start,
      let lastEnd = last.end, start >= lastStart, start < lastEnd + 0.3
    else { return false }
    return SpeechText.folded(last.text) == SpeechText.folded(utterance.text)
  }

  /// Whether there was silence before it, or within it: few words in a long time.
  private func isAlone(_ utterance: RecognizedUtterance) -> Bool {
    if followsSilence { return true }
    guard let start = utterance.start, let end = utterance.end else { return false }
    return start - (last?.end ?? 0) >= 2 || end - start >= 5
  }
}
