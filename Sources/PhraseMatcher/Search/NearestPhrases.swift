import SpokenLanguage

/// Finds the phrases that resemble an utterance that is none: something to offer with a refusal.
///
/// Each telling word of the templates is compared with each heard word by its letters; a phrase is
/// as near as its words are on average. Every word of the templates is compared once, so the work
/// grows with the templates and not with the values.
struct NearestPhrases {
  /// The most words of the utterance that are compared.
  private static let mostWords = 12

  let index: PhraseIndex
  let sentence: HeardSentence

  /// The phrases of different intents that are nearest, as readings without parameters.
  func readings(limit: Int) -> [Reading] {
    let heard = sentence.tokens.prefix(Self.mostWords).map { Letters.letters(of: $0.text) }
    var nearness: [UInt32: Double] = [:]
    var distance = EditDistance()
    var found: [(phrase: Int, nearness: Double)] = []
    for (number, phrase) in index.phrases.enumerated() where !phrase.isNegative {
      var sum = 0.0
      var weights = 0.0
      for word in index.templates.key(of: phrase.node)
      where word & PhraseIndex.slotBit == 0 {
        let weight = Double(index.traits.weights[Int(word)])
        let near = nearness[word] ?? self.nearness(of: word, heard, &distance)
        nearness[word] = near
        sum += near * weight
        weights += weight
      }
      found.append((number, weights > 0 ? sum / weights : 0))
    }
    found.sort { first, second in
      if first.nearness != second.nearness { return first.nearness > second.nearness }
      return index.phrases[first.phrase].weight > index.phrases[second.phrase].weight
    }
    return firstOfEachIntent(found).prefix(limit).map(reading)
  }

  private func firstOfEachIntent(
    _ found: [(phrase: Int, nearness: Double)]
  ) -> [(phrase: Int, nearness: Double)] {
    var seen: Set<[String]> = []
    return found.filter { candidate in
      let phrase = index.phrases[candidate.phrase]
      return seen.insert([phrase.appName, phrase.intent ?? ""]).inserted
    }
  }

  private func reading(_ candidate: (phrase: Int, nearness: Double)) -> Reading {
    let phrase = index.phrases[candidate.phrase]
    return Reading(
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      // A resemblance of letters is hardly a chance that this was meant.
      confidence: Ranking.rounded(candidate.nearness * 0.1),
      parameters: [],
      alignment: [],
      cost: Double(Prices.most)
    )
  }

  /// The share of letters that a word has in common with the heard word that is most like it.
  private func nearness(
    of word: UInt32,
    _ heard: [[UInt32]],
    _ distance: inout EditDistance
  ) -> Double {
    let letters = Letters.letters(of: index.words.text(of: word))
    guard letters.count <= Letters.longestCompared else { return 0 }
    var best = 0.0
    for other in heard where other.count <= Letters.longestCompared {
      let longest = max(letters.count, other.count)
      let mistakes = distance.distance(letters, other, atMost: longest) ?? longest
      best = max(best, 1 - Double(mistakes) / Double(longest))
    }
    return best
  }
}
