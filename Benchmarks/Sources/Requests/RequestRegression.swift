import Foundation
import SpokenLanguage

/// How much each feature speaks for each kind of request, learnt with a normal prior on the weights.
///
/// The likelihood is climbed with limited memory by the method of Broyden, Fletcher, Goldfarb and Shanno (Nocedal,
/// "Updating Quasi-Newton Matrices with Limited Storage", 1980).
struct RequestRegression {
  /// The variance of the prior is 1: of 0.1 to 3 none was better on writers left out by more than chance.
  private static let precision = 1.0
  /// Features that fewer sentences have say too little for the room they take.
  private static let fewestSentences = 3
  private static let memory = 8
  private static let mostSteps = 150
  /// A step that betters the mean likelihood by less is the last; one that is halved so often is none.
  private static let leastGain = 1e-5
  private static let mostHalvings = 30
  /// What a step has to gain of what the slope promises (Armijo's condition).
  private static let share = 1e-4
  private static let kinds = RequestKind.allCases.count

  /// A sentence as it is learnt from: its features by their numbers, and the share of each kind in what it asks for.
  private struct Row {
    let features: [Int]
    let shares: [Double]
  }

  private var numbers: [UInt32: Int] = [:]
  /// For each feature a weight for each kind; those that every sentence has come last.
  private var weights: [Double]

  /// The features with their weights.
  var learnt: [(feature: UInt32, weights: [Double])] {
    let all = numbers.map { (feature: $0.key, place: $0.value) }
    return (all + [(feature: RequestModel.always, place: numbers.count)]).map {
      (
        feature: $0.feature,
        weights: Array(weights[$0.place * Self.kinds..<($0.place + 1) * Self.kinds])
      )
    }
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
    weights = Array(repeating: 0, count: (numbers.count + 1) * Self.kinds)
    let rows = sentences.map { sentence in
      Row(
        features: places(of: sentence.features),
        shares: RequestKind.allCases.map { kind in
          Double(sentence.kinds.count { $0 == kind }) / Double(sentence.kinds.count)
        }
      )
    }
    climb(rows)
  }

  /// The chance of each kind for a sentence.
  func chances(of features: Set<UInt32>) -> [Double] {
    Self.chances(places(of: features), weights)
  }

  private func places(of features: Set<UInt32>) -> [Int] {
    features.compactMap { numbers[$0] }.sorted() + [numbers.count]
  }

  private static func chances(_ features: [Int], _ weights: [Double]) -> [Double] {
    var odds = Array(repeating: 0.0, count: kinds)
    for feature in features {
      for kind in 0..<kinds { odds[kind] += weights[feature * kinds + kind] }
    }
    let highest = odds.max() ?? 0
    var total = 0.0
    for kind in 0..<kinds {
      odds[kind] = exp(odds[kind] - highest)
      total += odds[kind]
    }
    return odds.map { $0 / total }
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
      let chances = chances(row.features, weights)
      for kind in 0..<kinds {
        if row.shares[kind] > 0 {
          loss -= row.shares[kind] * log(max(chances[kind], .leastNormalMagnitude))
        }
        let change = chances[kind] - row.shares[kind]
        for feature in row.features { slope[feature * kinds + kind] += change }
      }
    }
    return (loss, slope)
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for place in one.indices { sum += one[place] * other[place] }
    return sum
  }
}
