public import Foundation

/// What the assistant has to know about a human language: its words, numbers, answers and endings.
///
/// Everything that differs between languages is asked of this protocol; nothing else branches on a
/// language. A language is a value that is passed in, never a global.
public protocol Language: Sendable {
  /// The language's BCP 47 code, such as `ko`.
  var code: String { get }

  // MARK: Words

  /// Splits a text into normalised tokens.
  ///
  /// The same function is applied to phrases, values and utterances, so whatever it folds together
  /// matches; reading the texts of tokens again gives the same tokens. Numbers in words become
  /// digits in English (`twenty-one` and `21` are one token); in the other languages they stay,
  /// since their words mean other things too, and are read in answers only.
  ///
  /// - Complexity: O(*n*) in the length of the text, whatever it holds.
  func tokens(in text: String) -> [Token]

  /// The words that are read together with their neighbours ("twenty" and "one").
  ///
  /// A plain text without them has the words that ``ASCIIWordReader`` finds; a text with one of them
  /// has them before and at the place of the word before it. No token is ever spelled like one.
  /// Nil where plain texts follow other rules.
  var wordsReadTogether: [String]? { get }

  /// The tokens of a sentence as they were meant, where the keyboard or a missing space made others of
  /// them ("mowr" for "mở").
  ///
  /// Their ranges are those of what was typed. Mostly the tokens themselves.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the sentence.
  ///   - text: The sentence.
  ///   - isNamed: Whether a token is a word of something's name, and so no slip.
  /// - Returns: The tokens as they were meant.
  func tokensMeant(by tokens: [Token], in text: String, isNamed: (String) -> Bool) -> [Token]

  /// A sentence's tokens with the marks that were left out of them, where words of phrases and of the
  /// language's own lists must be meant; as many tokens as there were.
  func restoringMarks(in tokens: [Token], of words: Set<String>) -> [Token]

  /// Whether a token is spelled as words of the language are, where they are so short that every mistake
  /// makes another one; such a token is itself and no slip.
  func isWellFormed(_ token: String) -> Bool

  /// Whether a token is a sound or courtesy that carries no meaning ("um", "please").
  func isFiller(_ token: String) -> Bool

  /// Runs of tokens that carry no meaning together ("right now"), though each may alone.
  var fillerPhrases: WordRuns { get }

  /// How speakers of the language correct themselves, go on and refer back.
  var connectives: Connectives { get }

  /// How the sentences are built that people say to an assistant.
  var grammar: SentenceGrammar { get }

  /// The number at the beginning of some tokens, and how many of them it takes; nil for none.
  ///
  /// Digits everywhere; number words where the language has them.
  func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)?

  /// Whether a token is a function word that people drop or add ("the", "in").
  func isFunctionWord(_ token: String) -> Bool

  /// The token without the marks that people leave out when they type in a hurry.
  func withoutDiacritics(_ token: String) -> String

  /// Keys of which words that sound nearly alike have one in common; none where no sound rules exist.
  func soundKeys(of token: String) -> [String]

  /// The same of a token whose pronunciations are known already.
  ///
  /// - Parameters:
  ///   - token: A token.
  ///   - pronunciations: What ``pronunciations(of:)`` says of it.
  /// - Returns: The keys, as ``soundKeys(of:)`` gives them.
  func soundKeys(of token: String, pronounced pronunciations: [[UInt8]]) -> [String]

  /// The ways in which a token is pronounced, the usual one first: its sounds in order, one byte each.
  /// None where no rules of reading exist.
  ///
  /// Only ever compared with the sounds of other tokens of the language, so the bytes mean nothing
  /// outside it. No byte is 0.
  func pronunciations(of token: String) -> [[UInt8]]

  /// The usual pronunciation of a token or a longer word, or nil where no rules of reading exist.
  ///
  /// Where tokens are syllables, one is too short to be looked for by its pronunciation, and only rows of them
  /// are compared.
  func phonemes(of token: String) -> [UInt8]?

  /// Tokens that a short token may be a slip for, with how much they differ, from 0 to 1; for scripts whose
  /// tokens are syllables.
  func nearSpellings(of token: String) -> [(token: String, difference: Float)]

  /// Letters, or syllables where they are the characters, that one is misheard for; for trying out how
  /// much of that is forgiven.
  func lettersHeardAlike(_ letter: Character) -> [Character]

  /// How much those sounds differ to the ear, or nil where no rules of reading exist.
  var soundCosts: PhonemeCosts? { get }

  /// A name whose words people also write as one; nil for most.
  func writtenTogether(_ name: String) -> String?

  /// What the forms of a word have in common ("light" and "lights"); the token where no rules exist.
  func stem(of token: String) -> String

  /// The words that a word may be a plural or a possessive of ("bells", "Dune's"), the likeliest first; none where it
  /// can only be itself.
  func baseForms(of token: String) -> [String]

  /// A name for words that mean about the same in a command ("delete", "remove"), or nil.
  func concept(of token: String) -> String?

  /// What the word means that begins at a place, or the verb with its particle; nil where it is not known.
  ///
  /// Only content words, in forms in which something can be asked for: "bolt", but not "bolted".
  func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord?

  /// Other ways of writing a token ("dr" and "doctor", "ii" and "2"), as tokens.
  func variants(of token: String) -> [String]

  /// Other words that ask for the same thing in a command ("buy" and "purchase").
  func synonyms(of token: String) -> [String]

  /// A spelling that the language's countries share ("colour" and "color"); mostly the token itself.
  func regularSpelling(of token: String) -> String

  /// A sentence with a time of day, a date, a price or an ordinal number in it written otherwise ("half
  /// past five" as "5:30"), in each of a few ways.
  func otherWritings(of tokens: [Token]) -> [[Token]]

  /// The other ways to tell the same of something: with another ending ("끝냈다" for "끝냈어") or another verb of its phase
  /// ("wrapped up" for "finished"); none for other names.
  func otherTellings(of statement: String) -> [String]

  /// Whether a token is a frequent word, which is seldom a slip for another one.
  func isCommonWord(_ token: String) -> Bool

  /// What makes the opposite of a verb before it ("un": "lock" and "unlock").
  var prefixesOfOpposites: [String] { get }

  /// Frequent words, in no particular order.
  var commonWords: [String] { get }

  /// The number words that tokens replace by digits, each with its digits.
  var spelledNumbers: [String: String] { get }

  /// What stands between whole and fraction when a number is written, a point or a comma.
  var decimalMark: String { get }

  /// A number as it is read aloud, in lower-case words between spaces: `22nd` is "twenty second".
  ///
  /// For recognisers that know words only. Nil where the language has no rule for what is written.
  func spokenNumber(_ written: String) -> String?

  /// Letters that are typed for a mood and not for a word; they end a sentence as a sign does.
  var moodLetters: Set<Character> { get }

  /// The scalars of which a sentence of the language has at least one; nil where it is written in Latin letters.
  var ownScalars: [ClosedRange<UInt32>]? { get }

  /// Whether white space stands between words; where it does not, every token is a word.
  var partsWords: Bool { get }

  /// How many tokens the word takes that begins at a place, in scripts that part no words.
  ///
  /// - Returns: 0 where no word begins, as with a sign for a syllable that belongs to the word before it.
  func wordLength(in tokens: [Token], at place: Int) -> Int

  // MARK: Finding

  /// How people say what is to be found.
  var findWords: FindWords { get }

  /// How people ask to search and to show.
  var searchPhrases: SearchPhrases { get }

  /// Words and phrases of which dates, times and lengths of time are made, in no particular order.
  var dateWords: [String] { get }

  // MARK: Answers

  /// The number a whole answer stands for ("three", "3 copies", "세 권", "hai mươi mốt").
  ///
  /// Counters, courtesies and a few nouns may stand around it; a second number may not.
  func number(in answer: String) -> Double?

  /// The position a whole answer stands for ("the second one", "두 번째", "cái cuối").
  ///
  /// A bare number up to 99 is one as well ("2"), so compare an answer with the options' own names
  /// first.
  func ordinal(in answer: String) -> OrdinalAnswer?

  /// Whether words stand for everything in a list ("all of them", "모두", "tất cả").
  func isWholeList(_ words: String) -> Bool

  /// Whether an answer is a clear yes or a clear no; nil for anything else.
  ///
  /// Never tolerant: the answer has to consist of phrases that agree and of courtesies. A question
  /// ("yes?") is none.
  func confirmation(in answer: String) -> Bool?

  /// Words with which somebody is asked whether they want something or are sure of it, and which say nothing of what
  /// it is ("are you sure", "정말").
  var askingWhether: WordRuns { get }

  /// The conversation command that a whole answer stands for ("cancel", "취소", "hủy").
  func command(in answer: String) -> ConversationCommand?

  /// Where in some words something is called off or taken back; nil for nowhere.
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)?

  /// Words of calling off that take back what was done where nothing is asked ("취소").
  var retractingWords: WordRuns { get }

  /// Short answers as they are usually said: yes and no, the conversation's commands, and places in a list.
  var usualAnswers: [String] { get }

  /// What people say at the end of a request and means nothing ("for me"), for recognisers to expect.
  var usualEndings: [String] { get }

  /// What people begin to tell of themselves with ("i have"), which may ask for something to be noted, for
  /// recognisers to expect.
  var usualBeginnings: [String] { get }

  /// Short forms that are typed and never heard, since they sound like the words they stand for ("u").
  var typedForms: Set<String> { get }

  /// Whether a command begins with a form of a verb; among the verbs of a kind there are nouns and other forms
  /// ("rating").
  func beginsCommand(_ word: String) -> Bool

  /// What a whole utterance says out of politeness; nil for anything that asks or tells.
  func courtesy(in utterance: String) -> Courtesy?

  /// The date a whole answer stands for, relative to a moment.
  ///
  /// A day without a year or a weekday is the next such day; a time without a day is the next moment
  /// a clock shows it; with a day, hours from one to six without more are in the afternoon. Weeks
  /// begin on Monday. Dates are those of the Gregorian calendar in the calendar's time zone.
  func date(in answer: String, now: Date, calendar: Calendar) -> DateAnswer?

  /// The length of time a whole answer stands for ("2 hours 30 minutes").
  func duration(in answer: String) -> Duration?

  /// The parts of an enumeration ("dune, emma and ulysses").
  ///
  /// It knows no names: look for a name that holds a joining word ("Pride and Prejudice") first.
  func items(in answer: String) -> [String]

  /// What may be the name in an answer, without what answers have around it ("모비 딕이요"), the longest first.
  func names(answeredBy answer: String) -> [String]

  // MARK: Sentences

  /// Replaces particle notations by the particle that the preceding sound asks for (을(를), (으)로).
  func resolvingParticles(in text: String) -> String

  /// The title of a kind of thing as it is written inside a sentence ("Book" as "book").
  func title(insideSentence title: String) -> String

  /// Whether the title of a parameter asks for several things ("Minutes"); false where no ending tells.
  func isPlural(title: String) -> Bool

  /// How people ask for what a sentence announces ("Emma 3권 사기": "Emma 3권 사 줘").
  ///
  /// Empty where they use the words of the sentence itself.
  func requests(announcedBy sentence: String) -> [String]

  /// The plural category of a number (CLDR rules for cardinals).
  func pluralCategory(of number: Double) -> PluralCategory
}

extension Language {
  /// The tokens themselves.
  public func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] { tokens }

  /// The tokens themselves.
  public func restoringMarks(in tokens: [Token], of words: Set<String>) -> [Token] { tokens }

  /// False: words are long enough to be known by most of their letters.
  public func isWellFormed(_ token: String) -> Bool { false }

  /// None.
  public var prefixesOfOpposites: [String] { [] }

  /// The keys of the token, however it is pronounced.
  public func soundKeys(of token: String, pronounced pronunciations: [[UInt8]]) -> [String] {
    soundKeys(of: token)
  }

  /// No rules of reading.
  public func pronunciations(of token: String) -> [[UInt8]] { [] }

  /// Spaces part words.
  public func writtenTogether(_ name: String) -> String? { nil }

  /// None.
  public func nearSpellings(of token: String) -> [(token: String, difference: Float)] { [] }

  /// Latin consonants that differ in their voice, and neighbouring vowels.
  public func lettersHeardAlike(_ letter: Character) -> [Character] {
    LatinPhonemes.alike[letter] ?? []
  }

  /// No rules of reading.
  public var soundCosts: PhonemeCosts? { nil }

  /// The first of the ways in which it is pronounced.
  public func phonemes(of token: String) -> [UInt8]? { pronunciations(of: token).first }

  /// None.
  public func names(answeredBy answer: String) -> [String] { [] }

  /// False.
  public func isWholeList(_ words: String) -> Bool { false }

  /// None.
  public func courtesy(in utterance: String) -> Courtesy? { nil }

  /// None.
  public var fillerPhrases: WordRuns { .none }

  /// None.
  public var askingWhether: WordRuns { .none }

  /// Nowhere.
  public func retraction(
    in words: [String]
  ) -> (command: ConversationCommand, place: Range<Int>)? { nil }

  /// None.
  public var retractingWords: WordRuns { .none }

  /// None.
  public var usualAnswers: [String] { [] }

  /// None.
  public var usualEndings: [String] { [] }

  /// None.
  public var usualBeginnings: [String] { [] }

  /// None.
  public var typedForms: Set<String> { [] }

  /// Any form does.
  public func beginsCommand(_ word: String) -> Bool { true }

  /// None.
  public var commonWords: [String] { [] }

  /// None.
  public var dateWords: [String] { [] }

  /// What is said in everyday talk, words and runs of them: frequent words, general verbs, and what sentences are
  /// built with, questions, reports and refusals as well as commands.
  public var everydayTalk: [String] {
    let tables =
      [
        grammar.functionWords, grammar.courtesies, grammar.counters, grammar.questionWords,
        grammar.exclusionsBefore, grammar.repetitions, grammar.clauseStarts, grammar.asideStarts,
        grammar.containers, grammar.auxiliaries,
      ] + grammar.verbs.map(\.runs) + grammar.acts.map(\.runs)
    var talk: [String] = []
    var known: Set<String> = []
    let heard = tables.flatMap(\.runs).filter { typedForms.isDisjoint(with: $0) }
    for text in commonWords + heard.map({ $0.joined(separator: " ") })
    where known.insert(text).inserted { talk.append(text) }
    return talk
  }

  /// None.
  public var connectives: Connectives { .none }

  /// Nothing is known.
  public var grammar: SentenceGrammar { .none }

  /// None.
  public var findWords: FindWords { .none }

  /// None.
  public var searchPhrases: SearchPhrases { .none }

  /// Digits only.
  public func number(leading words: ArraySlice<String>) -> (value: Double, count: Int)? {
    words.first.flatMap(WrittenNumber.value(ofToken:)).map { ($0, 1) }
  }

  /// The title itself.
  public func title(insideSentence title: String) -> String { title }

  /// Never.
  public func isPlural(title: String) -> Bool { false }

  /// None.
  public func requests(announcedBy sentence: String) -> [String] { [] }

  /// None.
  public var spelledNumbers: [String: String] { [:] }

  /// The token itself.
  public func stem(of token: String) -> String { token }

  /// Its stem, where that is another word.
  public func baseForms(of token: String) -> [String] {
    let stem = stem(of: token)
    return stem == token ? [] : [stem]
  }

  /// None.
  public func variants(of token: String) -> [String] { [] }

  /// None.
  public func synonyms(of token: String) -> [String] { [] }

  /// The token itself.
  public func regularSpelling(of token: String) -> String { token }

  /// None.
  public func otherWritings(of tokens: [Token]) -> [[Token]] { [] }

  /// By default nothing is told otherwise.
  public func otherTellings(of statement: String) -> [String] { [] }

  /// No word is known to be frequent.
  public func isCommonWord(_ token: String) -> Bool { false }

  /// None.
  public var moodLetters: Set<Character> { [] }

  /// True.
  public var partsWords: Bool { true }
  /// None: most languages are written in Latin letters.
  public var ownScalars: [ClosedRange<UInt32>]? { nil }

  /// Every token is a word.
  public func wordLength(in tokens: [Token], at place: Int) -> Int { 1 }

  /// No groups.
  public func concept(of token: String) -> String? { nil }

  /// None.
  public func embeddedWord(in tokens: [Token], at place: Int) -> EmbeddedWord? { nil }

  /// A point.
  public var decimalMark: String { "." }

  /// Nil: only the tokens tell.
  public var wordsReadTogether: [String]? { nil }
}

extension Language {
  /// No number is known.
  public func spokenNumber(_ written: String) -> String? { nil }
}

/// A place in a list, as a person says it.
public enum OrdinalAnswer: Sendable, Hashable {
  /// Counted from the front; the first is 1.
  case position(Int)
  /// The last one.
  case last
}

/// What a person may say at any time, whatever was asked.
public enum ConversationCommand: Sendable, Hashable, CaseIterable {
  case cancel, help, quit, undo, redo
}

/// A date as it was said: a day, or a day with a time.
public struct DateAnswer: Sendable, Hashable {
  /// The moment; the start of the day where no time was said.
  public var date: Date
  /// Whether a time of day was said.
  public var hasTime: Bool

  /// Makes an answer.
  public init(date: Date, hasTime: Bool) {
    self.date = date
    self.hasTime = hasTime
  }
}

/// The categories by which languages choose a plural form (CLDR).
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}
