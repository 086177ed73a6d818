extension Language {
  /// How many tokens at a place correct what was said before them; 0 where a word goes on behind them ("아니야").
  package func correctionLength(in tokens: [Token], at place: Int) -> Int {
    let length = connectives.corrections.length(in: tokens, at: place)
    let end = place + length
    guard length > 0, partsWords, end < tokens.count else { return length }
    return tokens[end].range.lowerBound > tokens[end - 1].range.upperBound ? length : 0
  }

  /// Whether an utterance begins by correcting what was said before it, behind an interjection, politeness or nothing ("아 잘못했다, …").
  package func correctsFirst(_ utterance: String) -> Bool {
    let tokens = tokens(in: utterance)
    var place = 0
    while place < tokens.count {
      if connectives.corrections.length(in: tokens, at: place) > 0
        || correctsBeforeBreak(at: place, in: tokens, of: utterance)
      {
        return true
      }
      let small = max(
        isFiller(tokens[place].text) ? 1 : 0,
        grammar.courtesies.length(in: tokens, at: place)
      )
      guard small > 0, beginsWord(place + small, in: tokens) else { return false }
      place += small
    }
    return false
  }

  /// Whether words that correct before a sign stand at a place ("nhầm, …"); an interjection alone corrects nothing.
  private func correctsBeforeBreak(
    at place: Int,
    in tokens: [Token],
    of utterance: String
  ) -> Bool {
    let end = place + connectives.correctionsAfterBreak.length(in: tokens, at: place)
    guard end > place, end < tokens.count, !tokens[place..<end].allSatisfy({ isFiller($0.text) })
    else { return false }
    let bytes = Array(utterance.utf8)
    let between = bytes[tokens.gap(before: end)]
    return String(decoding: between, as: UTF8.self).contains(where: \.partsClauses)
  }

  /// An utterance that begins by correcting what was said before it, without the copula at its end that tells what it was
  /// ("ごめん、ドラキュラのほうだった"); nil where it has none, or verbs come first.
  package func correctionWithoutCopula(_ utterance: String) -> String? {
    guard grammar.verbsComeLast, correctsFirst(utterance) else { return nil }
    let tokens = tokens(in: utterance)
    let copula = tokens.indices.dropFirst().first { place in
      grammar.pastCopulas.length(in: tokens, at: place) == tokens.count - place
    }
    return copula.map { utterance.text(of: Array(tokens[..<$0])) }
  }

  /// What is said behind the last words that correct what was said before them ("Dracula no wait Lolita").
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: The words behind; nil where nothing is corrected.
  public func correction(in answer: String) -> String? {
    let tokens = tokens(in: answer)
    for place in tokens.indices.dropFirst().reversed() {
      let end = place + correctionLength(in: tokens, at: place)
      guard end > place, end < tokens.count else { continue }
      let bytes = Array(answer.utf8)[tokens[end].range.lowerBound...]
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }
}
