import Foundation
public import PhraseMatcher
import SpokenLanguage

/// The intents that a sentence may ask for, with the chance of each and the chance that it asks for none of them.
///
/// A log-linear model over all intents and the sentence that asks for nothing: each is as likely as e to the power of
/// its features times their weights (Berger, Della Pietra and Della Pietra, "A Maximum Entropy Approach to
/// Natural Language Processing", 1996). The weights were learnt from sentences of many apps; see `RankingWeights`.
public struct IntentRanking: Sendable, Hashable {
  /// An intent that may be meant.
  public struct Candidate: Sendable, Hashable {
    /// The app's name.
    public let app: String
    /// The intent's name.
    public let intent: String
    /// What performing it does.
    public let effect: IntentFrame.Effect
    /// The sentence read for it, where it is one of the likeliest.
    public var command: CommandMeaning?
    var features: FeatureVector<IntentFeature>

    /// Whether any word says something of it, and not only the form of the sentence.
    public var isSpokenOf: Bool {
      features[.nearest] > RankingFeatureReader.leastNear
        || [.isAskedFor, .named, .partlyNamed, .number, .moment].contains { features[$0] > 0 }
    }

    /// Whether words that are its own were said, and not only something that it takes.
    var isAskedFor: Bool { features[.isAskedFor] > 0 }

    /// Whether a reading is one for the intent.
    public func isIntent(of reading: Reading) -> Bool {
      (reading.app, reading.intent) == (app, intent)
    }

    /// What was counted, by feature; none that is 0.
    public var counts: [(feature: String, count: Double)] { features.named }
  }

  /// The intents, in the order in which their readings fit.
  public internal(set) var candidates: [Candidate]
  /// Whether only a clause of the sentence was read, beside which the rest is told.
  public internal(set) var isOfClause = false
  /// Whether the sentence, or the clause that was read, says what is not to be done.
  public internal(set) var isDenied = false
  var sentence: FeatureVector<SentenceFeature>
  /// What of the sentence, or the clause that was read, tells whether something is asked for with it, and the model that
  /// reads it; nil where the language has none.
  var words: RequestWords?
  var requests: RequestModel?
  var weights = RankingWeights.learnt
  /// Whether no intent takes any values: the phrases are mere examples of what is said, and what a word stands for only
  /// its neighbours can tell.
  public internal(set) var isOfExamples = false

  /// What was counted of the sentence, by feature; none that is 0.
  public var sentenceCounts: [(feature: String, count: Double)] { sentence.named }

  /// Whether the words are at least twice as likely those of somebody who only tells something.
  public var wordsTell: Bool {
    guard let words, let requests else { return false }
    return requests.logOdds(of: words) <= -log(2)
  }

  /// How many of the likeliest intents the sentence is read for.
  static let mostCommands = 3

  /// From here on the phrases and pieces made something of a sentence surely or probably.
  private static let sure = 0.9
  private static let probable = 0.65

  /// The same with what was made of the sentence before.
  ///
  /// That counts as evidence like any other: how often it was right on sentences of many apps.
  public func after(_ found: Understanding) -> IntentRanking {
    var ranking = self
    let confidence = found.reading?.confidence ?? 0
    switch found.outcome {
    case .empty: break
    case .refused(.notAsked): ranking.sentence.set(.foundNotAsked)
    case .refused(.negated), .refused(.negativePhrase): ranking.sentence.set(.foundNegated)
    case .refused(.outOfScope): ranking.sentence.set(.foundOutOfScope)
    case .refused(.belowThreshold): ranking.sentence.set(.foundBelowThreshold)
    case .unknownValue: ranking.sentence.set(.foundUnknownValue)
    case .ambiguous: ranking.sentence.set(.foundSeveral)
    case .match: ranking.sentence.set(confidence >= Self.sure ? .foundSurely : .foundProbably)
    }
    for place in candidates.indices {
      let candidate = candidates[place]
      let isFound = found.reading.map(candidate.isIntent) == true
      switch found.outcome {
      case .match where isFound:
        let feature: IntentFeature =
          confidence >= Self.sure
          ? .surelyFound : confidence > Self.probable ? .probablyFound : .doubtfullyFound
        ranking.candidates[place].features.set(feature)
      case .ambiguous where isFound || found.alternatives.contains(where: candidate.isIntent):
        ranking.candidates[place].features.set(.foundAmongOthers)
      case .unknownValue where isFound:
        ranking.candidates[place].features.set(.foundWithUnknownValue)
      default: break
      }
    }
    return ranking
  }

  /// The chance of each intent; what is left is the chance that none is asked for.
  public var chances: [Double] {
    let scores = candidates.map { $0.features.dot(weights.intent) }
    let nothing = sentence.dot(weights.sentence)
    let highest = max(nothing, scores.max() ?? nothing)
    let odds = scores.map { exp($0 - highest) }
    let total = odds.reduce(exp(nothing - highest), +)
    return odds.map { $0 / total }
  }

  /// The likeliest intent and its chance.
  public var best: (candidate: Candidate, chance: Double)? {
    zip(candidates, chances).max { $0.1 < $1.1 }
      .map { (candidate: $0.0, chance: $0.1) }
  }

  /// The intents with their chances, the likeliest first.
  public var byChance: [(candidate: Candidate, chance: Double)] {
    let chances = chances
    return order(by: chances).map { (candidate: candidates[$0], chance: chances[$0]) }
  }

  /// The chance that no intent is asked for with words of its own.
  public var chanceOfNothing: Double {
    zip(candidates, chances).reduce(1) { $1.0.isAskedFor ? $0 - $1.1 : $0 }
  }

  /// Where the likeliest of the candidates stand, for which the sentence is read.
  var likeliest: ArraySlice<Int> { order(by: chances).prefix(Self.mostCommands) }

  private func order(by chances: [Double]) -> [Int] {
    candidates.indices.sorted { (chances[$1], $0) < (chances[$0], $1) }
  }

  /// The chance of one intent.
  public func chance(of intent: String, in app: String) -> Double {
    zip(candidates, chances).first { $0.0.intent == intent && $0.0.app == app }?.1 ?? 0
  }
}
