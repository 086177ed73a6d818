/// A set of words given as one line of text.
typealias WordSet = Set<String>

extension WordSet {
  /// Makes a set of the words between the spaces.
  init(line: String) {
    self.init(line.split(separator: " ").map(String.init))
  }
}
