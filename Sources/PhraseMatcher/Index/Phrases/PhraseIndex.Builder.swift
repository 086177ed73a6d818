import SpokenLanguage

extension PhraseIndex {
  /// Reads a catalogue, collects its mistakes, and freezes the rest.
  struct Builder {
    private let language: any Language
    private var reader: TextReader
    private var templates = TemplateGraph.Builder()
    private var drafts: [Draft] = []
    private var slots: [Slot] = []
    private var slotNumbers: [Slot: UInt32] = [:]
    private var vocabularies: [Vocabulary.Draft] = []
    private var vocabularyNumbers: [VocabularyName: Int] = [:]
    private var errors: [PhraseCatalogError] = []
    /// The named pieces of the app whose phrases are read.
    private var grammar = PhraseGrammar()

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
      let branches: BranchingTemplate?
      var rows: [[UInt32]]
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
        grammar = PhraseGrammar(pieces: app.pieces)
        addMistakes(inPiecesOf: app)
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
        let parameters = shortcut?.parameters ?? [:]
        let entry = UInt32(drafts.count)
        let branches = phrase.isGrammar ? try self.branches(of: phrase.text) : nil
        let template: PhraseTemplate
        let rows: [[UInt32]]
        if let branches {
          template = branches.rows[0]
          rows = try addNetwork(of: branches, parameters, app: number, entry: entry)
        } else {
          template = try Self.template(phrase.text)
          rows = [try addRow(template, parameters, app: number, entry: entry)]
        }
        let draft = Draft(
          app: number,
          appName: app.name,
          intent: shortcut?.intent,
          shortcut: position,
          phrase: phrase,
          template: template,
          branches: branches,
          rows: rows
        )
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

    /// What is wrong with named pieces, which no phrase needs to use.
    private mutating func addMistakes(inPiecesOf app: PhraseCatalog.App) {
      for (name, mistakes) in grammar.errors.sorted(by: { $0.key < $1.key }) {
        for mistake in mistakes.errors {
          errors.append(PhraseCatalogError(kind: .piece(name, mistake), app: app.name))
        }
      }
    }

    private static func template(
      _ text: String
    ) throws(PhraseCatalogError.Kind) -> PhraseTemplate {
      do throws(PhraseTemplateError) {
        return try PhraseTemplate(parsing: text)
      } catch {
        throw .template(error)
      }
    }

    private func branches(
      of text: String
    ) throws(PhraseCatalogError.Kind) -> BranchingTemplate {
      do throws(PhraseTemplateErrors) {
        return try grammar.template(of: text)
      } catch {
        throw .grammar(error)
      }
    }

    /// Adds a template without brackets; its labels.
    private mutating func addRow(
      _ template: PhraseTemplate,
      _ parameters: [String: String],
      app: Int,
      entry: UInt32
    ) throws(PhraseCatalogError.Kind) -> [UInt32] {
      let key = try labels(of: template.elements, parameters, app: app)
      guard !key.isEmpty else { throw .unspeakablePhrase }
      templates.add(key, entry: entry)
      return key
    }

    /// Adds a template with brackets; the labels of its rows.
    private mutating func addNetwork(
      of template: BranchingTemplate,
      _ parameters: [String: String],
      app: Int,
      entry: UInt32
    ) throws(PhraseCatalogError.Kind) -> [[UInt32]] {
      let network: PhraseNetwork
      do throws(PhraseNetwork.TooLarge) {
        network = try PhraseNetwork(template, language: language)
      } catch {
        let text = template.description
        throw .template(PhraseTemplateError(kind: .tooLarge, template: text, offset: 0))
      }
      var known: [PhraseNetwork.Content: [UInt32]] = [:]
      var all: [[[UInt32]]] = []
      for state in network.edges {
        var labels: [[UInt32]] = []
        for edge in state {
          if let known = known[edge.content] {
            labels.append(known)
            continue
          }
          let made = try self.labels(of: [edge.content.element], parameters, app: app)
          known[edge.content] = made
          labels.append(made)
        }
        all.append(labels)
      }
      var rows: [[UInt32]] = []
      for row in template.rows.covering {
        let labels = try self.labels(of: row.elements, parameters, app: app)
        if !rows.contains(labels) { rows.append(labels) }
      }
      guard rows.allSatisfy({ !$0.isEmpty }) else { throw .unspeakablePhrase }
      templates.add(network, labels: all, entry: entry)
      return rows
    }

    private mutating func labels(
      of elements: [PhraseTemplate.Element],
      _ parameters: [String: String],
      app: Int
    ) throws(PhraseCatalogError.Kind) -> [UInt32] {
      var key: [UInt32] = []
      var literal: [UInt32] = []
      for element in elements {
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
      let graph = templates.freeze()
      let vocabularies = vocabularies.map { $0.frozen(numbers) }
      for draft in drafts.indices {
        drafts[draft].rows = drafts[draft].rows.map { $0.map(label) }
      }
      let traits = WordTraits(
        words: table,
        vocabularies: vocabularies,
        phrases: drafts.map { $0.rows.count == 1 ? $0.rows[0] : Array(Set($0.rows.joined())) },
        language: language
      )
      let phrases = drafts.map { draft in
        IndexedPhrase(
          app: draft.app,
          appName: draft.appName,
          intent: draft.intent,
          shortcut: draft.shortcut,
          text: draft.phrase.standsFor ?? draft.phrase.text,
          weight: draft.phrase.weight,
          template: draft.template,
          branches: draft.branches,
          rows: draft.rows,
          isListed: draft.phrase.isListed,
          hasContentWord: draft.rows.allSatisfy { row in
            row.contains { label in
              PhraseIndex.slot(ofLabel: label) == nil && traits.kinds[Int(label)] == .content
            }
          }
        )
      }
      return PhraseIndex(
        words: table,
        traits: traits,
        spelling: SpellingIndex(words: table, language: language),
        templates: graph,
        phrases: phrases,
        slots: slots,
        vocabularies: vocabularies,
        bounds: TemplateBounds(graph, phrases: phrases, slots: slots, vocabularies: vocabularies),
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

extension PhraseNetwork.Content {
  /// The piece of a template that says the same.
  var element: PhraseTemplate.Element {
    switch self {
    case .text(let text): .literal(text)
    case .applicationName: .applicationName
    case .parameter(let name): .parameter(name)
    }
  }
}
