import Foundation
import SpokenLanguage

/// Finds the phrases without parameters that a heard sentence comes nearest to, as a whole.
///
/// Where whole words were misheard, going word by word finds too little to hold on to. So the sentence
/// is compared as one row of letters and one phoneme sequence: rare triples choose some candidates
/// (``NGramIndex``), and these are compared in full (``CommonSymbols``). How the whole row sounds counts
/// most in their similarity. Only the best are aligned word by word.
///
/// - Complexity: The rows that share rare triples, up to a bound, plus ``mostCandidates`` comparisons
///   of the sentence's length each.
struct NGramSearch {
  private static let mostCandidates = 32
  /// How many intents are given at most.
  private static let mostIntents = 4
  /// A sentence that is so much less like than the best one is not worth a word.
  private static let margin: Float = 0.12
  /// What it adds to a similarity if the words clearly speak for the phrase's intent.
  ///
  /// With 0.1 a point fewer of misheard transcripts is right, and a point and a half more of paraphrases
  /// (`README-accuracy.md`).
  private static let agreement: Float = 0.05
  /// What a sentence of one letter is less like than it seems; a longer one as many times less.
  private static let shortness: Float = 0.6
  /// What a phrase without the app's name is less like than it seems.
  private static let namelessness: Float = 0.06
  /// The most letters of a sentence that is compared; a longer one is no command.
  private static let longestSentence = 600
  /// The similarity at which a sentence is as likely right as wrong, and how fast that changes.
  private static let even: Float = 0.51
  private static let steepness: Float = 16

  private let plain: NGramPhrases
  private let classifier: IntentClassifier
  private let index: PhraseIndex
  private let sentence: HeardSentence
  private let language: any Language
  private let leastFit: Float

  private struct Candidate {
    let sentence: Int
    let similarity: Float
  }

  init(
    _ plain: NGramPhrases,
    classifier: IntentClassifier,
    index: PhraseIndex,
    sentence: HeardSentence,
    language: any Language,
    leastConfidence: Double
  ) {
    self.plain = plain
    self.classifier = classifier
    self.index = index
    self.sentence = sentence
    self.language = language
    leastFit = Float(max(0.02, leastConfidence * 0.9))
  }

  /// The nearest phrase of each intent that comes near, nearest first.
  func derivations() -> [Derivation] {
    let tokens = sentence.tokens.filter { !language.isFiller($0.text) }
    let texts = tokens.map(\.text)
    let letters = plain.symbols(NGramPhrases.letters(of: texts, language))
    guard !plain.sentences.isEmpty, !letters.isEmpty, letters.count <= Self.longestSentence else {
      return []
    }
    let sounds = plain.symbols(NGramPhrases.sounds(of: texts, language))
    // One or two words speak for too many phrases to lift any.
    let lead = texts.count > 2 ? classifier.leads(of: tokens, language: language) : []
    let found = candidates(letters, sounds, lead: lead)
    let evidence = self.evidence
    var aligner = WordAlignment(index: index, sentence: sentence, language: language)
    return firstOfEachIntent(found).compactMap { candidate in
      let fit = Self.fit(candidate.similarity)
      guard fit >= leastFit else { return nil }
      let cost = evidence * (1 - fit) / fit
      let plain = plain.sentences[candidate.sentence]
      let steps = aligner.steps(of: plain, scaledTo: cost)
      return Derivation(
        phrase: plain.phrase,
        cost: steps.reduce(0) { $0 + $1.cost },
        evidence: evidence,
        isWhole: true,
        steps: steps,
        fills: []
      )
    }
  }

  /// The chance that a phrase of some similarity was meant.
  private static func fit(_ similarity: Float) -> Float {
    1 / (1 + exp(steepness * (even - similarity)))
  }

  /// What all heard words weigh, so that costs of different phrases can be compared.
  private var evidence: Float {
    let weights = sentence.words.map { word in
      word == WordTable.none || !index.traits.isUsed(word) ? 0.5 : index.traits.weights[Int(word)]
    }
    return max(0.5, weights.reduce(0, +))
  }

  private func candidates(
    _ letters: [UInt16],
    _ sounds: [UInt16],
    lead: [Float]
  ) -> [Candidate] {
    var scores = Array(repeating: Float(0), count: plain.sentences.count)
    plain.letterIndex.addSimilarity(of: letters, to: &scores)
    plain.soundIndex.addSimilarity(of: sounds, to: &scores)
    var letterRow = CommonSymbols(letters, alphabet: plain.symbolCount)
    var soundRow = CommonSymbols(sounds, alphabet: plain.symbolCount)
    let shortness = Self.shortness / Float(letters.count)
    return Self.greatest(Self.mostCandidates, of: scores).map { number in
      let triples = scores[number] / 2
      let letters = letterRow.similarity(to: plain.letters[number])
      let sounds = soundRow.similarity(to: plain.sounds[number])
      let similarity = 0.35 * triples + 0.25 * letters + 0.4 * sounds
      let intent = classifier.intentOfPhrase[plain.sentences[number].phrase]
      let bonus = intent.map { $0 < lead.count ? Self.agreement * lead[$0] : 0 } ?? 0
      let isNameless = plain.sentences[number].missingName != nil
      let penalty = shortness + (isNameless ? Self.namelessness : 0)
      return Candidate(sentence: number, similarity: similarity + bonus - penalty)
    }.sorted { first, second in
      if first.similarity != second.similarity { return first.similarity > second.similarity }
      return first.sentence < second.sentence
    }
  }

  /// The places of the greatest numbers above nought.
  static func greatest(_ count: Int, of scores: [Float]) -> [Int] {
    var heap = Heap<Ranked>()
    for (place, score) in scores.enumerated() where score > 0 {
      if heap.count < count {
        heap.insert(Ranked(score: score, place: place))
      } else if let least = heap.least, least.score < score {
        _ = heap.popLeast()
        heap.insert(Ranked(score: score, place: place))
      }
    }
    var places: [Int] = []
    while let next = heap.popLeast() { places.append(next.place) }
    return places
  }

  private struct Ranked: Comparable {
    let score: Float
    let place: Int

    static func < (first: Ranked, second: Ranked) -> Bool {
      (first.score, second.place) < (second.score, first.place)
    }
  }

  private func firstOfEachIntent(_ found: [Candidate]) -> [Candidate] {
    var seen: [(app: Int, intent: String?)] = []
    var first: [Candidate] = []
    for candidate in found {
      guard let best = found.first, candidate.similarity >= best.similarity - Self.margin else {
        break
      }
      let phrase = index.phrases[plain.sentences[candidate.sentence].phrase]
      guard !seen.contains(where: { $0 == (phrase.app, phrase.intent) }) else { continue }
      seen.append((phrase.app, phrase.intent))
      first.append(candidate)
      if first.count == Self.mostIntents { break }
    }
    return first
  }
}
