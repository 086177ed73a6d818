import SpokenLanguage

/// Aligns a heard sentence with a phrase, word by word, at the usual prices.
///
/// Words that are the same in both are found first and hold the rest in place; between them, each
/// heard word is paired with the word it resembles, or is one too many.
///
/// ```
/// heard     what's  the  whether          tomorrow
/// expected  what's  the  weather   like   tomorrow
///                        spelling  dropped
/// ```
struct WordAlignment {
  /// Larger gaps are not compared letter by letter.
  private static let largestGap = 36
  /// Words that differ by a greater share of their letters are different words.
  private static let mostDifference: Float = 0.55

  private let index: PhraseIndex
  private let sentence: HeardSentence
  private let language: any Language
  private var distance = EditDistance()
  private var heardForms: [Range<Int>: Form] = [:]
  private var expectedForms: [UInt32: Form] = [:]

  /// A word as it is compared.
  private struct Form {
    let letters: [UInt32]
    let sounds: [UInt32]?

    init(_ text: String, language: any Language) {
      letters = Letters.letters(of: text)
      sounds = language.phonemes(of: text)?.map(UInt32.init)
    }
  }

  init(index: PhraseIndex, sentence: HeardSentence, language: any Language) {
    self.index = index
    self.sentence = sentence
    self.language = language
  }

  /// The steps from the heard sentence to a phrase; their costs are in proportion and make a sum.
  mutating func steps(of plain: NGramPhrases.Sentence, scaledTo sum: Float) -> [Derivation.Step] {
    var steps: [Derivation.Step] = []
    var heard = 0
    var word = 0
    for anchor in anchors(plain.words) + [(sentence.count, plain.words.count)] {
      steps += gap(heard..<anchor.0, word..<anchor.1, plain.words)
      heard = anchor.0 + 1
      word = anchor.1 + 1
      guard anchor.0 < sentence.count else { continue }
      let expected = plain.words[anchor.1]
      steps.append(
        Derivation.Step(
          tokens: anchor.0..<(anchor.0 + 1),
          expected: expected.word,
          slot: expected.slot
        )
      )
    }
    if let slot = plain.missingName {
      var step = Derivation.Step(tokens: sentence.count..<sentence.count, slot: slot)
      step.difference = .applicationName
      step.cost = EditCosts.droppedName
      steps.append(step)
    }
    let total = steps.reduce(0) { $0 + $1.cost }
    guard total > 0 else { return steps }
    for place in steps.indices { steps[place].cost *= sum / total }
    return steps
  }

  /// The pairs of equal words in order, as many as possible.
  private func anchors(_ words: [NGramPhrases.Word]) -> [(Int, Int)] {
    let width = words.count + 1
    var lengths = Array(repeating: UInt16(0), count: (sentence.count + 1) * width)
    for heard in (0..<sentence.count).reversed() {
      for word in (0..<words.count).reversed() {
        let isEqual = sentence.words[heard] == words[word].word
        lengths[heard * width + word] =
          isEqual
          ? lengths[(heard + 1) * width + word + 1] + 1
          : max(lengths[(heard + 1) * width + word], lengths[heard * width + word + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var heard = 0
    var word = 0
    while heard < sentence.count, word < words.count {
      if sentence.words[heard] == words[word].word {
        pairs.append((heard, word))
        heard += 1
        word += 1
      } else if lengths[(heard + 1) * width + word] >= lengths[heard * width + word + 1] {
        heard += 1
      } else {
        word += 1
      }
    }
    return pairs
  }

  /// The cheapest way through words that are not the same.
  private mutating func gap(
    _ heard: Range<Int>,
    _ expected: Range<Int>,
    _ words: [NGramPhrases.Word]
  ) -> [Derivation.Step] {
    guard heard.count * expected.count <= Self.largestGap else {
      return heard.map(added) + expected.map { dropped(words[$0], before: heard.upperBound) }
    }
    let width = expected.count + 1
    var costs = Array(repeating: Float.infinity, count: (heard.count + 1) * width)
    var last: [Derivation.Step?] = Array(repeating: nil, count: costs.count)
    costs[0] = 0
    for row in 0...heard.count {
      for column in 0...expected.count {
        let here = costs[row * width + column]
        func go(_ rows: Int, _ columns: Int, _ step: Derivation.Step) {
          let place = (row + rows) * width + column + columns
          guard here + step.cost < costs[place] else { return }
          costs[place] = here + step.cost
          last[place] = step
        }
        if row < heard.count { go(1, 0, added(heard.lowerBound + row)) }
        guard column < expected.count else { continue }
        let word = words[expected.lowerBound + column]
        go(0, 1, dropped(word, before: heard.lowerBound + row))
        guard row < heard.count else { continue }
        let token = heard.lowerBound + row
        if let step = heardFor(word, token..<(token + 1)) { go(1, 1, step) }
        if row + 1 < heard.count, let step = heardFor(word, token..<(token + 2)) { go(2, 1, step) }
      }
    }
    return path(last, heard.count, width)
  }

  private func path(_ last: [Derivation.Step?], _ rows: Int, _ width: Int) -> [Derivation.Step] {
    var steps: [Derivation.Step] = []
    var row = rows
    var column = width - 1
    while let step = last[row * width + column] {
      steps.append(step)
      row -= step.tokens.count
      if !step.isAddition { column -= 1 }
    }
    return steps.reversed()
  }

  private func added(_ token: Int) -> Derivation.Step {
    var step = Derivation.Step(tokens: token..<(token + 1))
    step.isAddition = true
    let text = sentence.tokens[token].text
    let kind = WordTraits.kind(of: text, language: language)
    step.difference = kind == .filler ? .filler : .added
    switch kind {
    case .filler: step.cost = EditCosts.filler
    case .function: step.cost = EditCosts.functionWord
    case .content: step.cost = WordTraits.lengthShare(Letters.count(in: text)) * 0.7
    }
    return step
  }

  private func dropped(_ word: NGramPhrases.Word, before token: Int) -> Derivation.Step {
    var step = Derivation.Step(tokens: token..<token, expected: word.word, slot: word.slot)
    step.difference = .dropped
    step.cost = index.traits.priceOfDropping(word.word)
    return step
  }

  /// The step of hearing one or two words for an expected one that they resemble.
  private mutating func heardFor(
    _ word: NGramPhrases.Word,
    _ tokens: Range<Int>
  ) -> Derivation.Step? {
    let heard = heardForm(tokens)
    let expected = expectedForm(word.word)
    var share = difference(heard.letters, expected.letters)
    var kind = tokens.count > 1 ? DifferenceKind.split : .spelling
    if let first = heard.sounds, let second = expected.sounds {
      let sound = difference(first, second)
      if sound < share {
        share = (share + sound) / 2
        if tokens.count == 1, sound == 0 { kind = .sound }
      }
    }
    guard share <= (tokens.count > 1 ? Self.mostDifference / 2 : Self.mostDifference),
      !language.areOpposites(
        index.words.text(of: word.word),
        sentence.tokens[tokens.lowerBound].text
      )
    else { return nil }
    var step = Derivation.Step(tokens: tokens, expected: word.word, slot: word.slot)
    step.difference = kind
    step.cost =
      index.traits.weights[Int(word.word)] * share + (tokens.count > 1 ? EditCosts.spacing : 0.02)
    return step
  }

  private mutating func heardForm(_ tokens: Range<Int>) -> Form {
    if let known = heardForms[tokens] { return known }
    let form = Form(sentence.tokens[tokens].map(\.text).joined(), language: language)
    heardForms[tokens] = form
    return form
  }

  private mutating func expectedForm(_ word: UInt32) -> Form {
    if let known = expectedForms[word] { return known }
    let form = Form(index.words.text(of: word), language: language)
    expectedForms[word] = form
    return form
  }

  private mutating func difference(_ first: [UInt32], _ second: [UInt32]) -> Float {
    let longest = max(1, first.count, second.count)
    guard longest <= Letters.longestCompared else { return 1 }
    // Most pairs are quite different words; their lengths tell at once.
    guard Float(abs(first.count - second.count)) <= Self.mostDifference * Float(longest) else {
      return 1
    }
    let limit = Int((Self.mostDifference * Float(longest)).rounded(.up))
    return Float(distance.distance(first, second, atMost: limit) ?? longest) / Float(longest)
  }
}
