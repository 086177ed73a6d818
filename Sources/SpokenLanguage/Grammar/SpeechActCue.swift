/// Words that show what a sentence does.
public struct SpeechActCue: Sendable {
  /// Where in a sentence the words have to stand.
  public enum Place: Sendable, Hashable {
    /// Before everything but courtesies.
    case start
    /// After everything but courtesies.
    case end
    case anywhere
  }

  /// What the words show.
  public var act: SpeechAct
  public var place: Place
  public var runs: WordRuns

  init(_ act: SpeechAct, _ place: Place, _ list: String, _ tokenizer: Tokenizer) {
    self.init(act, place, WordRuns(list, tokenizer))
  }

  init(_ act: SpeechAct, _ place: Place, _ runs: WordRuns) {
    self.act = act
    self.place = place
    self.runs = runs
  }
}
