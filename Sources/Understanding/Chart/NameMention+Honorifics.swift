import PhraseMatcher
import SpokenLanguage

extension NameMention {
  /// Honorifics of more words are several.
  private static let mostWords = 3

  /// The same with what the one who is named is called by before or behind the name ("Miss Walsh", "민수 씨").
  func withHonorifics(in tokens: [Token], _ grammar: SentenceGrammar) -> NameMention {
    var mention = self
    let name = mention.tokens
    let start = (1...Self.mostWords).lazy.map { name.lowerBound - $0 }.first {
      $0 >= 0 && grammar.honorifics.length(in: tokens, at: $0) == name.lowerBound - $0
    }
    let behind =
      name.upperBound < tokens.count
      ? grammar.honorificsBehind.length(in: tokens, at: name.upperBound) : 0
    mention.tokens = (start ?? name.lowerBound)..<(name.upperBound + behind)
    return mention
  }
}
