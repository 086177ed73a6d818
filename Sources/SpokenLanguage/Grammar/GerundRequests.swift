/// Requests for which the form of a verb stands that is a noun ("would you mind opening Dune", "how about moving it").
public struct GerundRequests: Sendable {
  /// What such a form stands behind.
  let starts: WordRuns
  /// What a verb may be of which a word is the form, the likeliest first; none where it is no such form.
  let baseForms: @Sendable (String) -> [String]
  /// The form of a verb.
  let form: @Sendable (String) -> String

  /// How a verb is asked for with its form, from the last word before it on ("mind getting rid of").
  ///
  /// - Parameter verb: The verb as a command begins with it.
  /// - Returns: A way for each of the starts.
  public func requests(of verb: some Collection<String>) -> [String] {
    guard let first = verb.first else { return [] }
    let words = ([form(first)] + verb.dropFirst()).joined(separator: " ")
    return starts.runs.map { $0.joined(separator: " ") + " " + words }
  }

  /// A sentence with the verbs as they ask for something elsewhere.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - grammar: The verbs that are known; others stay as they are.
  /// - Returns: The same tokens, a verb behind one of the starts in its base form.
  public func asked(in tokens: [Token], _ grammar: SentenceGrammar) -> [Token] {
    var asked = tokens
    for start in tokens.indices {
      let place = start + starts.length(in: tokens, at: start)
      guard place > start, place < tokens.count else { continue }
      let forms = baseForms(tokens[place].text)
      // "Putting" is likelier of a general verb than of one that few people know.
      let general = forms.first { form in
        asked[place].text = form
        return grammar.verbs.contains { $0.runs.length(in: asked, at: place) > 0 }
      }
      let verb = general ?? forms.first(where: grammar.actionVerbs.contains)
      asked[place].text = verb ?? tokens[place].text
    }
    return asked
  }
}
