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
    let neighbours = neighbours(at: position).filter {
      $0.word != heard && index.traits.isUsed($0.word)
    }
    guard !neighbours.isEmpty else { return }
    let isCommon = language.isCommonWord(text)
    let regular = language.regularSpelling(of: text)
    let stem = language.stem(of: text)
    for neighbour in neighbours {
      guard var candidate = candidate(neighbour, at: position) else { continue }
      let weight = traits.weight(of: neighbour.word)
      let word = index.words.text(of: neighbour.word)
      guard !language.areOpposites(word, text) else { continue }
      if language.regularSpelling(of: word) == regular {
        candidate.cost = min(candidate.cost, weight * EditCosts.marks)
      } else if language.stem(of: word) == stem {
        candidate.difference = .inflection
      } else if isCommon,
        soundDifference(neighbour.word, at: position) > EditCosts.mostOfHomophone
      {
        candidate.cost = min(candidate.cost + weight * EditCosts.commonWord, weight)
      }
      found.append(candidate)
    }
  }

  /// The words that are spelled or sound like a heard one.
  private mutating func neighbours(at position: Int) -> [SpellingIndex.Neighbour] {
    let word = sentence.words[position]
    let spelling = index.spelling
    if word != WordTable.none, let known = spelling.remembered(word) {
      keep(known.sounds, at: position)
      return known.neighbours
    }
    let letters = lettersCompared(at: position)
    let sounds = sounds(at: position)
    var found: [SpellingIndex.Neighbour] = []
    spelling.forEachNeighbour(of: letters, sound: sounds, comparing: &distance) {
      found.append($0)
    }
    if word != WordTable.none {
      spelling.remember(.init(sounds: sounds, neighbours: found), of: word)
    }
    return found
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
          cost: traits.weight(of: word) * EditCosts.marks,
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
      sounds: sounds(at: position).usual,
      mayBeMisspelt: isUnknown(position),
      comparing: &distance
    )
    for resemblance in resembling {
      let word = index.words.id(of: resemblance.digits.utf8)
      guard word != WordTable.none, word != heard, index.traits.isUsed(word) else { continue }
      let share =
        resemblance.soundsAlike ? EditCosts.sound(difference: 0, spelling: 0) : resemblance.spelling
      let cost = traits.weight(of: word) * share
      let difference = resemblance.soundsAlike ? DifferenceKind.sound : .number
      found.append(Candidate(word: word, cost: cost, difference: difference))
    }
  }

  /// The words that a number consists of which was perhaps none: "twenty two" for "twenty to".
  func numbersApart(at position: Int) -> [(first: UInt32, rest: UInt32, cost: Float)] {
    let token = sentence.tokens[position]
    guard token.text.utf8.contains(where: Self.isDigit), token.range.count > token.text.utf8.count
    else { return [] }
    let said = sentence.text(of: position..<(position + 1))
    var found: [(UInt32, UInt32, Float)] = []
    for place in said.indices where said[place] == " " || said[place] == "-" {
      let before = language.tokens(in: String(said[..<place]))
      let after = language.tokens(in: String(said[said.index(after: place)...]))
      guard before.count == 1, after.count == 1 else { continue }
      let first = usedWord(Array(before[0].text.utf8)[...])
      guard first != WordTable.none else { continue }
      let rest = usedWord(Array(after[0].text.utf8)[...])
      if rest != WordTable.none { found.append((first, rest, EditCosts.spacing)) }
      let spelled = said[said.index(after: place)...].lowercased()
      let sounds = PhonemeIndex.Heard(spelled, language: language)
      for word in index.spelling.words(soundingLike: sounds) where index.traits.isUsed(word) {
        guard word != rest else { continue }
        let cost = traits.weight(of: word) * EditCosts.sound(difference: 0, spelling: 0)
        found.append((first, word, EditCosts.spacing + cost))
      }
    }
    return found
  }

  /// The number that two words make of which one is misspelt ("seventy siks"), or ``WordTable/none``.
  mutating func numberTogether(at position: Int) -> UInt32 {
    let first = Int(sentence.tokens[position].text)
    let isUnknownFirst = first == nil
    let unknown = isUnknownFirst ? position : position + 1
    guard let number = first ?? Int(sentence.tokens[position + 1].text), isUnknown(unknown),
      numbers.mayResemble(sentence.tokens[unknown].text)
    else { return WordTable.none }
    let letters = lettersCompared(at: unknown)
    let resembling = numbers.resembling(
      letters,
      sounds: sounds(at: unknown).usual,
      mayBeMisspelt: true,
      comparing: &distance
    )
    for resemblance in resembling {
      guard let other = Int(resemblance.digits) else { continue }
      let (tens, unit) = isUnknownFirst ? (other, number) : (number, other)
      guard (20...90).contains(tens), tens % 10 == 0, (1...9).contains(unit) else { continue }
      let word = index.words.id(of: String(tens + unit).utf8)
      if word != WordTable.none, index.traits.isUsed(word) { return word }
    }
    return WordTable.none
  }

  /// The share that a syllable has in the word it is written in; 1 where words are tokens.
  ///
  /// A wrong letter in one of four syllables that are written together is one in about ten letters. Where
  /// only two are, another syllable makes another word.
  private mutating func shareOfWord(_ position: Int) -> Float {
    let tokens = sentence.tokens
    guard tokens[position].text.unicodeScalars.allSatisfy({ Letters.isHangulSyllable($0.value) })
    else { return 1 }
    var first = position
    while first > 0, tokens[first - 1].range.upperBound == tokens[first].range.lowerBound {
      first -= 1
    }
    var last = position
    while last + 1 < count, tokens[last].range.upperBound == tokens[last + 1].range.lowerBound {
      last += 1
    }
    let syllables = last - first + 1
    return syllables > 2 ? 1 / Float(min(4, syllables)) : 1
  }

  private mutating func candidate(
    _ neighbour: SpellingIndex.Neighbour,
    at position: Int
  ) -> Candidate? {
    let weight = traits.weight(of: neighbour.word)
    guard let mistakes = neighbour.mistakes else {
      let isAlike =
        neighbour.hasSoundKey || traits.kind(of: neighbour.word) == .function
      guard let difference = neighbour.soundDifference,
        difference <= EditCosts.mostMisheard(isAlike: isAlike)
      else { return nil }
      let share = EditCosts.sound(difference: difference, spelling: neighbour.difference)
      return Candidate(
        word: neighbour.word,
        cost: weight * share,
        difference: .sound,
        isMisheard: !neighbour.hasSoundKey
      )
    }
    guard mistakes > 0 else {
      return Candidate(word: neighbour.word, cost: weight * EditCosts.marks, difference: .spelling)
    }
    let spelling = EditCosts.spelling(
      mistakes: mistakes,
      difference: neighbour.difference * shareOfWord(position),
      startsAlike: neighbour.startsAlike
    )
    let sound = neighbour.soundDifference.map {
      EditCosts.sound(difference: $0, spelling: neighbour.difference)
    }
    let share = min(spelling, sound ?? spelling)
    let isSound = sound.map { $0 < spelling } == true && mistakes > 1
    return Candidate(
      word: neighbour.word,
      cost: weight * share,
      difference: isSound ? .sound : .spelling
    )
  }
}
