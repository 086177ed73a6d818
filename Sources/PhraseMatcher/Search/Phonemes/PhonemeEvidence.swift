import Foundation
import SpokenLanguage

/// Decides by ear which sentence was said, when its words say too little.
///
/// ```
/// heard     canada called tequila mockingbird to library
/// expected  add a book called to kill a mockingbird to library
/// ```
///
/// A sentence is taken whose sounds as a whole are like those of all hypotheses, and in which each value
/// and the words of the phrase were heard at least somehow; everything else is no proof. A single text is
/// one witness only, so more is asked of it.
struct PhonemeEvidence {
  /// The most sentences that are compared with all hypotheses.
  private static let mostCompared = 16
  /// How many of them may lack the app's name.
  private static let mostNameless = 4
  /// How many hypotheses sentences are looked for in.
  private static let mostSearched = 3
  /// The most that are given.
  private static let mostGiven = 4
  /// The similarity at which a sentence is as likely right as wrong, and how fast that changes.
  private static let even: Float = 0.55
  private static let steepness: Float = 16
  /// What a similarity that is less by 1 costs more; so readings can be ranked.
  private static let price: Float = 6
  /// The least similarity of each value and of the phrase's own words, where there are several hypotheses.
  private static let leastOfMany = Least(values: 0.4, words: 0.1)
  /// The same where there is one text only.
  private static let leastOfOne = Least(values: 0.5, words: 0.35)
  /// The least similarity of the words of a phrase that has nothing else.
  private static let leastOfWordsAlone: Float = 0.5
  /// The same where the app's name was left out, and nothing else says which app is meant.
  private static let leastWithoutName = Least(values: 0.65, words: 0.5)

  private struct Least {
    let values: Float
    let words: Float
  }

  private let index: PhraseIndex
  private let reader: PhonemeReader
  private let sentences: [HeardSentence]
  private let rows: [PhonemeSequence]
  private var walks: [PhonemeWalk]

  /// Nil where the language has no rules of reading, or nothing was heard.
  init?(_ sentences: [HeardSentence], index: PhraseIndex, language: any Language) {
    guard let reader = PhonemeReader(language) else { return nil }
    self.reader = reader
    self.index = index
    let heard = sentences.map { (sentence: $0, row: Self.row(of: $0, reader)) }
      .filter { (1...PhonemeSearch.longestSentence).contains($0.row.count) }
    guard !heard.isEmpty else { return nil }
    self.sentences = heard.map(\.sentence)
    rows = heard.map(\.row)
    walks = rows.map { PhonemeWalk($0, costs: reader.costs) }
  }

  private static func row(of sentence: HeardSentence, _ reader: PhonemeReader) -> PhonemeSequence {
    var row = PhonemeSequence()
    for (number, token) in sentence.tokens.enumerated()
    where !reader.language.isFiller(token.text) {
      reader.append(token.text, to: &row, word: number)
    }
    return row
  }

  /// The readings by ear that may be right, each with the sentence that it is a reading of.
  mutating func derivations(
    _ spoken: SpokenPhrases,
    _ values: [ValuePhonemes]
  ) -> [(derivation: Derivation, sentence: HeardSentence)] {
    var candidates = candidates(spoken, values)
    for place in candidates.indices { candidates[place].compare(with: &walks) }
    candidates.sort { ($1.similarity, $0.phrase) < ($0.similarity, $1.phrase) }
    return candidates.prefix(Self.mostGiven).compactMap { candidate in
      let chance = 1 / (1 + exp(Self.steepness * (Self.even - candidate.similarity)))
      guard chance > 0.3 else { return nil }
      let alignments = walks.indices.map { place in
        PhonemeAlignment(
          &walks[place],
          expecting: candidate.row,
          wordCount: candidate.words.count
        )
      }
      let least = least(for: candidate)
      guard candidate.leastSimilarity(ofValues: true, in: alignments) >= least.values,
        candidate.leastSimilarity(ofValues: false, in: alignments) >= least.words
      else { return nil }
      let reading = PhonemeReading(
        candidate,
        alignments[candidate.best],
        heard: rows[candidate.best],
        sentence: sentences[candidate.best],
        index: index
      )
      let cost = max(0.01, Self.price * (1 - candidate.similarity))
      let derivation = reading.derivation(cost: cost, chance: min(0.995, chance))
      return (derivation, sentences[candidate.best])
    }
  }

  private func least(for candidate: PhonemeCandidate) -> Least {
    guard candidate.missingName == nil else { return Self.leastWithoutName }
    let least = sentences.count > 1 ? Self.leastOfMany : Self.leastOfOne
    return candidate.hasValues
      ? least : Least(values: 0, words: max(least.words, Self.leastOfWordsAlone))
  }

  /// The sentences that sound most like the first hypotheses, each once.
  private func candidates(_ spoken: SpokenPhrases, _ values: [ValuePhonemes]) -> [PhonemeCandidate]
  {
    var found: [(sentence: PhonemeSearch.Sentence, share: Float)] = []
    for (row, sentence) in zip(rows, sentences).prefix(Self.mostSearched) {
      var search = PhonemeSearch(
        row,
        index: index,
        spoken: spoken,
        values: values,
        reader: reader,
        numbers: sentence.tokens.compactMap { Double($0.text) }
      )
      found += search.sentences().prefix(Self.mostCompared).map {
        ($0, Float($0.cost) / Float(row.mass))
      }
    }
    found.sort { ($0.share, $0.sentence.phrase.number) < ($1.share, $1.sentence.phrase.number) }
    var seen: Set<PhonemeSearch.Sentence.Meaning> = []
    var candidates: [PhonemeCandidate] = []
    var namelessCount = 0
    for (sentence, _) in found where candidates.count < Self.mostCompared {
      guard seen.insert(sentence.meaning).inserted else { continue }
      if sentence.phrase.missingName != nil {
        namelessCount += 1
        guard namelessCount <= Self.mostNameless else { continue }
      }
      candidates.append(PhonemeCandidate(sentence, index: index))
    }
    return candidates
  }
}
