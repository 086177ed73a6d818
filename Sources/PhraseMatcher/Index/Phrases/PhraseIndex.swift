import SpokenLanguage

/// The look-up structure: all sentences of a catalogue as a view over templates and vocabularies.
///
/// Templates share one graph over words and *slots*; a slot is an edge that leads through a whole
/// vocabulary before it arrives. Nothing is multiplied out:
///
/// ```
///  templates (one graph)                      vocabularies (a trie each, shared by all slots)
///
///  ● ─open─ ● ─⟨book⟩─ ● ─in─ ● ─⟨app⟩─ ◉      Book:  ● ─dune─ ◉
///  │                                                 ├─emma─ ◉
///  └─rate─ ● ─⟨book⟩─ ● ─with─ ● ─⟨@number⟩─ ◉        └─the─ ● ─hobbit─ ◉
///                                             names of the app:  ● ─library─ ◉
/// ```
///
/// So 20 templates over 50,000 titles cost about as much as 50,020 titles would, and a sentence is
/// found in as many steps as it has words. The application's names are a vocabulary like any other.
///
/// A label of the templates' graph is a word's number or, with the highest bit set, a slot's number.
/// What may be left out or said in another order in a template is a branch of the graph
/// (``TemplateGraph``). Negative phrases stand in the same graph, as phrases without a shortcut.
///
/// Everything is frozen and shared by value: replacing one vocabulary makes an index that shares
/// the templates, the phrases and all other vocabularies with the old one, which stays as it
/// was for the searches that still use it.
final class PhraseIndex: Sendable {
  let words: WordTable
  let traits: WordTraits
  let spelling: SpellingIndex
  let templates: TemplateGraph
  let phrases: [IndexedPhrase]
  let slots: [Slot]
  let vocabularies: [Vocabulary]
  let bounds: TemplateBounds
  /// The vocabularies of the apps' names, each with its app.
  let nameVocabularies: [(vocabulary: Int, app: Int)]
  /// For each slot its vocabulary; -1 for a built-in type.
  let slotVocabularies: [Int]
  /// For each slot whether an app's name stands there.
  let slotIsName: [Bool]
  /// The words that plain texts cannot be read with; nil where the language does not let plain texts be
  /// read word by word.
  let wordsReadTogether: WordTable?
  private let slotViews: FrozenRow<SlotView>
  private let phraseRows: PhraseRows
  /// Holds the view, so that those who need little of it look at it where it lies.
  let lent: FrozenRow<View>
  /// For walks that keep the index alive.
  var view: View { lent[0] }

  init(
    words: WordTable,
    traits: WordTraits,
    spelling: SpellingIndex,
    templates: TemplateGraph,
    phrases: [IndexedPhrase],
    slots: [Slot],
    vocabularies: [Vocabulary],
    bounds: TemplateBounds,
    nameVocabularies: [(vocabulary: Int, app: Int)],
    wordsReadTogether: WordTable?,
    phraseRows: PhraseRows? = nil
  ) {
    self.words = words
    self.traits = traits
    self.spelling = spelling
    self.templates = templates
    self.phrases = phrases
    self.slots = slots
    self.vocabularies = vocabularies
    self.bounds = bounds
    self.nameVocabularies = nameVocabularies
    self.wordsReadTogether = wordsReadTogether
    slotVocabularies = slots.map { slot in
      guard case .vocabulary(let number) = slot.source else { return -1 }
      return number
    }
    slotIsName = slots.map { $0.role == .applicationName }
    slotViews = FrozenRow(slots.map { SlotView($0, vocabularies) })
    self.phraseRows = phraseRows ?? PhraseRows(phrases)
    let view = View(
      words: words.view,
      templates: templates.level,
      slots: slotViews.view,
      phrases: self.phraseRows.view,
      bounds: bounds.rows.view,
      wordsReadTogether: wordsReadTogether?.view.frozen ?? WordTable.Level(),
      readsPlainTexts: wordsReadTogether != nil
    )
    lent = FrozenRow(CollectionOfOne(view))
  }

  /// What stands in a placeholder's place.
  struct Slot: Sendable, Hashable {
    let app: Int
    let role: AlignedPiece.Role
    let source: Source
  }

  /// Where the values of a slot come from.
  enum Source: Sendable, Hashable {
    case vocabulary(Int)
    case builtIn(BuiltInType)
  }

  /// A phrase of the catalogue.
  struct IndexedPhrase: Sendable, Hashable {
    let app: Int
    let appName: String
    /// Nil for a negative phrase.
    let intent: String?
    let shortcut: Int
    let text: String
    let weight: Double
    /// The template; of one with brackets, the plainest of its rows.
    let template: PhraseTemplate
    /// The template with brackets; nil for one without.
    let branches: BranchingTemplate?
    /// Ways through the graph that are this phrase, as labels: the only one, or as many as it takes that
    /// every label of the phrase stands in one of them; the first is the plainest.
    let rows: [[UInt32]]
    /// Whether it is listed and offered as something to say.
    let isListed: Bool
    /// Whether a word of the template says something of its own ("open", not "the").
    let hasContentWord: Bool

    var isNegative: Bool { intent == nil }

    /// How many templates without brackets it stands for.
    var rowCount: Int { branches?.rows.count ?? 1 }

    /// One of the templates without brackets that it stands for.
    func row(_ number: Int) -> PhraseTemplate { branches?.rows[number] ?? template }

    /// The different labels of a kind in all of its sentences; in order where there is one row.
    func labels(where isMeant: (UInt32) -> Bool) -> [UInt32] {
      guard rows.count > 1 else { return rows.first?.filter(isMeant) ?? [] }
      return Set(rows.joined()).filter(isMeant).sorted()
    }
  }

  /// An index for walks that must not count references; only good as long as the index is there.
  struct View: BitwiseCopyable, Sendable {
    let words: WordTable.View
    let templates: TemplateGraph.Level
    let slots: FrozenRow<SlotView>.View
    let phrases: PhraseRows.View
    let bounds: FrozenRow<TemplateBounds.Bound>.View
    let wordsReadTogether: WordTable.Level
    let readsPlainTexts: Bool
  }

  /// A slot for such walks.
  struct SlotView: BitwiseCopyable, Sendable {
    let isName: Bool
    let isBuiltIn: Bool
    /// Empty for a built-in type.
    let vocabulary: Vocabulary.View

    init(_ slot: Slot, _ vocabularies: [Vocabulary]) {
      isName = slot.role == .applicationName
      if case .vocabulary(let number) = slot.source {
        isBuiltIn = false
        vocabulary = vocabularies[number].view
      } else {
        isBuiltIn = true
        vocabulary = Vocabulary.View()
      }
    }
  }

  static let slotBit: UInt32 = 0x8000_0000

  /// The slot of a label; nil for a word.
  static func slot(ofLabel label: UInt32) -> UInt32? {
    label & slotBit == 0 ? nil : label & ~slotBit
  }

  /// The slot by which a template node is reached; nil where a word leads to it.
  func slot(leadingTo node: UInt32) -> UInt32? {
    node == TemplateGraph.root ? nil : Self.slot(ofLabel: templates.label(of: node))
  }

  /// The children of a template node that are reached through slots; they follow all words.
  func slotChildren(of node: UInt32) -> Range<UInt32> {
    let children = templates.children(of: node)
    var first = children.upperBound
    while first > children.lowerBound, templates.label(of: first - 1) & Self.slotBit != 0 {
      first -= 1
    }
    return first..<children.upperBound
  }

  /// The same index with one vocabulary replaced; everything else is shared.
  ///
  /// - Complexity: Linear in the new vocabulary, plus copying the table of words.
  func replacing(
    vocabulary: Int,
    with values: [PhraseCatalog.Value],
    language: any Language
  ) -> PhraseIndex {
    var reader = TextReader(language: language, words: WordTable.Builder(extending: words))
    let replacement = Vocabulary.Draft(values, &reader).frozen()
    var vocabularies = vocabularies
    let old = vocabularies[vocabulary]
    vocabularies[vocabulary] = replacement
    let words = reader.words.table
    let traits = traits.replacing(old, by: replacement, words: words, language: language)
    return PhraseIndex(
      words: words,
      traits: traits,
      spelling: spelling.extended(to: words, language: language),
      templates: templates,
      phrases: phrases,
      slots: slots,
      vocabularies: vocabularies,
      bounds: TemplateBounds(templates, phrases: phrases, slots: slots, vocabularies: vocabularies),
      nameVocabularies: nameVocabularies,
      wordsReadTogether: wordsReadTogether,
      phraseRows: phraseRows
    )
  }

  /// The same index after some values of one vocabulary came and others went.
  ///
  /// - Complexity: Linear in what changed since the vocabulary was frozen. When that is much, it is frozen
  ///   anew beside all else.
  func changing(
    vocabulary number: Int,
    _ update: VocabularyChanges.Update,
    language: any Language
  ) -> PhraseIndex {
    let old = vocabularies[number]
    var changes = old.changes ?? VocabularyChanges(to: old.frozen)
    let texts = update.inserted.flatMap(\.forms).map { language.tokens(in: $0).map(\.text) }
    let words = words.adding(texts.flatMap { $0 })
    func numbers(_ text: String) -> [UInt32] {
      language.tokens(in: text).map { words.id(of: $0.text.utf8) }
    }
    changes.apply(update, to: old.frozen, numbers)
    changes.settle(old.frozen)
    let new = Vocabulary(old, changes: changes)
    let traits = traits.counting(
      changes.recentOccurrences,
      keys: new.keyCount - old.keyCount,
      words: words,
      language: language
    )
    let spelling = spelling.extended(to: words, language: language)
    old.remains?.clear()
    var remains: VocabularyFreezing.Remains?
    var freezing = old.freezing
    freezing?.note(update, numbers)
    var next = VocabularyFreezing.Made(vocabulary: new, words: words, traits: traits)
    if freezing?.isDue == true {
      next = freezing?.finished((words, traits), numbers) ?? next
      freezing = nil
      remains = VocabularyFreezing.Remains(of: old)
    }
    let last = next.vocabulary.changes ?? changes
    if freezing == nil, last.count >= VocabularyChanges.many { freezing = VocabularyFreezing(next) }
    return with(
      Vocabulary(next.vocabulary, changes: last, freezing: freezing, remains: remains),
      number,
      words: next.words,
      traits: next.traits,
      spelling: spelling
    )
  }

  /// The same index with another version of one vocabulary.
  private func with(
    _ new: Vocabulary,
    _ number: Int,
    words: WordTable,
    traits: WordTraits,
    spelling: SpellingIndex
  ) -> PhraseIndex {
    let isAsHeavy = new.heaviestWeight == vocabularies[number].heaviestWeight
    var vocabularies = vocabularies
    vocabularies[number] = new
    return PhraseIndex(
      words: words,
      traits: traits,
      spelling: spelling,
      templates: templates,
      phrases: phrases,
      slots: slots,
      vocabularies: vocabularies,
      bounds: isAsHeavy
        ? bounds
        : TemplateBounds(templates, phrases: phrases, slots: slots, vocabularies: vocabularies),
      nameVocabularies: nameVocabularies,
      wordsReadTogether: wordsReadTogether,
      phraseRows: phraseRows
    )
  }

  /// Says what is wrong with the structure; nil when nothing is.
  func brokenInvariant() -> String? {
    // The root of what changed stands among the nodes, and no label leads to it.
    func isWord(_ label: UInt32) -> Bool { label < words.count || label == .max }
    if let broken = words.brokenInvariant() { return "words: \(broken)" }
    if let broken = templates.brokenInvariant() { return "templates: \(broken)" }
    for (number, vocabulary) in vocabularies.enumerated() {
      if let broken = vocabulary.trie.brokenInvariant() { return "vocabulary \(number): \(broken)" }
      let nodes = vocabulary.trie.nodeCount
      guard (1..<UInt32(max(1, nodes))).allSatisfy({ isWord(vocabulary.trie.label(of: $0)) }) else {
        return "vocabulary \(number) has a label that is no word"
      }
    }
    for node in 1..<UInt32(max(1, templates.nodeCount)) {
      let label = templates.label(of: node)
      let limit = label & Self.slotBit == 0 ? words.count : slots.count
      guard label & ~Self.slotBit < limit else { return "the templates have a bad label" }
    }
    return traits.count == words.count ? nil : "not every word has its traits"
  }
}
