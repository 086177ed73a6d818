extension CoverageReport {
  /// Two intents of which one was understood for the other.
  public struct Confusion: Sendable, Hashable {
    /// What was meant.
    public var expected: String
    /// What was understood.
    public var found: String
    /// How many sentences, and variants of sentences with slips.
    public var count: Int
  }

  /// The pairs of intents that get confused, the most frequent first.
  public var confusions: [Confusion] {
    var counts: [[String]: Int] = [:]
    for result in results {
      let expected = result.entry.testCase.intent ?? "-"
      if let found = result.found, result.verdict == .wrongIntent || result.verdict == .accepted {
        counts[[expected, found.intent], default: 0] += 1
      }
      for (intent, count) in result.noise?.confused ?? [:] {
        counts[[expected, intent], default: 0] += count
      }
    }
    return counts.map { Confusion(expected: $0.key[0], found: $0.key[1], count: $0.value) }
      .sorted { ($1.count, $0.expected, $0.found) < ($0.count, $1.expected, $1.found) }
  }

  /// An intent that sentences are labelled with and that nothing starts.
  public struct StrayIntent: Sendable, Hashable {
    /// The intent.
    public var intent: String
    /// The first of the sentences, as a file and a place in it.
    public var place: String
    /// How many sentences there are.
    public var count: Int
  }

  /// The labels that no phrase's intent has and that no sentence was ever understood as: most likely misspelt.
  public var strayIntents: [StrayIntent] {
    let known = knownIntents.union(results.compactMap(\.found?.intent))
    var strays: [StrayIntent] = []
    for result in results {
      guard let intent = result.entry.testCase.intent, !known.contains(intent) else { continue }
      if let number = strays.firstIndex(where: { $0.intent == intent }) {
        strays[number].count += 1
      } else {
        let place = "\(result.file):\(result.entry.location)"
        strays.append(StrayIntent(intent: intent, place: place, count: 1))
      }
    }
    return strays
  }

  /// The intents that phrases start.
  public var knownIntents: Set<String> { Set(inventories.flatMap(\.phrases).map(\.intent)) }

  /// The values that no passing sentence names, in the catalogue's order.
  public var untouchedValues: [CoverageInventory.Value] {
    inventories.flatMap { inventory in
      let named = Set(
        results.lazy.filter { $0.locale == inventory.locale && $0.verdict == .passed }
          .flatMap { $0.found?.values.compactMap(\.id) ?? [] }
      )
      return inventory.values.filter { !named.contains($0.id) }
    }
  }

  /// How many sentences an intent has in a language, and how many of them passed.
  public struct Share: Sendable, Hashable {
    /// The intent; `-` for sentences that must be refused.
    public var intent: String
    /// The language.
    public var locale: String
    /// The sentences.
    public var count: Int
    /// Those that passed.
    public var passed: Int
  }

  /// For each intent and language how much of it passed.
  public var shares: [Share] {
    var found: [[String]: Share] = [:]
    for result in results {
      let intent = result.entry.testCase.intent ?? "-"
      let empty = Share(intent: intent, locale: result.locale, count: 0, passed: 0)
      var share = found[[intent, result.locale]] ?? empty
      share.count += 1
      if result.verdict == .passed { share.passed += 1 }
      found[[intent, result.locale]] = share
    }
    return found.values.sorted { ($0.intent, $0.locale) < ($1.intent, $1.locale) }
  }

  /// A phrase and what became of the sentences that were understood by it.
  public struct PhraseResult: Sendable, Hashable {
    /// The language.
    public var locale: String
    /// The phrase.
    public var name: PhraseName
    /// How many sentences were understood by it.
    public var count = 0
    /// How many of them rightly.
    public var passed = 0
    /// What became of the right ones with slips in them.
    public var noise = NoiseCount()
  }

  /// Every phrase with its sentences, by language and in the catalogue's order.
  public var phrases: [PhraseResult] {
    inventories.flatMap { inventory in
      var found: [PhraseName: PhraseResult] = [:]
      for result in results where result.locale == inventory.locale {
        guard let reading = result.found else { continue }
        let name = PhraseName(app: reading.app, intent: reading.intent, phrase: reading.phrase)
        var phrase = found[name] ?? PhraseResult(locale: inventory.locale, name: name)
        phrase.count += 1
        if result.verdict == .passed { phrase.passed += 1 }
        if let noise = result.noise { phrase.noise.add(noise) }
        found[name] = phrase
      }
      return inventory.phrases.map { found[$0] ?? PhraseResult(locale: inventory.locale, name: $0) }
    }
  }
}
