import SpokenLanguage

/// Reads texts into the numbers of their words, which are added where they are new.
///
/// Plain texts are read where they lie; only the others are made into tokens.
struct TextReader {
  private let language: any Language
  let wordsReadTogether: WordTable?
  var words: WordTable.Builder

  init(language: any Language, words: WordTable.Builder) {
    self.language = language
    self.words = words
    wordsReadTogether = language.wordsReadTogether.map { words in
      var builder = WordTable.Builder()
      for word in words { _ = builder.intern(word) }
      return builder.table
    }
  }

  /// Puts the numbers of a text's words in a key's place.
  mutating func read(_ text: String, into key: inout [UInt32]) {
    key.removeAll(keepingCapacity: true)
    let isRead = text.withUTF8Span { span in
      StackRow.with(FoldedText.capacity, of: UInt64.self) { row in
        let reader = PlainWordReader(span, in: row)
        guard isPlain(span, reader) else { return false }
        intern(span, reader, into: &key)
        return true
      }
    }
    if isRead != true { key += language.tokens(in: text).map { words.intern($0.text) } }
  }

  private func isPlain(_ text: Span<UInt8>, _ start: PlainWordReader) -> Bool {
    guard let special = wordsReadTogether else { return false }
    return withExtendedLifetime(special) {
      let known = special.view.frozen
      var reader = start
      while true {
        switch reader.next(in: text) {
        case .undecided: return false
        case .end: return true
        case .word(let word):
          guard known.id(in: text, word.key, word.start, word.end) == WordTable.none else {
            return false
          }
        }
      }
    }
  }

  private mutating func intern(
    _ text: Span<UInt8>,
    _ start: PlainWordReader,
    into key: inout [UInt32]
  ) {
    var reader = start
    while case .word(let word) = reader.next(in: text) {
      key.append(words.intern(word, in: text))
    }
  }
}
