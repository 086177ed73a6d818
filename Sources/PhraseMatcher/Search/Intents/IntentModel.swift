import Foundation

/// What was learnt from the phrases of a catalogue about the words that speak for each intent.
///
/// It stands in rows, so that a frozen catalogue has it ready.
struct IntentModel: Sendable {
  let features: Features
  /// For each feature a weight for every intent.
  let weights: FrozenRow<Float>

  /// The features that the phrases have.
  struct Features: Sendable {
    /// Their numbers in order.
    let numbers: FrozenRow<UInt64>
    /// How telling each is.
    let rarity: FrozenRow<Float>

    /// How telling a word is that no phrase has; a row of its own says it.
    var rarityOfUnknown: Float { row(of: IntentFeatures.unknown).map { rarity[$0] } ?? 0 }

    /// The place of a feature; nil for one that no phrase has.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of features.
    func row(of feature: UInt64) -> Int? {
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

  /// Whether the rows go together for so many intents.
  func fits(_ intents: Int) -> Bool {
    features.numbers.count == features.rarity.count
      && weights.count == features.numbers.count * intents
  }

  /// How much a sentence speaks for each intent.
  func scores(of vector: IntentVector, intents: Int) -> [Float] {
    var scores = Array(repeating: Float(0), count: intents)
    withExtendedLifetime(weights) { row in
      let weights = row.view
      for (row, weight) in zip(vector.rows, vector.weights) {
        let start = row * intents
        for intent in 0..<intents { scores[intent] += weight * weights[start + intent] }
      }
    }
    // A damaged file may hold anything.
    for intent in 0..<intents where !scores[intent].isFinite { scores[intent] = 0 }
    return scores
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
