/// One of several texts that a recogniser took an utterance for.
public struct Hypothesis: Sendable, Hashable {
  /// What was perhaps said.
  public var text: String
  /// How much the recogniser thinks of it, the more the greater; nil where it does not say.
  ///
  /// Engines count in probabilities, in logarithms of them, in hundreds below nought, or in nothing in
  /// particular. So only the order of the numbers is looked at.
  public var score: Double?

  /// Makes a hypothesis.
  public init(_ text: String, score: Double? = nil) {
    self.text = text
    self.score = score
  }
}

extension Hypothesis {
  /// The most hypotheses of one utterance that are looked at; recognisers give five or ten.
  static let mostCompared = 12
  /// The most that are read at all, since many may be the same.
  static let mostRead = 200

  /// The hypotheses in the recogniser's order of preference.
  ///
  /// The given order counts unless every hypothesis has a score.
  package static func ordered(_ hypotheses: [Hypothesis]) -> [Hypothesis] {
    let hypotheses = Array(hypotheses.prefix(mostRead))
    let scores = hypotheses.compactMap(\.score).filter { !$0.isNaN }
    guard scores.count == hypotheses.count else { return hypotheses }
    let places = scores.indices.sorted { first, second in
      scores[first] != scores[second] ? scores[first] > scores[second] : first < second
    }
    return places.map { hypotheses[$0] }
  }
}
