extension Reading {
  /// Takes a chance for the confidence, with three decimals: more would claim to know it better.
  package mutating func beSure(_ chance: Double) { confidence = Ranking.rounded(chance) }
}

extension Understanding {
  /// Makes what is understood where one of some readings is meant: one is a match, of several a person has to choose.
  ///
  /// - Parameters:
  ///   - utterance: The text as it came in.
  ///   - readings: The readings, at least one.
  ///   - chance: The chance that one of them is meant, which they share.
  ///   - others: Other readings, behind them.
  package init(
    _ utterance: String,
    oneOf readings: [Reading],
    sharing chance: Double,
    beside others: [Reading] = []
  ) {
    let shared = readings.map { reading in
      var reading = reading
      reading.beSure(chance / Double(readings.count))
      return reading
    }
    self.init(
      utterance: utterance,
      outcome: shared.count > 1 ? .ambiguous : .match,
      reading: shared.first,
      alternatives: shared.dropFirst() + others
    )
  }
}
