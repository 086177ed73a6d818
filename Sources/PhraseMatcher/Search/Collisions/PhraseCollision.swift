/// Two phrases that a person can say with the same words.
public struct PhraseCollision: Sendable, Hashable {
  /// One of the two phrases.
  public struct Phrase: Sendable, Hashable {
    /// The app's name.
    public let app: String
    /// The intent; nil for a negative phrase.
    public let intent: String?
    /// The template as it was written.
    public let text: String
  }

  /// The phrase that comes first in the catalogue.
  public let first: Phrase
  /// The other phrase.
  public let second: Phrase
  /// The shortest sentence that both stand for, as normalised words.
  public let sentence: String
}

extension PhraseMatcher {
  /// Every pair of phrases of different intents that share a sentence.
  ///
  /// Nothing is written out: two templates are walked at once through the values that both accept.
  /// What built-in types take is not looked at.
  ///
  /// - Complexity: One look for most pairs; for the others, the number of places that both templates
  ///   can be at after the same words.
  public func collisions() -> [PhraseCollision] {
    var found: [PhraseCollision] = []
    for (number, first) in index.phrases.enumerated() {
      for other in index.phrases.indices.dropFirst(number + 1) {
        let second = index.phrases[other]
        guard first.appName != second.appName || first.intent != second.intent,
          let collision = collision(number, other)
        else { continue }
        found.append(collision)
      }
    }
    return found
  }

  /// The shortest sentence that two phrases share; nil where there is none.
  ///
  /// - Parameters:
  ///   - first: A template as it was written, the first of that text in the catalogue.
  ///   - second: Another one.
  /// - Returns: The two phrases and the sentence.
  public func collision(between first: String, and second: String) -> PhraseCollision? {
    guard let one = index.phrases.firstIndex(where: { $0.text == first }),
      let other = index.phrases.firstIndex(where: { $0.text == second })
    else { return nil }
    return collision(one, other)
  }

  private func collision(_ first: Int, _ second: Int) -> PhraseCollision? {
    var intersection = PhraseIntersection(index: index, first, second)
    guard let words = intersection.shortestSentence() else { return nil }
    func phrase(_ number: Int) -> PhraseCollision.Phrase {
      let phrase = index.phrases[number]
      return .init(app: phrase.appName, intent: phrase.intent, text: phrase.text)
    }
    return PhraseCollision(
      first: phrase(first),
      second: phrase(second),
      sentence: words.map(index.words.text(of:)).joined(separator: " ")
    )
  }
}
