/// Puts together what a recogniser tore apart, and parts what it ran together.
///
/// An utterance that is understood is given on at once. Of several sentences in one each is given by
/// itself where they are understood so. What is the beginning of a sentence waits for what follows
/// closely, and both are given as one where that is understood; what is not even a beginning waits for
/// nothing. Where the end of a sentence follows one that was acted upon without it, nothing more
/// is done.
public struct SentenceJoiner: Sendable {
  /// What a text means on its own.
  public enum Standing: Sendable, Hashable {
    /// It is understood; what it means can be compared.
    case whole(meaning: String, isExact: Bool)
    /// A sentence that is listened for begins so.
    case beginning
    /// Nothing.
    case nothing

    var isExact: Bool { if case .whole(_, isExact: true) = self { true } else { false } }

    var isWhole: Bool { if case .whole = self { true } else { false } }
  }

  private let gap: Duration
  private var waiting: Taken?
  private var given: Taken?

  /// An utterance with when it came.
  private struct Taken: Sendable {
    var utterance: RecognizedUtterance
    var time: Duration
    var standing: Standing
  }

  /// Makes a joiner.
  ///
  /// - Parameter gap: The longest silence inside a sentence.
  public init(gap: Duration = .seconds(1)) {
    self.gap = gap
  }

  /// Whether something waits for what follows; then ``release()`` should be called after a pause.
  public var isWaiting: Bool { waiting != nil }

  /// Takes an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - time: When it came, which counts where the recogniser tells no times.
  ///   - standing: What a text means on its own.
  /// - Returns: The utterances to be acted upon now.
  public mutating func take(
    _ utterance: RecognizedUtterance,
    at time: Duration = .zero,
    standing: (String) -> Standing
  ) -> [RecognizedUtterance] {
    let new = Taken(utterance: utterance, time: time, standing: standing(utterance.text))
    if let joined = joined(with: new, standing) { return joined }
    let before = release()
    if let end = end(new, standing) { return before + end }
    let parts = Self.parts(of: utterance)
    let wholes = parts.filter { standing($0.text).isWhole }.count
    if parts.count > 1, wholes == parts.count || wholes > 0 && !new.standing.isWhole {
      return before + parts.flatMap { part in give(part, new.time, standing(part.text)) }
    }
    guard case .beginning = new.standing, !Self.endsSentence(utterance.text) else {
      return before + give(utterance, time, new.standing)
    }
    waiting = new
    return before
  }

  /// Gives back what waits, since nothing follows.
  public mutating func release() -> [RecognizedUtterance] {
    defer { waiting = nil }
    return waiting.map { give($0.utterance, $0.time, $0.standing) } ?? []
  }

  private mutating func give(
    _ utterance: RecognizedUtterance,
    _ time: Duration,
    _ standing: Standing
  ) -> [RecognizedUtterance] {
    given = Taken(utterance: utterance, time: time, standing: standing)
    return [utterance]
  }
}

// MARK: - Joining

extension SentenceJoiner {
  /// What waits and what follows it, where they are one sentence or the longer beginning of one.
  private mutating func joined(
    with new: Taken,
    _ standing: (String) -> Standing
  ) -> [RecognizedUtterance]? {
    guard let first = waiting, !new.standing.isWhole, follows(first, new) else { return nil }
    let both = Self.joined(first.utterance, new.utterance)
    switch standing(both.text) {
    case .whole(let meaning, let isExact):
      waiting = nil
      return give(both, new.time, .whole(meaning: meaning, isExact: isExact))
    case .beginning:
      waiting = Taken(utterance: both, time: new.time, standing: .beginning)
      return []
    case .nothing: return nil
    }
  }

  /// What becomes of words that only end a sentence which was acted upon already.
  private func end(
    _ new: Taken,
    _ standing: (String) -> Standing
  ) -> [RecognizedUtterance]? {
    guard let last = given, case .whole(let meaning, _) = last.standing,
      case .nothing = new.standing, follows(last, new)
    else { return nil }
    let both = Self.joined(last.utterance, new.utterance)
    guard case .whole(let other, let isExact) = standing(both.text), isExact else { return nil }
    return meaning == other ? [] : [both]
  }

  private func follows(_ first: Taken, _ second: Taken) -> Bool {
    if let speaker = first.utterance.speaker, let other = second.utterance.speaker,
      speaker != other
    {
      return false
    }
    guard let end = first.utterance.end, let start = second.utterance.start else {
      return second.time - first.time <= gap
    }
    return start >= end - 0.5 && Duration.seconds(start - end) <= gap
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

// MARK: - Parting

extension SentenceJoiner {
  /// The shortest silence between two words that may part two sentences, in seconds.
  private static let silence = 0.6

  /// The sentences in an utterance, told apart by their marks or by the silence between words.
  private static func parts(of utterance: RecognizedUtterance) -> [RecognizedUtterance] {
    let sentences = Sentences.split(utterance.text)
    if sentences.count > 1 {
      return sentences.map { text in
        var part = utterance
        part.text = text
        part.alternatives = []
        part.words = []
        return part
      }
    }
    var groups: [[RecognizedUtterance.Word]] = []
    for word in utterance.words {
      if let end = groups.last?.last?.end, let start = word.start, start - end < silence {
        groups[groups.count - 1].append(word)
      } else {
        groups.append([word])
      }
    }
    guard groups.count > 1, utterance.words.allSatisfy({ $0.start != nil && $0.end != nil }) else {
      return [utterance]
    }
    return groups.map { words in
      var part = utterance
      part.text = words.map(\.text).joined(separator: " ")
      part.alternatives = []
      part.words = words
      part.start = words.first?.start
      part.end = words.last?.end
      return part
    }
  }
}
