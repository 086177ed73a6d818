import OrderedJSON

/// Reads lists of hypotheses.
enum Hypotheses {
  /// The most hypotheses of an utterance.
  static let limit = 100

  /// Reads a list of objects.
  ///
  /// - Parameters:
  ///   - values: The objects, the best one first.
  ///   - text: The key of the words.
  ///   - score: The key of the score.
  ///   - isProbability: Whether the scores are probabilities where they look like some.
  /// - Returns: The hypotheses; nothing where the only one says no more than the text.
  static func read(
    _ values: [JSON],
    text: String,
    score: String,
    isProbability: Bool = true
  ) -> [RecognizedUtterance.Alternative] {
    let hypotheses = values.prefix(limit).compactMap { value in
      value[text]?.string.map { words in
        let number = value[score]?.lenientDouble
        return RecognizedUtterance.Alternative(
          text: words,
          score: number,
          scoreIsProbability: isProbability && number.map { (0...1).contains($0) } ?? false
        )
      }
    }
    let saysNothing = hypotheses.count == 1 && hypotheses[0].score == nil
    return saysNothing ? [] : hypotheses
  }
}
