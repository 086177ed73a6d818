/// Everything that was made of one utterance.
public struct Understanding: Sendable, Hashable {
  /// The text as it came in.
  public var utterance: String
  /// What is to be done with it.
  public var outcome: Outcome
  /// The best reading; nil when the outcome is `refused` or `empty`.
  public var reading: Reading?
  /// Other readings, best first, without duplicates; for a refusal the nearest ones.
  public var alternatives: [Reading]
  /// The commands that were said in the same breath after this one ("… and then buy it"), in order.
  ///
  /// Each has the whole utterance as its own, so ranges mean the same everywhere, and none has others
  /// after it.
  public var then: [Understanding] = []

  /// Makes an understanding.
  public init(
    utterance: String,
    outcome: Outcome,
    reading: Reading? = nil,
    alternatives: [Reading] = []
  ) {
    self.utterance = utterance
    self.outcome = outcome
    self.reading = reading
    self.alternatives = alternatives
  }

  /// The decision about an utterance.
  public enum Outcome: Sendable, Hashable {
    /// One meaning is clearly best.
    case match
    /// Several meanings are as good as each other.
    case ambiguous
    /// The command is clear, the words in a parameter's place are no known value.
    case unknownValue
    /// Nothing is good enough.
    case refused(RefusalReason)
    /// There was nothing to understand.
    case empty
  }

  /// Why nothing is run.
  public enum RefusalReason: String, Sendable, Hashable {
    case belowThreshold, negativePhrase, outOfScope
    /// A command is clear, and that it is not to be carried out ("don't open Dune").
    case negated
    /// The sentence is a question, a report or something else that asks for nothing.
    case notAsked
  }

  /// The best reading and those that are about as good, so that only a person can choose.
  public var equalReadings: [Reading] {
    guard let reading else { return [] }
    return [reading] + alternatives.filter { $0.isAsGood(as: reading) }
  }
}

extension Reading {
  /// Whether it is so nearly as good as the best that the best cannot be taken for granted.
  func isAsGood(as best: Reading) -> Bool {
    confidence >= best.confidence * 0.8
  }
}

/// What was found in a parameter's place.
public struct ParameterReading: Sendable, Hashable {
  /// The parameter's name.
  public var name: String
  /// What the words stand for.
  public var value: Value
  /// The words as they were said.
  public var text: String
  /// Where they stand, as UTF-8 offsets in the utterance.
  public var range: Range<Int>

  /// Makes a parameter reading.
  public init(name: String, value: Value, text: String, range: Range<Int>) {
    self.name = name
    self.value = value
    self.text = text
    self.range = range
  }

  /// What a parameter's words stand for.
  public enum Value: Sendable, Hashable {
    /// A value of a vocabulary.
    case known(id: String, title: String)
    /// Words that are no value of the vocabulary.
    case unknown
    /// A number read by `@number`.
    case number(Double)
    /// A value of another built-in type, as ISO 8601 text or plain text.
    case text(String)
  }
}

/// A piece of an utterance, the piece of a sentence it stands for, and what the difference costs.
public struct AlignedPiece: Sendable, Hashable {
  /// Which part of the sentence the piece belongs to.
  public var role: Role
  /// The words as they were said; empty where a word was left out.
  public var heard: String
  /// The words that were expected; empty where a word was put in.
  public var expected: String
  /// Where the heard words stand, as UTF-8 offsets in the utterance.
  public var range: Range<Int>
  /// How the two differ; nil where they are the same after normalising.
  public var difference: DifferenceKind?
  /// What the difference costs; about 1 for a content word that was left out.
  public var cost: Double

  /// Makes a piece.
  public init(
    role: Role,
    heard: String,
    expected: String,
    range: Range<Int>,
    difference: DifferenceKind? = nil,
    cost: Double = 0
  ) {
    self.role = role
    self.heard = heard
    self.expected = expected
    self.range = range
    self.difference = difference
    self.cost = cost
  }

  /// The part of a sentence a piece belongs to.
  public enum Role: Sendable, Hashable {
    case literal
    case applicationName
    case parameter(String)
    /// Belongs to no part: words that were put in.
    case none
  }
}

/// The ways in which what was heard can differ from what was expected.
public enum DifferenceKind: String, Sendable, Hashable, CaseIterable {
  case spelling, sound, inflection, synonym, split, joined, dropped, added, filler, moved, number
  case applicationName, partialValue
}
