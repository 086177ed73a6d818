/// What a grammar covers, and what had to be left out.
public struct GrammarReport: Sendable, Hashable {
  /// How many examples of each kind are kept.
  public static let exampleLimit = 1_000

  /// How many sentences the catalogue has; `Int.max` where it is beyond counting.
  public var sentenceCount = 0
  /// How many phrases were written.
  public var phraseCount = 0
  /// How many values and names were written, synonyms counted too.
  public var valueCount = 0
  /// How many different words there are.
  public var wordCount = 0
  /// How many lines, rules, hints or n-grams were written.
  public var entryCount = 0
  /// How many sentences a list had to leave out, since they are too many to be listed.
  public var unlistedCount = 0
  /// How many words the given dictionary does not know.
  public var unknownWordCount = 0
  /// The first words the given dictionary does not know, which CMUdict or its rules pronounce.
  public var spelledWords: [String] = []
  /// The first words without any pronunciation.
  public var unpronouncedWords: [String] = []
  /// How many values and phrases were left out.
  public var leftOutCount = 0
  /// The first values and phrases that were left out.
  public var leftOut: [LeftOut] = []

  /// Something that is not in the grammar.
  public struct LeftOut: Sendable, Hashable {
    /// The value or phrase.
    public var text: String
    /// Why it is not there.
    public var reason: Reason

    /// Makes an entry.
    public init(text: String, reason: Reason) {
      self.text = text
      self.reason = reason
    }
  }

  /// Why something is not in a grammar.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// It holds nothing that can be said.
    case noWords
    /// A number has no words in this language.
    case number
    /// Its type has no list of values, such as a date; the phrase was left out.
    case openValue
    /// Its names are of other languages; whoever speaks this one cannot say them.
    case otherLanguage
    /// A vocabulary is empty or missing; the phrase was left out.
    case emptyVocabulary
    /// The template cannot be read.
    case template
    /// It can be said in more ways than a grammar lists; ways with each of its words are there.
    case ways
    /// The format's limits were reached; what is more important was taken.
    case limit
    /// A word has no pronunciation, and a grammar with it would be refused whole.
    case pronunciation
  }

  mutating func leaveOut(_ text: String, _ reason: Reason) {
    leftOutCount += 1
    if leftOut.count < Self.exampleLimit { leftOut.append(LeftOut(text: text, reason: reason)) }
  }
}

extension GrammarReport.Reason: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noWords: "it holds no words"
    case .number: "it holds a number that has no words in this language"
    case .openValue: "its values are not listed, so the phrase cannot be expected"
    case .otherLanguage: "it has no name in the letters of this language"
    case .emptyVocabulary: "its vocabulary is empty, so the phrase cannot be said"
    case .template: "the template cannot be read"
    case .ways: "it can be said in too many ways, of which some with each of its words are expected"
    case .limit: "the format takes no more, and others are more important"
    case .pronunciation: "a word of it has no pronunciation"
    }
  }
}
