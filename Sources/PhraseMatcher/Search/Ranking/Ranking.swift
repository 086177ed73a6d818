import Foundation

/// Orders what was found by meaning and says how likely each is.
///
/// A reading's *fit* is the share of the evidence in evidence and cost together: 1 where nothing
/// differs, one half where as much speaks against it as for it. How often readings of a fit turn out
/// right is its *probability*, a curve of two numbers for each kind of reading that were fitted to
/// mistakes people and recognisers made. Its *confidence* is the probability times its posterior among
/// the meanings that came near: equal readings halve it, one that costs 0.35 more takes next to nothing.
struct Ranking {
  /// Costs that differ by less are as good as equal.
  private static let tie: Float = 0.03
  /// Costs that differ by less leave a doubt.
  private static let doubt: Float = 0.15
  /// How fast a meaning's posterior falls with its distance from the best.
  private static let steepness: Float = 8
  /// How the odds of being right grow with those of the fit, where every value is known.
  private static let knownSteepness = 3.0
  /// The same where a value is not known; that happens to sentences that are no command at all, too.
  private static let openSteepness = 6.0
  private static let openOffset = 0.018
  /// Words that may be anything speak for a phrase as little as words that are no value.
  private static let freeText = EditCosts.unknownValue
  /// Where a phrase has a word of its own for what was said, that word is none of a text beside it.
  private static let freeWord: Float = 0.06
  /// More words of a text say nothing more about where it begins and ends.
  private static let mostFreeWords = 6

  private let index: PhraseIndex
  private(set) var candidates: [Candidate] = []
  /// The nearest negative phrase: its cost, and how many words were said that are none of it.
  private(set) var nearestNegative: (cost: Float, additions: Int)?

  struct Candidate {
    fileprivate let builder: ReadingBuilder
    fileprivate let derivation: Derivation
    fileprivate let parameters: [ParameterReading]
    /// The chance that it was meant, once all that was found is settled.
    fileprivate(set) var confidence = 1.0
    let meaning: Derivation.Meaning
    /// What orders the readings: the cost, and something for parameters that take any text.
    let rank: Float
    let weight: Double
    /// How many of the words that were said are the phrase's own.
    let ownWords: Int
    let phrase: Int
    /// What is compared with the threshold.
    let fit: Double
    /// How often such a reading is right.
    let probability: Double
    let hasUnknownValue: Bool

    /// The sentence that it is a reading of.
    var sentence: HeardSentence { builder.sentence }

    /// How many words were said that are none of the phrase.
    var additions: Int { derivation.steps.count(where: \.isAddition) }

    /// What is told of it, which is made each time: hardly any of those that come near are told.
    var reading: Reading {
      var reading = builder.reading(of: derivation, parameters)
      reading.confidence = confidence
      return reading
    }
  }

  /// Starts without anything found.
  init(_ index: PhraseIndex) {
    self.index = index
  }

  /// Ranks what was found in one sentence.
  init(_ derivations: [Derivation], sentence: HeardSentence, index: PhraseIndex) {
    self.init(index)
    add(derivations, of: sentence)
    settle()
  }

  /// Adds what was found in a sentence, which may be one of several that were perhaps said.
  ///
  /// - Parameters:
  ///   - derivations: What was found.
  ///   - sentence: Where it was found.
  ///   - handicap: What speaks against this sentence before anything was looked for in it.
  mutating func add(
    _ derivations: [Derivation],
    of sentence: HeardSentence,
    handicap: Float = 0
  ) {
    let builder = ReadingBuilder(index: index, sentence: sentence)
    for derivation in derivations { add(derivation, builder, handicap) }
  }

  /// Orders everything that was added and says how likely each meaning is.
  mutating func settle() {
    // The sort is stable, so what is equal stays in the order in which it was found.
    candidates.sort { first, second in
      if first.rank != second.rank { return first.rank < second.rank }
      if first.weight != second.weight { return first.weight > second.weight }
      if first.ownWords != second.ownWords { return first.ownWords > second.ownWords }
      return first.phrase < second.phrase
    }
    var seen: Set<Derivation.Meaning> = []
    candidates.removeAll { !seen.insert($0.meaning).inserted }
    setConfidences()
  }

  /// Whether a second meaning is so near that asking which was meant makes sense.
  var isDoubtful: Bool {
    candidates.count > 1 && candidates[1].rank - candidates[0].rank < Self.doubt
  }

  /// Whether the best reading and all that come near it hold an unknown value.
  ///
  /// Which command is meant then depends on which app knows the value; that is no question to a
  /// person yet.
  var isUnknownValue: Bool {
    guard let best = candidates.first else { return false }
    return candidates.prefix { $0.rank - best.rank < Self.doubt }.allSatisfy(\.hasUnknownValue)
  }

  /// Whether a second meaning is as good as the best.
  var isTied: Bool {
    candidates.count > 1 && candidates[1].rank - candidates[0].rank < Self.tie
  }

  /// The fit from which on a negative phrase was said rather than not.
  private static let leastNegativeShare = 0.5

  private mutating func add(
    _ derivation: Derivation,
    _ builder: ReadingBuilder,
    _ handicap: Float
  ) {
    let phrase = index.phrases[derivation.phrase]
    let cost = derivation.cost + handicap
    let share = Double(derivation.evidence / (derivation.evidence + cost))
    guard !phrase.isNegative else {
      // What more speaks against than for was not said.
      if share >= Self.leastNegativeShare {
        if cost < nearestNegative?.cost ?? .infinity {
          nearestNegative = (cost, derivation.steps.count(where: \.isAddition))
        }
      }
      return
    }
    // A value alone does not say what is to be done with it.
    let fit = derivation.isBare ? share / 2 : share
    let isOpen = derivation.fills.contains { $0.content == .open }
    let isExact = cost == 0 && !isOpen
    let probability = isExact ? fit : Self.probability(of: fit, derivation, isOpen: isOpen)
    let ownWords = derivation.steps.count { $0.slot == nil && !$0.isAddition }
    let rank = cost + costOfFreeTexts(in: derivation)
    for parameters in builder.parameters(of: derivation, limit: ExactSearch.mostReadings) {
      let values = parameters.map { ($0.name, $0.value) }
      candidates.append(
        Candidate(
          builder: builder,
          derivation: derivation,
          parameters: parameters,
          meaning: Derivation.Meaning(
            app: phrase.appName,
            intent: phrase.intent,
            parameters: Dictionary(values, uniquingKeysWith: { first, _ in first })
          ),
          rank: rank,
          weight: builder.weight(of: derivation, parameters),
          ownWords: ownWords,
          phrase: derivation.phrase,
          // A command with an open value only asks, so it need not be as sure as one that runs.
          fit: isOpen ? fit : probability,
          probability: probability,
          hasUnknownValue: isOpen
        )
      )
    }
  }

  private func costOfFreeTexts(in derivation: Derivation) -> Float {
    derivation.fills.reduce(0) { cost, fill in
      guard index.slots[Int(fill.slot)].source == .builtIn(.text) else { return cost }
      let words = min(fill.tokens.count, Self.mostFreeWords)
      return cost + Self.freeText + Self.freeWord * Float(words)
    }
  }

  private mutating func setConfidences() {
    guard let best = candidates.first?.rank else { return }
    let likelihoods = candidates.map { Double(exp(Self.steepness * (best - $0.rank))) }
    let sum = likelihoods.reduce(0, +)
    for (position, likelihood) in likelihoods.enumerated() {
      let confidence = candidates[position].probability * (likelihood / sum)
      candidates[position].confidence = Self.rounded(confidence)
    }
  }

  /// How often a reading of some fit is right: a logistic curve over the logarithm of the odds.
  ///
  /// A sentence that was compared as a whole has been through such a curve already. What differs at
  /// all is never certain.
  private static func probability(of fit: Double, _ derivation: Derivation, isOpen: Bool) -> Double
  {
    let odds = fit / max(0.000_001, 1 - fit)
    let curve: Double
    if derivation.isWhole {
      curve = fit
    } else if isOpen {
      let steep = pow(odds, openSteepness) * openOffset
      curve = steep / (1 + steep)
    } else {
      let steep = pow(odds, knownSteepness)
      curve = steep / (1 + steep)
    }
    return min(0.999, curve * (0.9 + 0.1 * fit))
  }

  /// A confidence with three decimals.
  static func rounded(_ confidence: Double) -> Double {
    (confidence * 1000).rounded() / 1000
  }
}
