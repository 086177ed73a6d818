/// Why an utterance was read as it was: the winner, the rest, and what decided.
///
/// Everything in it is taken from the alignments of the readings; nothing is searched for again.
public struct Explanation: Sendable, Hashable {
  /// What was decided.
  public var understanding: Understanding
  /// The least confidence of a match when it was decided.
  public var threshold: Double
  /// The readings, the best first, each with the reason why it was chosen or not.
  public var candidates: [Candidate]

  /// A reading and its verdict.
  public struct Candidate: Sendable, Hashable {
    /// The reading, whose alignment says what each difference cost.
    public var reading: Reading
    /// Why it was chosen or not.
    public var verdict: Verdict

    /// Makes a candidate.
    public init(reading: Reading, verdict: Verdict) {
      self.reading = reading
      self.verdict = verdict
    }
  }

  /// Why a reading was chosen or not.
  public enum Verdict: Sendable, Hashable {
    /// It is what was understood.
    case chosen
    /// It is as good as the best, so a person has to say.
    case asGood
    /// It costs more than the best.
    case behind(cost: Double)
    /// It is the best, but its confidence is below the threshold.
    case belowThreshold
    /// It is the best, but a phrase that must start nothing is nearer.
    case negativePhrase
    /// It was never a reading; its phrase only has words in common with the utterance.
    case resembles
  }

  /// Explains a decision.
  ///
  /// - Parameters:
  ///   - understanding: What was decided.
  ///   - threshold: The least confidence of a match when it was decided.
  public init(_ understanding: Understanding, threshold: Double) {
    self.understanding = understanding
    self.threshold = threshold
    let readings = [understanding.reading].compactMap(\.self) + understanding.alternatives
    let best = readings.first { !$0.alignment.isEmpty }
    candidates = readings.map { reading in
      Candidate(
        reading: reading,
        verdict: Self.verdict(on: reading, best: best, understanding.outcome)
      )
    }
  }

  private static func verdict(
    on reading: Reading,
    best: Reading?,
    _ outcome: Understanding.Outcome
  ) -> Verdict {
    guard !reading.alignment.isEmpty, let best else { return .resembles }
    guard reading == best else {
      let more = reading.cost - best.cost
      if outcome == .ambiguous, reading.isAsGood(as: best) { return .asGood }
      return .behind(cost: Ranking.rounded(max(0, more)))
    }
    switch outcome {
    case .refused(.negativePhrase): return .negativePhrase
    case .refused: return .belowThreshold
    default: return .chosen
    }
  }
}

extension PhraseMatcher {
  /// Explains how an utterance is understood.
  ///
  /// ```swift
  /// let explanation = matcher.explain("open the hobit in library")
  /// explanation.candidates.first?.verdict  // .chosen
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was said or typed.
  ///   - options: The same as for understanding.
  /// - Returns: The decision with the winner, the runners-up and what each difference cost.
  public func explain(
    _ utterance: String,
    options: MatchOptions = MatchOptions()
  ) -> Explanation {
    explanation(of: understand(utterance, options: options), options: options)
  }

  /// Explains what was decided about an utterance.
  ///
  /// - Parameters:
  ///   - understanding: The decision.
  ///   - options: The same as for understanding.
  /// - Returns: The decision with the winner, the runners-up and what each difference cost.
  public func explanation(
    of understanding: Understanding,
    options: MatchOptions = MatchOptions()
  ) -> Explanation {
    let best = understanding.reading ?? understanding.alternatives.first
    return Explanation(understanding, threshold: threshold(for: best?.app, options))
  }
}
