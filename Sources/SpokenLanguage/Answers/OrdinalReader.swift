/// Reads a position that is a whole answer ("the second one").
struct OrdinalReader: Sendable {
  var tokenizer: Tokenizer
  var numbers: any SpokenNumbers
  /// Positions that are no numbers ("the first", "the last").
  var fixed: PhraseTable<OrdinalAnswer>
  /// The position at the beginning of some words, and how many words it takes.
  var ordinal: @Sendable (ArraySlice<String>) -> (Int, Int)?
  /// What may be said before a position.
  var leading: PhraseTable<Bool>
  /// What may follow a position.
  var trailing: PhraseTable<Bool>

  /// The position, if the answer says one and nothing that contradicts it.
  func read(_ answer: String) -> OrdinalAnswer? {
    guard answer.utf8.count <= 300, !answer.beginsWithMinus else { return nil }
    var words = tokenizer.words(in: answer)[...]
    while let skipped = leading.prefix(of: words), skipped.count < words.count,
      fixed.prefix(of: words).map({ $0.count < skipped.count }) ?? true
    {
      words = words.dropFirst(skipped.count)
    }
    guard let (position, count) = position(of: words) else { return nil }
    return trailing.covering(Array(words.dropFirst(count))) == nil ? nil : position
  }

  private func position(of words: ArraySlice<String>) -> (OrdinalAnswer, Int)? {
    if let found = fixed.prefix(of: words) { return (found.value, found.count) }
    if let (position, count) = ordinal(words), (1...99).contains(position) {
      return (.position(position), count)
    }
    guard let number = numbers.prefix(of: words), let position = Int(exactly: number.value),
      (1...99).contains(position)
    else { return nil }
    return (.position(position), number.count)
  }
}
