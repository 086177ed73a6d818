import Foundation
import PhraseMatcher

/// Learns how sure the program may be of the intent that all words of a sentence speak for.
///
/// Apps are made of sentences with 3 to 40 examples for each intent, each app knowing a twentieth to all of the intents. One
/// half of the sentences is learnt from; the other tells how good the result is. The weights belong into
/// `Sources/PhraseMatcher/Search/Intents/IntentChance.swift`.
struct IntentChances {
  private static let shots = [2, 3, 5, 10, 20, 40]
  private static let shares = [0.05, 0.1, 0.2, 0.4, 0.7, 1]
  private static let repetitions = 8

  /// Learns and tells.
  ///
  /// - Parameter rows: Sentences with their intents.
  /// - Returns: The weights, and how good they are on the other half.
  /// - Throws: When a sentence can be no phrase.
  static func report(_ rows: [[String]]) throws -> String {
    func sentences(of half: Half) -> [IntentTrial.Sentence] {
      rows.filter { $0.count > 1 && Half(of: $0[0]) == half }
        .map { IntentTrial.Sentence(text: $0[0], intent: $0[1]) }
    }
    let tuning = try answers(sentences(of: .tuning), seed: 1)
    let learning = IntentChanceLearning(tuning.joined().flatMap(\.answers))
    let weights = learning.weights.map { String(format: "%.3f", $0) }.joined(separator: " ")
    var lines = ["weights: " + weights]
    for trials in try answers(sentences(of: .reporting), seed: 2) {
      let all = trials.flatMap(\.answers)
      let inScope = all.filter(\.isInScope)
      let error = IntentChanceLearning.calibrationError(of: all) {
        IntentChanceLearning.chance(IntentChance.signs(of: $0), learning.weights)
      }
      let inProgram = IntentChanceLearning.calibrationError(of: all, \.chance)
      let right = Double(inScope.count(where: \.isRight)) / Double(max(1, inScope.count))
      lines.append(
        "\(trials.first?.shots ?? 0) examples: "
          + String(format: "%.1f %% right, calibration error %.3f, ", 100 * right, error)
          + String(format: "with the program's weights %.3f", inProgram)
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func answers(
    _ sentences: [IntentTrial.Sentence],
    seed: UInt64
  ) throws -> [[(shots: Int, answers: [IntentTrial.Answer])]] {
    var random = SplitMix64(seed: seed)
    return try shots.map { shots in
      try shares.flatMap { share in
        try (0..<repetitions).map { _ in
          let trial = IntentTrial(sentences, shots: shots, share: share, random: &random)
          return (shots, try trial.answers())
        }
      }
    }
  }
}
