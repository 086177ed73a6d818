public import PhraseMatcher
public import SpokenLanguage

/// What a sentence asks for.
public struct SentenceMeaning: Sendable, Hashable {
  /// The sentence as it was said.
  public var utterance: String
  /// What it asks for, in the order in which it is to be done.
  public var commands: [CommandMeaning]
  /// Whether what was said was taken back in the same breath.
  public var isWithdrawn: Bool

  /// What the sentence does where it asks for nothing; nil where it asks, or cannot be told.
  public var toldInstead: SpeechAct?

  /// The questions behind what it asks for, as they were said ("open Dune, and who wrote Emma?").
  public var questions: [String]

  /// What is asked for behind that in words that nobody knows ("open Dune and call my mom").
  public var leftOut: [String] = []

  /// The intents for which all its words speak, best first, where that was asked.
  public var shares: [IntentShare] = []

  /// The first of them, where the sentence is one thing.
  public var proposal: IntentProposal?

  /// All intents with the chance of each, where the sentence was read as a whole.
  public var ranking: IntentRanking?

  /// The values that it tells of one thing, whatever else it says, where that was asked.
  public var told: ToldValues?

  /// Whether the sentence has places at which it may be cut, see ``Understander/askingClauses(of:)``.
  public var mayBeCut = false

  /// The sentence with all that its words may be; nil where nothing was asked of them.
  public var sentence: ChartedSentence?

  /// Makes a meaning.
  public init(
    utterance: String,
    commands: [CommandMeaning] = [],
    isWithdrawn: Bool = false,
    toldInstead: SpeechAct? = nil,
    questions: [String] = []
  ) {
    self.utterance = utterance
    self.commands = commands
    self.isWithdrawn = isWithdrawn
    self.toldInstead = toldInstead
    self.questions = questions
  }
}

/// One thing that a sentence asks for, and how surely.
public struct CommandMeaning: Sendable, Hashable {
  /// The words of the sentence that ask for it.
  public var text: String
  /// The reading, with the intent, the values and an explanation of every word.
  public var reading: Reading
  /// The readings that are as good for the same words, such as two values of one name.
  public var equals: [Reading]
  /// The readings for other intents that explain every word as well.
  public var otherIntents: [Reading]
  /// What performing the intent does.
  public var effect: IntentFrame.Effect
  /// What the sentence does: only some sentences ask for anything.
  public var act: SpeechAct
  /// The words that show it.
  public var actWords: String
  /// Whether a question begins as one ("what …"), and is none about how something is done.
  public var asksForKnowledge: Bool
  /// Whether a question asks which things there are of somebody or something ("which books are by Woolf").
  public var asksWhichThereAre: Bool
  /// Whether the sentence says that what is planned is due now ("I have to"), so that it may be what is wanted.
  public var isDue: Bool
  /// Whether the intent itself is asked for with a question.
  public var isQuestion: Bool
  /// Whether the intent keeps what has happened, so that who tells it asks for that.
  public var records: Bool
  /// Whether people ask for the intent by saying what is not to be done, with the words of the sentence.
  public var isProhibition: Bool
  /// Whether all was said that the intent needs.
  public var isComplete: Bool
  /// The words that nothing explains.
  public var unexplained: [String]
  /// Whether a thing is named among them, to which something else may be done ("… one star more than Hamlet").
  public var leavesNameOut: Bool
  /// Whether another intent is as likely for the same words, and one of the two changes something.
  public var isTied: Bool
  /// Whether the intent is named by a verb or word of its own.
  public var isAskedFor: Bool
  /// Whether a general verb and any words are all that was said, though the intent's phrases have more words.
  public var lacksWords: Bool
  /// Whether the verb that was said is one of the intent's own phrases, and not only of their kind.
  public var hasOwnVerb: Bool
  /// Whether a word that nothing explains stands where the verb or what is named would, at the beginning.
  public var startsOtherwise: Bool
  /// Whether a verb stands first, as it does where somebody is told to do something.
  public var beginsWithVerb: Bool
  /// Whether nothing is unexplained but a verb at the beginning with which something is done to a thing.
  public var isUnknownRequest: Bool
  /// Whether what it is about was only spoken of, and may be called otherwise.
  public var isDoubtful: Bool
  /// Whether something is named and nothing said of what is to be done, and only for this intent is it all that is
  /// needed.
  public var isOnlyComplete: Bool
  /// Whether nothing was said but a verb ("open").
  public var isBareVerb: Bool
  /// Whether no other intent of any app takes what was named, and nothing more is needed.
  public var isOnlyUse: Bool
  /// Whether one word is left over that could not make another intent as likely, and what is named is surely meant.
  public var isFarAhead: Bool
  /// Words that stand where a value is expected and are none that is known.
  public var open: [OpenValue]
  /// What the command before gives when it is done, and this one takes.
  public var results: [AwaitedResult]
  /// How many known things, numbers, dates and times were said.
  public var knownValues: Int
  /// How many of them are dates, times and lengths of time, which may be told of anything.
  public var knownMoments: Int
  /// How sure it is which intent is meant, from 0 to 1.
  public var intentConfidence: Double
  /// How the names were said, the worst of them.
  public var fit: NameMention.Fit?

  /// What every piece of the sentence says.
  public var evidence: [EvidencePart]
  /// The intents that come next, best first.
  public var rivals: [RivalIntent]

  /// A parameter that what another command gives fills.
  public struct AwaitedResult: Sendable, Hashable {
    /// The parameter.
    public var parameter: String
    /// The vocabulary that the result is of.
    public var vocabulary: VocabularyName
  }

  /// Words in a parameter's place.
  public struct OpenValue: Sendable, Hashable {
    /// What speaks against a reading for each of its values that nobody knows yet: more than any mistake in a name that is
    /// known.
    public static let cost = 1.0

    /// The parameter in whose place they stand.
    public var parameter: String
    /// The vocabulary of which they are no value that is known.
    public var vocabulary: String
    /// The words as they were said.
    public var text: String
    /// The words with what kind of thing they describe ("Tolkien's book"); nil where none is said.
    public var description: String?
    /// Those of the words that describe, where they point at something ("that Tolkien book", "the Tolkien one"); nil where
    /// they do not.
    public var pointer: String?
    /// Where the words stand, as UTF-8 offsets.
    public var range: Range<Int>
  }

  /// Whether all that was said besides a general verb is text that the intent takes as it is.
  public var isOnlyText: Bool {
    (!hasOwnVerb || effect != .shows) && !reading.parameters.isEmpty
      && reading.parameters.allSatisfy { if case .text = $0.value { true } else { false } }
      && !evidence.contains { [.applicationName, .word, .kindOfThing].contains($0.kind) }
  }

  /// Whether every word is explained and every value known.
  public var isWhole: Bool { unexplained.isEmpty && open.isEmpty }
}
