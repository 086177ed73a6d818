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
/// is told in `Index/PhraseIndex.swift`; how it forgives mistakes, in `Search/Tolerant/TolerantSearch.swift`.
///
/// Every app of the catalogue is read in the one language that is given, so give it the apps of
/// that language. A value whose title holds no word (`"!!!"`) cannot be said and is never found.
/// Utterances of more than 1,024 words or 65,536 bytes are refused without a search.
public struct PhraseMatcher: Sendable {
  /// What the matcher understands, with the vocabularies as they are now.
  ///
  /// - Complexity: Linear in the values of the vocabularies that were updated; constant without any.
  public var catalog: PhraseCatalog {
    var catalog = declarations
    for (name, number) in vocabularyNumbers {
      guard let text = name.name else { continue }
      catalog.apps[name.app].vocabularies[text] = index.vocabularies[number].values
    }
    return catalog
  }

  /// The values of an app's vocabulary as they are now; nil where there is no such app or vocabulary.
  ///
  /// - Complexity: Linear in the values where some were updated; constant otherwise.
  public func values(ofVocabulary name: String, app: String) -> [PhraseCatalog.Value]? {
    guard let position = declarations.apps.firstIndex(where: { $0.name == app }),
      let number = vocabularyNumbers[.init(app: position, name: name)]
    else { return nil }
    return index.vocabularies[number].values
  }

  /// The names of the parameters that the phrases of an app's intent hold.
  ///
  /// - Complexity: Linear in the shortcuts.
  public func parameters(ofIntent intent: String, app: String) -> Set<String> {
    Set(
      declarations.apps.filter { $0.name == app }.flatMap(\.shortcuts)
        .filter { $0.intent == intent }.flatMap(\.parameters.keys)
    )
  }

  /// The catalogue without its vocabularies, whose values are in the index.
  let declarations: PhraseCatalog
  let index: PhraseIndex
  let language: any Language
  /// What follows from the phrases and is made when it is needed.
  private let evidence: PhraseEvidence
  var plain: NGramPhrases { evidence.all.plain }
  var classifier: IntentClassifier { evidence.all.classifier }
  var numbers: NumberWords { evidence.all.numbers }
  var phraseWords: PhraseWords { evidence.all.words }
  /// How the phrases sound.
  var spoken: SpokenPhrases { evidence.all.spoken }
  /// For each vocabulary of the index its words.
  let valueWords: [ValueWords]
  /// For each vocabulary of the index how its values sound.
  let valuePhonemes: [ValuePhonemes]
  let vocabularyNumbers: [PhraseIndex.Builder.VocabularyName: Int]
  /// The frozen catalogue in which it stands, or from which it was updated.
  let file: FrozenFile?

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
      declarations: catalog.withoutVocabularies,
      index: index,
      language: language,
      vocabularyNumbers: numbers
    )
  }

  /// Makes a matcher of an index.
  init(
    declarations: PhraseCatalog,
    index: PhraseIndex,
    language: any Language,
    vocabularyNumbers: [PhraseIndex.Builder.VocabularyName: Int],
    model: IntentModel? = nil,
    file: FrozenFile? = nil
  ) {
    self.init(
      declarations: declarations,
      index: index,
      language: language,
      evidence: PhraseEvidence(index, declarations, language: language, model: model),
      valueWords: index.vocabularies.map { ValueWords($0.trie) },
      valuePhonemes: index.vocabularies.map { ValuePhonemes($0.trie) },
      vocabularyNumbers: vocabularyNumbers,
      file: file
    )
  }

  private init(
    declarations: PhraseCatalog,
    index: PhraseIndex,
    language: any Language,
    evidence: PhraseEvidence,
    valueWords: [ValueWords],
    valuePhonemes: [ValuePhonemes],
    vocabularyNumbers: [PhraseIndex.Builder.VocabularyName: Int],
    file: FrozenFile?
  ) {
    self.file = file
    self.evidence = evidence
    self.valueWords = valueWords
    self.valuePhonemes = valuePhonemes
    self.declarations = declarations
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
    for (_, number) in numbers {
      let index = matcher.index.replacing(vocabulary: number, with: values, language: language)
      matcher = PhraseMatcher(
        declarations: declarations,
        index: index,
        language: language,
        evidence: evidence,
        valueWords: matcher.valueWords(of: index, changed: number),
        valuePhonemes: matcher.valuePhonemes(of: index, changed: number),
        vocabularyNumbers: vocabularyNumbers,
        file: file
      )
    }
    return try matcher.withoutOldWords()
  }

  /// The same matcher after some values of one vocabulary came, changed or went.
  ///
  /// What did not change is shared with this matcher, which stays as it is. Now and then, when many
  /// values have changed, the vocabulary is built anew; that is done beside, on a thread of its own.
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
    let update = VocabularyChanges.Update(inserted: values, removed: identifiers)
    var matcher = self
    for (_, number) in numbers {
      let old = matcher.index
      let index =
        update.count > VocabularyChanges.mostAtOnce
        ? old.replacing(
          vocabulary: number,
          with: old.vocabularies[number].values.updated(inserting: values, removing: identifiers),
          language: language
        )
        : old.changing(
          vocabulary: number,
          update,
          language: language
        )
      matcher = PhraseMatcher(
        declarations: declarations,
        index: index,
        language: language,
        evidence: evidence,
        valueWords: matcher.valueWords(of: index, changed: number),
        valuePhonemes: matcher.valuePhonemes(of: index, changed: number),
        vocabularyNumbers: vocabularyNumbers,
        file: file
      )
    }
    let isFrozen = numbers.contains { _, number in
      matcher.index.vocabularies[number].frozen !== index.vocabularies[number].frozen
    }
    return isFrozen ? try matcher.withoutOldWords() : matcher
  }

  /// The words of all vocabularies, of which one has changed.
  private func valueWords(of index: PhraseIndex, changed number: Int) -> [ValueWords] {
    var valueWords = valueWords
    valueWords[number] = ValueWords(index.vocabularies[number].trie)
    return valueWords
  }

  /// How the values of all vocabularies sound, of which one has changed.
  private func valuePhonemes(of index: PhraseIndex, changed number: Int) -> [ValuePhonemes] {
    var valuePhonemes = valuePhonemes
    valuePhonemes[number] = ValuePhonemes(index.vocabularies[number].trie)
    return valuePhonemes
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
    let positions = declarations.apps.indices.filter { declarations.apps[$0].name == app }
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
      for parameters in builder.parameters(of: derivation, limit: limit) {
        let reading = builder.reading(of: derivation, parameters)
        readings.append((reading, builder.weight(of: derivation, parameters)))
      }
      if readings.count >= ExactSearch.mostReadings { break }
    }
    // The sort is stable: equal weights keep the order of the search.
    return readings.sorted { $0.weight > $1.weight }.map(\.reading)
  }
}

extension PhraseCatalog {
  fileprivate var withoutVocabularies: PhraseCatalog {
    var catalog = self
    for place in apps.indices { catalog.apps[place].vocabularies = [:] }
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
