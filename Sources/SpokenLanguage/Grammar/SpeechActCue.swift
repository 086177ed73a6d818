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
  }

  /// What the words show.
  public var act: SpeechAct
  /// Where in the sentence they have to stand.
  public var place: Place
  /// The words, in all their forms.
  public var runs: WordRuns

  /// Whether a question with these words asks what is or which things there are, not why or how.
  public var asksForKnowledge: Bool

  init(_ act: SpeechAct, _ place: Place, _ list: String, _ tokenizer: Tokenizer) {
    self.init(act, place, WordRuns(list, tokenizer))
  }

  /// Makes a cue; a question asks for knowledge where its words begin it, if nothing else is said.
  init(_ act: SpeechAct, _ place: Place, _ runs: WordRuns, asksForKnowledge: Bool? = nil) {
    self.act = act
    self.place = place
    self.runs = runs
    self.asksForKnowledge = asksForKnowledge ?? (act == .question && place == .start)
  }
}
