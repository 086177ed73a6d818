/// Reads an answer that says whether something is to be on or off ("on", "turn it off please").
public struct SwitchReader: Sendable {
  private let language: any Language

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
  }

  /// Whether an answer says on or off; nil where it says neither, both or more than that.
  ///
  /// - Parameter answer: The whole answer.
  /// - Returns: True for on, false for off.
  public func setting(in answer: String) -> Bool? {
    guard !answer.holdsQuestionMark else { return nil }
    let tokens = language.tokens(in: answer)
    let grammar = language.grammar
    var said: Set<Bool> = []
    var place = 0
    while place < tokens.count {
      let on = grammar.on.length(in: tokens, at: place)
      let off = grammar.off.length(in: tokens, at: place)
      let small = language.smallWords(in: tokens, at: place)
      guard max(on, off, small) > 0 else { return nil }
      if max(on, off) > 0 { said.insert(on >= off) }
      place += on > 0 || off > 0 ? max(on, off) : small
    }
    return said.count == 1 ? said.first : nil
  }
}
