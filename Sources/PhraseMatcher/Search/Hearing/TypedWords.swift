import SpokenLanguage

/// What was typed of a sentence: whole words, and the beginning of one more.
struct TypedWords {
  /// The words that are typed to their end; ``WordTable/none`` for unknown ones.
  private(set) var words: [UInt32] = []
  /// The beginning of the word that is being typed.
  private(set) var partial: [UInt8]?
  /// The beginning as it is spelled, where it is also a number in words: "ten" of "tender".
  private(set) var spelledPartial: [UInt8]?
  /// Whether more was typed than any sentence can begin with.
  private(set) var isTooLong = false
  /// The sentence cut into tokens, where that was needed.
  private(set) var sentence: HeardSentence?

  init(_ prefix: String, index: PhraseIndex, language: any Language) {
    let isRead = withExtendedLifetime(index) {
      prefix.withUTF8Span { readPlain($0, index.view) } ?? false
    }
    if !isRead { read(HeardSentence(prefix, words: index.words, language: language)) }
  }

  /// How many words a sentence must have.
  var required: Int { words.count + (partial == nil ? 0 : 1) }

  private mutating func readPlain(_ text: Span<UInt8>, _ index: PhraseIndex.View) -> Bool {
    guard index.readsPlainTexts, text.count <= ExactWalk.mostWords * 8 else { return false }
    return StackRow.with(FoldedText.capacity, of: UInt64.self) { row in
      var reader = PlainWordReader(text, in: row)
      return readPlain(text, &reader, index)
    }
  }

  private mutating func readPlain(
    _ text: Span<UInt8>,
    _ reader: inout PlainWordReader,
    _ index: PhraseIndex.View
  ) -> Bool {
    words.reserveCapacity(16)
    var last = 0..<0
    while true {
      switch reader.next(in: text) {
      case .undecided: return false
      case .end:
        if let byte = text.indices.last.map({ text[$0] }), !words.isEmpty, !Self.isSpace(byte) {
          words.removeLast()
          partial = Self.letters(of: last, in: text)
        }
        return true
      case .word(let word):
        let id = index.words.id(in: text, word.key, word.start, word.end)
        if id == WordTable.none {
          let known = index.wordsReadTogether
          let special = known.id(in: text, word.key, word.start, word.end)
          guard special == WordTable.none else { return false }
        }
        words.append(id)
        last = word.start..<word.end
      }
    }
  }

  private static func letters(of word: Range<Int>, in text: Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(word.count)
    for place in word {
      let letter = ASCIILetters.folded(text[place])
      if letter != 0 { letters.append(letter) }
    }
    return letters
  }

  private mutating func read(_ sentence: HeardSentence) {
    self.sentence = sentence
    isTooLong = sentence.isTooLong
    words = sentence.words
    let isOpen = sentence.utterance.last.map { !$0.isWhitespace } ?? false
    guard isOpen, let last = sentence.tokens.last else { return }
    words.removeLast()
    partial = Array(last.text.utf8)
    let spelling = Array(sentence.utterance.utf8)[last.range].map(ASCIILetters.folded)
    let isWord = spelling.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    if isWord, spelling != partial { spelledPartial = spelling }
  }

  /// The same words with the last one read as letters; nil where that is no difference.
  var spelled: TypedWords? {
    guard let spelledPartial else { return nil }
    var typed = self
    typed.partial = spelledPartial
    return typed
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}
