import PhraseMatcher
import SpokenLanguage

extension NameMention {
  /// Honorifics of more words are several.
  fileprivate static let mostWords = 3

  /// The same with what the one who is named is called by before or behind the name ("Miss Walsh", "민수 씨").
  ///
  /// For whom something is to be done is not named ("mở giùm chị Xứ tuyết").
  func withHonorifics(in tokens: [Token], _ grammar: SentenceGrammar) -> NameMention {
    var mention = self
    let name = mention.tokens
    let start = (1...Self.mostWords).lazy.map { name.lowerBound - $0 }.first {
      $0 >= 0 && grammar.honorifics.length(in: tokens, at: $0) == name.lowerBound - $0
        && !grammar.isCourtesy(before: name.lowerBound, from: $0, in: tokens)
    }
    let behind =
      name.upperBound < tokens.count
      ? grammar.honorificsBehind.length(in: tokens, at: name.upperBound) : 0
    mention.tokens = (start ?? name.lowerBound)..<(name.upperBound + behind)
    return mention
  }
}

extension SentenceGrammar {
  /// Whether the words from a place up to another end a courtesy that begins before them.
  fileprivate func isCourtesy(before end: Int, from place: Int, in tokens: [Token]) -> Bool {
    (max(0, place - NameMention.mostWords)..<place).contains {
      $0 + courtesies.length(in: tokens, at: $0) == end
    }
  }
}
