/// How a language tells by a verb's form and what stands directly before it that somebody has done something.
///
/// Whose verb it is decides what that means: who tells that they locked the car asks nobody to lock it, who
/// tells that they drank two glasses wants them written down.
public struct PastTense: Sendable {
  /// What the forms end with.
  var endings: [String]
  /// Who does something, and the verbs that help ("I", "has").
  var subjects: WordRuns
  /// Words behind which one more word is somebody ("my wife").
  var possessives: WordRuns
  /// What may stand between the two ("just").
  var adverbs: WordRuns

  /// Shorter words only look like a form ("bed", "red").
  private static let fewestLetters = 5

  /// The form without its ending, and without the letter that was doubled before it ("pinned", "cancelled").
  ///
  /// - Parameter verb: A form of which ``isTold(in:from:at:)`` holds.
  /// - Returns: What is left of the verb.
  public func base(of verb: String) -> String {
    var base = verb
    if let ending = endings.first(where: verb.hasSuffix) { base.removeLast(ending.count) }
    let last = base.suffix(2)
    if last.count == 2, last.first == last.last { base.removeLast() }
    return base
  }

  /// Whether some words tell of somebody that he has done what one of them says.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of a sentence.
  ///   - start: Where it begins but for courtesies: with whoever has done something, or else the words tell which of
  ///     several things is meant ("the song I played").
  ///   - place: The place of the verb.
  /// - Returns: Whether they do.
  /// - Complexity: Linear in the words between.
  public func isTold(in tokens: [Token], from start: Int, at place: Int) -> Bool {
    let verb = tokens[place].text
    guard verb.count >= Self.fewestLetters, endings.contains(where: verb.hasSuffix) else {
      return false
    }
    var end = place
    while end > start, adverbs.length(in: tokens, at: end - 1) == 1 { end -= 1 }
    let count = end - start
    return count > 0
      && (subjects.length(in: tokens, at: start) == count
        || count > 1 && possessives.length(in: tokens, at: start) == count - 1)
  }
}
