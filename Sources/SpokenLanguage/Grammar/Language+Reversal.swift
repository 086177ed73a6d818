extension Language {
  /// For each token whether a word begins there that says that something is undone, over or taken away.
  ///
  /// Of verbs the longest counts: who kicks something off begins it.
  ///
  /// - Parameter tokens: The sentence.
  /// - Returns: A value for each token.
  /// - Complexity: The product of the number of tokens and that of classes of verbs.
  public func reversals(in tokens: [Token]) -> [Bool] {
    let grammar = grammar
    var reversals = Array(repeating: false, count: tokens.count)
    var end = 0
    for place in tokens.indices where place >= end {
      let verbs = grammar.verbs.map { ($0, length: $0.runs.length(in: tokens, at: place)) }
      let longest = verbs.map(\.length).max() ?? 0
      let reversive = grammar.reversives.length(in: tokens, at: place)
      reversals[place] =
        reversive > 0 && reversive >= longest || isReversed(tokens[place].text)
        || verbs.contains { $0.length > 0 && $0.length == longest && $0.0.isReversive }
      end = place + max(1, longest, reversive)
    }
    return reversals
  }

  /// Whether a word is the verb that undoes what another does.
  private func isReversed(_ word: String) -> Bool {
    guard let prefix = grammar.reversivePrefix, word.hasPrefix(prefix) else { return false }
    return grammar.actionVerbs.contains(String(word.dropFirst(prefix.count)))
  }
}
