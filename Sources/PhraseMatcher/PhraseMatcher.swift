public import SpokenLanguage

/// Finds what was meant by a sentence: which app's intent, with which values.
///
/// ```swift
/// let matcher = try PhraseMatcher(catalog, language: English())
/// let understanding = matcher.understand("open the hobit in library")
/// understanding.reading?.intent  // "OpenBook"
/// ```
///
/// A matcher is a frozen value: many threads may ask it at once, and ``replacingVocabulary(_:ofApp:with:)``
/// makes another that shares what did not change. How it finds sentences without writing them out
/// is told in `Index/PhraseIndex.swift`; how it forgives mistakes, in `Search/TolerantSearch.swift`.
///
/// Every app of the catalogue is read in the one language that is given, so give it the apps of
/// that language. A value whose title holds no word (`"!!!"`) cannot be said and is never found.
/// Utterances of more than 1,024 words or 65,536 bytes are refused without a search.
public struct PhraseMatcher: Sendable {
  /// What the matcher understands, with the vocabularies as they are now.
  ///
  /// - Complexity: Linear in the values of the vocabularies that were updated; constant without any.
  public var catalog: PhraseCatalog {
    var catalog = frozenCatalog
    for (name, number) in vocabularyNumbers {
      let vocabulary = index.vocabularies[number]
      if vocabulary.changes != nil, let name = name.name.map({ ($0, name.app) }) {
        catalog.apps[name.1].vocabularies[name.0] = vocabulary.values
      }
    }
    return catalog
  }

  /// The catalogue without what was inserted and removed since.
  let frozenCatalog: PhraseCatalog
  let index: PhraseIndex
  let language: any Language
  let plain: PlainPhrases
  let ranking: IntentRanking
  let numbers: NumberWords
  private let vocabularyNumbers: [PhraseIndex.Builder.VocabularyName: Int]

  /// Makes a matcher for everything that the apps of a catalogue offer.
  ///
  /// - Parameters:
  ///   - catalog: What can be said.
  ///   - language: The language in which it is said.
  /// - Throws: Every mistake of the catalogue at once.
  /// - Complexity: Linear in the words of templates, titles and synonyms, plus sorting them;
  ///   independent of how many sentences they make together.
  public init(
    _ catalog: PhraseCatalog,
    language: any Language
  ) throws(PhraseCatalogErrors) {
    var builder = PhraseIndex.Builder(language: language)
    let (index, numbers) = try builder.build(catalog)
    self.init(
      catalog: catalog,
      index: index,
      language: language,
      plain: PlainPhrases(index, language: language),
      ranking: IntentRanking(index, language: language),
      numbers: NumberWords(language),
      vocabularyNumbers: numbers
    )
  }

  private init(
    catalog: PhraseCatalog,
    index: PhraseIndex,
    language: any Language,
    plain: PlainPhrases,
    ranking: IntentRanking,
    numbers: NumberWords,
    vocabularyNumbers: [PhraseIndex.Builder.VocabularyName: Int]
  ) {
    self.plain = plain
    self.ranking = ranking
    self.numbers = numbers
    frozenCatalog = catalog
    self.index = index
    self.language = language
    self.vocabularyNumbers = vocabularyNumbers
  }

  /// The same matcher with other values in one vocabulary.
  ///
  /// Only that vocabulary is built; the rest is shared with this matcher, which stays as it is. Once
  /// in a while, when most of the known words are gone with the values they were in, everything is
  /// built anew.
  ///
  /// - Parameters:
  ///   - name: The vocabulary's name.
  ///   - app: The name of the app that has it; where an app stands in the catalogue several times,
  ///     each of its vocabularies of that name is replaced.
  ///   - values: The new values.
  /// - Returns: The new matcher.
  /// - Throws: When there is no such app or vocabulary, or when a weight is no positive number.
  public func replacingVocabulary(
    _ name: String,
    ofApp app: String,
    with values: [PhraseCatalog.Value]
  ) throws(PhraseCatalogErrors) -> PhraseMatcher {
    let numbers = try checkedNumbers(ofVocabulary: name, app: app, values: values)
    var matcher = self
    for (position, number) in numbers {
      matcher = PhraseMatcher(
        catalog: matcher.frozenCatalog.replacingValues(of: name, inApp: position, with: values),
        index: matcher.index.replacing(vocabulary: number, with: values, language: language),
        language: language,
        plain: plain,
        ranking: ranking,
        numbers: self.numbers,
        vocabularyNumbers: vocabularyNumbers
      )
    }
    return try matcher.withoutOldWords()
  }

  /// The same matcher after some values of one vocabulary came, changed or went.
  ///
  /// What did not change is shared with this matcher, which stays as it is. Now and then, when many
  /// values have changed, the vocabulary is built anew.
  ///
  /// ```swift
  /// let ulysses = PhraseCatalog.Value(id: "77", title: "Ulysses")
  /// let next = try matcher.updatingVocabulary("Book", ofApp: "Library", inserting: [ulysses])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The vocabulary's name.
  ///   - app: The name of the app that has it; where an app stands in the catalogue several times,
  ///     each of its vocabularies of that name is updated.
  ///   - values: Values that take the place of those with the same identifier, or come at the end.
  ///   - identifiers: The identifiers of values that go, before others come; unknown ones are nothing.
  /// - Returns: The new matcher.
  /// - Throws: When there is no such app or vocabulary, or when a weight is no positive number.
  /// - Complexity: Linear in what was updated since the vocabulary was built.
  public func updatingVocabulary(
    _ name: String,
    ofApp app: String,
    inserting values: [PhraseCatalog.Value] = [],
    removing identifiers: [String] = []
  ) throws(PhraseCatalogErrors) -> PhraseMatcher {
    let numbers = try checkedNumbers(ofVocabulary: name, app: app, values: values)
    var matcher = self
    var hasFrozen = false
    for (position, number) in numbers {
      let changed = matcher.index.changing(
        vocabulary: number,
        inserting: values,
        removing: identifiers,
        language: language
      )
      let index: PhraseIndex
      var catalog = matcher.frozenCatalog
      if let changed {
        index = changed
      } else {
        hasFrozen = true
        let updated = matcher.index.vocabularies[number].values
          .updated(inserting: values, removing: identifiers)
        catalog = catalog.replacingValues(of: name, inApp: position, with: updated)
        index = matcher.index.replacing(vocabulary: number, with: updated, language: language)
      }
      matcher = PhraseMatcher(
        catalog: catalog,
        index: index,
        language: language,
        plain: plain,
        ranking: ranking,
        numbers: self.numbers,
        vocabularyNumbers: vocabularyNumbers
      )
    }
    return hasFrozen ? try matcher.withoutOldWords() : matcher
  }

  private func withoutOldWords() throws(PhraseCatalogErrors) -> PhraseMatcher {
    // Words of values that are gone stay in the table; when they are most of it, it is made anew.
    let traits = index.traits
    guard traits.count > 2 * traits.usedCount + 1024 else { return self }
    return try PhraseMatcher(catalog, language: language)
  }

  private func checkedNumbers(
    ofVocabulary name: String,
    app: String,
    values: [PhraseCatalog.Value]
  ) throws(PhraseCatalogErrors) -> [(position: Int, number: Int)] {
    if let bad = values.first(where: { !PhraseIndex.Builder.isWeight($0.weight) }) {
      throw PhraseCatalogErrors([PhraseCatalogError(kind: .badWeight(bad.weight), app: app)])
    }
    let positions = frozenCatalog.apps.indices.filter { frozenCatalog.apps[$0].name == app }
    guard !positions.isEmpty else {
      throw PhraseCatalogErrors([PhraseCatalogError(kind: .unknownApp, app: app)])
    }
    let numbers = positions.compactMap { position in
      vocabularyNumbers[.init(app: position, name: name)].map { (position, $0) }
    }
    guard !numbers.isEmpty else {
      let kind = PhraseCatalogError.Kind.unknownVocabulary(parameter: nil, vocabulary: name)
      throw PhraseCatalogErrors([PhraseCatalogError(kind: kind, app: app)])
    }
    return numbers
  }

  /// Every way in which a sentence can be read word by word, heaviest first.
  ///
  /// Nothing is forgiven here but what normalising folds together. Two books of one title are two
  /// readings; so are two phrases of one intent. At most 64 readings are given.
  public func exactReadings(of utterance: String) -> [Reading] {
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    let reader = BuiltInReader(sentence: sentence, language: language, options: MatchOptions())
    var search = ExactSearch(index: index, sentence: sentence, reader: reader)
    search.run()
    let builder = ReadingBuilder(index: index, sentence: sentence)
    var readings: [(reading: Reading, weight: Double)] = []
    for derivation in search.derivations where !index.phrases[derivation.phrase].isNegative {
      let limit = ExactSearch.mostReadings - readings.count
      for reading in builder.readings(of: derivation, limit: limit) {
        readings.append((reading, builder.weight(of: derivation, reading)))
      }
      if readings.count >= ExactSearch.mostReadings { break }
    }
    // The sort is stable: equal weights keep the order of the search.
    return readings.sorted { $0.weight > $1.weight }.map(\.reading)
  }
}

extension PhraseCatalog {
  fileprivate func replacingValues(
    of vocabulary: String,
    inApp position: Int,
    with values: [Value]
  ) -> PhraseCatalog {
    var catalog = self
    catalog.apps[position].vocabularies[vocabulary] = values
    return catalog
  }
}

extension [PhraseCatalog.Value] {
  /// The values after some went and others came.
  fileprivate func updated(
    inserting values: [PhraseCatalog.Value],
    removing identifiers: [String]
  ) -> [PhraseCatalog.Value] {
    let removed = Set(identifiers)
    var updated: [PhraseCatalog.Value?] = filter { !removed.contains($0.id) }
    var places = Dictionary(grouping: updated.indices) { updated[$0]?.id ?? "" }
    for value in values {
      if let known = places[value.id], let first = known.first {
        for place in known { updated[place] = nil }
        updated[first] = value
        places[value.id] = [first]
      } else {
        places[value.id] = [updated.count]
        updated.append(value)
      }
    }
    return updated.compactMap { $0 }
  }
}
