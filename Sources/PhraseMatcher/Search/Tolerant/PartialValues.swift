import SpokenLanguage

/// Finds the values that some words stand for which are no value: pieces of titles, and titles in
/// which too much is misspelt for going word by word.
///
/// ```
/// heard       leagues under the sea
/// expected    (20000) leagues under the sea        partialValue
/// heard       the ebfll jar
/// expected    the bell jar                         spelling
/// ```
///
/// The words that were heard name the values that hold them; the few that hold the most telling ones
/// are compared in full.
struct PartialValues {
  private static let mostCompared = 8
  /// Where so many values hold some of the words, no further words are looked at.
  private static let mostScored = 2_000
  private static let mostWords = 24
  /// What a piece has to hold of the value's weight unless it holds two content words.
  private static let leastShare: Float = 0.5
  /// What may be missing of the value's weight beside two content words.
  private static let mostUnsaid: Float = 0.7

  private let index: PhraseIndex
  private let language: any Language

  /// A value that some words may stand for.
  struct Found {
    let node: UInt32
    let cost: Float
    let evidence: Float
    let steps: [Derivation.Step]
  }

  init(index: PhraseIndex, language: any Language) {
    self.index = index
    self.language = language
  }

  /// The values of a vocabulary that some tokens may stand for, nearest first.
  func values(
    of vocabulary: Int,
    words: ValueWords,
    in tokens: Range<Int>,
    _ heard: inout HeardWords
  ) -> [Found] {
    guard tokens.count <= Self.mostWords else { return [] }
    var scores: [UInt32: Float] = [:]
    var latest: [UInt32: Int] = [:]
    for position in tokens {
      for place in heard.candidates(at: position) {
        let candidate = heard.candidate(place)
        guard scores.count <= Self.mostScored, isContentWord(candidate.word) else { continue }
        let score = index.traits.weights[Int(candidate.word)] - candidate.cost
        for node in words.nodes(holding: candidate.word)
        where latest.updateValue(position, forKey: node) != position {
          scores[node, default: 0] += score
        }
      }
    }
    let best = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return best.prefix(Self.mostCompared).compactMap { node, _ in
      found(node, of: vocabulary, in: tokens, &heard)
    }.sorted { ($0.cost, $0.node) < ($1.cost, $1.node) }
  }

  private func found(
    _ node: UInt32,
    of vocabulary: Int,
    in tokens: Range<Int>,
    _ heard: inout HeardWords
  ) -> Found? {
    let trie = index.vocabularies[vocabulary].trie
    let key = trie.key(of: node)
    guard key.count <= Self.mostWords else { return nil }
    var steps = steps(from: tokens, to: key, &heard)
    let isUnheard = { (step: Derivation.Step) in step.difference == .dropped }
    let first = steps.firstIndex { !$0.isAddition && !isUnheard($0) } ?? steps.count
    let last = steps.lastIndex { !$0.isAddition && !isUnheard($0) } ?? first
    let outside = steps.indices.filter { ($0 < first || $0 > last) && isUnheard(steps[$0]) }
    let isBroken = steps.indices.contains { place in
      place > first && place < last && isUnheard(steps[place])
        && isContentWord(steps[place].expected)
    }
    guard !isBroken else { return nil }
    let said = steps.filter { !$0.isAddition && !isUnheard($0) }.map(\.expected)
    let unsaid = outside.map { steps[$0].expected }
    let evidence = weight(said)
    let isPart = unsaid.contains(where: isContentWord)
    if isPart {
      // Of a word that has several syllables or signs one names nothing ("지도").
      let telling = said.filter(isContentWord)
      guard telling.count != 1 || !isSign(telling[0]) else { return nil }
      // A piece is a piece: whoever adds or changes words means something else.
      let others = steps.filter { !isUnheard($0) }.reduce(0) { $0 + $1.cost }
      guard others <= EditCosts.mostInPiece, !steps.contains(where: \.isAddition) else {
        return nil
      }
      let isMain = first == 0 && isSubtitle(unsaid, of: node, vocabulary)
      let share = weight(unsaid) / (weight(unsaid) + evidence)
      let mostUnsaid = said.count(where: isContentWord) > 1 ? Self.mostUnsaid : 1 - Self.leastShare
      guard isMain || share <= mostUnsaid else { return nil }
      let price =
        isMain ? EditCosts.subtitle : EditCosts.partialValue + EditCosts.unsaidShare * share
      for place in outside { steps[place].cost = price / Float(outside.count) }
      for place in outside { steps[place].difference = .partialValue }
    }
    let cost = steps.reduce(0) { $0 + $1.cost }
    guard evidence > 0, cost <= EditCosts.mostInValue, said.contains(where: isContentWord) else {
      return nil
    }
    return Found(node: node, cost: cost, evidence: evidence, steps: steps)
  }

  private func weight(_ words: [UInt32]) -> Float {
    words.reduce(0) { $0 + index.traits.weights[Int($1)] }
  }

  /// Whether a word is a single syllable or sign of a script that has a token for each.
  private func isSign(_ word: UInt32) -> Bool {
    let text = index.words.text(of: word)
    return text.count == 1 && text.utf8.count > 1
  }

  private func isContentWord(_ word: UInt32) -> Bool {
    index.traits.kinds[Int(word)] == .content
  }

  /// Whether the words that were not said are what follows a colon or a bracket in the title.
  private func isSubtitle(_ unsaid: [UInt32], of node: UInt32, _ vocabulary: Int) -> Bool {
    let values = index.vocabularies[vocabulary]
    guard let key = values.trie.entries(at: node).first else { return false }
    let title = values.value(ofKey: key).title
    let main = title.prefix { !":;(–—".contains($0) }
    guard main.count < title.count else { return false }
    return language.tokens(in: String(main)).count
      == values.trie.key(of: node).count - unsaid.count
  }

  /// The cheapest way from the heard words to those of a value.
  private func steps(
    from tokens: Range<Int>,
    to key: [UInt32],
    _ heard: inout HeardWords
  ) -> [Derivation.Step] {
    let width = key.count + 1
    var costs = Array(repeating: Float.infinity, count: (tokens.count + 1) * width)
    var last: [Derivation.Step?] = Array(repeating: nil, count: costs.count)
    costs[0] = 0
    for row in 0...tokens.count {
      let token = tokens.lowerBound + row
      for column in 0...key.count {
        let here = costs[row * width + column]
        func go(_ rows: Int, _ columns: Int, _ step: Derivation.Step, _ cost: Float) {
          let place = (row + rows) * width + column + columns
          guard here + cost < costs[place] else { return }
          costs[place] = here + cost
          last[place] = step
        }
        if column < key.count {
          var step = Derivation.Step(tokens: token..<token, expected: key[column])
          step.difference = .dropped
          step.cost = index.traits.priceOfDropping(key[column])
          // At the ends a piece is left out, which is paid for as a whole.
          go(0, 1, step, row == 0 || row == tokens.count ? step.cost * 0.1 : step.cost)
        }
        guard row < tokens.count else { continue }
        var addition = Derivation.Step(tokens: token..<(token + 1))
        addition.isAddition = true
        addition.cost = heard.priceOfAdding(token)
        addition.difference = addition.cost <= EditCosts.filler ? .filler : .added
        go(1, 0, addition, addition.cost)
        guard column < key.count, let hearing = heard.hearing(key[column], at: token) else {
          continue
        }
        var step = Derivation.Step(tokens: token..<(token + 1), expected: key[column])
        step.difference = hearing.difference
        step.cost = hearing.cost
        go(1, 1, step, step.cost)
      }
    }
    return path(last, tokens.count, width)
  }

  private func path(
    _ last: [Derivation.Step?],
    _ rows: Int,
    _ width: Int
  ) -> [Derivation.Step] {
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
}

extension Derivation {
  /// The same derivation with a value in the place of words that were none.
  func filling(_ open: Fill, with found: PartialValues.Found) -> Derivation {
    var steps: [Step] = []
    var openCost: Float = 0
    for step in self.steps {
      if step.slot == open.slot, step.tokens == open.tokens {
        openCost += step.cost
        steps += found.steps.map { step in
          var step = step
          if !step.isAddition { step.slot = open.slot }
          return step
        }
      } else {
        steps.append(step)
      }
    }
    return Derivation(
      phrase: phrase,
      cost: max(0, cost - openCost) + found.cost,
      evidence: max(0, evidence - EditCosts.unknownEvidence) + found.evidence,
      isBare: isBare,
      isWhole: isWhole,
      steps: steps,
      fills: fills.map { fill in
        fill == open
          ? Fill(slot: fill.slot, tokens: fill.tokens, content: .node(found.node)) : fill
      }
    )
  }
}
