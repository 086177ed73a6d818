import SpokenLanguage

extension Language {
  /// The words of a sentence that forbid something; one for all words that only deny.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - cue: Where the words stand that make it a prohibition.
  /// - Returns: The words; nothing where there are none.
  func prohibition(in tokens: [Token], _ cue: Range<Int>) -> String {
    guard let first = cue.first else { return "" }
    let isDenial = connectives.negations.length(in: tokens, at: first) > 0
    return isDenial ? "" : tokens[cue].map(\.text).joined(separator: " ")
  }
}
