import SpokenLanguage

/// Puts names right that a recogniser does not know and writes as other words that sound like them.
///
/// Each name is looked for in the sounds of the whole text, wherever words begin and end; the words that
/// hold the place where it is most like them are then compared with it as a whole.
struct NameRespeller {
  /// What is less like a name is no trace of it.
  private static let leastSimilarity = 0.6
  /// How many texts are given at most.
  private static let mostGiven = 6
  /// A name of less sound is part of nearly any text.
  private static let leastMass: Int32 = 180
  /// How many words more or less than those that hold the best place are compared.
  private static let reach = 1

  private let index: PhraseIndex
  private let reader: PhonemeReader
  private let text: String
  private let tokens: [Token]
  /// The sounds of each token, and the token that each sound belongs to.
  private let sounds: [PhonemeSequence]
  private let heard: PhonemeSequence

  /// Nil where the language has no rules of reading, or the text is too long or silent.
  init?(_ text: String, index: PhraseIndex, language: any Language) {
    guard let reader = PhonemeReader(language) else { return nil }
    self.index = index
    self.reader = reader
    self.text = text
    tokens = language.tokens(in: text)
    sounds = tokens.map { reader.row(of: [$0.text]) }
    var heard = PhonemeSequence()
    for (place, row) in sounds.enumerated() { heard.append(row, firstWord: place) }
    self.heard = heard
    guard (1...PhonemeSearch.longestSentence).contains(heard.count) else { return nil }
  }

  /// The texts with one name put right, the likest first.
  func respellings(_ names: [(vocabulary: Vocabulary, phonemes: ValuePhonemes)]) -> [Respelling] {
    var walk = PhonemeWalk(heard, costs: reader.costs)
    let classes = reader.classes(of: heard)
    var found: [Found] = []
    for (vocabulary, phonemes) in names {
      let rows = phonemes.rows(index.words, reader)
      for place in rows.candidates(in: classes, &walk) where rows.rows[place].mass >= Self.leastMass
      {
        guard let best = best(rows.rows[place], &walk) else { continue }
        let node = rows.nodes[place]
        let keys = vocabulary.trie.entries(at: node)
        guard let key = keys.first else { continue }
        found.append(
          Found(
            name: vocabulary.text(ofKey: key),
            words: vocabulary.trie.key(of: node).map { index.words.text(of: $0) },
            ids: keys.map { vocabulary.value(ofKey: $0).id },
            tokens: best.tokens,
            similarity: best.similarity
          )
        )
      }
    }
    found.sort { ($1.similarity, $0.name) < ($0.similarity, $1.name) }
    return found.prefix(Self.mostGiven).compactMap { one in
      // Words that are the name as it is written need no ear.
      guard tokens[one.tokens].map(\.text) != one.words else { return nil }
      let next = found.first { other in
        other.tokens.overlaps(one.tokens) && other.ids != one.ids
      }
      return Respelling(
        text: replacing(one.tokens, by: one.name),
        ids: one.ids,
        similarity: one.similarity,
        margin: one.similarity - (next?.similarity ?? 0)
      )
    }
  }

  /// A name and the words that it was perhaps heard as.
  private struct Found {
    let name: String
    let words: [String]
    let ids: [String]
    let tokens: Range<Int>
    let similarity: Double
  }

  /// The words that sound most like a name; nil where none do.
  private func best(
    _ row: PhonemeSequence,
    _ walk: inout PhonemeWalk
  ) -> (tokens: Range<Int>, similarity: Double)? {
    let line = walk.line(after: walk.anywhere, expecting: row)
    guard let end = line.indices.min(by: { line[$0] < line[$1] }), end > 0,
      Double(line[end]) <= (1 - Self.leastSimilarity) * Double(row.mass)
    else { return nil }
    let last = Int(heard.words[end - 1])
    var best: (tokens: Range<Int>, similarity: Double)?
    for upper in max(1, last + 1 - Self.reach)...min(tokens.count, last + 1 + Self.reach) {
      var candidate = PhonemeSequence()
      for lower in stride(from: upper - 1, through: 0, by: -1) {
        var longer = sounds[lower]
        longer.append(candidate)
        candidate = longer
        guard candidate.count > 0 else { continue }
        if candidate.mass > row.mass * 2 { break }
        let similarity = similarity(of: candidate, to: row)
        if similarity > best?.similarity ?? Self.leastSimilarity {
          best = (lower..<upper, similarity)
        }
      }
    }
    return best
  }

  private func similarity(of words: PhonemeSequence, to row: PhonemeSequence) -> Double {
    var walk = PhonemeWalk(words, costs: reader.costs)
    let cost = walk.line(after: walk.start, expecting: row).last ?? row.mass
    return 1 - Double(cost) / Double(max(words.mass, row.mass, 1))
  }

  private func replacing(_ place: Range<Int>, by name: String) -> String {
    let bytes = Array(text.utf8)
    let before = bytes[..<tokens[place.lowerBound].range.lowerBound]
    let after = bytes[tokens[place.upperBound - 1].range.upperBound...]
    return String(decoding: before, as: UTF8.self) + name + String(decoding: after, as: UTF8.self)
  }
}

extension PhraseMatcher {
  /// The text with names put right that it may have been heard for, the likest first.
  ///
  /// A recogniser of open speech writes words that it knows for names that it does not ("open mip bets").
  /// The words alone say then that something unknown is named; what it sounds like is another question.
  ///
  /// - Parameter text: What a recogniser wrote.
  /// - Returns: Each text has one name more; none where no name sounds like any of the words, or the
  ///   language has no rules of reading.
  /// - Complexity: Linear in the sounds of the text and in those of at most 400 names a vocabulary.
  public func respellings(of text: String) -> [Respelling] {
    guard let respeller = NameRespeller(text, index: index, language: language) else { return [] }
    let numbers = Set(
      index.slots.compactMap { slot -> Int? in
        guard slot.role != .applicationName, case .vocabulary(let number) = slot.source else {
          return nil
        }
        return number
      }
    )
    return respeller.respellings(
      numbers.sorted().map { (index.vocabularies[$0], valuePhonemes[$0]) }
    )
  }
}
