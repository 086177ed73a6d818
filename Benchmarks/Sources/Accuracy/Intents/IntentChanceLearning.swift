import Foundation
import PhraseMatcher

/// Learns how sure an answer is from answers that were right or wrong: logistic regression by Newton's method
/// (Bishop, "Pattern Recognition and Machine Learning", 4.3.3).
struct IntentChanceLearning {
  private static let rounds = 25
  private static let ridge = 1e-3

  let weights: [Double]

  init(_ answers: [IntentTrial.Answer]) {
    let rows = answers.map { (IntentChance.signs(of: $0.share), $0.isRight ? 1.0 : 0) }
    let count = rows.first?.0.count ?? 0
    var weights = Array(repeating: 0.0, count: count)
    for _ in 0..<Self.rounds {
      var gradient = weights.map { -Self.ridge * $0 }
      var curvature = (0..<count).map { row in
        (0..<count).map { $0 == row ? Self.ridge : 0 }
      }
      for (signs, isRight) in rows {
        let chance = Self.chance(signs, weights)
        for row in 0..<count {
          gradient[row] += (isRight - chance) * signs[row]
          for column in 0..<count {
            curvature[row][column] += chance * (1 - chance) * signs[row] * signs[column]
          }
        }
      }
      let step = Self.solution(of: curvature, gradient)
      for row in 0..<count { weights[row] += step[row] }
    }
    self.weights = weights
  }

  static func chance(_ signs: [Double], _ weights: [Double]) -> Double {
    1 / (1 + exp(-zip(signs, weights).reduce(0) { $0 + $1.0 * $1.1 }))
  }

  /// The mean difference between how sure and how right answers are, in ten groups of equal size.
  static func calibrationError(
    of answers: [IntentTrial.Answer],
    _ chance: (IntentShare) -> Double
  ) -> Double {
    let sorted = answers.map { (chance($0.share), $0.isRight) }.sorted { $0.0 < $1.0 }
    guard !sorted.isEmpty else { return 0 }
    var error = 0.0
    for group in 0..<10 {
      let part = sorted[(group * sorted.count / 10)..<((group + 1) * sorted.count / 10)]
      let sure = part.reduce(0) { $0 + $1.0 }
      let right = Double(part.count { $0.1 })
      error += abs(sure - right)
    }
    return error / Double(sorted.count)
  }

  /// Solves a small system of equations by elimination with pivots.
  private static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double] {
    var rows = zip(matrix, right).map { $0 + [$1] }
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
