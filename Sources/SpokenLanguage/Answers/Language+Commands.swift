extension Language {
  /// The command that is said behind words that correct or take something back ("no not that, undo").
  ///
  /// - Parameter utterance: The whole utterance.
  /// - Returns: The command; nil where anything else is said.
  public func commandAfterCorrection(in utterance: String) -> ConversationCommand? {
    if let command = command(in: utterance) { return command }
    let tokens = tokens(in: utterance)
    let bytes = Array(utterance.utf8)
    var place = 0
    while place < tokens.count {
      let length = max(
        correctionLength(in: tokens, at: place),
        grammar.courtesies.length(in: tokens, at: place)
      )
      guard length > 0, place + length < tokens.count else { return nil }
      place += length
      let rest = String(decoding: bytes[tokens[place].range.lowerBound...], as: UTF8.self)
      if let command = command(in: rest) { return command }
    }
    return nil
  }
}
