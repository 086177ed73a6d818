/// Words that show what a sentence does.
public struct SpeechActCue: Sendable {
  /// Where in a sentence the words have to stand.
  public enum Place: Sendable, Hashable {
    /// Before everything but courtesies.
    case start
    /// After everything but courtesies.
    case end
    /// Wherever they stand.
    case anywhere
    /// Before everything but courtesies, with a name directly behind them.
    case beforeName
  }

  /// What the words show.
  public var act: SpeechAct
  /// Where in the sentence they have to stand.
  public var place: Place
  /// The words, in all their forms.
  public var runs: WordRuns

  /// Words directly before it with which it shows something else ("be" before "moved").
  public var notBehind: WordRuns
  /// Whether it has to be written as it is spoken, without a sign ("were", and not "we’re").
  public var isPlain: Bool
  /// Words directly behind it with which it shows something else ("which" behind "remind me").
  public var notBefore: WordRuns

  /// Whether it has to stand right behind a name, or must not; nil where that tells nothing.
  public var isBehindName: Bool?

  /// Whether a question with these words asks what is or which things there are, not why or how.
  public var asksForKnowledge: Bool

  /// Whether what somebody means to do with these words is due now ("I have to"), so that who says so may want it done.
  public var isDue: Bool

  init(
    _ act: SpeechAct,
    _ place: Place,
    _ list: String,
    _ tokenizer: Tokenizer,
    notBehind: String = "",
    notBefore: String = "",
    isPlain: Bool = false,
    isDue: Bool = false
  ) {
    self.init(
      act,
      place,
      WordRuns(list, tokenizer),
      notBehind: WordRuns(notBehind, tokenizer),
      notBefore: WordRuns(notBefore, tokenizer),
      isPlain: isPlain,
      isDue: isDue
    )
  }

  /// Makes a cue; a question asks for knowledge where its words begin it, if nothing else is said.
  init(
    _ act: SpeechAct,
    _ place: Place,
    _ runs: WordRuns,
    notBehind: WordRuns = .none,
    notBefore: WordRuns = .none,
    isPlain: Bool = false,
    isBehindName: Bool? = nil,
    asksForKnowledge: Bool? = nil,
    isDue: Bool = false
  ) {
    self.act = act
    self.place = place
    self.runs = runs
    self.notBehind = notBehind
    self.isPlain = isPlain
    self.notBefore = notBefore
    self.isBehindName = isBehindName
    self.isDue = isDue
    self.asksForKnowledge = asksForKnowledge ?? (act == .question && place == .start)
  }

  /// How many tokens of the cue stand at a place and show what it shows; 0 for none.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of a sentence.
  ///   - place: Where the cue is looked for.
  /// - Returns: How many tokens it takes.
  public func length(in tokens: [Token], at place: Int) -> Int {
    let length = runs.length(in: tokens, at: place)
    guard length > 0, place == 0 || notBehind.length(in: tokens, at: place - 1) != 1,
      place + length == tokens.count || notBefore.length(in: tokens, at: place + length) == 0,
      !isPlain
        || tokens[place..<place + length].allSatisfy({ $0.text.utf8.count == $0.range.count })
    else { return 0 }
    return length
  }
}
