extension Language {
  /// How many tokens at a place say nothing of their own in an answer: a courtesy, a function word, what refers
  /// back or a filler.
  package func smallWords(in tokens: [Token], at place: Int) -> Int {
    max(
      grammar.courtesies.length(in: tokens, at: place),
      grammar.functionWords.length(in: tokens, at: place),
      connectives.references.length(in: tokens, at: place),
      fillerPhrases.length(in: tokens, at: place),
      isFiller(tokens[place].text) ? 1 : 0
    )
  }

  /// Whether a token begins a word, and is no syllable within one; whatever is behind the last token does.
  package func beginsWord(_ place: Int, in tokens: [Token]) -> Bool {
    !partsWords || place == 0 || place >= tokens.count
      || tokens[place - 1].range.upperBound < tokens[place].range.lowerBound
  }
}
