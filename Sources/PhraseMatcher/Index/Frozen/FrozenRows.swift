import SpokenLanguage

/// Takes the rows of a frozen catalogue out of their file, in the order in which they were written.
struct FrozenRows {
  private let file: FrozenFile
  private let contents: FrozenContents
  /// How much of the file is checked before anything is used.
  private let extent: FrozenCatalog.Extent
  /// The checksums of the rows that were not checked before.
  private let sums: FrozenRow<UInt64>
  private var next = 0
  private var nextSum = 0

  init(_ file: FrozenFile, _ contents: FrozenContents, checking extent: FrozenCatalog.Extent) {
    self.file = file
    self.contents = contents
    self.extent = extent
    sums = FrozenRow(file, at: contents.sums)
  }

  /// The matcher whose rows stand in the file.
  ///
  /// - Throws: ``FrozenCatalogError/damaged`` where the rows do not go together.
  mutating func matcher() throws -> PhraseMatcher {
    let language = Languages.language(for: contents.language)
    let words = WordTable(
      WordTable.Frozen(
        spellings: try row(),
        starts: try row(),
        slots: try row(),
        heads: try row()
      ),
      orderedCount: contents.orderedWordCount
    )
    let traits = WordTraits.Rows(
      kinds: try row(),
      weights: try row(),
      functionWords: try row(),
      counts: try row(),
      total: contents.keyTotal
    )
    let spelling = SpellingIndex.Rows(
      starts: try row(),
      letters: try row(),
      buckets: try row(),
      filed: try row(),
      sounds: PhonemeIndex.Rows(
        filed: try row(),
        firsts: try row(),
        starts: try row(),
        sounds: try row()
      )
    )
    let vocabularies = try contents.vocabularies.map {
      try vocabulary(UInt32(words.count), commonWeight: $0.commonWeight)
    }
    let model = IntentModel(
      features: IntentModel.Features(numbers: try row(), rarity: try row()),
      weights: try row()
    )
    let limits = LabelTrie.Limits(
      words: UInt32(words.count),
      slots: UInt32(contents.slots.count),
      entries: UInt32(contents.phrases.count)
    )
    let templates = TemplateGraph(
      nodes: try row(),
      entries: try row(),
      wide: try row(),
      limits: limits
    )
    let bounds = TemplateBounds(rows: try row())
    guard traits.kinds.count == words.count, traits.weights.count == words.count,
      traits.counts.count == words.count, bounds.rows.count == templates.nodeCount,
      spelling.starts.count == words.count + 1,
      spelling.sounds.starts.count == words.count + 1,
      (spelling.sounds.firsts.count - 1).nonzeroBitCount == 1,
      words.count == 0 || words.isShapedRight,
      templates.nodeCount > 0,
      templates.wide.count & max(0, templates.wide.count - 1) == 0,
      contents.hasOnlyLabels({
        PhraseIndex.slot(ofLabel: $0) != nil || $0 < UInt32(words.count)
      })
    else { throw FrozenCatalogError.damaged }
    let names = contents.vocabularies.enumerated().filter { $0.element.name == nil }
    let index = PhraseIndex(
      words: words,
      traits: WordTraits(traits, wordCount: words.count),
      spelling: SpellingIndex(spelling, wordCount: words.count),
      templates: templates,
      phrases: try phrases(),
      slots: contents.slots,
      vocabularies: vocabularies,
      bounds: bounds,
      nameVocabularies: names.map { ($0.offset, $0.element.app) },
      wordsReadTogether: TextReader(language: language, words: WordTable.Builder())
        .wordsReadTogether
    )
    var numbers: [PhraseIndex.Builder.VocabularyName: Int] = [:]
    numbers.reserveCapacity(contents.vocabularies.count)
    for (number, vocabulary) in contents.vocabularies.enumerated() {
      numbers[.init(app: vocabulary.app, name: vocabulary.name)] = number
    }
    return PhraseMatcher(
      declarations: contents.declarations,
      index: index,
      language: language,
      vocabularyNumbers: numbers,
      model: model,
      file: file
    )
  }

  private mutating func vocabulary(
    _ wordCount: UInt32,
    commonWeight: Double
  ) throws -> Vocabulary {
    guard next + 3 < contents.rows.count else { throw FrozenCatalogError.damaged }
    // As many keys as there are values to them.
    let keyCount = contents.rows[next + 3].count / MemoryLayout<UInt32>.stride
    let limits = LabelTrie.Limits(words: wordCount, slots: 0, entries: UInt32(clamping: keyCount))
    let trie = try trie(limits)
    let keyValue: FrozenRow<UInt32> = try row()
    let keyForm: FrozenRow<UInt32> = try row()
    let keyWeight: FrozenRow<Double> = try row()
    let least: FrozenRow<UInt32> = try row()
    let values = FrozenValues(
      bytes: try row(),
      starts: try row(),
      firsts: try row(),
      weights: try row(),
      commonWeight: commonWeight
    )
    guard trie.entries.count == keyValue.count, [0, keyValue.count].contains(keyForm.count),
      [0, keyValue.count].contains(keyWeight.count), keyValue.count == 0 || !values.isEmpty
    else { throw FrozenCatalogError.damaged }
    return Vocabulary(
      Vocabulary.Frozen(
        values: values,
        trie: trie,
        keyValue: keyValue,
        keyForm: keyForm,
        keyWeight: keyWeight,
        least: LeastEntries(least, of: trie)
      )
    )
  }

  /// The phrases in the order in which they are declared.
  private func phrases() throws -> [PhraseIndex.IndexedPhrase] {
    var phrases: [PhraseIndex.IndexedPhrase] = []
    var grammar = PhraseGrammar()
    phrases.reserveCapacity(contents.phrases.count)
    func add(_ phrase: PhraseCatalog.Phrase, _ intent: String?, _ app: Int, _ shortcut: Int) throws
    {
      guard phrases.count < contents.phrases.count else { throw FrozenCatalogError.damaged }
      let record = contents.phrases[phrases.count]
      let branches = phrase.isGrammar ? try grammar.template(of: phrase.text) : nil
      let template = try branches?.rows[0] ?? PhraseTemplate(parsing: phrase.text)
      let slots = record.rows.first?.count { PhraseIndex.slot(ofLabel: $0) != nil }
      guard template.elements.count(where: \.isPlaceholder) == slots,
        branches != nil || record.rows.count == 1
      else { throw FrozenCatalogError.damaged }
      phrases.append(
        PhraseIndex.IndexedPhrase(
          app: app,
          appName: contents.declarations.apps[app].name,
          intent: intent,
          shortcut: shortcut,
          text: phrase.standsFor ?? phrase.text,
          weight: phrase.weight,
          template: template,
          branches: branches,
          rows: record.rows,
          isListed: phrase.isListed,
          hasContentWord: record.hasContentWord
        )
      )
    }
    for (number, app) in contents.declarations.apps.enumerated() {
      if !app.pieces.isEmpty { grammar = PhraseGrammar(pieces: app.pieces) }
      for (shortcut, declaration) in app.shortcuts.enumerated() {
        for phrase in declaration.phrases {
          try add(phrase, declaration.intent, number, shortcut)
        }
      }
      for text in app.negativePhrases { try add(PhraseCatalog.Phrase(text), nil, number, -1) }
    }
    guard phrases.count == contents.phrases.count else { throw FrozenCatalogError.damaged }
    return phrases
  }

  private mutating func trie(_ limits: LabelTrie.Limits) throws -> LabelTrie.Frozen {
    let trie = LabelTrie.Frozen(
      nodes: try row(),
      entries: try row(),
      wide: try row(),
      limits: limits
    )
    guard trie.nodes.count > 1, trie.wide.count & max(0, trie.wide.count - 1) == 0 else {
      throw FrozenCatalogError.damaged
    }
    return trie
  }

  /// What checks a row when it is used; nil for those that were checked when the file was opened.
  private mutating func checks<Element>(of: Element.Type, at range: Range<Int>) -> BlockChecks? {
    guard range.lowerBound < contents.sums.lowerBound else { return nil }
    let stride = MemoryLayout<Element>.stride
    defer { nextSum += BlockChecks.blockCount(of: range.count, stride: stride) }
    return BlockChecks(file, range, stride: stride, sums: sums, first: nextSum)
  }

  private mutating func row<Element>() throws -> FrozenRow<Element> {
    guard next < contents.rows.count else { throw FrozenCatalogError.damaged }
    let range = contents.rows[next]
    next += 1
    let row = FrozenRow<Element>(file, at: range, checks: checks(of: Element.self, at: range))
    guard row.byteCount == range.count else { throw FrozenCatalogError.damaged }
    guard extent == .whole else { return row }
    guard row.isGood else { throw FrozenCatalogError.damaged }
    return FrozenRow(file, at: range)
  }
}

extension PhraseTemplate.Element {
  fileprivate var isPlaceholder: Bool {
    if case .literal = self { return false }
    return true
  }
}

extension WordTable {
  /// Whether the slots are as many as the hash counts on, and each has a head.
  fileprivate var isShapedRight: Bool {
    guard let rows = frozenRows else { return false }
    let slots = rows.slots.count
    return slots > 0 && slots & (slots - 1) == 0 && rows.heads.count == slots
  }
}
