/// What holds the parts of an utterance together: how people correct themselves, go on and
/// say no to a thing.
public final class Connectives: Sendable {
  /// What stands between a slip and what is meant instead ("no wait", "I mean").
  public let corrections: WordRuns
  /// Words that mean other things as well, and correct only behind a comma or another sign.
  public let correctionsAfterBreak: WordRuns
  /// What takes back everything before it ("scratch that").
  public let retractions: WordRuns
  /// What stands between two commands ("and then").
  public let joiners: WordRuns
  /// What stands between things of which one is to be chosen ("or").
  public let alternatives: WordRuns
  /// What stands before two things that are joined, of which one is to be chosen ("between").
  public let betweens: WordRuns
  /// What stands before another thing with which the same is to be done ("now", "next up").
  public let continuations: WordRuns
  /// What stands for something that was spoken of before ("it"), the last or an earlier one.
  public let references: WordRuns
  /// What stands for the thing that was spoken of before the last ("the other one", "the previous one").
  public let earlierReferences: WordRuns
  /// What stands for the thing that was spoken of first, where no list is counted ("the first one").
  public let firstReferences: WordRuns
  /// What stands for several things that were named together ("both", "them").
  public let groupReferences: WordRuns
  /// What stands for who made what was spoken of ("the same author"), besides the words that stand for anything.
  public let makers: WordRuns
  /// How things in a list are spoken of.
  public let lists: ListWords
  /// What stands before a name or a subject and belongs to neither ("called", "about").
  public let introductions: WordRuns
  /// What says that something is not to be done ("don't", "never").
  public let negations: WordRuns
  /// What says that each of two things was to have what the other one got ("the other way round").
  public let inversions: WordRuns
  /// Words that deny only with another behind them, with which they say "only" ("ne … que").
  public let exceptives: (opening: WordRuns, closing: WordRuns)
  /// What holds a negation and asks all the same ("why don't you").
  public let negatedRequests: WordRuns
  /// What ends a word and joins what follows to it ("-고"), and what stands there in a sentence of its
  /// own ("-어 줘").
  public let endings: Endings

  /// An ending that joins a sentence to the next.
  public struct Endings: Sendable {
    /// The last token of the word.
    public var joining: String
    /// The tokens that may stand in its place.
    public var closing: [[String]]

    /// Makes an ending.
    public init(joining: String, closing: [[String]]) {
      self.joining = joining
      self.closing = closing
    }
  }

  /// Makes a set of connectives.
  public init(
    corrections: WordRuns = .none,
    correctionsAfterBreak: WordRuns = .none,
    retractions: WordRuns = .none,
    joiners: WordRuns = .none,
    alternatives: WordRuns = .none,
    betweens: WordRuns = .none,
    continuations: WordRuns = .none,
    references: WordRuns = .none,
    earlierReferences: WordRuns = .none,
    firstReferences: WordRuns = .none,
    groupReferences: WordRuns = .none,
    makers: WordRuns = .none,
    lists: ListWords = .none,
    introductions: WordRuns = .none,
    negations: WordRuns = .none,
    inversions: WordRuns = .none,
    exceptives: (opening: WordRuns, closing: WordRuns) = (.none, .none),
    negatedRequests: WordRuns = .none,
    endings: Endings = Endings(joining: "", closing: [])
  ) {
    self.corrections = corrections
    self.correctionsAfterBreak = correctionsAfterBreak
    self.retractions = retractions
    self.joiners = joiners
    self.alternatives = alternatives
    self.betweens = betweens
    self.continuations = continuations
    self.references = WordRuns(joining: [references, earlierReferences, firstReferences])
    self.earlierReferences = earlierReferences
    self.firstReferences = firstReferences
    self.groupReferences = groupReferences
    self.makers = makers
    self.lists = lists
    self.endings = endings
    self.introductions = introductions
    self.negations = negations
    self.inversions = inversions
    self.exceptives = exceptives
    self.negatedRequests = negatedRequests
  }

  /// Where words stand that say that something is not to be done, as offsets in the tokens' text.
  ///
  /// A negation that asks all the same is none of them.
  public func negations(in tokens: [Token]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = tokens.startIndex
    while place < tokens.endIndex {
      let request = negatedRequests.length(in: tokens, at: place)
      let length = negationLength(in: tokens, at: place)
      if request == 0, length > 0 {
        ranges.append(tokens[place].range.lowerBound..<tokens[place + length - 1].range.upperBound)
      }
      place += max(request, length, 1)
    }
    return ranges
  }

  /// How many tokens at a place say that something is not to be done, or is not so; 0 for none.
  public func negationLength(in tokens: [Token], at place: Int) -> Int {
    isExceptive(place, in: tokens) ? 0 : negations.length(in: tokens, at: place)
  }

  /// Whether a negation only says that there is no more than something ("il ne vaut que trois").
  private func isExceptive(_ place: Int, in tokens: [Token]) -> Bool {
    let opening = exceptives.opening.length(in: tokens, at: place)
    guard opening > 0 else { return false }
    // The verb, and a pronoun before it.
    let between = (place + opening)..<min(place + opening + 4, tokens.endIndex)
    let closing = between.first { exceptives.closing.length(in: tokens, at: $0) > 0 }
    guard let closing, closing > place + opening else { return false }
    return !(place + opening..<closing).contains { negations.length(in: tokens, at: $0) > 0 }
  }

  /// Nothing is known.
  public static let none = Connectives()
}
