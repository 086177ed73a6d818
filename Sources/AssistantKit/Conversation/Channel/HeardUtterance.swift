public import OrderedJSON
public import PhraseMatcher

/// What a person said, as it came in.
public struct HeardUtterance: Sendable {
  /// The words, or what a recogniser took for them first of all.
  public var text: String
  /// Everything the recogniser thinks possible, the best one first; empty where it is sure.
  public var hypotheses: [Hypothesis]
  /// How sure the recogniser is of the words, from 0 to 1; nil where it does not say.
  public var sureness: Double?
  /// How sure the recogniser is of the word that it is least sure of; nil where it does not say.
  public var leastSureness: Double?
  /// Whether the recogniser hears any words, so that its doubts alone refuse nothing.
  public var isOfAnyWords = false
  /// What else the recogniser tells of it, as `--json` prints it; nil for a plain line.
  public var source: JSON?
  /// Whether a microphone took it up that nobody had been asked to speak into, so that it may be other talk.
  public var isOverheard = false
  /// The kind of question that it was said in answer to, before it was taken for a command of its own; nil for none.
  public var answered: Question.Kind?

  /// Makes an utterance.
  public init(
    _ text: String,
    hypotheses: [Hypothesis] = [],
    sureness: Double? = nil,
    source: JSON? = nil
  ) {
    self.text = text
    self.hypotheses = hypotheses
    self.sureness = sureness
    self.source = source
  }

  /// The same utterance in which other words are taken for meant.
  func saying(_ words: String) -> HeardUtterance {
    var meant = self
    meant.text = words
    meant.hypotheses = []
    return meant
  }

  /// Whether a recogniser wrote it.
  var isSpoken: Bool { isOverheard || source != nil }

  /// What it may have been, in the recogniser's order.
  var candidates: [Hypothesis] {
    hypotheses.isEmpty ? [Hypothesis(text)] : hypotheses
  }
}

extension HeardUtterance: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes an utterance of a plain line.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// The words.
  public var description: String { text }
}
