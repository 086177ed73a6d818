import PhraseMatcher
import SpokenLanguage

/// For each place of a sentence, and behind the last, whether a word ends there or goes on with some particles only.
struct WordEnds: Sendable {
  /// Where a word that is not known may end: behind it are particles.
  let ofUnknown: [Bool]
  /// Where a name may end: behind it are particles, endings, counters or verbs.
  let ofNames: [Bool]

  /// The most tokens of one word of a phrase.
  static let mostWordTokens = 8
  /// The fewest syllables of a word that is found without spaces around it, as shorter ones are parts of others.
  private static let fewestWordSyllables = 2
  /// The same for a name.
  private static let fewestUnspaced = 3

  /// Finds the ends of a sentence's words.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - spacing: What stands between the tokens.
  ///   - classes: Its words of closed classes.
  ///   - verbs: Its general verbs.
  ///   - numbers: Its numbers.
  ///   - kinds: The words for each kind of thing.
  ///   - said: The names that were said.
  ///   - phraseWords: The words that the phrases are made of; none where spaces part words.
  init(
    in tokens: [Token],
    _ spacing: Spacing,
    _ classes: WordClasses,
    _ verbs: [[SpokenVerbs.Verb]],
    _ numbers: [[SentenceChart.Number]],
    kinds: [WordRuns],
    said: [NameMention],
    unspacedWords phraseWords: Set<String>?
  ) {
    var particles = Array(repeating: Set<Int>(), count: tokens.count)
    func add(_ classes: [[Int]]) {
      for lengths in classes {
        for place in tokens.indices { particles[place].insert(lengths[place]) }
      }
    }
    add([classes.functionWords, classes.joiners, classes.exclusionsBehind])
    add(kinds.map { kind in tokens.indices.map { kind.length(in: tokens, at: $0) } })
    ofUnknown = Self.ends(spacing, particles)
    if let phraseWords {
      // Spaces are left out between any two pieces: names, numbers and the words of phrases.
      for place in tokens.indices {
        for number in numbers[place] { particles[place].insert(number.withCounter.count) }
        particles[place].formUnion(Self.lengths(of: phraseWords, in: tokens, at: place))
      }
      for mention in said where mention.fit == .exact && mention.tokens.count >= Self.fewestUnspaced
      {
        particles[mention.tokens.lowerBound].insert(mention.tokens.count)
      }
    }
    add([classes.courtesies, classes.counters, classes.clauseEnds])
    for place in tokens.indices {
      for verb in verbs[place] { particles[place].insert(verb.length) }
    }
    ofNames = Self.ends(spacing, particles)
  }

  /// For each place, and behind the last, whether a word ends there but for runs of some lengths.
  private static func ends(_ spacing: Spacing, _ lengths: [Set<Int>]) -> [Bool] {
    var ends = spacing.beginsWord + [true]
    for place in lengths.indices.reversed() where !ends[place] {
      ends[place] = lengths[place].contains { $0 > 0 && ends[min(place + $0, lengths.count)] }
    }
    return ends
  }

  /// How many tokens the words of phrases take that begin at a place.
  private static func lengths(
    of words: Set<String>,
    in tokens: [Token],
    at place: Int
  ) -> Set<Int> {
    var lengths: Set<Int> = []
    var text = tokens[place].text
    for end in place + 1..<max(place + 1, min(place + mostWordTokens, tokens.count)) {
      text += tokens[end].text
      if end + 1 - place >= fewestWordSyllables, words.contains(text) {
        lengths.insert(end + 1 - place)
      }
    }
    return lengths
  }
}
