extension Language {
  /// Whether a whole utterance calls something off with a word that takes back what was done as well.
  ///
  /// - Parameter utterance: What was said where nothing is asked.
  /// - Returns: False for "never mind", and where the language has another word for each.
  public func takesBack(_ utterance: String) -> Bool {
    let tokens = tokens(in: utterance)
    return commandAfterCorrection(in: utterance) == .cancel
      && tokens.indices.contains { retractingWords.length(in: tokens, at: $0) > 0 }
  }
}
