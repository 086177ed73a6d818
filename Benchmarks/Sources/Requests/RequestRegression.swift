import Foundation
import SpokenLanguage

/// How much each feature speaks for a sentence that asks for something, learnt with a normal prior on the weights.
///
/// There are too many features for the matrix of Newton's method, with which the ranking of intents is learnt. So the
/// likelihood is climbed with limited memory by the method of Broyden, Fletcher, Goldfarb and Shanno (Nocedal,
/// "Updating Quasi-Newton Matrices with Limited Storage", 1980).
struct RequestRegression {
  /// Of 0.3, 1 and 3 this had the least loss on writers left out, in each language.
  private static let precision = 1.0
  /// What a single sentence has says nothing of others; with three in place of two the loss is greater.
  private static let fewestSentences = 2
  private static let memory = 8
  private static let mostSteps = 200
  /// A step that betters the mean likelihood by less is the last; one that is halved so often is none.
  private static let leastGain = 1e-7
  private static let mostHalvings = 30
  /// What a step has to gain of what the slope promises (Armijo's condition).
  private static let share = 1e-4

  /// A sentence as it is learnt from: its features by their numbers.
  private struct Row {
    let features: [Int]
    let asks: Bool
  }

  private var numbers: [UInt32: Int] = [:]
  /// By the numbers of the features; that of every sentence comes last.
  private var weights: [Double]

  /// The features with their weights.
  var learnt: [(feature: UInt32, weight: Double)] {
    numbers.map { (feature: $0.key, weight: weights[$0.value]) }
      + [(feature: RequestModel.always, weight: weights[numbers.count])]
  }

  /// Learns from sentences.
  init(_ sentences: [RequestSentence]) {
    var counts: [UInt32: Int] = [:]
    for sentence in sentences {
      for feature in sentence.features { counts[feature, default: 0] += 1 }
    }
    for feature in counts.keys.sorted() where counts[feature, default: 0] >= Self.fewestSentences {
      numbers[feature] = numbers.count
    }
    weights = Array(repeating: 0, count: numbers.count + 1)
    climb(sentences.map { Row(features: places(of: $0.features), asks: $0.asks) })
  }

  /// The logarithm of the odds that a sentence asks for something.
  func logOdds(of features: Set<UInt32>) -> Double {
    places(of: features).reduce(0) { $0 + weights[$1] }
  }

  private func places(of features: Set<UInt32>) -> [Int] {
    features.compactMap { numbers[$0] }.sorted() + [numbers.count]
  }

  private mutating func climb(_ rows: [Row]) {
    var steps: [[Double]] = []
    var turns: [[Double]] = []
    var (loss, slope) = Self.loss(weights, rows)
    for _ in 0..<Self.mostSteps {
      let direction = Self.direction(slope, steps, turns)
      let promise = Self.product(direction, slope)
      var length = 1.0
      var next = weights
      var found = (loss: loss, slope: slope)
      for _ in 0..<Self.mostHalvings {
        next = zip(weights, direction).map { $0 + length * $1 }
        found = Self.loss(next, rows)
        if found.loss <= loss + Self.share * length * promise { break }
        length /= 2
      }
      let gain = loss - found.loss
      guard gain > 0 else { return }
      steps.append(zip(next, weights).map { $0 - $1 })
      turns.append(zip(found.slope, slope).map { $0 - $1 })
      if steps.count > Self.memory {
        steps.removeFirst()
        turns.removeFirst()
      }
      (weights, loss, slope) = (next, found.loss, found.slope)
      if gain < Self.leastGain * Double(rows.count) { return }
    }
  }

  /// Where to go from a slope, by how it turned at the last steps.
  private static func direction(
    _ slope: [Double],
    _ steps: [[Double]],
    _ turns: [[Double]]
  ) -> [Double] {
    var direction = slope.map { -$0 }
    var shares: [Double] = []
    for place in steps.indices.reversed() {
      let share = product(steps[place], direction) / product(steps[place], turns[place])
      shares.append(share)
      for index in direction.indices { direction[index] -= share * turns[place][index] }
    }
    if let step = steps.last, let turn = turns.last {
      let scale = product(step, turn) / product(turn, turn)
      for index in direction.indices { direction[index] *= scale }
    }
    for (place, share) in zip(steps.indices, shares.reversed()) {
      let other = product(turns[place], direction) / product(steps[place], turns[place])
      for index in direction.indices { direction[index] += (share - other) * steps[place][index] }
    }
    return direction
  }

  /// How unlikely the sentences and the weights are, and how that changes with each weight.
  private static func loss(
    _ weights: [Double],
    _ rows: [Row]
  ) -> (loss: Double, slope: [Double]) {
    var loss = 0.0
    var slope = weights.map { precision * $0 }
    for weight in weights { loss += precision / 2 * weight * weight }
    for row in rows {
      let odds = row.features.reduce(0) { $0 + weights[$1] }
      let sign = row.asks ? 1.0 : -1.0
      loss += log1p(exp(-sign * odds))
      let change = -sign / (1 + exp(sign * odds))
      for feature in row.features { slope[feature] += change }
    }
    return (loss, slope)
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for place in one.indices { sum += one[place] * other[place] }
    return sum
  }
}
