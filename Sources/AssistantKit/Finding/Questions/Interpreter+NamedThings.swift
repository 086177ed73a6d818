import PhraseMatcher
import SpokenLanguage
import Understanding

extension Interpreter {
  /// The things that a sentence names word by word, or by a word for what was spoken of; those with the longest names
  /// first.
  ///
  /// Those that are named word by word come before those whose words have other forms.
  func namedThings(in sentence: FindTokens, about topics: [Topic]) async -> [NamedThings] {
    let understander = await index.names.understander(apps, index.current, settings)
    var found: [(things: NamedThings, fit: NameMention.Fit)] = []
    for (name, mentions) in understander.wholeMentions(in: sentence.tokens) {
      for (words, namesakes) in Dictionary(grouping: mentions, by: \.tokens) {
        guard let fit = namesakes.map(\.fit).min() else { continue }
        let ids = namesakes.filter { $0.fit == fit }.map(\.id)
        let text = sentence.text(words)
        found.append((NamedThings(name: name, ids: ids, words: words, text: text), fit))
      }
    }
    found.sort { one, other in
      (one.fit, other.things.words.count, one.things.words.lowerBound, one.things.name.vocabulary)
        < (
          other.fit, one.things.words.count, other.things.words.lowerBound,
          other.things.name.vocabulary
        )
    }
    // "It" is what was spoken of rather than a thing of that name.
    let isReference = { (things: NamedThings) in settings.language.isReference(things.text) }
    let things = found.map(\.things)
    return things.filter { !isReference($0) } + referred(in: sentence, to: topics)
      // Nobody who asks about "it" means the one that is called so.
      + things.filter { isReference($0) && $0.text.first?.isLowercase != true }
  }

  /// What words for what was spoken of stand for.
  private func referred(in sentence: FindTokens, to topics: [Topic]) -> [NamedThings] {
    var found: [NamedThings] = []
    let references = settings.language.connectives.references
    for place in sentence.tokens.indices {
      let length = references.length(in: sentence.tokens, at: place)
      guard length > 0 else { continue }
      let words = place..<(place + length)
      found += topics.map { topic in
        NamedThings(
          name: topic.name,
          ids: [topic.referent.id],
          words: words,
          text: sentence.text(words)
        )
      }
    }
    return found
  }
}
