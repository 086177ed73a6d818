import Foundation
import SpokenLanguage

/// Learns from examples which words speak for which intent.
///
/// Softmax regression by stochastic gradient descent (Bishop, "Pattern Recognition and Machine Learning", 4.3.4), in a
/// fixed order: each example moves the weights of its own features towards its intent, and away from the others in
/// proportion to how likely they were taken.
struct IntentTraining {
  private static let rounds = 1...8
  private static let mostSteps = 500_000_000
  /// The most weights, which take four bytes each.
  private static let mostWeights = 4_000_000
  private static let rate: Float = 2
  /// An intent that was taken with less than this chance learns nothing from an example.
  private static let leastChance: Float = 0.002

  private let intents: Int
  private var samples: [(vector: IntentVector, intent: Int)] = []
  private var weights: [Float] = []

  /// Learns a model.
  ///
  /// - Parameters:
  ///   - examples: The phrases.
  ///   - intents: How many intents there are.
  ///   - language: The language of the phrases.
  /// - Returns: For each feature a weight for every intent.
  static func model(
    of examples: [IntentExamples.Example],
    intents: Int,
    language: any Language
  ) -> IntentModel {
    let features = examples.map { IntentFeatures(of: $0.rows, language) }
    var counts: [UInt64: Int] = [:]
    for sample in features { for number in sample.numbers { counts[number, default: 0] += 1 } }
    let most = mostWeights / max(1, intents)
    let kept = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
    let total = Float(features.count)
    let words = kept.map { (number: $0.key, rarity: log(1 + total / Float($0.value))) }
    let directions = (0..<WordEmbedding.dimensions).map {
      (number: IntentFeatures.dimension($0), rarity: Float(1))
    }
    let unknown = (number: IntentFeatures.unknown, rarity: log(1 + total))
    let rows = (words + directions + [unknown]).sorted { $0.number < $1.number }
    let known = IntentModel.Features(
      numbers: FrozenRow(rows.map(\.number)),
      rarity: FrozenRow(rows.map(\.rarity))
    )
    guard intents > 1 else {
      return IntentModel(
        features: known,
        weights: FrozenRow(Array(repeating: 1, count: rows.count * intents))
      )
    }
    var training = IntentTraining(intents: intents, rows: rows.count)
    training.samples = zip(features, examples).map { (IntentVector($0, known), $1.intent) }
    training.run()
    return IntentModel(features: known, weights: FrozenRow(training.weights))
  }

  private init(intents: Int, rows: Int) {
    self.intents = intents
    weights = Array(repeating: 0, count: intents * rows)
  }

  private mutating func run() {
    let steps = samples.reduce(0) { $0 + $1.vector.rows.count } * intents
    let rounds = min(
      Self.rounds.upperBound,
      max(Self.rounds.lowerBound, Self.mostSteps / max(1, steps))
    )
    for round in 0..<rounds {
      // A stride that shares no factor with the count visits each once, in another order each time.
      let stride =
        samples.count > 2 ? Self.coprime(to: samples.count, from: 7919 + 2 * round) : 1
      var place = 0
      for _ in samples.indices {
        learn(samples[place].vector, samples[place].intent)
        place = (place + stride) % samples.count
      }
    }
  }

  private mutating func learn(_ vector: IntentVector, _ intent: Int) {
    var chances = Array(repeating: Float(0), count: intents)
    let count = intents
    // Most of the time is spent here: without a check of each index eight weights are taken at once.
    unsafe weights.withUnsafeBufferPointer { weights in
      unsafe chances.withUnsafeMutableBufferPointer { chances in
        for (row, weight) in zip(vector.rows, vector.weights) {
          let start = row * count
          for other in 0..<count { unsafe chances[other] += weight * weights[start + other] }
        }
      }
    }
    IntentModel.turnIntoChances(&chances)
    chances[intent] -= 1
    let moved = chances.indices.filter { abs(chances[$0]) >= Self.leastChance }
    for (row, weight) in zip(vector.rows, vector.weights) {
      let start = row * intents
      let step = Self.rate * weight
      for other in moved { weights[start + other] -= step * chances[other] }
    }
  }

  private static func coprime(to count: Int, from start: Int) -> Int {
    var candidate = start
    while greatestCommonDivisor(candidate, count) != 1 { candidate += 1 }
    return candidate % count
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
