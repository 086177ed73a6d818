import SpokenLanguage

extension PhraseIndex {
  /// Reads a catalogue, collects its mistakes, and freezes the rest.
  struct Builder {
    private let language: any Language
    private var reader: TextReader
    private var templates = LabelTrie.Builder()
    private var drafts: [Draft] = []
    private var slots: [Slot] = []
    private var slotNumbers: [Slot: UInt32] = [:]
    private var vocabularies: [Vocabulary.Draft] = []
    private var vocabularyNumbers: [VocabularyName: Int] = [:]
    private var errors: [PhraseCatalogError] = []

    /// A vocabulary of an app; without a name, the app's names.
    struct VocabularyName: Hashable {
      let app: Int
      let name: String?
    }

    private struct Draft {
      let app: Int
      let appName: String
      let intent: String?
      let shortcut: Int
      let phrase: PhraseCatalog.Phrase
      let template: PhraseTemplate
      let key: [UInt32]
    }

    init(language: any Language) {
      self.language = language
      reader = TextReader(language: language, words: WordTable.Builder())
    }

    /// Reads a whole catalogue.
    ///
    /// - Throws: All mistakes of the catalogue at once.
    mutating func build(
      _ catalog: PhraseCatalog
    ) throws(PhraseCatalogErrors) -> (PhraseIndex, [VocabularyName: Int]) {
      for (number, app) in catalog.apps.enumerated() {
        addVocabularies(of: app, number: number)
        for (shortcut, declaration) in app.shortcuts.enumerated() {
          for phrase in declaration.phrases {
            add(phrase, of: declaration, shortcut: shortcut, app: app, number: number)
          }
        }
        for phrase in app.negativePhrases {
          add(PhraseCatalog.Phrase(phrase), of: nil, shortcut: -1, app: app, number: number)
        }
      }
      guard errors.isEmpty else { throw PhraseCatalogErrors(errors) }
      return (freeze(), vocabularyNumbers)
    }

    private mutating func addVocabularies(of app: PhraseCatalog.App, number: Int) {
      let names = PhraseCatalog.Value(id: app.name, title: app.name, synonyms: app.synonyms)
      add([names], as: VocabularyName(app: number, name: nil))
      for (name, values) in app.vocabularies.sorted(by: { $0.key < $1.key }) {
        for weight in values.lazy.map(\.weight) where !Self.isWeight(weight) {
          errors.append(PhraseCatalogError(kind: .badWeight(weight), app: app.name))
        }
        add(values, as: VocabularyName(app: number, name: name))
      }
    }

    private mutating func add(_ values: [PhraseCatalog.Value], as name: VocabularyName) {
      vocabularyNumbers[name] = vocabularies.count
      vocabularies.append(Vocabulary.Draft(values, &reader))
    }

    private mutating func add(
      _ phrase: PhraseCatalog.Phrase,
      of shortcut: PhraseCatalog.Shortcut?,
      shortcut position: Int,
      app: PhraseCatalog.App,
      number: Int
    ) {
      do throws(PhraseCatalogError.Kind) {
        guard Self.isWeight(phrase.weight) else { throw .badWeight(phrase.weight) }
        let template = try Self.template(phrase.text)
        let key = try self.key(of: template, parameters: shortcut?.parameters ?? [:], app: number)
        let draft = Draft(
          app: number,
          appName: app.name,
          intent: shortcut?.intent,
          shortcut: position,
          phrase: phrase,
          template: template,
          key: key
        )
        templates.add(key, entry: UInt32(drafts.count))
        drafts.append(draft)
      } catch {
        errors.append(
          PhraseCatalogError(
            kind: error,
            app: app.name,
            intent: shortcut?.intent,
            phrase: phrase.text
          )
        )
      }
    }

    private static func template(
      _ text: String
    ) throws(PhraseCatalogError.Kind) -> PhraseTemplate {
      do {
        return try PhraseTemplate(parsing: text)
      } catch {
        throw .template(error)
      }
    }

    private mutating func key(
      of template: PhraseTemplate,
      parameters: [String: String],
      app: Int
    ) throws(PhraseCatalogError.Kind) -> [UInt32] {
      var key: [UInt32] = []
      var literal: [UInt32] = []
      for element in template.elements {
        switch element {
        case .literal(let text):
          reader.read(text, into: &literal)
          key += literal
        case .applicationName:
          key.append(try applicationName(app: app))
        case .parameter(let name):
          key.append(try parameter(name, type: parameters[name], app: app))
        }
      }
      guard !key.isEmpty else { throw .unspeakablePhrase }
      return key
    }

    private mutating func applicationName(
      app: Int
    ) throws(PhraseCatalogError.Kind) -> UInt32 {
      guard let names = vocabularyNumbers[VocabularyName(app: app, name: nil)],
        vocabularies[names].keyCount > 0
      else { throw .unspeakableApplicationName }
      return label(Slot(app: app, role: .applicationName, source: .vocabulary(names)))
    }

    private mutating func parameter(
      _ name: String,
      type: String?,
      app: Int
    ) throws(PhraseCatalogError.Kind) -> UInt32 {
      guard let type else { throw .parameterWithoutVocabulary(parameter: name) }
      let source: Source
      if type.hasPrefix("@") {
        guard let builtIn = BuiltInType(rawValue: type) else {
          throw .unknownBuiltInType(parameter: name, type: type)
        }
        source = .builtIn(builtIn)
      } else {
        guard let number = vocabularyNumbers[VocabularyName(app: app, name: type)] else {
          throw .unknownVocabulary(parameter: name, vocabulary: type)
        }
        source = .vocabulary(number)
      }
      return label(Slot(app: app, role: .parameter(name), source: source))
    }

    private mutating func label(_ slot: Slot) -> UInt32 {
      if let number = slotNumbers[slot] { return number | PhraseIndex.slotBit }
      let number = UInt32(slots.count)
      slots.append(slot)
      slotNumbers[slot] = number
      return number | PhraseIndex.slotBit
    }

    private mutating func freeze() -> PhraseIndex {
      let (table, numbers) = reader.words.ordered()
      func label(_ label: UInt32) -> UInt32 {
        label & PhraseIndex.slotBit == 0 ? numbers[Int(label)] : label
      }
      templates.replaceLabels(label)
      let trie = templates.freeze()
      let vocabularies = vocabularies.map { $0.frozen(numbers) }
      let keys = drafts.map { $0.key.map(label) }
      var ends = Array(repeating: LabelTrie.root, count: drafts.count)
      for node in 0..<UInt32(trie.nodeCount) {
        for phrase in trie.entries(at: node) { ends[Int(phrase)] = node }
      }
      let traits = WordTraits(
        words: table,
        vocabularies: vocabularies,
        phrases: keys,
        language: language
      )
      let phrases = drafts.indices.map { number in
        let draft = drafts[number]
        return IndexedPhrase(
          app: draft.app,
          appName: draft.appName,
          intent: draft.intent,
          shortcut: draft.shortcut,
          text: draft.phrase.standsFor ?? draft.phrase.text,
          weight: draft.phrase.weight,
          template: draft.template,
          node: ends[number],
          slots: keys[number].compactMap(PhraseIndex.slot(ofLabel:)),
          isListed: draft.phrase.isListed,
          hasContentWord: keys[number].contains { label in
            PhraseIndex.slot(ofLabel: label) == nil && traits.kinds[Int(label)] == .content
          }
        )
      }
      return PhraseIndex(
        words: table,
        traits: traits,
        spelling: SpellingIndex(words: table, language: language),
        templates: trie,
        phrases: phrases,
        slots: slots,
        vocabularies: vocabularies,
        bounds: TemplateBounds(trie, phrases: phrases, slots: slots, vocabularies: vocabularies),
        nameVocabularies: vocabularyNumbers.filter { $0.key.name == nil }
          .map { ($0.value, $0.key.app) }.sorted { $0.0 < $1.0 },
        wordsReadTogether: reader.wordsReadTogether
      )
    }

    static func isWeight(_ weight: Double) -> Bool {
      weight > 0 && weight.isFinite
    }
  }
}
