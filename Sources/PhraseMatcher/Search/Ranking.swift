import Foundation

/// Orders what was found by meaning and says how likely each is.
///
/// A reading's *fit* is the share of the evidence in evidence and cost together: 1 where nothing
/// differs, one half where as much speaks against it as for it. Its *confidence* is the fit times
/// its share among the meanings that came near: equal readings halve it, one that costs 0.5 more
/// takes next to nothing.
struct Ranking {
  /// Costs that differ by less are as good as equal.
  private static let tie: Float = 0.03
  /// Costs that differ by less leave a doubt.
  private static let doubt: Float = 0.15
  /// How fast a meaning's share falls with its distance from the best.
  private static let steepness: Float = 8
  /// Words that may be anything speak for a phrase as little as words that are no value.
  private static let freeText = Prices.unknownValue

  private let builder: ReadingBuilder
  private let index: PhraseIndex
  private(set) var candidates: [Candidate] = []
  /// The cost of the nearest negative phrase.
  private(set) var nearestNegative: Float?

  struct Candidate {
    var reading: Reading
    let meaning: Derivation.Meaning
    /// What orders the readings: the cost, and something for parameters that take any text.
    let rank: Float
    let weight: Double
    let phrase: Int
    let fit: Double
    let hasUnknownValue: Bool
  }

  init(_ derivations: [Derivation], sentence: HeardSentence, index: PhraseIndex) {
    builder = ReadingBuilder(index: index, sentence: sentence)
    self.index = index
    for derivation in derivations { add(derivation) }
    // The sort is stable, so what is equal stays in the order in which it was found.
    candidates.sort { first, second in
      if first.rank != second.rank { return first.rank < second.rank }
      if first.weight != second.weight { return first.weight > second.weight }
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

  private mutating func add(_ derivation: Derivation) {
    let phrase = index.phrases[derivation.phrase]
    guard !phrase.isNegative else {
      nearestNegative = min(nearestNegative ?? .infinity, derivation.cost)
      return
    }
    let share = Double(derivation.evidence / (derivation.evidence + derivation.cost))
    // A value alone does not say what is to be done with it.
    let fit = derivation.isBare ? share / 2 : share
    let freeTexts = derivation.fills.count { index.slots[Int($0.slot)].source == .builtIn(.text) }
    for reading in builder.readings(of: derivation, limit: ExactSearch.mostReadings) {
      let parameters = reading.parameters.map { ($0.name, $0.value) }
      candidates.append(
        Candidate(
          reading: reading,
          meaning: Derivation.Meaning(
            app: phrase.appName,
            intent: phrase.intent,
            parameters: Dictionary(parameters, uniquingKeysWith: { first, _ in first })
          ),
          rank: derivation.cost + Self.freeText * Float(freeTexts),
          weight: builder.weight(of: derivation, reading),
          phrase: derivation.phrase,
          fit: fit,
          hasUnknownValue: derivation.fills.contains { $0.content == .open }
        )
      )
    }
  }

  private mutating func setConfidences() {
    guard let best = candidates.first?.rank else { return }
    let shares = candidates.map { Double(exp(Self.steepness * (best - $0.rank))) }
    let sum = shares.reduce(0, +)
    for (position, share) in shares.enumerated() {
      let confidence = candidates[position].fit * share / sum
      candidates[position].reading.confidence = Self.rounded(confidence)
    }
  }

  /// A confidence with three decimals.
  static func rounded(_ confidence: Double) -> Double {
    (confidence * 1000).rounded() / 1000
  }
}
