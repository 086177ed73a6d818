/// Reads an agreement that names what it agrees to ("yes, order it", "네, 주문해 주세요").
///
/// As strict as a plain yes: it has to begin with one or be the action's own verb, and nothing may be said
/// besides but that verb, small words and courtesies.
public struct AgreementReader: Sendable {
  private let language: any Language

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
  }

  /// Whether an answer agrees or declines; nil where it does neither clearly.
  ///
  /// - Parameters:
  ///   - answer: The whole answer.
  ///   - action: The words for what is to be done, such as a button's label and the question.
  /// - Returns: True for a yes, false for a no; nil where the answer is neither clearly.
  public func agreement(in answer: String, to action: [String]) -> Bool? {
    guard !answer.contains(where: { "?？".contains($0) }) else { return nil }
    let tokens = language.tokens(in: answer)
    if declines(tokens, in: answer) { return false }
    guard !tokens.isEmpty,
      language.connectives.negations(in: tokens).isEmpty
    else { return nil }
    let classes = classes(of: action)
    for length in stride(from: tokens.count - 1, through: 1, by: -1) {
      let beginning = text(of: Array(tokens[..<length]), in: answer)
      guard let isYes = language.confirmation(in: beginning) else { continue }
      guard isYes, names(Array(tokens[length...]), classes) != nil else { return nil }
      return true
    }
    return names(tokens, classes) == true ? true : nil
  }

  /// Whether an answer begins with a no and says no more than that again ("no, leave it").
  ///
  /// What else follows may be a correction ("no, Emma").
  private func declines(_ tokens: [Token], in answer: String) -> Bool {
    (1..<max(1, tokens.count)).contains { length in
      let beginning = text(of: Array(tokens[..<length]), in: answer)
      let rest = Array(tokens[length...])
      return language.confirmation(in: beginning) == false
        && (language.confirmation(in: text(of: rest, in: answer)) == false
          || names(rest, []) != nil)
    }
  }

  /// Whether the verb of the action is among some tokens that are otherwise small words; nil where
  /// something else is said.
  private func names(_ tokens: [Token], _ classes: Set<String>) -> Bool? {
    let grammar = language.grammar
    var isNamed = false
    var place = 0
    while place < tokens.count {
      let verb =
        grammar.verbs.filter { classes.contains($0.name) }
        .map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
      let small = language.smallWords(in: tokens, at: place)
      if verb > 0 { isNamed = true }
      guard max(verb, small) > 0 else { return nil }
      place += max(verb, small)
    }
    return isNamed
  }

  private func classes(of action: [String]) -> Set<String> {
    var classes: Set<String> = []
    for tokens in action.map(language.tokens(in:)) {
      for place in tokens.indices {
        for verb in language.grammar.verbs
        where !verb.isLight && verb.runs.length(in: tokens, at: place) > 0 {
          classes.insert(verb.name)
        }
      }
    }
    return classes
  }

  private func text(of tokens: [Token], in answer: String) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(answer.utf8)[first.range.lowerBound..<last.range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }
}
