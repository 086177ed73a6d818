import SpokenLanguage

/// Finds the phrases that resemble an utterance that is none: something to offer with a refusal.
///
/// ``IntentClassifier`` says which intents the words speak for, and of each the phrase is named that has
/// most words in common with the utterance. Where no word says anything, the phrases come in the
/// order of their weights: a resemblance of letters alone would only puzzle people.
struct NearestPhrases {
  let index: PhraseIndex
  let classifier: IntentClassifier
  let sentence: HeardSentence
  let language: any Language

  /// The nearest readings, of which some fell short and the others are phrases without parameters.
  ///
  /// Both are ordered together: by how sure a reading is and how much the words speak for its intent.
  func readings(limit: Int, besides found: [Reading]) -> [Reading] {
    let proposed = readings(limit: max(limit, 2 * found.count))
    var scores: [[String]: Double] = [:]
    for reading in proposed { scores[[reading.app, reading.intent]] = reading.confidence * 10 }
    let known = Set(found.map { [$0.app, $0.intent] })
    let others = proposed.filter { !known.contains([$0.app, $0.intent]) }
    let all = (found + others).map { reading in
      let score = scores[[reading.app, reading.intent]] ?? 0
      return (reading: reading, score: score + (reading.alignment.isEmpty ? 0 : reading.confidence))
    }
    // The sort is stable: equals keep their order.
    return all.sorted { $0.score > $1.score }.prefix(limit).map(\.reading)
  }

  /// The phrases of different intents that are nearest, as readings without parameters.
  private func readings(limit: Int) -> [Reading] {
    let ranked = classifier.ranking(
      of: [sentence.tokens],
      limit: limit,
      language: language
    )
    let heard = Set(sentence.words)
    guard !ranked.isEmpty else {
      return classifier.byWeight.prefix(limit).compactMap { number in
        reading(of: classifier.intents[number], heard, 0)
      }
    }
    return ranked.compactMap { candidate in
      reading(of: classifier.intents[candidate.intent], heard, candidate.share.share)
    }
  }

  private func reading(
    of intent: IntentClassifier.Intent,
    _ heard: Set<UInt32>,
    _ share: Double
  ) -> Reading? {
    var best: (phrase: Int, nearness: Float)?
    for number in intent.phrases {
      let nearness = nearness(of: number, heard)
      if nearness > best?.nearness ?? -1 { best = (number, nearness) }
    }
    guard let best else { return nil }
    let phrase = index.phrases[best.phrase]
    return Reading(
      app: phrase.appName,
      intent: intent.name,
      phrase: phrase.text,
      // Words in common are hardly a chance that this was meant.
      confidence: Ranking.rounded(0.1 * share),
      parameters: [],
      alignment: [],
      cost: Double(EditCosts.most)
    )
  }

  /// The share of a phrase's words that were heard, by weight.
  private func nearness(of phrase: Int, _ heard: Set<UInt32>) -> Float {
    var found: Float = 0
    var all: Float = 0.1
    for word in classifier.wordsOfPhrase[phrase] {
      let weight = index.traits.weights[Int(word)]
      all += weight
      if heard.contains(word) { found += weight }
    }
    return found / all
  }
}
