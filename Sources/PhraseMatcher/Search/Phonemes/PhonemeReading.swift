/// Turns an alignment of sounds into one of words.
///
/// A heard word belongs to the expected word that most of its sounds belong to; an expected word that
/// has none is left out.
struct PhonemeReading {
  private let candidate: PhonemeCandidate
  private let alignment: PhonemeAlignment
  private let sentence: HeardSentence
  private let index: PhraseIndex
  /// For each token the expected word that it belongs to; -1 for a filler.
  private var words: [Int]

  init(
    _ candidate: PhonemeCandidate,
    _ alignment: PhonemeAlignment,
    heard: PhonemeSequence,
    sentence: HeardSentence,
    index: PhraseIndex
  ) {
    self.candidate = candidate
    self.alignment = alignment
    self.sentence = sentence
    self.index = index
    words = Array(repeating: -1, count: sentence.count)
    var counts: [Int: Int] = [:]
    for place in 0..<heard.count {
      let token = Int(heard.words[place])
      let word = Int(alignment.words[place])
      counts[word, default: 0] += 1
      let isLast = place + 1 == heard.count || Int(heard.words[place + 1]) != token
      guard isLast else { continue }
      words[token] = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? word
      counts = [:]
    }
  }

  /// The derivation whose steps cost so much together, and that is right with some chance.
  func derivation(cost: Float, chance: Float) -> Derivation {
    let steps = steps(cost: cost)
    return Derivation(
      phrase: candidate.phrase,
      cost: cost,
      evidence: cost * chance / (1 - chance),
      isWhole: true,
      steps: steps,
      fills: candidate.fills.map { fill in
        Derivation.Fill(slot: fill.slot, tokens: tokens(of: fill.words), content: fill.content)
      }
    )
  }

  private func steps(cost: Float) -> [Derivation.Step] {
    var steps: [Derivation.Step] = []
    var next = 0
    for word in candidate.words.indices {
      while next < words.count, words[next] < 0 {
        steps.append(filler(next))
        next += 1
      }
      let start = next
      while next < words.count, words[next] == word { next += 1 }
      steps.append(step(word, start..<next))
    }
    while next < words.count {
      steps.append(filler(next))
      next += 1
    }
    if let slot = candidate.missingName {
      var step = Derivation.Step(tokens: next..<next, slot: slot)
      step.difference = .applicationName
      step.cost = EditCosts.droppedName
      steps.append(step)
    }
    let sum = steps.reduce(0) { $0 + $1.cost }
    guard sum > 0 else { return steps }
    for place in steps.indices { steps[place].cost *= cost / sum }
    return steps
  }

  private func filler(_ token: Int) -> Derivation.Step {
    var step = Derivation.Step(tokens: token..<(token + 1))
    step.isAddition = true
    step.difference = .filler
    return step
  }

  private func step(_ number: Int, _ tokens: Range<Int>) -> Derivation.Step {
    let word = candidate.words[number]
    var step = Derivation.Step(tokens: tokens, expected: word.word, slot: word.slot)
    let isSame = tokens.count == 1 && sentence.words[tokens.lowerBound] == word.word
    guard !isSame else { return step }
    let cost = Float(alignment.costs[number]) / 100
    step.difference = tokens.isEmpty ? .dropped : .sound
    step.cost = max(0.01, cost)
    return step
  }

  /// The tokens that belong to some expected words.
  private func tokens(of expected: Range<Int>) -> Range<Int> {
    guard let first = words.firstIndex(where: expected.contains),
      let last = words.lastIndex(where: expected.contains)
    else {
      let place = words.firstIndex { $0 >= expected.upperBound } ?? words.count
      return place..<place
    }
    return first..<(last + 1)
  }
}
