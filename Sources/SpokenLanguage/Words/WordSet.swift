/// A set of words given as one text.
typealias WordSet = Set<String>

extension WordSet {
  /// Makes a set of the words between spaces and line breaks.
  init(words: String) {
    self.init(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
