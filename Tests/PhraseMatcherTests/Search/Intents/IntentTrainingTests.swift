import Foundation
import SpokenLanguage
import Testing

@testable import PhraseMatcher

/// The weights that are learnt beside those of a slow, obvious twin.
@Suite struct IntentTrainingTests {
  private let language = Languages.language(for: "en")

  private func example(_ text: String, _ intent: Int) -> IntentExamples.Example {
    IntentExamples.Example(intent: intent, rows: [language.tokens(in: text)])
  }

  @Test func `examples are told apart though they share all but one word`() {
    let examples = [
      example("turn the light on", 0), example("turn the light off", 1),
      example("switch it on", 0), example("switch it off", 1),
    ]
    let model = IntentTraining.model(of: examples, intents: 2, language: language)
    for sample in examples {
      let vector = IntentVector(of: sample.rows, model.features, language)
      let scores = model.scores(of: vector, intents: 2)
      #expect(scores[sample.intent] > scores[1 - sample.intent])
    }
  }

  @Test func `learning brings the loss down as far as plain gradient descent does`() {
    let examples = [
      example("dim the lights", 0), example("make it darker", 0), example("play a song", 1),
      example("some music please", 1), example("will it rain", 2), example("is it cold", 2),
    ]
    let model = IntentTraining.model(of: examples, intents: 3, language: language)
    let vectors = examples.map {
      IntentVector(of: $0.rows, model.features, language)
    }
    func loss(_ scores: (IntentVector) -> [Float]) -> Float {
      zip(vectors, examples).reduce(0) { sum, pair in
        var chances = scores(pair.0)
        IntentModel.turnIntoChances(&chances)
        return sum - log(max(chances[pair.1.intent], .leastNormalMagnitude))
      }
    }
    let learnt = loss { model.scores(of: $0, intents: 3) }
    // The twin: every weight moved at once by the whole gradient, as often.
    var weights = Array(repeating: Float(0), count: 3 * model.features.numbers.count)
    func scores(_ vector: IntentVector) -> [Float] {
      (0..<3).map { intent in
        zip(vector.rows, vector.weights).reduce(Float(0)) { $0 + $1.1 * weights[$1.0 * 3 + intent] }
      }
    }
    for _ in 0..<8 {
      var gradient = weights.map { _ in Float(0) }
      for (vector, sample) in zip(vectors, examples) {
        var chances = scores(vector)
        IntentModel.turnIntoChances(&chances)
        chances[sample.intent] -= 1
        for (row, weight) in zip(vector.rows, vector.weights) {
          for intent in 0..<3 { gradient[row * 3 + intent] += weight * chances[intent] }
        }
      }
      for place in weights.indices { weights[place] -= 2 * gradient[place] }
    }
    #expect(learnt < loss { _ in [0, 0, 0] } / 2)
    #expect(learnt < 2 * loss(scores))
  }
}
