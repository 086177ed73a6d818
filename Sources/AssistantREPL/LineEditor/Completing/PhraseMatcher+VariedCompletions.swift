import PhraseMatcher

extension PhraseMatcher {
  /// How many completions are looked at for each that is given.
  private static let looked = 8

  /// Completions that each say something else; those that only say the same by another name come last.
  ///
  /// A thing and an app have several names each, so the heaviest completions are mostly one sentence in many words.
  func variedCompletions(of typed: String, limit: Int) -> [Completion] {
    var meanings: Set<Meaning> = []
    var varied: [Completion] = []
    var again: [Completion] = []
    for completion in completions(of: typed, limit: limit * Self.looked) {
      let isNew = meanings.insert(meaning(of: completion)).inserted
      if isNew { varied.append(completion) } else { again.append(completion) }
      if varied.count == limit { break }
    }
    return Array((varied + again).prefix(limit))
  }

  private struct Meaning: Hashable {
    let app: String
    let phrase: String
    let values: [ParameterReading.Value]
  }

  private func meaning(of completion: Completion) -> Meaning {
    let reading = exactReadings(of: completion.text).first {
      $0.app == completion.app && $0.phrase == completion.phrase
    }
    return Meaning(
      app: completion.app,
      phrase: completion.phrase,
      values: reading?.parameters.map(\.value) ?? []
    )
  }
}
