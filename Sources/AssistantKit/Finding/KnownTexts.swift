import AppIntents
import SpokenLanguage

/// The texts that things have by their properties, which tell that words of a sentence are of one though nothing says
/// so: "any Orwell", "the Tolkien books".
final class KnownTexts: Sendable {
  /// What is known of a thing.
  struct Thing: Sendable, Hashable {
    var title: String
    /// What is told beside its title, in the words of the person's language.
    var detail: String?
    /// By the names of the properties.
    var texts: [String: String]

    init(_ entity: FoundEntity) {
      title = entity.option.title
      detail = entity.option.subtitle
      texts = Dictionary(entity.properties.map { ($0.name, $0.text) }) { first, _ in first }
    }
  }

  /// A property that words may be of.
  struct Value: Sendable, Hashable {
    /// The name of the property.
    var property: String
    /// The words as things have them.
    var text: String
    /// Whether nothing is left out.
    var isWhole: Bool
    /// How many things have it.
    var count: Int
  }

  let things: [Thing]
  private let language: any Language
  private let index = Once<Index>()

  init(of things: [Thing], language: any Language) {
    self.things = things
    self.language = language
  }

  /// The properties that some words may be of: whole words next to each other in a text of it.
  ///
  /// - Parameters:
  ///   - words: The places of the words.
  ///   - sentence: The sentence that they are of.
  /// - Returns: The values, none for words that nothing has.
  func values(of words: Range<Int>, in sentence: FindTokens) -> [Value] {
    index.value { Index(things, language) }.values(of: words, in: sentence)
  }

  /// Whether the texts of a property are what things are called.
  func isTitle(_ property: String) -> Bool {
    index.value { Index(things, language) }.titles.contains(property)
  }

  /// The same texts as words of a sentence are compared with them.
  private struct Index {
    /// Where a text has a word.
    struct Place {
      var text: Int
      var start: Int
    }

    private struct Text {
      /// The name of its property; nil for what is told beside a title.
      var property: String?
      var tokens: FindTokens
      /// The things that have it.
      var things: [Int]
    }

    let titles: Set<String>
    private let things: [Thing]
    private var texts: [Text] = []
    private var places: [String: [Place]] = [:]
    private let language: any Language

    init(_ things: [Thing], _ language: any Language) {
      self.things = things
      self.language = language
      let properties = Set(things.flatMap(\.texts.keys)).sorted()
      titles = Set(
        properties.filter { property in things.allSatisfy { $0.texts[property] == $0.title } }
      )
      for property in properties + [nil] {
        let holders = Dictionary(grouping: things.indices) { place in
          property.map { things[place].texts[$0] ?? "" } ?? things[place].detail ?? ""
        }
        for (text, holders) in holders where !text.isEmpty {
          let tokens = FindTokens(text, language: language)
          for (start, key) in tokens.keys.enumerated() where tokens.beginsWord(start) {
            places[key, default: []].append(Place(text: texts.count, start: start))
          }
          texts.append(Text(property: property, tokens: tokens, things: holders))
        }
      }
    }

    func values(of words: Range<Int>, in sentence: FindTokens) -> [Value] {
      guard let first = words.first else { return [] }
      let places = keys(of: first, isLast: words.count == 1, in: sentence).flatMap {
        self.places[$0] ?? []
      }
      var counts: [Value: Int] = [:]
      var described: Set<Int> = []
      for place in places {
        let text = texts[place.text]
        let end = place.start + words.count
        let count = text.tokens.count
        guard end <= count, end == count || text.tokens.beginsWord(end),
          zip(words, place.start..<end).allSatisfy({ word, other in
            keys(of: word, isLast: word == words.upperBound - 1, in: sentence)
              .contains(text.tokens.keys[other])
              && marks(of: sentence.tokens[word], are: text.tokens.tokens[other])
          })
        else { continue }
        let isWhole = words.count == count
        // Where nothing parts words, any character may be in a name.
        guard language.partsWords || isWhole else { continue }
        if let property = text.property {
          let said = text.tokens.text(place.start..<end)
          let value = Value(property: property, text: said, isWhole: isWhole, count: 0)
          counts[value, default: 0] += text.things.count
        } else {
          described.formUnion(text.things)
        }
      }
      return counts.isEmpty
        ? common(to: described)
        : counts.map { value, count in
          Value(property: value.property, text: value.text, isWhole: value.isWhole, count: count)
        }
    }

    /// A word as texts are compared with it, and without the ending that makes several of a name ("the Hardys").
    private func keys(of word: Int, isLast: Bool, in sentence: FindTokens) -> [String] {
      let key = sentence.keys[word]
      let text = sentence.tokens[word].text
      guard isLast, let ending = language.grammar.pluralOfNames, text.hasSuffix(ending) else {
        return [key]
      }
      let single = language.findKeys(of: text.dropLast(ending.count))
      return single.count == 1 && single != [key] ? [key] + single : [key]
    }

    /// Whether a word with marks has just those of another: "mở" is no "Mo".
    private func marks(of word: Token, are other: Token) -> Bool {
      language.withoutDiacritics(word.text) == word.text
        || language.stem(of: word.text) == language.stem(of: other.text)
    }

    /// What all things with a detail have in common: those of which "하루키" is told are all by Haruki Murakami.
    private func common(to described: Set<Int>) -> [Value] {
      guard let first = described.min() else { return [] }
      return things[first].texts.compactMap { property, text in
        guard !text.isEmpty, !titles.contains(property),
          described.allSatisfy({ things[$0].texts[property] == text })
        else { return nil }
        return Value(property: property, text: text, isWhole: true, count: described.count)
      }
    }
  }
}
