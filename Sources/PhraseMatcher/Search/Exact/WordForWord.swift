/// A sentence that was said word by word, and what there is to say about it.
///
/// Few ask for everything, so strings and lists are made when somebody does, each time anew.
struct WordForWord: Sendable {
  let index: PhraseIndex
  let utterance: String
  let match: ExactMatch

  var phrase: PhraseIndex.IndexedPhrase { index.phrases[match.phrase] }

  var parameters: [ParameterReading] {
    var parameters: [ParameterReading] = []
    parameters.reserveCapacity(match.valueCount)
    for position in 0..<match.valueCount {
      let slot = match.slot(ofValue: position)
      guard case .parameter(let name) = index.slots[slot].role else { continue }
      let vocabulary = index.vocabularies[index.slotVocabularies[slot]]
      let value = vocabulary.name(ofKey: match[position])
      let range = match.range(ofValue: position)
      parameters.append(
        ParameterReading(
          name: name,
          value: .known(id: value.id, title: value.title),
          text: utterance.piece(range),
          range: range
        )
      )
    }
    return parameters
  }

  /// What each word stands for, found once more.
  var alignment: [AlignedPiece] {
    let pieces = utterance.withUTF8Span { text in
      ExactWalk.walk(text, in: index) { alignment(of: $0) }
    }
    return pieces ?? []
  }

  /// What each word of a walk stands for.
  func alignment(of walk: borrowing ExactWalk) -> [AlignedPiece] {
    var pieces: [AlignedPiece] = []
    pieces.reserveCapacity(walk.wordCount)
    var slot = 0
    for position in 0..<walk.wordCount {
      let word = walk.word(position)
      while slot < match.slotCount, walk.fill(slot).last <= position { slot += 1 }
      let isInSlot = slot < match.slotCount && walk.fill(slot).first <= position
      let range = Int(word.start)..<Int(word.end)
      pieces.append(
        AlignedPiece(
          role: isInSlot ? index.slots[Int(walk.fill(slot).slot)].role : .literal,
          heard: utterance.piece(range),
          expected: index.words.text(of: word.id),
          range: range
        )
      )
    }
    return pieces
  }
}

extension String {
  /// The text between two UTF-8 offsets.
  func piece(_ range: Range<Int>) -> String {
    let first = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[first..<utf8.index(first, offsetBy: range.count)])
  }
}
