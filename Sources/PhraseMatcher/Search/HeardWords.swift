import SpokenLanguage

/// What each heard word may have been meant for; found when first asked for.
///
/// A *place* in the sentence is a number: `0..<count` before a word, `count` at the end. Where a word
/// was run together from two ("openthe hobbit"), or where two words may have changed places
/// ("the open hobbit"), there is also a place in the middle, numbered from `count + 1` on: one of the
/// two words has been heard there, and only the other leads on.
struct HeardWords {
  private static let mostCandidates = 32

  let sentence: HeardSentence
  private let index: PhraseIndex
  private let language: any Language
  private let numbers: NumberWords
  /// Whether words that are known are heard as themselves only.
  var trustsKnownWords = false {
    didSet {
      for position in 0..<count where !isUnknown(position) { candidates[position] = nil }
    }
  }
  private var candidates: [[Candidate]?]
  private var halves: [[Half]?]
  private var middles: [Middle] = []
  private var prices: [Float]
  private var resemblances: [Pair: Candidate?] = [:]
  private var distance = EditDistance()

  private struct Pair: Hashable {
    let position: Int
    let word: UInt32
  }

  /// A known word that a heard one may stand for.
  struct Candidate: Hashable {
    let word: UInt32
    let cost: Float
    let difference: DifferenceKind?
  }

  /// A known word that is heard first, and the place in the middle that it leads to.
  struct Half: Hashable {
    let word: UInt32
    let middle: Int
    /// The tokens that are half heard.
    let tokens: Range<Int>
    let difference: DifferenceKind
    let cost: Float
  }

  /// A place in the middle of a word or of two.
  struct Middle: Hashable {
    let tokens: Range<Int>
    /// The word that is still to be heard.
    let rest: UInt32
    let difference: DifferenceKind
  }

  init(
    _ sentence: HeardSentence,
    index: PhraseIndex,
    language: any Language,
    numbers: NumberWords
  ) {
    self.sentence = sentence
    self.numbers = numbers
    self.index = index
    self.language = language
    candidates = Array(repeating: nil, count: sentence.count)
    halves = Array(repeating: nil, count: sentence.count)
    prices = zip(sentence.tokens, sentence.words).map { token, word in
      Self.priceOfAdding(token.text, word, index: index, language: language)
    }
    lowerPricesOfFillers()
  }

  /// Words that mean nothing together are fillers, whatever each is alone.
  private mutating func lowerPricesOfFillers() {
    let runs = language.fillerPhrases
    for place in sentence.tokens.indices {
      for position in place..<(place + runs.length(in: sentence.tokens, at: place)) {
        prices[position] = min(prices[position], Prices.filler)
      }
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

  /// The words that may be heard first where a word was run together or changed places.
  mutating func halves(at position: Int) -> [Half] {
    if let known = halves[position] { return known }
    var found: [Half] = []
    for (first, rest) in findPairs(in: sentence.tokens[position].text) {
      let tokens = position..<(position + 1)
      found.append(half(first, then: rest, tokens, .joined, Prices.spacing))
    }
    if position + 1 < count {
      let first = sentence.words[position]
      let second = sentence.words[position + 1]
      if first != WordTable.none, second != WordTable.none, first != second {
        found.append(half(second, then: first, position..<(position + 2), .moved, Prices.swap))
      }
    }
    halves[position] = found
    return found
  }

  private mutating func half(
    _ word: UInt32,
    then rest: UInt32,
    _ tokens: Range<Int>,
    _ difference: DifferenceKind,
    _ cost: Float
  ) -> Half {
    middles.append(Middle(tokens: tokens, rest: rest, difference: difference))
    return Half(
      word: word,
      middle: count + middles.count,
      tokens: tokens,
      difference: difference,
      cost: cost
    )
  }

  /// The middle of a word that a place is; nil before a word and at the end.
  func middle(_ place: Int) -> Middle? {
    place > count ? middles[place - count - 1] : nil
  }

  /// The tokens from one place up to another; a word that begins or ends in its middle is in it.
  func tokens(from start: Int, to end: Int) -> Range<Int> {
    let lower = middle(start)?.tokens.lowerBound ?? start
    return lower..<max(lower, middle(end)?.tokens.upperBound ?? end)
  }

  /// The word that a heard one and the next make together, or ``WordTable/none``.
  func union(at position: Int) -> UInt32 {
    guard position + 1 < sentence.count else { return WordTable.none }
    return usedWord(sentence.tokens[position].text + sentence.tokens[position + 1].text)
  }

  /// The word of a text that stands in some sentence, or ``WordTable/none``; numbers may be spelled.
  private func usedWord(_ text: some StringProtocol) -> UInt32 {
    let word = index.words.id(of: text.utf8)
    if word != WordTable.none, index.traits.isUsed(word) { return word }
    guard (3...9).contains(text.utf8.count), let digits = language.spelledNumbers[String(text)]
    else { return WordTable.none }
    let number = index.words.id(of: digits.utf8)
    return number != WordTable.none && index.traits.isUsed(number) ? number : WordTable.none
  }

  /// Whether a heard word stands in no sentence.
  func isUnknown(_ position: Int) -> Bool {
    let word = sentence.words[position]
    return word == WordTable.none || !index.traits.isUsed(word)
  }

  /// The price of hearing an unknown word for one of the few that could come next.
  ///
  /// Where only a few words can follow, more mistakes are forgiven than where any might.
  mutating func resemblance(of word: UInt32, at position: Int) -> Candidate? {
    guard isUnknown(position), index.traits.kinds[Int(word)] != .filler else { return nil }
    let pair = Pair(position: position, word: word)
    if let known = resemblances[pair] { return known }
    let heard = Letters.letters(of: language.withoutDiacritics(sentence.tokens[position].text))
    let expected = Letters.letters(of: language.withoutDiacritics(index.words.text(of: word)))
    var found: Candidate?
    let longest = max(heard.count, expected.count)
    if min(heard.count, expected.count) >= 3, longest <= Letters.longestCompared,
      let mistakes = distance.distance(heard, expected, atMost: longest / 2),
      mistakes > Letters.forgivenMistakes(in: expected)
    {
      let share = Prices.spelling(
        mistakes: mistakes,
        difference: Float(mistakes) / Float(longest),
        startsAlike: heard.first == expected.first
      )
      let cost = index.traits.weights[Int(word)] * (share + Prices.farFetched)
      found = Candidate(word: word, cost: cost, difference: .spelling)
    }
    resemblances[pair] = .some(found)
    return found
  }

  private mutating func findCandidates(at position: Int) -> [Candidate] {
    let heard = sentence.words[position]
    var found: [Candidate] = []
    if heard != WordTable.none { found.append(Candidate(word: heard, cost: 0, difference: nil)) }
    if trustsKnownWords, !isUnknown(position) { return found }
    let text = sentence.tokens[position].text
    var neighbours: [SpellingIndex.Neighbour] = []
    index.spelling.forEachNeighbour(of: text, language: language) { neighbour in
      guard neighbour.word != heard, index.traits.isUsed(neighbour.word) else { return }
      neighbours.append(neighbour)
    }
    for neighbour in neighbours {
      if let candidate = candidate(neighbour, of: text) { found.append(candidate) }
    }
    findNumbers(text, heard, &found)
    found.sort { first, second in
      if first.cost != second.cost { return first.cost < second.cost }
      let words = index.words
      return words.bytes(of: first.word).lexicographicallyPrecedes(words.bytes(of: second.word))
    }
    return Array(found.prefix(Self.mostCandidates))
  }

  /// Adds the numbers whose word is spelled or sounds like the heard one ("threa", "for").
  private mutating func findNumbers(_ text: String, _ heard: UInt32, _ found: inout [Candidate]) {
    let isUnknown = heard == WordTable.none || !index.traits.isUsed(heard)
    for resemblance in numbers.resembling(text, mayBeMisspelt: isUnknown, &distance) {
      let word = index.words.id(of: resemblance.digits.utf8)
      guard word != WordTable.none, word != heard, index.traits.isUsed(word) else { continue }
      let share = resemblance.soundsAlike ? Prices.sound(difference: 0) : resemblance.spelling
      let cost = index.traits.weights[Int(word)] * share
      let difference = resemblance.soundsAlike ? DifferenceKind.sound : .spelling
      found.append(Candidate(word: word, cost: cost, difference: difference))
    }
  }

  private mutating func candidate(
    _ neighbour: SpellingIndex.Neighbour,
    of text: String
  ) -> Candidate? {
    let weight = index.traits.weights[Int(neighbour.word)]
    guard let mistakes = neighbour.mistakes else {
      let difference = soundDifference(text, index.words.text(of: neighbour.word))
      guard difference <= Prices.mostSoundDifference else { return nil }
      let share = Prices.sound(difference: (difference + neighbour.difference) / 2)
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

  /// The share of the sounds in which two words differ; 0 where the language has no rules of reading.
  private mutating func soundDifference(_ first: String, _ second: String) -> Float {
    guard let first = language.phonemes(of: first), let second = language.phonemes(of: second)
    else { return 0 }
    let longest = max(1, first.count, second.count)
    let mistakes = distance.distance(
      first.map(UInt32.init),
      second.map(UInt32.init),
      atMost: longest
    )
    return Float(mistakes ?? longest) / Float(longest)
  }

  private func findPairs(in text: String) -> [(UInt32, UInt32)] {
    guard text.utf8.count <= 64 else { return [] }
    var found: [(UInt32, UInt32)] = []
    for place in text.indices.dropFirst() {
      let first = usedWord(text[..<place])
      guard first != WordTable.none else { continue }
      let second = usedWord(text[place...])
      guard second != WordTable.none else { continue }
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
