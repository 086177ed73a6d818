import Foundation
import SpokenLanguage

/// What was learnt from the phrases of a catalogue about the words that speak for each intent.
///
/// It stands in rows, so that a frozen catalogue has it ready.
struct IntentModel: Sendable {
  /// Weights of sixteen intents, which are taken at once.
  typealias Lanes = SIMD16<Float>

  let features: Features
  /// For each feature a weight for every intent, sixteen by sixteen; the last ones may stand for none.
  let weights: FrozenRow<Lanes>

  /// The features that the phrases have.
  struct Features: Sendable {
    /// Their hashes in order.
    let numbers: FrozenRow<UInt64>
    /// How telling each is.
    let rarity: FrozenRow<Float>
    /// For each number of the direction in which the words point its row; nil where there is none.
    let directions: [Int?]
    /// How telling a word is that no phrase has; a row of its own says it.
    let rarityOfUnknown: Float

    /// Features with their hashes in order, and how telling each is.
    init(numbers: FrozenRow<UInt64>, rarity: FrozenRow<Float>) {
      self.numbers = numbers
      self.rarity = rarity
      directions = (0..<WordEmbedding.dimensions).map {
        Self.row(of: IntentFeatures.dimension($0), in: numbers)
      }
      rarityOfUnknown = Self.row(of: IntentFeatures.unknown, in: numbers).map { rarity[$0] } ?? 0
    }

    /// The place of a feature; nil for one that no phrase has.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of features.
    func row(of feature: UInt64) -> Int? { Self.row(of: feature, in: numbers) }

    private static func row(of feature: UInt64, in numbers: FrozenRow<UInt64>) -> Int? {
      withExtendedLifetime(numbers) { numbers in
        let numbers = numbers.view
        var (low, high) = (0, numbers.count)
        while low < high {
          let middle = (low + high) / 2
          if numbers[middle] < feature { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == feature ? low : nil
      }
    }
  }

  /// How many rows of sixteen so many intents fill.
  static func laneCount(_ intents: Int) -> Int {
    (intents + Lanes.scalarCount - 1) / Lanes.scalarCount
  }

  /// Whether the rows go together for so many intents.
  func fits(_ intents: Int) -> Bool {
    features.numbers.count == features.rarity.count
      && weights.count == features.numbers.count * Self.laneCount(intents)
  }

  /// How much a sentence speaks for each intent.
  func scores(of vector: IntentVector, intents: Int) -> [Float] {
    var scores = withExtendedLifetime(weights) { row in
      let weights = row.view
      return Self.scores(of: vector, intents: intents) { weights[$0] }
    }
    // A damaged file may hold anything.
    for intent in 0..<intents where !scores[intent].isFinite { scores[intent] = 0 }
    return scores
  }

  /// How much a sentence speaks for each intent, by weights that are asked for.
  @inline(__always)
  static func scores(
    of vector: IntentVector,
    intents: Int,
    _ weights: (Int) -> Lanes
  ) -> [Float] {
    let count = laneCount(intents)
    var sums = Array(repeating: Lanes.zero, count: count)
    for (row, weight) in zip(vector.rows, vector.weights) {
      let start = row * count
      let weight = Lanes(repeating: weight)
      for lane in 0..<count { sums[lane] += weight * weights(start + lane) }
    }
    return (0..<intents).map { sums[$0 / Lanes.scalarCount][$0 % Lanes.scalarCount] }
  }

  /// Turns scores into shares of one (softmax).
  static func turnIntoChances(_ scores: inout [Float]) {
    let greatest = scores.max() ?? 0
    var sum: Float = 0
    for place in scores.indices {
      scores[place] = exp(scores[place] - greatest)
      sum += scores[place]
    }
    for place in scores.indices { scores[place] /= sum }
  }
}
