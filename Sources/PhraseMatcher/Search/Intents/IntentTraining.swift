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
  private var weights: [IntentModel.Lanes]

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
    var reader = IntentFeatureReader(language)
    let sentences = examples.map { reader.features(of: $0.rows) }
    let most = mostWeights / max(1, intents)
    let known = features(of: reader, sentences: sentences.count, atMost: most)
    let lanes = IntentModel.laneCount(intents)
    guard intents > 1 else {
      let weights = Array(repeating: IntentModel.Lanes.one, count: known.numbers.count * lanes)
      return IntentModel(features: known, weights: FrozenRow(weights))
    }
    let rows = reader.hashes.map { known.row(of: $0) }
    var training = IntentTraining(
      intents: intents,
      samples: zip(sentences, examples).map { (IntentVector($0, known, rows: rows), $1.intent) },
      weights: Array(repeating: .zero, count: known.numbers.count * lanes)
    )
    training.run()
    return IntentModel(features: known, weights: FrozenRow(training.weights))
  }

  /// The features that most sentences have, and those that stand for what the words mean.
  private static func features(
    of reader: IntentFeatureReader,
    sentences: Int,
    atMost most: Int
  ) -> IntentModel.Features {
    let (counts, hashes) = (reader.counts, reader.hashes)
    let total = Float(sentences)
    let words = mostFrequent(most, of: counts, hashes).map {
      (hash: hashes[$0], rarity: log(1 + total / Float(counts[$0])))
    }
    let directions = (0..<WordEmbedding.dimensions).map {
      (hash: IntentFeatures.dimension($0), rarity: Float(1))
    }
    let unknown = (hash: IntentFeatures.unknown, rarity: log(1 + total))
    let rows = (words + directions + [unknown]).sorted { $0.hash < $1.hash }
    return IntentModel.Features(
      numbers: FrozenRow(rows.map(\.hash)),
      rarity: FrozenRow(rows.map(\.rarity))
    )
  }

  /// The features that most sentences have; of equals those with the least hashes.
  private static func mostFrequent(_ most: Int, of counts: [Int], _ hashes: [UInt64]) -> [Int] {
    guard counts.count > most else { return Array(counts.indices) }
    var places = Array(repeating: 0, count: (counts.max() ?? 0) + 1)
    for count in counts { places[count] += 1 }
    // The count from which on all are taken, and of those with one less some.
    var least = places.count
    var taken = 0
    while least > 0, taken + places[least - 1] <= most {
      least -= 1
      taken += places[least]
    }
    let equals = counts.indices.filter { counts[$0] == least - 1 }
      .sorted { hashes[$0] < hashes[$1] }
    return counts.indices.filter { counts[$0] >= least } + equals.prefix(most - taken)
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
    var chances = IntentModel.scores(of: vector, intents: intents) { weights[$0] }
    IntentModel.turnIntoChances(&chances)
    chances[intent] -= 1
    let lanes = IntentModel.laneCount(intents)
    let moves = moves(by: chances)
    for (row, weight) in zip(vector.rows, vector.weights) {
      let start = row * lanes
      let weight = IntentModel.Lanes(repeating: weight)
      for (lane, move) in moves { weights[start + lane] -= weight * move }
    }
  }

  /// How far weights move, for each eight intents of which some learn anything.
  private func moves(by chances: [Float]) -> [(lane: Int, move: IntentModel.Lanes)] {
    var moves: [(lane: Int, move: IntentModel.Lanes)] = []
    let width = IntentModel.Lanes.scalarCount
    for intent in chances.indices where abs(chances[intent]) >= Self.leastChance {
      let lane = intent / width
      if moves.last?.lane != lane { moves.append((lane, .zero)) }
      moves[moves.count - 1].move[intent % width] = Self.rate * chances[intent]
    }
    return moves
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
