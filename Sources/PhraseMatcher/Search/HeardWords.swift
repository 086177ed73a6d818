import SpokenLanguage

/// What each heard word may have been meant for; found when first asked for.
///
/// A *place* in the sentence is a number: `0..<count` before a word, `count` at the end. Where a word
/// was run together from two ("openthe hobbit"), there is also a place in its middle, numbered from
/// `count + 1` on; from there only the second half leads on.
struct HeardWords {
  private static let mostCandidates = 32

  let sentence: HeardSentence
  private let index: PhraseIndex
  private let language: any Language
  private var candidates: [[Candidate]?]
  private var halves: [[Half]?]
  private var middles: [Middle] = []
  private var prices: [Float]

  /// A known word that a heard one may stand for.
  struct Candidate: Hashable {
    let word: UInt32
    let cost: Float
    let difference: DifferenceKind?
  }

  /// A known word with which a heard one begins, and the place in the middle that it leads to.
  struct Half: Hashable {
    let word: UInt32
    let middle: Int
  }

  /// A place in the middle of a word.
  struct Middle: Hashable {
    let position: Int
    /// The word that is the second half.
    let rest: UInt32
  }

  init(_ sentence: HeardSentence, index: PhraseIndex, language: any Language) {
    self.sentence = sentence
    self.index = index
    self.language = language
    candidates = Array(repeating: nil, count: sentence.count)
    halves = Array(repeating: nil, count: sentence.count)
    prices = zip(sentence.tokens, sentence.words).map { token, word in
      Self.priceOfAdding(token.text, word, index: index, language: language)
    }
  }

  var count: Int { sentence.count }

  /// What it costs if a heard word belongs to nothing.
  func priceOfAdding(_ position: Int) -> Float {
    prices[position]
  }

  /// The words that a heard one may stand for, cheapest first; the word itself costs nothing.
  mutating func candidates(at position: Int) -> [Candidate] {
    if let known = candidates[position] { return known }
    let found = findCandidates(at: position)
    candidates[position] = found
    return found
  }

  /// The first of the two words that a heard one may have been run together from.
  mutating func halves(at position: Int) -> [Half] {
    if let known = halves[position] { return known }
    let found = findPairs(in: sentence.tokens[position].text).map { first, rest in
      middles.append(Middle(position: position, rest: rest))
      return Half(word: first, middle: count + middles.count)
    }
    halves[position] = found
    return found
  }

  /// The middle of a word that a place is; nil before a word and at the end.
  func middle(_ place: Int) -> Middle? {
    place > count ? middles[place - count - 1] : nil
  }

  /// The tokens from one place up to another; a word that begins or ends in its middle is in it.
  func tokens(from start: Int, to end: Int) -> Range<Int> {
    let lower = middle(start)?.position ?? start
    return lower..<max(lower, middle(end).map { $0.position + 1 } ?? end)
  }

  /// The word that a heard one and the next make together, or ``WordTable/none``.
  func union(at position: Int) -> UInt32 {
    guard position + 1 < sentence.count else { return WordTable.none }
    let joined = sentence.tokens[position].text + sentence.tokens[position + 1].text
    let word = index.words.id(of: joined.utf8)
    return word != WordTable.none && index.traits.isUsed(word) ? word : WordTable.none
  }

  private func findCandidates(at position: Int) -> [Candidate] {
    let heard = sentence.words[position]
    var found: [Candidate] = []
    if heard != WordTable.none { found.append(Candidate(word: heard, cost: 0, difference: nil)) }
    let text = sentence.tokens[position].text
    index.spelling.forEachNeighbour(of: text, language: language) { neighbour in
      guard neighbour.word != heard, index.traits.isUsed(neighbour.word) else { return }
      found.append(candidate(neighbour))
    }
    found.sort { first, second in
      if first.cost != second.cost { return first.cost < second.cost }
      let words = index.words
      return words.bytes(of: first.word).lexicographicallyPrecedes(words.bytes(of: second.word))
    }
    return Array(found.prefix(Self.mostCandidates))
  }

  private func candidate(_ neighbour: SpellingIndex.Neighbour) -> Candidate {
    let weight = index.traits.weights[Int(neighbour.word)]
    guard let mistakes = neighbour.mistakes else {
      let share = Prices.sound(difference: neighbour.difference)
      return Candidate(word: neighbour.word, cost: weight * share, difference: .sound)
    }
    guard mistakes > 0 else {
      return Candidate(word: neighbour.word, cost: weight * Prices.marks, difference: .spelling)
    }
    let spelling = Prices.spelling(
      mistakes: mistakes,
      difference: neighbour.difference,
      startsAlike: neighbour.startsAlike
    )
    let sound = Prices.sound(difference: neighbour.difference)
    let share = neighbour.soundsAlike ? min(spelling, sound) : spelling
    let isSound = neighbour.soundsAlike && mistakes > 1
    return Candidate(
      word: neighbour.word,
      cost: weight * share,
      difference: isSound ? .sound : .spelling
    )
  }

  private func findPairs(in text: String) -> [(UInt32, UInt32)] {
    guard text.utf8.count <= 64 else { return [] }
    var found: [(UInt32, UInt32)] = []
    for place in text.indices.dropFirst() {
      let first = index.words.id(of: text[..<place].utf8)
      guard first != WordTable.none, index.traits.isUsed(first) else { continue }
      let second = index.words.id(of: text[place...].utf8)
      guard second != WordTable.none, index.traits.isUsed(second) else { continue }
      found.append((first, second))
    }
    return found
  }

  private static func priceOfAdding(
    _ text: String,
    _ word: UInt32,
    index: PhraseIndex,
    language: any Language
  ) -> Float {
    let kind =
      word == WordTable.none
      ? WordTraits.kind(of: text, language: language) : index.traits.kinds[Int(word)]
    switch kind {
    case .filler: return Prices.filler
    case .function: return Prices.functionWord
    case .content:
      guard word != WordTable.none, index.traits.isUsed(word) else {
        return WordTraits.unknownWeight * WordTraits.lengthShare(Letters.count(in: text))
      }
      return index.traits.weights[Int(word)]
    }
  }
}
