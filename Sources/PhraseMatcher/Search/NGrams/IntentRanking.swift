import Foundation
import SpokenLanguage

/// Ranks the intents by how much a sentence's words speak for each: it proposes and never decides.
///
/// The words of an intent's phrases, their stems, beginnings, groups and neighbours are features with
/// a weight for every intent. The weights are learnt from the phrases alone, in a fixed order: where
/// an intent is not ahead of all others by 1, it gains what the nearest other loses
/// ("passive-aggressive", Crammer et al., JMLR 2006), and the weights are averaged over the rounds.
///
/// ```
///            ⟨light⟩  ⟨light⟩⟨off⟩  ⟨group of song⟩
/// LightsOff    0.6        0.9            -0.2
/// PlayMusic   -0.3        0.0             0.8
/// ```
///
/// - Complexity: Training is bounded by ``mostSteps`` and memory by ``mostWeights``, however many
///   phrases there are. A sentence costs its features times the intents.
struct IntentRanking: Sendable {
  private static let rounds = 15
  private static let mostSteps = 40_000_000
  private static let mostWeights = 4_000_000

  /// The intents, in the catalogue's order.
  let intents: [Intent]
  /// For each phrase of the index its intent; nil for a negative phrase.
  let intentOfPhrase: [Int?]
  /// For each phrase of the index its words, without those in place of which values stand.
  let wordsOfPhrase: [[UInt32]]
  /// The numbers of the intents, those with the heaviest phrases first.
  let byWeight: [Int]
  /// What was learnt from the phrases.
  let model: IntentModel

  /// An app's intent and its phrases.
  struct Intent: Sendable {
    let app: Int
    let name: String
    var phrases: [Int]
  }

  /// Ranks the intents of an index.
  ///
  /// - Parameters:
  ///   - index: The phrases.
  ///   - language: Their language.
  ///   - model: What was learnt from the same phrases before; nil where it is to be learnt now.
  init(_ index: PhraseIndex, language: any Language, model: IntentModel? = nil) {
    let intents = Self.intents(of: index)
    self.intents = intents
    let weights = intents.map { intent in
      intent.phrases.reduce(0) { max($0, index.phrases[$1].weight) }
    }
    // The sort is stable: equals keep the catalogue's order.
    byWeight = intents.indices.sorted { weights[$0] > weights[$1] }
    var intentOfPhrase: [Int?] = Array(repeating: nil, count: index.phrases.count)
    for (number, intent) in intents.enumerated() {
      for phrase in intent.phrases { intentOfPhrase[phrase] = number }
    }
    self.intentOfPhrase = intentOfPhrase
    wordsOfPhrase = index.phrases.map { phrase in
      index.templates.key(of: phrase.node).filter { PhraseIndex.slot(ofLabel: $0) == nil }
    }
    if let model, model.fits(intents.count) {
      self.model = model
    } else {
      self.model = Self.model(of: intents, index, language)
    }
  }

  private static func model(
    of intents: [Intent],
    _ index: PhraseIndex,
    _ language: any Language
  ) -> IntentModel {
    let samples = samples(of: intents, index, language)
    var counts: [UInt64: Int] = [:]
    for sample in samples { for feature in sample.features { counts[feature, default: 0] += 1 } }
    let most = mostWeights / max(1, intents.count)
    let kept = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
      .sorted { $0.key < $1.key }
    let total = Float(samples.count)
    let known = IntentModel.Features(
      numbers: FrozenRow(kept.map(\.key)),
      rarity: FrozenRow(kept.map { log(1 + total / Float($0.value)) })
    )
    let weights = weights(
      learntFrom: samples.map { (vector($0.features, known), $0.intent) },
      intents: intents.count,
      rows: kept.count
    )
    return IntentModel(features: known, weights: FrozenRow(weights))
  }

  /// The intents that a sentence's words speak for most, with how much they do; the first of equals comes first.
  ///
  /// - Returns: Nothing where no word says anything.
  func ranking(
    of words: [String],
    limit: Int,
    language: any Language
  ) -> [(intent: Int, score: Float)] {
    let vector = Self.vector(Self.features(of: words, language), model.features)
    guard !vector.isEmpty, !intents.isEmpty else { return [] }
    let scores = scores(vector)
    var best: [(intent: Int, score: Float)] = []
    for intent in scores.indices {
      if best.count == limit, best.last.map({ scores[intent] <= $0.score }) ?? true { continue }
      let place = best.firstIndex { $0.score < scores[intent] } ?? best.count
      best.insert((intent, scores[intent]), at: place)
      if best.count > limit { best.removeLast() }
    }
    return best
  }

  /// For each intent how far it is ahead of the best other one, from -1 to 1; empty where no word
  /// says anything.
  func leads(of words: [String], language: any Language) -> [Float] {
    let vector = Self.vector(Self.features(of: words, language), model.features)
    guard !vector.isEmpty, intents.count > 1 else { return [] }
    let scores = scores(vector)
    var best = 0
    for intent in scores.indices where scores[intent] > scores[best] { best = intent }
    var second = best == 0 ? 1 : 0
    for intent in scores.indices where intent != best && scores[intent] > scores[second] {
      second = intent
    }
    return scores.indices.map { intent in
      max(-1, min(1, scores[intent] - scores[intent == best ? second : best]))
    }
  }

  private static func intents(of index: PhraseIndex) -> [Intent] {
    var intents: [Intent] = []
    var numbers: [[String]: Int] = [:]
    for (number, phrase) in index.phrases.enumerated() where phrase.isListed {
      guard let name = phrase.intent else { continue }
      let key = [phrase.appName, name]
      if let known = numbers[key] {
        intents[known].phrases.append(number)
      } else {
        numbers[key] = intents.count
        intents.append(Intent(app: phrase.app, name: name, phrases: [number]))
      }
    }
    return intents
  }
}

// MARK: - Features

extension IntentRanking {
  private struct Sample {
    let features: [UInt64]
    let intent: Int
  }

  private struct Weighed {
    let row: Int
    let weight: Float
  }

  /// The phrases of all intents by turns, so that none is learnt last.
  private static func samples(
    of intents: [Intent],
    _ index: PhraseIndex,
    _ language: any Language
  ) -> [Sample] {
    let limit = max(1, mostSteps / max(1, 20 * intents.count * max(1, intents.count)))
    var samples: [Sample] = []
    var turn = 0
    var isLast = false
    while !isLast, turn < limit {
      isLast = true
      for (number, intent) in intents.enumerated() where turn < intent.phrases.count {
        isLast = false
        let phrase = index.phrases[intent.phrases[turn]]
        let words = index.templates.key(of: phrase.node)
          .filter { PhraseIndex.slot(ofLabel: $0) == nil }.map { index.words.text(of: $0) }
        samples.append(Sample(features: features(of: words, language), intent: number))
      }
      turn += 1
    }
    return samples
  }

  private static func features(of words: [String], _ language: any Language) -> [UInt64] {
    var features: [UInt64] = []
    var last: UInt64 = 1
    for word in words.prefix(64) {
      let stem = WordTable.hash(of: language.stem(of: word).utf8)
      features.append(mix(1, WordTable.hash(of: word.utf8)))
      features.append(mix(2, stem))
      features.append(mix(last, stem))
      let beginning = word.prefix(4)
      if beginning.utf8.count >= 4 {
        features.append(mix(3, WordTable.hash(of: beginning.utf8)))
      }
      if let concept = language.concept(of: word) {
        features.append(mix(4, WordTable.hash(of: concept.utf8)))
      }
      last = stem
    }
    if !features.isEmpty { features.append(mix(last, 1)) }
    features.sort()
    var previous: UInt64?
    features.removeAll { feature in
      defer { previous = feature }
      return feature == previous
    }
    return features
  }

  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    return mixed &* 0xbf58_476d_1ce4_e5b9
  }

  /// The known features of length 1 together, each weighing the more the rarer it is.
  private static func vector(
    _ features: [UInt64],
    _ known: IntentModel.Features
  ) -> [Weighed] {
    var vector: [Weighed] = []
    var square: Float = 0
    for feature in features {
      guard let row = known.row(of: feature) else { continue }
      let rarity = known.rarity[row]
      vector.append(Weighed(row: row, weight: rarity))
      square += rarity * rarity
    }
    let scale = 1 / max(0.001, square.squareRoot())
    return vector.map { Weighed(row: $0.row, weight: $0.weight * scale) }
  }

  /// How much some features speak for each intent.
  private func scores(_ vector: [Weighed]) -> [Float] {
    let count = intents.count
    var scores = Array(repeating: Float(0), count: count)
    withExtendedLifetime(model.weights) { row in
      let weights = row.view
      for feature in vector {
        let start = feature.row * count
        for intent in 0..<count { scores[intent] += feature.weight * weights[start + intent] }
      }
    }
    // A damaged file may hold anything.
    for intent in 0..<count where !scores[intent].isFinite { scores[intent] = 0 }
    return scores
  }

  /// The same while the weights are being learnt.
  private static func scores(_ vector: [Weighed], _ weights: [Float], _ count: Int) -> [Float] {
    var scores = Array(repeating: Float(0), count: count)
    for feature in vector {
      let start = feature.row * count
      for intent in 0..<count { scores[intent] += feature.weight * weights[start + intent] }
    }
    return scores
  }
}

// MARK: - Learning

extension IntentRanking {
  private static func weights(
    learntFrom samples: [(vector: [Weighed], intent: Int)],
    intents: Int,
    rows: Int
  ) -> [Float] {
    var weights = Array(repeating: Float(0), count: intents * rows)
    guard intents > 1 else { return weights.map { _ in 1 } }
    var sums = weights
    let steps = samples.reduce(0) { $0 + $1.vector.count } * intents
    let rounds = max(1, min(Self.rounds, mostSteps / max(1, steps)))
    for round in 0..<rounds {
      // A stride that shares no factor with the count visits each once, in another order each time.
      let stride = samples.count > 2 ? coprime(to: samples.count, from: 7919 + 2 * round) : 1
      var place = 0
      for _ in samples.indices {
        learn(samples[place], intents, &weights)
        place = (place + stride) % samples.count
      }
      for number in weights.indices { sums[number] += weights[number] }
    }
    return sums.map { $0 / Float(rounds) }
  }

  private static func learn(
    _ sample: (vector: [Weighed], intent: Int),
    _ intents: Int,
    _ weights: inout [Float]
  ) {
    let scores = scores(sample.vector, weights, intents)
    var rival = sample.intent == 0 ? 1 : 0
    for intent in 0..<intents where intent != sample.intent && scores[intent] > scores[rival] {
      rival = intent
    }
    let loss = 1 - (scores[sample.intent] - scores[rival])
    guard loss > 0 else { return }
    let rate = min(1, loss / 2)
    for feature in sample.vector {
      weights[feature.row * intents + sample.intent] += rate * feature.weight
      weights[feature.row * intents + rival] -= rate * feature.weight
    }
  }

  private static func coprime(to count: Int, from start: Int) -> Int {
    var candidate = start
    while greatestCommonDivisor(candidate, count) != 1 { candidate += 1 }
    return candidate % count
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
