import AppIntents
import Foundation
import SpokenLanguage

/// A kind of entity that can be found, with everything that reading a sentence about it needs.
struct FindKind: Sendable {
  let action: FindAction
  let properties: [FindProperty]
  /// The options of a closed set, by property; empty for other properties.
  let choices: [[IntentOption]]
  /// What the app is called, as keys.
  let appNames: [[String]]
  /// What is known of the entities; nil where they are too many, or in another process.
  let texts: KnownTexts?
  private let wording: Wording

  /// What the entities are called.
  var titles: [String] { wording.titles }
  /// The same as keys.
  var nouns: [[String]] { wording.nouns }
  /// What each property is called, as keys.
  var names: [[[String]]] { wording.names }
  /// What the options are called, by property.
  var options: [[[String]]] { wording.options }
  /// What is said of things that are not what an option calls them.
  var negations: [Negation] { wording.negations }

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
    choices: [[IntentOption]],
    wording: Wording,
    appNames: [[String]] = [],
    texts: KnownTexts? = nil
  ) {
    self.action = action
    self.properties = properties
    self.choices = choices
    self.wording = wording
    self.appNames = appNames
    self.texts = texts
  }

  /// What the entities of an action are called, as keys.
  static func nouns(of action: FindAction, language: any Language) -> [[String]] {
    Wording.distinct(titles(of: action).map { language.findKeys(of: $0) })
  }

  static func titles(of action: FindAction) -> [String] {
    [action.title] + action.synonyms + [action.entity]
  }

  /// The known words of a phrase book and of the kind, for one that is misspelt.
  func spelling(besides book: FindPhraseBook) -> WordSpelling {
    wording.spelling.value { WordSpelling(book.words.union(words)) }
  }

  /// The words with which it is asked what a property says.
  func questions(in language: any Language) -> PropertyQuestionReader.Wording {
    wording.questions.value { PropertyQuestionReader.Wording(kind: self, language: language) }
  }

  /// Whether words end in what the entities are called, and say more than that.
  func isNamed(atTheEndOf words: ArraySlice<String>) -> Bool {
    nouns.contains { $0.count < words.count && words.suffix($0.count).elementsEqual($0) }
  }

  /// What a text says of a property: of an option its title, else itself.
  func value(_ text: String, of property: Int, _ language: any Language) -> String {
    let titles = wording.optionTitles[property]
    if let title = titles.said[text.lowercased()] { return title }
    let near = titles.keys[language.findKeys(of: text)] ?? []
    return near.count == 1 ? near.first ?? text : text
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
  /// Whether a word stands for things of any kind.
  var hasAnything = false
  /// Whether a name says what things are like, by itself: that of who made them ("any Orwell").
  var hasName = false
  /// Whether a thing is called by its own name.
  var hasTitle = false
  /// Whether it is said that the things are in the app.
  var hasPlace = false
  /// Whether what was spoken of is left out.
  var isOther = false
  /// Whether it is said that some of the things that are shown are meant.
  var isNarrowing = false
  /// The words that tell what things are like, none of which asks for anything by itself.
  var telling: IndexSet = []
  var mixesModes = false
  /// The words that mean nothing here.
  var unread: [String] = []
  /// What was to be sorted by and is no property.
  var unknownOrders: [String] = []

  /// Whether it is said what is to be found: by its kind, by what has to hold of things of any kind, or by a name of
  /// which all there is is asked for.
  var saysWhat: Bool {
    hasNoun || hasAnything && tellsWhich || wantsAll && hasName
  }

  /// Whether something is said of the things.
  var tellsWhich: Bool { !(conditions.isEmpty && sorting.isEmpty) }

  /// Whether nothing but the kind was said.
  var isBare: Bool {
    conditions.isEmpty && sorting.isEmpty && limit == nil && !wantsAll && unread.isEmpty
      && unknownOrders.isEmpty
  }
}

extension Array where Element == String {
  /// Whether other words stand in these, one after the other.
  fileprivate func containsRun(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= count else { return false }
    return (0...(count - words.count)).contains {
      self[$0..<($0 + words.count)].elementsEqual(words)
    }
  }
}
