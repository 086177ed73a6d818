public import OrderedJSON
public import PhraseMatcher
public import SpokenLanguage

/// What a recogniser writes in place of words it does not know: aliases for phrases and values.
///
/// They help to understand and nothing else: no phrase is listed, no grammar written with them.
///
/// ```swift
/// let heardAs = try HeardAs.read(["heard-as.tsv"], for: catalog, language: language)
/// let matcher = try PhraseMatcher(heardAs.applied(to: catalog), language: language)
/// ```
public struct HeardAs: Sendable, Hashable {
  /// The aliases, in the order of the files.
  public var aliases: [Alias]

  /// Collects aliases.
  public init(aliases: [Alias] = []) {
    self.aliases = aliases
  }

  /// Words that stand for others.
  public struct Alias: Sendable, Hashable {
    /// What is heard; a template with the phrase's placeholders where a phrase is meant.
    public var heard: String
    /// What it stands for.
    public var meaning: Meaning
    /// The file in which it stands.
    public var file: String
    /// Where in the file it begins.
    public var location: SourceLocation

    /// Makes an alias.
    public init(heard: String, meaning: Meaning, file: String, location: SourceLocation) {
      self.heard = heard
      self.meaning = meaning
      self.file = file
      self.location = location
    }
  }

  /// What an alias stands for.
  public enum Meaning: Sendable, Hashable {
    /// A value, by its identifier or one of its names.
    case value(String, vocabulary: String)
    /// A phrase, as the catalogue writes it.
    case phrase(String)

    /// The meaning as it is written in a file.
    public var text: String {
      switch self {
      case .value(let value, let vocabulary): "\(vocabulary)=\(value)"
      case .phrase(let phrase): phrase
      }
    }
  }
}

// MARK: - Using aliases

extension HeardAs {
  /// The catalogue with the aliases as further ways to say what they stand for.
  public func applied(to catalog: PhraseCatalog, language: any Language) -> PhraseCatalog {
    guard !aliases.isEmpty else { return catalog }
    var catalog = catalog
    for position in catalog.apps.indices {
      catalog.apps[position] = applied(to: catalog.apps[position], language: language)
    }
    return catalog
  }

  /// The app with the aliases as further ways to say what they stand for.
  func applied(to app: PhraseCatalog.App, language: any Language) -> PhraseCatalog.App {
    var app = app
    for (name, values) in app.vocabularies {
      app.vocabularies[name] = applied(to: values, of: name, language: language)
    }
    for position in app.shortcuts.indices {
      let phrases = app.shortcuts[position].phrases
      app.shortcuts[position].phrases += aliases.compactMap { alias in
        guard case .phrase(let meant) = alias.meaning,
          let phrase = phrases.first(where: { $0.text == meant })
        else { return nil }
        return PhraseCatalog.Phrase(alias.heard, weight: phrase.weight, standingFor: meant)
      }
    }
    return app
  }

  /// The values of a vocabulary with their aliases among their synonyms.
  func applied(
    to values: [PhraseCatalog.Value],
    of vocabulary: String,
    language: any Language
  ) -> [PhraseCatalog.Value] {
    let own = aliases.compactMap { alias -> (heard: String, value: String)? in
      guard case .value(let value, vocabulary) = alias.meaning else { return nil }
      return (alias.heard, value)
    }
    guard !own.isEmpty else { return values }
    var values = values
    let places = ValuePlaces(values, language: language)
    for alias in own {
      for place in places.places(of: alias.value) { values[place].synonyms.append(alias.heard) }
    }
    return values
  }

  /// The value that words stand for in a vocabulary; nil where they are no alias.
  func value(heardAs text: String, in vocabulary: String, language: any Language) -> String? {
    let key = language.normalized(text)
    return aliases.lazy.compactMap { alias -> String? in
      guard case .value(let value, vocabulary) = alias.meaning,
        language.normalized(alias.heard) == key
      else { return nil }
      return value
    }.first
  }
}

/// Where in a vocabulary a value stands, by its identifier or, failing that, by its names.
struct ValuePlaces {
  private var byIdentifier: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  private let language: any Language

  init(_ values: [PhraseCatalog.Value], language: any Language) {
    self.language = language
    for (place, value) in values.enumerated() {
      byIdentifier[value.id, default: []].append(place)
      for name in Set(([value.title] + value.synonyms).map(language.normalized)) {
        byName[name, default: []].append(place)
      }
    }
  }

  func places(of value: String) -> [Int] {
    byIdentifier[value] ?? byName[language.normalized(value)] ?? []
  }

  func places(named name: String) -> [Int] {
    byName[language.normalized(name)] ?? []
  }
}

extension Language {
  /// A text as recognisers may write it in other ways: words in lower case, single spaces, nothing else.
  ///
  /// Marks over letters stay, since they tell words apart; ``keys(of:)`` takes them away.
  func normalized(_ text: String) -> String {
    tokens(in: text).map(\.text).joined(separator: " ")
  }
}
