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
      guard length > 0, place + length < tokens.count else { break }
      place += length
      let rest = String(decoding: bytes[tokens[place].range.lowerBound...], as: UTF8.self)
      if let command = command(in: rest) { return command }
    }
    return undoBehindRemark(tokens, bytes)
  }

  /// Taking back what was done, asked for behind a sentence that tells why ("oh that was the wrong one, undo").
  private func undoBehindRemark(_ tokens: [Token], _ bytes: [UInt8]) -> ConversationCommand? {
    guard tokens.count <= Self.mostTokensOfRemark else { return nil }
    for place in tokens.indices.dropFirst() {
      let rest = String(decoding: bytes[tokens[place].range.lowerBound...], as: UTF8.self)
      guard command(in: rest) == .undo else { continue }
      let remark = Array(tokens[..<place])
      let asks = remark.indices.contains { first in
        grammar.verbs.contains { !$0.isLight && $0.runs.length(in: remark, at: first) > 0 }
      }
      let act = SpeechActReader(self).act(
        of: remark,
        isNamed: Array(repeating: false, count: remark.count),
        isAsked: false
      ).act
      return act == .report || act == .remark || act == .command && !asks ? .undo : nil
    }
    return nil
  }

  /// Longer sentences tell something else.
  private static var mostTokensOfRemark: Int { 16 }
}
