import AppIntents
import SpokenLanguage

/// A kind of entity that can be found, with everything that reading a sentence about it needs.
struct FindKind: Sendable {
  let action: FindAction
  let properties: [FindProperty]
  /// What the entities are called.
  let titles: [String]
  /// The same as keys.
  let nouns: [[String]]
  /// What each property is called, as keys.
  let names: [[[String]]]
  /// The options of a closed set, by property; empty for other properties.
  let choices: [[IntentOption]]
  /// What they are called, by property.
  let options: [[[String]]]
  /// What is said of things that are not what an option calls them.
  let negations: [Negation]

  /// Words that say that something is not what an option calls it, as "unread" does of "Read".
  struct Negation: Sendable, Hashable {
    var property: Int
    /// What the option is called.
    var option: String
    /// The words, as keys.
    var words: [String]
  }

  init(
    _ action: FindAction,
    properties: [FindProperty],
    options: [[IntentOption]],
    language: any Language
  ) {
    func keys(_ text: String) -> [String] { language.findKeys(of: text) }
    self.action = action
    self.properties = properties
    titles = [action.title] + action.synonyms + [action.entity]
    nouns = Self.distinct(titles.map(keys))
    let nouns = nouns
    names = properties.map { property in
      let title = keys(property.title)
      // Of books, "the name" is the book's name.
      let short = nouns.compactMap { noun in title.removing(noun) }
      return Self.distinct([title, keys(property.name)] + short)
    }
    choices = options
    self.options = options.map { options in
      Self.distinct(options.flatMap { [$0.title] + $0.synonyms }.map(keys))
    }
    negations = Self.negations(properties, options, called: titles, language, keys)
  }

  private static func negations(
    _ properties: [FindProperty],
    _ options: [[IntentOption]],
    called kinds: [String],
    _ language: any Language,
    _ keys: (String) -> [String]
  ) -> [Negation] {
    let rules = language.findWords.negations
    var found: [(text: String, negation: Negation)] = []
    for property in properties.indices
    where properties[property].comparisons.contains(where: { $0.kind == .notEqualTo }) {
      for option in options[property] {
        for name in [option.title] + option.synonyms {
          for text in rules.flatMap({ $0.negations(of: name, kinds: kinds) }) {
            let words = keys(text)
            found.append((text, Negation(property: property, option: option.title, words: words)))
          }
        }
      }
    }
    // "Unread" and "unreading" have one stem: the shorter is meant.
    var known = Set(options.joined().flatMap { [$0.title] + $0.synonyms }.map(keys)).union([[]])
    return found.sorted { $0.text.count < $1.text.count }.map(\.negation)
      .filter { known.insert($0.words).inserted }
  }

  /// Whether words end in what the entities are called, and say more than that.
  func isNamed(atTheEndOf words: ArraySlice<String>) -> Bool {
    nouns.contains { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
  }

  /// Whether a property takes any text at all.
  func isFreeText(_ property: Int) -> Bool {
    guard options[property].isEmpty else { return false }
    return properties[property].comparisons.contains { comparison in
      switch comparison.type {
      case .text, .option, .list: true
      default: false
      }
    }
  }

  /// Whether one of what a property is called holds one of these names.
  func plays(_ roles: [[String]], _ property: Int) -> Bool {
    names[property].contains { name in roles.contains { name.containsRun($0) } }
  }

  private static func distinct(_ names: [[String]]) -> [[String]] {
    names.reduce(into: []) { result, name in
      if !name.isEmpty, !result.contains(name) { result.append(name) }
    }
  }

  /// All words that the kind, its properties and their options are called by.
  var words: Set<String> {
    var words = Set(nouns.joined())
    for group in names + options { words.formUnion(group.joined()) }
    words.formUnion(negations.flatMap(\.words))
    return words
  }
}

/// What was read of a sentence, before its values are.
struct FindDraft: Sendable, Hashable {
  /// A condition with its values as they were written.
  struct Condition: Sendable, Hashable {
    var property: Int
    var comparison: EntityQueryComparatorKind
    var values: [String]
  }

  var conditions: [Condition] = []
  var mode: EntityQueryComparatorMode?
  var sorting: [FindSorting] = []
  var limit: Int?
  /// Whether all were asked for in so many words.
  var wantsAll = false
  /// Whether it was said that something is to be found.
  var hasRequest = false
  /// Whether the kind was named.
  var hasNoun = false
  var mixesModes = false
  /// The words that mean nothing here.
  var unread: [String] = []
  /// What was to be sorted by and is no property.
  var unknownOrders: [String] = []

  /// Whether nothing but the kind was said.
  var isBare: Bool {
    conditions.isEmpty && sorting.isEmpty && limit == nil && !wantsAll && unread.isEmpty
      && unknownOrders.isEmpty
  }
}

extension Array where Element == String {
  /// The words without others at their beginning or end; nil where those are not there.
  fileprivate func removing(_ words: [String]) -> [String]? {
    guard !words.isEmpty, words.count < count else { return nil }
    if starts(with: words) { return Array(dropFirst(words.count)) }
    return suffix(words.count).elementsEqual(words) ? Array(dropLast(words.count)) : nil
  }

  /// Whether other words stand in these, one after the other.
  fileprivate func containsRun(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= count else { return false }
    return (0...(count - words.count)).contains {
      self[$0..<($0 + words.count)].elementsEqual(words)
    }
  }
}
