import Foundation

/// English.
struct English: Language {
  static let tokenizer = Tokenizer(
    signs: SpokenSigns(and: ["and"], percent: ["percent"], plus: ["plus"]),
    finish: { EnglishNumberWords.merge(&$0) }
  )

  var code: String { "en" }

  var wordsReadTogether: [String]? { EnglishNumberWords.all }

  func tokens(in text: String) -> [Token] { Self.tokenizer.tokens(in: text) }
  func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    tokens.map { token in
      guard !isNamed(token.text), let word = EnglishRespellings.word(for: token.text) else {
        return token
      }
      return Token(text: word, range: token.range)
    }
  }

  func isFiller(_ token: String) -> Bool { EnglishWords.fillers.contains(token) }
  func isFunctionWord(_ token: String) -> Bool { EnglishWords.functionWords.contains(token) }
  func withoutDiacritics(_ token: String) -> String { Diacritics.removed(from: token) }
  func soundKeys(of token: String) -> [String] {
    soundKeys(of: token, pronounced: pronunciations(of: token))
  }
  func soundKeys(of token: String, pronounced pronunciations: [[UInt8]]) -> [String] {
    EnglishSoundKeys.keys(of: token, pronounced: pronunciations)
  }
  var connectives: Connectives { EnglishConnectives.all }
  var fillerPhrases: WordRuns { EnglishWords.fillerPhrases }
  var spelledNumbers: [String: String] { EnglishNumberWords.digits }
  func stem(of token: String) -> String { EnglishStems.stem(of: token) }
  func baseForms(of token: String) -> [String] { EnglishPlurals.singulars(of: token) }
  func concept(of token: String) -> String? { EnglishConcepts.concept(of: token) }
  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    EnglishEmbeddings.word(in: tokens, at: place)
  }
  func variants(of token: String) -> [String] { EnglishVariants.variants(of: token) }
  func synonyms(of token: String) -> [String] { EnglishVariants.synonyms(of: token) }
  func regularSpelling(of token: String) -> String {
    EnglishVariants.regularSpelling(of: token)
  }
  func otherTellings(of statement: String) -> [String] {
    EnglishPhases.all.others(than: statement) + Self.relativeNames.others(than: statement)
  }
  private static let relativeNames = RelativeNames(
    behindNoun: "that i,which i,i",
    pronouns: "what i,the ones i,ones i,those i,stuff i,the stuff i,everything i,whatever i",
    wishes: """
      want to,wanna,mean to,plan to,intend to,hope to,would like to,'d like to,still want to,still mean to,still have to,need to,\
      have yet to,'m going to,am going to,'m planning to
      """
  )
  func otherWritings(of tokens: [Token]) -> [[Token]] { EnglishWritings.others(of: tokens) }
  func isCommonWord(_ token: String) -> Bool { EnglishCommonWords.all.contains(token) }
  var prefixesOfOpposites: [String] { ["un", "dis", "de"] }
  var commonWords: [String] { EnglishCommonWords.all.sorted() }
  func pronunciations(of token: String) -> [[UInt8]] {
    EnglishPhonemes.pronunciations(of: token)
  }

  var soundCosts: PhonemeCosts? { EnglishPhonemeCosts.all }

  func number(in answer: String) -> Double? {
    EnglishAnswers.numbers.value(in: answer, tokenizer: Self.tokenizer)
  }

  var grammar: SentenceGrammar { EnglishGrammar.all }
  func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)? {
    EnglishNumbers().prefix(of: words)
  }

  func ordinal(in answer: String) -> OrdinalAnswer? { EnglishOrdinals.read(answer) }
  func isWholeList(_ words: String) -> Bool {
    EnglishOrdinals.wholes[Self.tokenizer.words(in: words)] ?? false
  }

  var askingWhether: WordRuns { EnglishAnswers.fixed.asking }
  func confirmation(in answer: String) -> Bool? { EnglishAnswers.fixed.confirmation(in: answer) }
  var usualAnswers: [String] {
    EnglishAnswers.fixed.examples(12) + [
      "the first", "the second", "the third", "the fourth", "the fifth", "the first one",
      "the second one",
      "the third one", "the last one", "the other one",
    ]
  }

  var usualEndings: [String] { ["please", "for me", "right now", "now", "at the moment", "today"] }
  var usualBeginnings: [String] {
    [
      "i", "i just", "ive", "ive just", "i have", "im", "im now", "i am", "i am now", "i would",
      "id", "ive already", "i have already", "ive started", "i have started", "ive begun",
      "i have begun",
    ]
  }
  var typedForms: Set<String> {
    ["u", "ur", "r", "re", "n", "teh", "shld", "cld", "wld", "plz", "pls", "thx", "ty"]
  }
  func beginsCommand(_ word: String) -> Bool {
    // "Bring" has its vowel in the ending, and "rating" one before it.
    !word.hasSuffix("ing") || !word.dropLast(3).contains { "aeiouy".contains($0) }
  }

  func courtesy(in utterance: String) -> Courtesy? { EnglishCourtesies.all.courtesy(in: utterance) }
  func command(in answer: String) -> ConversationCommand? {
    EnglishAnswers.fixed.command(in: answer)
  }
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)? {
    EnglishAnswers.fixed.retraction(in: words)
  }

  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer? {
    EnglishDates().date(in: answer, now: now, calendar: calendar)
  }

  var dateWords: [String] { EnglishDateWords.texts }
  func duration(in answer: String) -> Duration? { EnglishDates().duration(in: answer) }
  func items(in answer: String) -> [String] { Enumeration(joiners: ["and"]).items(in: answer) }
  var findWords: FindWords { EnglishFindWords.all }
  var searchPhrases: SearchPhrases { EnglishSearchPhrases.all }
  /// Without an article of its own, in small letters but for abbreviations and names with capitals inside.
  func title(insideSentence title: String) -> String {
    let words = title.split(separator: " ")
    let hasArticle = words.count > 1 && ["a", "an", "the"].contains(words[0].lowercased())
    return words.dropFirst(hasArticle ? 1 : 0)
      .map { $0.dropFirst().contains(where: \.isUppercase) ? String($0) : $0.lowercased() }
      .joined(separator: " ")
  }
  /// Whether the noun that it is about ends as plurals do: the last one before a preposition.
  func isPlural(title: String) -> Bool {
    let words = title.lowercased().split(separator: " ").map(String.init)
    let noun = words.prefix {
      !["for", "from", "in", "of", "on", "per", "to", "with"].contains($0)
    }
    return noun.last.map { !EnglishPlurals.singulars(of: $0).isEmpty && !isSingular($0) } ?? false
  }

  /// Whether a word with the ending of plurals is one thing by its last letters ("status", "analysis").
  private func isSingular(_ word: String) -> Bool {
    ["us", "is", "news", "series", "lens", "canvas", "atlas", "bias"].contains {
      word.hasSuffix($0)
    }
  }
  func resolvingParticles(in text: String) -> String { text }
  func pluralCategory(of number: Double) -> PluralCategory { number == 1 ? .one : .other }
}
