import SpokenLanguage

// Which known words a heard one may stand for.

extension HeardWords {
  /// The words that a heard one may stand for, cheapest first; the word itself costs nothing.
  mutating func findCandidates(at position: Int) -> [Candidate] {
    let heard = sentence.words[position]
    var found: [Candidate] = []
    if heard != WordTable.none { found.append(Candidate(word: heard, cost: 0, difference: nil)) }
    if trustsKnownWords, !isUnknown(position) { return found }
    let text = sentence.tokens[position].text
    addNeighbours(of: text, at: position, &found)
    addVariants(of: text, &found)
    addNumbers(at: position, &found)
    guard found.count > 1 else { return found }
    found.sort { first, second in
      first.cost != second.cost
        ? first.cost < second.cost : index.words.isOrdered(first.word, before: second.word)
    }
    if found.count > Self.mostCandidates { found.removeSubrange(Self.mostCandidates...) }
    return found
  }

  /// Adds the words that are spelled or sound like a heard one.
  private mutating func addNeighbours(
    of text: String,
    at position: Int,
    _ found: inout [Candidate]
  ) {
    let heard = sentence.words[position]
    let letters = lettersCompared(at: position)
    var neighbours: [SpellingIndex.Neighbour] = []
    let index = index
    index.spelling.forEachNeighbour(
      of: letters,
      sound: language.soundKey(of: text),
      comparing: &distance
    ) { neighbour in
      guard neighbour.word != heard, index.traits.isUsed(neighbour.word) else { return }
      neighbours.append(neighbour)
    }
    guard !neighbours.isEmpty else { return }
    let isCommon = language.isCommonWord(text)
    let regular = language.regularSpelling(of: text)
    let stem = language.stem(of: text)
    for neighbour in neighbours {
      guard var candidate = candidate(neighbour, at: position) else { continue }
      let weight = index.traits.weights[Int(neighbour.word)]
      let word = index.words.text(of: neighbour.word)
      if language.regularSpelling(of: word) == regular {
        candidate.cost = min(candidate.cost, weight * Prices.marks)
      } else if language.stem(of: word) == stem {
        candidate.difference = .inflection
      } else if isCommon,
        soundDifference(neighbour.word, at: position) > Prices.mostOfHomophone
      {
        candidate.cost = min(candidate.cost + weight * Prices.commonWord, weight)
      }
      found.append(candidate)
    }
  }

  /// Adds the other ways of writing a heard word.
  private func addVariants(of text: String, _ found: inout [Candidate]) {
    for variant in language.variants(of: text) {
      let word = index.words.id(of: variant.utf8)
      guard word != WordTable.none, index.traits.isUsed(word) else { continue }
      let isNumber = (variant + text).utf8.contains { (0x30...0x39).contains($0) }
      found.append(
        Candidate(
          word: word,
          cost: index.traits.weights[Int(word)] * Prices.marks,
          difference: isNumber ? .number : .synonym
        )
      )
    }
  }

  /// Adds the numbers whose word is spelled or sounds like the heard one ("threa", "for").
  private mutating func addNumbers(at position: Int, _ found: inout [Candidate]) {
    guard numbers.mayResemble(sentence.tokens[position].text) else { return }
    let heard = sentence.words[position]
    let letters = lettersCompared(at: position)
    let resembling = numbers.resembling(
      letters,
      sounds: sounds(at: position),
      mayBeMisspelt: isUnknown(position),
      comparing: &distance
    )
    for resemblance in resembling {
      let word = index.words.id(of: resemblance.digits.utf8)
      guard word != WordTable.none, word != heard, index.traits.isUsed(word) else { continue }
      let share = resemblance.soundsAlike ? Prices.sound(difference: 0) : resemblance.spelling
      let cost = index.traits.weights[Int(word)] * share
      let difference = resemblance.soundsAlike ? DifferenceKind.sound : .number
      found.append(Candidate(word: word, cost: cost, difference: difference))
    }
  }

  private mutating func candidate(
    _ neighbour: SpellingIndex.Neighbour,
    at position: Int
  ) -> Candidate? {
    let weight = index.traits.weights[Int(neighbour.word)]
    guard let mistakes = neighbour.mistakes else {
      let difference = soundDifference(neighbour.word, at: position)
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
}
