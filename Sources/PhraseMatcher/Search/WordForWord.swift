import SpokenLanguage

/// What each piece of an utterance stands for, where it was said word by word.
///
/// Few ask for the pieces of a sentence in which nothing differs, so they are made when somebody does.
struct WordForWord: Sendable {
  private let utterance: String
  private let template: PhraseTemplate
  private let words: [Word]

  private struct Word: BitwiseCopyable, Sendable {
    let start: UInt32
    let end: UInt32
    /// Which placeholder of the template the word stands in; -1 for none.
    let placeholder: Int32
  }

  init(_ walk: borrowing ExactWalk, _ utterance: String, _ template: PhraseTemplate) {
    self.utterance = utterance
    self.template = template
    var words: [Word] = []
    words.reserveCapacity(walk.wordCount)
    var slot = 0
    for position in 0..<walk.wordCount {
      let word = walk.word(position)
      while slot < walk.match.slotCount, walk.fill(slot).last <= position { slot += 1 }
      let isInSlot = slot < walk.match.slotCount && walk.fill(slot).first <= position
      words.append(
        Word(start: word.start, end: word.end, placeholder: isInSlot ? Int32(slot) : -1)
      )
    }
    self.words = words
  }

  var alignment: [AlignedPiece] {
    let roles = template.elements.compactMap { element -> AlignedPiece.Role? in
      switch element {
      case .literal: nil
      case .applicationName: .applicationName
      case .parameter(let name): .parameter(name)
      }
    }
    return words.map { word in
      let range = Int(word.start)..<Int(word.end)
      let heard = utterance.piece(range)
      return AlignedPiece(
        role: word.placeholder < 0 ? .literal : roles[Int(word.placeholder)],
        heard: heard,
        expected: String(
          decoding: heard.utf8.map(ASCIILetters.folded).filter { $0 != 0 },
          as: UTF8.self
        ),
        range: range
      )
    }
  }
}

/// The pieces of a reading, made or still to be made.
enum Alignment: Sendable, Hashable {
  case made([AlignedPiece])
  case wordForWord(WordForWord)

  var pieces: [AlignedPiece] {
    switch self {
    case .made(let pieces): pieces
    case .wordForWord(let said): said.alignment
    }
  }

  static func == (one: Alignment, other: Alignment) -> Bool { one.pieces == other.pieces }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pieces)
  }
}
