import AppIntents
import SpokenLanguage

extension FindKind {
  /// What a person calls the entities, their properties and options.
  struct Texts: Sendable, Hashable {
    struct Property: Sendable, Hashable {
      var name: String
      var title: String
      /// Whether it can be asked for what it is not.
      var isNegatable: Bool
    }

    struct Option: Sendable, Hashable {
      var title: String
      var synonyms: [String]

      var names: [String] { [title] + synonyms }
    }

    var titles: [String]
    var properties: [Property]
    /// By property.
    var options: [[Option]]

    init(_ action: FindAction, properties: [FindProperty], options: [[IntentOption]]) {
      titles = FindKind.titles(of: action)
      self.properties = properties.map { property in
        Property(
          name: property.name,
          title: property.title,
          isNegatable: property.comparisons.contains { $0.kind == .notEqualTo }
        )
      }
      self.options = options.map { $0.map { Option(title: $0.title, synonyms: $0.synonyms) } }
    }
  }

  /// The same as sentences are compared with it, in one language: made once, since finding the words takes long.
  final class Wording: Sendable {
    let titles: [String]
    let nouns: [[String]]
    let names: [[[String]]]
    let options: [[[String]]]
    /// The titles of the options, by property and by what they are called: of some only letter by letter, since "read" and
    /// "reading" are compared alike.
    let optionTitles: [(said: [String: String], keys: [[String]: Set<String>])]
    let negations: [Negation]
    let spelling = Once<WordSpelling>()
    let questions = Once<PropertyQuestionReader.Wording>()

    init(_ texts: Texts, language: any Language) {
      func keys(_ text: String) -> [String] { language.findKeys(of: text) }
      titles = texts.titles
      let nouns = Self.distinct(titles.map(keys))
      self.nouns = nouns
      let named = Self.distinct(language.findWords.titles.map(keys))
      names = texts.properties.map { property in
        let title = keys(property.title)
        // What one app calls a title others call a name.
        if named.contains(title) {
          return Self.distinct([title, keys(property.name)] + named)
        }
        // Of books, "the name" is the book's name.
        let short = nouns.compactMap { noun in title.removing(noun) }
        return Self.distinct([title, keys(property.name)] + short)
      }
      // "읽은 거" and "읽은 소설" are as much "읽은 책".
      let called = texts.options.map { options in
        let names = options.flatMap { option in option.names.map { (keys($0), option.title) } }
        let short = names.flatMap { name, title in
          nouns.compactMap { noun in name.removing(noun, isLast: true).map { ($0, title) } }
        }
        return names + short
      }
      options = called.map { Self.distinct($0.map(\.0)) }
      optionTitles = zip(texts.options, called).map { options, called in
        let said = options.flatMap { option in
          option.names.map { ($0.lowercased(), option.title) }
        }
        return (
          Dictionary(said) { first, _ in first },
          Dictionary(called.map { ($0, [$1]) }) { $0.union($1) }
        )
      }
      negations = Self.negations(texts, language, keys)
    }

    private static func negations(
      _ texts: Texts,
      _ language: any Language,
      _ keys: (String) -> [String]
    ) -> [Negation] {
      let rules = language.findWords.negations
      var found: [(text: String, negation: Negation)] = []
      for property in texts.properties.indices where texts.properties[property].isNegatable {
        for option in texts.options[property] {
          for name in option.names {
            for text in rules.flatMap({ $0.negations(of: name, kinds: texts.titles) }) {
              let words = keys(text)
              found.append((text, Negation(property: property, option: option.title, words: words)))
            }
          }
        }
      }
      // "Unread" and "unreading" have one stem: the shorter is meant.
      var known = Set(texts.options.joined().flatMap(\.names).map(keys)).union([[]])
      return found.sorted { $0.text.count < $1.text.count }.map(\.negation)
        .filter { known.insert($0.words).inserted }
    }

    static func distinct(_ names: [[String]]) -> [[String]] {
      names.reduce(into: []) { result, name in
        if !name.isEmpty, !result.contains(name) { result.append(name) }
      }
    }
  }
}

extension Array where Element == String {
  /// The words without others at their beginning or end; nil where those are not there.
  fileprivate func removing(_ words: [String], isLast: Bool = false) -> [String]? {
    guard !words.isEmpty, words.count < count else { return nil }
    if !isLast, starts(with: words) { return Array(dropFirst(words.count)) }
    return suffix(words.count).elementsEqual(words) ? Array(dropLast(words.count)) : nil
  }
}
