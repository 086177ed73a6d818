import Foundation

/// A log-linear model over what a sentence may be taken for, learnt by Newton's method.
///
/// Berger, Della Pietra and Della Pietra, "A Maximum Entropy Approach to Natural Language Processing" (1996), with a
/// normal prior on the weights (Chen and Rosenfeld 1999).
struct LogLinearModel {
  /// The variance of the prior is 1: of 0.5 to 5 none was better on apps left out by more than chance.
  private static let precision = 1.0
  private static let mostSteps = 50
  /// A step that betters the likelihood by less is the last; one that is halved so often is none.
  private static let leastGain = 1e-6
  private static let mostHalvings = 20

  private(set) var weights: [Double]

  /// Learns from sentences that have a right answer.
  init(_ sentences: [RankedSentence], features: Int) {
    weights = Array(repeating: 0, count: features)
    let answered = sentences.filter { !$0.right.isEmpty }
    var likelihood = likelihood(of: answered)
    for _ in 0..<Self.mostSteps {
      var gradient = weights.map { -Self.precision * $0 }
      var curvature = SymmetricMatrix(size: features, diagonal: Self.precision)
      for sentence in answered { add(sentence, &gradient, &curvature) }
      let before = (weights: weights, likelihood: likelihood)
      var step = curvature.solution(of: gradient)
      // Far from the best weights a whole step may go too far.
      for _ in 0..<Self.mostHalvings {
        weights = zip(before.weights, step).map { $0 + $1 }
        likelihood = self.likelihood(of: answered)
        if likelihood > before.likelihood { break }
        step = step.map { $0 / 2 }
      }
      if likelihood - before.likelihood < Self.leastGain { break }
    }
  }

  /// The logarithm of how likely the right answers are, and the weights themselves.
  private func likelihood(of sentences: [RankedSentence]) -> Double {
    sentences.reduce(-Self.precision / 2 * weights.reduce(0) { $0 + $1 * $1 }) { sum, sentence in
      let chances = chances(sentence)
      let right = sentence.right.reduce(0) { $0 + chances[$1] }
      return sum + log(max(right, .leastNormalMagnitude))
    }
  }

  /// The chance of each thing that a sentence may be taken for.
  func chances(_ sentence: RankedSentence) -> [Double] {
    let scores = sentence.counts.map { counts in
      counts.reduce(0) { $0 + weights[$1.feature] * $1.count }
    }
    let highest = scores.max() ?? 0
    let odds = scores.map { exp($0 - highest) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }

  /// Adds a sentence to the slope of the likelihood, and to the curvature that it has where the right answer is one.
  private func add(
    _ sentence: RankedSentence,
    _ gradient: inout [Double],
    _ curvature: inout SymmetricMatrix
  ) {
    let chances = chances(sentence)
    let right = Set(sentence.right)
    let chanceOfRight = right.reduce(0) { $0 + chances[$1] }
    var mean: [Int: Double] = [:]
    for (place, counts) in sentence.counts.enumerated() {
      let isRight = right.contains(place) && chanceOfRight > 0
      let more = (isRight ? chances[place] / chanceOfRight : 0) - chances[place]
      for (feature, count) in counts {
        gradient[feature] += more * count
        mean[feature, default: 0] += chances[place] * count
      }
      curvature.add(counts, weight: chances[place])
    }
    curvature.add(mean.map { (feature: $0.key, count: $0.value) }, weight: -1)
  }
}
