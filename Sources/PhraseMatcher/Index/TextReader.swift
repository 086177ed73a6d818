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
      guard isPlain(span) else { return false }
      var reader = ASCIIWordReader()
      while case .word = reader.next(in: span) { key.append(words.intern(reader, in: span)) }
      return true
    }
    if isRead != true { key += language.tokens(in: text).map { words.intern($0.text) } }
  }

  private func isPlain(_ text: Span<UInt8>) -> Bool {
    guard let special = wordsReadTogether else { return false }
    return withExtendedLifetime(special) {
      var reader = ASCIIWordReader()
      while true {
        switch reader.next(in: text) {
        case .undecided: return false
        case .end: return true
        case .word:
          let id = special.view.frozen.id(in: text, reader.key, reader.start, reader.end)
          guard id == WordTable.none else { return false }
        }
      }
    }
  }
}
