/// How a language tells by a verb's form and what stands beside it that somebody has done something.
///
/// Whose verb it is decides what that means: who tells that they locked the car asks nobody to lock it, who
/// tells that they drank two glasses wants them written down. Where verbs come last their endings alone tell
/// it, and the language's ``SpeechActCue``s do.
public struct PastTense: Sendable {
  /// A verb of which is told that it was done.
  public struct Verb: Sendable, Hashable {
    /// Where it stands.
    public var tokens: Range<Int>
    /// The forms in which the same verb asks for it ("lock" for "locked").
    public var askingForms: [String]
  }

  /// The ways in which it is told.
  var tellings: [Telling]
  /// The participles that are the form in which the verb is asked for too ("read").
  public var unchangedForms = WordRuns.none

  /// How many tokens at a place are whoever has done something; 0 for none.
  public func personLength(in tokens: [Token], at place: Int) -> Int {
    tellings.map { $0.persons.length(in: tokens, at: place) }.max() ?? 0
  }

  /// The forms in which a verb asks for something whose form of the past a word is; none for other words.
  public func askingForms(of word: String) -> [String] {
    var found: [String] = []
    for telling in tellings {
      for form in telling.forms?(word) ?? [] where !found.contains(form) { found.append(form) }
    }
    return found
  }

  /// The verbs of a clause of which is told that somebody has done them.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of a sentence.
  ///   - clause: The clause but for courtesies around it: it begins with whoever has done something, or else the
  ///     words tell which of several things is meant ("the song I played").
  /// - Returns: The verbs, the likeliest first.
  /// - Complexity: Linear in the tokens of the clause for each of the ways, quadratic where verb and person may
  ///   stand anywhere.
  public func verbs(in tokens: [Token], of clause: Range<Int>) -> [Verb] {
    var found: [Verb] = []
    for telling in tellings {
      for verb in telling.verbs(in: tokens, of: clause) where !found.contains(verb) {
        found.append(verb)
      }
    }
    return found
  }
}
