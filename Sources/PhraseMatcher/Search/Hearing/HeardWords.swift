import SpokenLanguage

/// What each heard word may have been meant for; found when first asked for.
///
/// A *place* in the sentence is a number: `0..<count` before a word, `count` at the end. Where a word
/// was run together from two ("openthe hobbit"), or where two words may have changed places
/// ("the open hobbit"), there is also a place in the middle, numbered from `count + 1` on: one of the
/// two words has been heard there, and only the other leads on.
///
/// What is found for all places lies in a few rows, and each place knows its piece of them; walks ask
/// too often for handing out arrays.
struct HeardWords {
  static let mostCandidates = 32

  let sentence: HeardSentence
  let index: PhraseIndex
  let language: any Language
  let numbers: NumberWords
  let traits: WordTraits.View
  /// Whether words that are known are heard as themselves only.
  var trustsKnownWords = false {
    didSet {
      for position in 0..<count where !isUnknown(position) {
        words[position].candidates = nil
        words[position].halves = nil
      }
    }
  }
  /// What is known about each heard word.
  private var words: [Word]
  private var candidatePool: [Candidate] = []
  private var halfPool: [Half] = []
  private var middles: [Middle] = []
  var distance = EditDistance()
  /// The word whose letters others are compared with.
  private var compared = -1

  /// What is known about a heard word.
  private struct Word {
    let isUnknown: Bool
    var price: Float
    var candidates: Range<Int32>?
    var halves: Range<Int32>?
    var synonyms: Range<Int32>?
    var union: UInt32?
    var letters: [UInt32]?
    var sounds: PhonemeIndex.Heard?
    var isOfClosedClass: Bool?
  }

  /// A known word that a heard one may stand for.
  struct Candidate: Hashable {
    let word: UInt32
    var cost: Float
    var difference: DifferenceKind?
    /// Whether it has other letters, and a sound that is seldom taken for what was heard.
    var isMisheard = false
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
    traits = index.traits.view
    self.language = language
    words = zip(sentence.tokens, sentence.words).map { token, word in
      Word(
        isUnknown: word == WordTable.none || !index.traits.isUsed(word),
        price: Self.priceOfAdding(token.text, word, index: index, language: language)
      )
    }
    lowerPricesOfFillers()
  }

  /// Words that mean nothing together are fillers at both ends, whatever each is alone; inside, they
  /// cost as much as a function word.
  private mutating func lowerPricesOfFillers() {
    let runs = language.fillerPhrases
    var isFiller = words.map { $0.price <= EditCosts.filler }
    for place in sentence.tokens.indices {
      for position in place..<(place + runs.length(in: sentence.tokens, at: place)) {
        isFiller[position] = true
      }
    }
    guard let first = isFiller.firstIndex(of: false), let last = isFiller.lastIndex(of: false)
    else { return }
    for position in isFiller.indices where isFiller[position] {
      let isInside = position > first && position < last
      let price = isInside ? EditCosts.functionWord : EditCosts.filler
      words[position].price = min(words[position].price, price)
    }
  }

  var count: Int { sentence.count }
  /// How many places there are, with those in the middle that are known by now.
  var placeCount: Int { count + 1 + middles.count }

  /// What it costs if a heard word belongs to nothing.
  func priceOfAdding(_ position: Int) -> Float {
    words[position].price
  }

  /// Whether a heard word stands in no sentence.
  func isUnknown(_ position: Int) -> Bool {
    words[position].isUnknown
  }

  /// Whether a word goes on at a place; where nothing parts words, none does.
  func continuesWord(_ position: Int) -> Bool {
    language.partsWords && (1..<count).contains(position)
      && sentence.tokens[position].range.lowerBound
        == sentence.tokens[position - 1].range.upperBound
  }

  /// Where the words that a heard one may stand for are found, cheapest first; the word itself costs
  /// nothing.
  mutating func candidates(at position: Int) -> Range<Int32> {
    if let known = words[position].candidates { return known }
    let first = Int32(candidatePool.count)
    candidatePool += findCandidates(at: position)
    let found = first..<Int32(candidatePool.count)
    words[position].candidates = found
    return found
  }

  /// Where the known words that ask for the same thing as a heard one are found.
  mutating func synonyms(at position: Int) -> Range<Int32> {
    if let known = words[position].synonyms { return known }
    let first = Int32(candidatePool.count)
    for text in language.synonyms(of: sentence.tokens[position].text) {
      let word = index.words.id(of: text.utf8)
      guard word != WordTable.none, index.traits.isUsed(word) else { continue }
      let cost = traits.weight(of: word) * EditCosts.synonym
      candidatePool.append(Candidate(word: word, cost: cost, difference: .synonym))
    }
    let found = first..<Int32(candidatePool.count)
    words[position].synonyms = found
    return found
  }

  /// One of the words that were found.
  func candidate(_ place: Int32) -> Candidate {
    candidatePool[Int(place)]
  }

  /// Where the words are found that may be heard first where a word was run together or changed places.
  ///
  /// A word that is trusted is no two words.
  mutating func halves(at position: Int) -> Range<Int32> {
    if let known = words[position].halves { return known }
    let start = Int32(halfPool.count)
    if !trustsKnownWords || isUnknown(position) {
      for (first, rest) in findPairs(in: sentence.tokens[position].text) {
        let tokens = position..<(position + 1)
        halfPool.append(half(first, then: rest, tokens, .joined, EditCosts.spacing))
      }
    }
    for (first, rest, cost) in numbersApart(at: position) {
      let tokens = position..<(position + 1)
      halfPool.append(half(first, then: rest, tokens, .number, cost))
    }
    if position + 1 < count {
      let first = sentence.words[position]
      let second = sentence.words[position + 1]
      if first != WordTable.none, second != WordTable.none, first != second {
        let tokens = position..<(position + 2)
        halfPool.append(half(second, then: first, tokens, .moved, EditCosts.swap))
      }
    }
    let found = start..<Int32(halfPool.count)
    words[position].halves = found
    return found
  }

  /// One of the words that are heard first.
  func half(_ place: Int32) -> Half {
    halfPool[Int(place)]
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
  mutating func union(at position: Int) -> UInt32 {
    if let known = words[position].union { return known }
    var found = WordTable.none
    if position + 1 < sentence.count {
      found = unionOfTokens(position)
    }
    words[position].union = found
    return found
  }

  private mutating func unionOfTokens(_ position: Int) -> UInt32 {
    let tokens = sentence.tokens
    let text = tokens[position].text + tokens[position + 1].text
    let found = usedWord(Array(text.utf8)[...])
    guard found == WordTable.none, text.utf8.contains(where: Self.isDigit) else { return found }
    let number = numberTogether(at: position)
    if number != WordTable.none { return number }
    // What was read as a number was perhaps the end of a word: "rot ten".
    let said =
      sentence.text(of: position..<(position + 1))
      + sentence.text(of: (position + 1)..<(position + 2))
    return usedWord(Array(said.lowercased().utf8)[...])
  }

  static func isDigit(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter)
  }

  /// The word of a text that stands in some sentence, or ``WordTable/none``; numbers may be spelled.
  func usedWord(_ text: ArraySlice<UInt8>) -> UInt32 {
    let word = index.words.id(of: text)
    if word != WordTable.none, index.traits.isUsed(word) { return word }
    guard let digits = numbers.digits(spelled: text) else { return WordTable.none }
    let number = index.words.id(of: digits.utf8)
    return number != WordTable.none && index.traits.isUsed(number) ? number : WordTable.none
  }

  /// The price of hearing a word for a certain one; nil where it resembles it too little.
  mutating func hearing(_ word: UInt32, at position: Int) -> Candidate? {
    for place in candidates(at: position) where candidatePool[Int(place)].word == word {
      return candidatePool[Int(place)]
    }
    return resemblance(of: word, at: position)
  }

  /// The price of hearing an unknown word for one of the few that could come next.
  ///
  /// Where only a few words can follow, more mistakes are forgiven than where any might.
  mutating func resemblance(of word: UInt32, at position: Int) -> Candidate? {
    let kind = traits.kind(of: word)
    guard isUnknown(position), kind != .filler else { return nil }
    let heard = lettersCompared(at: position)
    let expected = index.spelling.spelling(of: word)
    if kind == .function, expected.count <= Self.longestFunctionWord {
      return functionWordResemblance(of: word, expected, heard)
    }
    let longest = max(heard.count, expected.count)
    guard min(heard.count, expected.count) >= 3, longest <= Letters.longestCompared,
      let mistakes = distance.distance(to: expected, atMost: longest / 2),
      mistakes > Letters.forgivenMistakes(in: expected),
      !language.areOpposites(index.words.text(of: word), sentence.tokens[position].text)
    else { return nil }
    let share = EditCosts.spelling(
      mistakes: mistakes,
      difference: Float(mistakes) / Float(longest),
      startsAlike: heard.first == expected.first
    )
    let cost = traits.weight(of: word) * (share + EditCosts.farFetched)
    return Candidate(word: word, cost: cost, difference: .spelling)
  }

  /// The price of hearing an unknown word for a function word that could come next ("ib" for "in").
  ///
  /// One letter that is right is enough: hardly anything else of that length can stand there.
  private mutating func functionWordResemblance(
    of word: UInt32,
    _ expected: SpellingIndex.Spelling,
    _ heard: [UInt32]
  ) -> Candidate? {
    guard expected.count > 1, heard.count <= Self.longestFunctionWord,
      let mistakes = distance.distance(to: expected, atMost: expected.count - 1),
      mistakes > Letters.forgivenMistakes(in: expected)
    else { return nil }
    let cost = EditCosts.functionWord * Float(1 + mistakes)
    return Candidate(word: word, cost: cost, difference: .spelling)
  }

  /// Whether a small word was heard that is itself and stands for no word of a value ("đó" for "Đói").
  ///
  /// What only leaves its marks out may be any word that has them.
  mutating func isSmallWord(_ position: Int, insteadOf candidate: Candidate) -> Bool {
    guard candidate.difference == .spelling, traits.kind(of: candidate.word) == .content,
      isOfClosedClass(position)
    else { return false }
    let text = sentence.tokens[position].text
    return language.withoutDiacritics(text) != text
      || language.withoutDiacritics(index.words.text(of: candidate.word)) != text
  }

  private mutating func isOfClosedClass(_ position: Int) -> Bool {
    if let known = words[position].isOfClosedClass { return known }
    let found = language.isClosedClass(sentence.tokens[position].text)
    words[position].isOfClosedClass = found
    return found
  }

  /// Whether a heard word is unknown and as short as a function word.
  mutating func mayBeFunctionWord(_ position: Int) -> Bool {
    isUnknown(position) && lettersCompared(at: position).count <= Self.longestFunctionWord
  }

  private static let longestFunctionWord = 3

  /// The letters of a heard word without marks, with which others are compared from now on.
  mutating func lettersCompared(at position: Int) -> [UInt32] {
    let letters: [UInt32]
    if let known = words[position].letters {
      letters = known
    } else {
      letters = Letters.letters(of: language.withoutDiacritics(sentence.tokens[position].text))
      words[position].letters = letters
    }
    if compared != position {
      distance.prepare(letters)
      compared = position
    }
    return letters
  }

  /// How a heard word may sound.
  mutating func sounds(at position: Int) -> PhonemeIndex.Heard {
    if let known = words[position].sounds { return known }
    let sounds = PhonemeIndex.Heard(sentence.tokens[position].text, language: language)
    words[position].sounds = sounds
    return sounds
  }

  /// Takes note of how a heard word may sound.
  mutating func keep(_ sounds: PhonemeIndex.Heard, at position: Int) {
    words[position].sounds = sounds
  }

  /// The share of the sounds in which a word differs from a heard one; 0 where the language has no
  /// rules of reading.
  mutating func soundDifference(_ word: UInt32, at position: Int) -> Float {
    let heard = sounds(at: position)
    return index.spelling.soundDifference(heard, word)
  }

  private func findPairs(in text: String) -> [(UInt32, UInt32)] {
    let letters = Array(text.utf8)
    guard letters.count <= 64 else { return [] }
    var found: [(UInt32, UInt32)] = []
    for place in letters.indices.dropFirst() where letters[place] & 0xC0 != 0x80 {
      let first = usedWord(letters[..<place])
      guard first != WordTable.none else { continue }
      let second = usedWord(letters[place...])
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
    case .filler: return EditCosts.filler
    case .function: return EditCosts.functionWord
    case .content:
      guard word != WordTable.none, index.traits.isUsed(word) else {
        return WordTraits.unknownWeight * WordTraits.lengthShare(Letters.count(in: text))
      }
      return index.traits.weights[Int(word)]
    }
  }
}
