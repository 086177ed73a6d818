/// A set of words given as one text.
typealias WordSet = Set<String>

extension WordSet {
  /// Makes a set of the words between spaces and line breaks.
  init(words: String) {
    // The tables are written with plain spaces, which need no look at what a character is.
    self.init(
      words.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        .map { String(Substring($0)) }
    )
  }
}
