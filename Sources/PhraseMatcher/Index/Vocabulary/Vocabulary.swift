/// The values that can stand in one kind of place, with everything that can be said for them.
///
/// A *key* is one thing that can be said for a value: its title or a synonym. The trie's entries are
/// keys; one node may hold the keys of many values (equal titles), and one value has many keys.
///
/// ```
/// values   [The Hobbit (There and Back Again), Dune]
/// keyValue [0, 0, 1]       the value a key stands for
/// keyForm  [0, 1, 0]       0 = its title, n = its n-th synonym
/// ```
///
/// What is added, renamed or removed later stands in `changes` beside the frozen rows, which all
/// versions share; its keys are numbered after the frozen ones and find their place by their *rank*.
///
/// Invariants: frozen keys are numbered by the weight of their values, heaviest first, and within
/// one weight in the catalogue's order, and so are ranks; no value has two keys at one node; a key whose text
/// holds no word is left out, so a value that cannot be said is in `values` and nowhere else.
///
/// - Complexity: Building costs the reading and sorting of all titles and synonyms; memory is that
///   of the trie and about nine bytes a key.
final class Vocabulary: Sendable {
  let frozen: Frozen
  let trie: LabelTrie
  /// For walks that keep the vocabulary alive.
  let view: View
  /// What changed since; one reference, so that handing a vocabulary on stays cheap.
  private let box: Box?

  var changes: VocabularyChanges? { box?.changes }
  /// The freezing of the changes, once they are many.
  var freezing: VocabularyFreezing? { box?.freezing }
  /// What it took the place of, after the last update.
  var remains: VocabularyFreezing.Remains? { box?.remains }

  private final class Box: Sendable {
    let changes: VocabularyChanges
    let freezing: VocabularyFreezing?
    let remains: VocabularyFreezing.Remains?

    init(
      _ changes: VocabularyChanges,
      _ freezing: VocabularyFreezing?,
      _ remains: VocabularyFreezing.Remains?
    ) {
      self.changes = changes
      self.freezing = freezing
      self.remains = remains
    }
  }

  /// What all versions share.
  final class Frozen: Sendable {
    let values: FrozenValues
    let trie: LabelTrie.Frozen
    let keyValue: FrozenRow<UInt32>
    /// The forms of the keys; empty where all are titles.
    let keyForm: FrozenRow<UInt32>
    /// The weights of the keys' values; empty where all weigh the same.
    let keyWeight: FrozenRow<Double>
    let commonWeight: Double
    let least: LeastEntries
    let identifiers = IdentifierTable()

    fileprivate init(_ draft: Draft, _ trie: LabelTrie.Frozen) {
      values = FrozenValues(draft.values)
      self.trie = trie
      keyValue = FrozenRow(draft.keyValue)
      keyForm = FrozenRow(draft.keyForm.allSatisfy { $0 == 0 } ? [] : draft.keyForm)
      commonWeight = values.commonWeight
      let isCommon = values.weights.count == 0
      keyWeight = FrozenRow(isCommon ? [] : draft.keyValue.map { draft.values[Int($0)].weight })
      least = LeastEntries(of: trie)
    }

    /// A vocabulary whose rows stand in a file.
    init(
      values: FrozenValues,
      trie: LabelTrie.Frozen,
      keyValue: FrozenRow<UInt32>,
      keyForm: FrozenRow<UInt32>,
      keyWeight: FrozenRow<Double>,
      least: LeastEntries
    ) {
      self.values = values
      self.trie = trie
      self.keyValue = keyValue
      self.keyForm = keyForm
      self.keyWeight = keyWeight
      self.least = least
      commonWeight = values.commonWeight
    }

    func weight(ofKey key: UInt32) -> Double {
      keyWeight.count == 0 ? commonWeight : keyWeight[Int(key)]
    }

    func form(ofKey key: UInt32) -> UInt32 {
      keyForm.count == 0 ? 0 : keyForm[Int(key)]
    }

    /// The texts of all keys, for walks that keep the vocabulary alive.
    fileprivate var texts: KeyTexts {
      KeyTexts(values: values.view, keyValue: keyValue.view, keyForm: keyForm.view)
    }

    /// What is said for a key, as it is written.
    func text(ofKey key: UInt32) -> String {
      values.form(Int(form(ofKey: key)), of: Int(keyValue[Int(key)]))
    }
  }

  fileprivate convenience init(_ draft: Draft) {
    self.init(Frozen(draft, draft.builder.freeze().frozen))
  }

  /// A vocabulary in which nothing has changed.
  init(_ frozen: Frozen) {
    self.frozen = frozen
    trie = LabelTrie(frozen.trie)
    view = View(
      trie: trie.view,
      least: frozen.least.view,
      keyWeight: frozen.keyWeight.view,
      commonWeight: frozen.commonWeight,
      texts: frozen.texts
    )
    box = nil
  }

  /// The same vocabulary with other changes.
  init(
    _ vocabulary: Vocabulary,
    changes: VocabularyChanges,
    freezing: VocabularyFreezing? = nil,
    remains: VocabularyFreezing.Remains? = nil
  ) {
    frozen = vocabulary.frozen
    trie = vocabulary.trie.changed(changes.trie)
    view = View(
      trie: trie.view,
      least: frozen.least.view,
      changedLeast: changes.least?.view ?? LeastEntries.View(),
      keyWeight: frozen.keyWeight.view,
      commonWeight: frozen.commonWeight,
      texts: frozen.texts
    )
    box = Box(changes, freezing, remains)
  }

  /// The same vocabulary with what changed among what is frozen.
  ///
  /// Its keys are in order already, so nothing is read or sorted anew.
  func frozenAnew() -> Vocabulary {
    guard let changes, let keys = keysInOrder else { return self }
    let merged = changes.merged(with: frozen)
    var draft = Draft(merged.values)
    let frozenCount = frozen.keyValue.count
    var numbers: [UInt32?] = Array(repeating: nil, count: frozenCount + changes.keys.count)
    for (number, key) in keys.enumerated() {
      numbers[Int(key)] = UInt32(number)
      if key < frozenKeyCount {
        let place = merged.frozenPlaces[Int(frozen.keyValue[Int(key)])]
        draft.addKey(ofValue: place, form: frozen.form(ofKey: key))
      } else {
        let added = changes.keys[Int(key) - frozenCount]
        draft.addKey(ofValue: merged.addedPlaces[added.value], form: UInt32(added.form))
      }
    }
    frozen.trie.level.forEachKey { labels, entry in
      if let number = numbers[Int(entry)] { draft.builder.add(labels, entry: number) }
    }
    withExtendedLifetime(frozen) {}
    for (place, key) in changes.keys.enumerated() {
      if let number = numbers[frozenCount + place] { draft.builder.add(key.words, entry: number) }
    }
    return Vocabulary(draft)
  }

  private var frozenKeyCount: UInt32 { UInt32(frozen.keyValue.count) }

  /// How many things can be said.
  var keyCount: Int {
    frozen.keyValue.count + (changes.map { $0.keys.count - $0.removedKeys.count } ?? 0)
  }

  /// The values as they are now, in the catalogue's order.
  var values: [PhraseCatalog.Value] {
    changes?.values(of: frozen) ?? Array(frozen.values)
  }

  /// Calls a function with every word and in how many keys it stands; with a word several times.
  func forEachOccurrence(_ body: (UInt32, Int) -> Void) {
    let level = frozen.trie.level
    for node in 1..<max(1, level.nodeCount) {
      let record = level.nodes[node]
      body(record.label, Int(record.high - record.low))
    }
    withExtendedLifetime(frozen) {}
    for (word, count) in changes?.occurrences ?? [:] { body(word, count) }
  }

  /// The value that a key stands for.
  func value(ofKey key: UInt32) -> PhraseCatalog.Value {
    if key >= frozenKeyCount, let changes {
      let number = changes.keys[Int(key - frozenKeyCount)].value
      return changes.added[number].value
    }
    return frozen.values[Int(frozen.keyValue[Int(key)])]
  }

  /// What identifies the value that a key stands for, and what it is called.
  func name(ofKey key: UInt32) -> (id: String, title: String) {
    guard key >= frozenKeyCount, changes != nil else {
      let place = Int(frozen.keyValue[Int(key)])
      return (frozen.values.id(place), frozen.values.title(place))
    }
    let value = value(ofKey: key)
    return (value.id, value.title)
  }

  /// What is said for a key, as it is written.
  func text(ofKey key: UInt32) -> String {
    guard key >= frozenKeyCount, let changes else { return frozen.text(ofKey: key) }
    let (number, form) = changes.form(ofKey: Int(key - frozenKeyCount))
    let value = changes.added[number].value
    return form == 0 ? value.title : value.synonyms[form - 1]
  }

  /// The weight of a key's value.
  func weight(ofKey key: UInt32) -> Double {
    key < frozenKeyCount ? frozen.weight(ofKey: key) : value(ofKey: key).weight
  }

  /// A bound of the weights of all values.
  var heaviestWeight: Double {
    heaviestKey(below: LabelTrie.root).map(weight(ofKey:)) ?? 0
  }

  private static func heaviestFirst(_ values: [PhraseCatalog.Value]) -> [Int] {
    guard let first = values.first, values.contains(where: { $0.weight != first.weight }) else {
      return Array(values.indices)
    }
    return values.indices.sorted {
      (values[$1].weight, $0) < (values[$0].weight, $1)
    }
  }

  /// Values whose texts were read and whose keys are not yet frozen.
  struct Draft {
    fileprivate let values: [PhraseCatalog.Value]
    fileprivate var builder = LabelTrie.Builder()
    fileprivate var keyValue: [UInt32] = []
    fileprivate var keyForm: [UInt32] = []
    private var keysOfValue: Set<[UInt32]> = []

    fileprivate init(_ values: [PhraseCatalog.Value]) {
      self.values = values
    }

    init(_ values: [PhraseCatalog.Value], _ reader: inout TextReader) {
      self.values = values
      var key: [UInt32] = []
      for place in Vocabulary.heaviestFirst(values) {
        reader.read(values[place].title, into: &key)
        keysOfValue.removeAll(keepingCapacity: true)
        add(key, value: place, form: 0)
        let synonyms = values[place].synonyms
        guard !synonyms.isEmpty else { continue }
        keysOfValue.insert(key)
        for (number, synonym) in synonyms.enumerated() {
          reader.read(synonym, into: &key)
          if keysOfValue.insert(key).inserted { add(key, value: place, form: number + 1) }
        }
      }
    }

    /// How many things can be said.
    var keyCount: Int { keyValue.count }

    private mutating func add(_ key: [UInt32], value: Int, form: Int) {
      guard !key.isEmpty else { return }
      builder.add(key, entry: UInt32(keyValue.count))
      addKey(ofValue: UInt32(value), form: UInt32(form))
    }

    fileprivate mutating func addKey(ofValue value: UInt32, form: UInt32) {
      keyValue.append(value)
      keyForm.append(form)
    }

    /// The vocabulary, its words numbered anew where numbers are given.
    func frozen(_ numbers: [UInt32]? = nil) -> Vocabulary {
      guard let numbers else { return Vocabulary(self) }
      var draft = self
      draft.builder.replaceLabels { numbers[Int($0)] }
      return Vocabulary(draft)
    }
  }
}

extension Vocabulary {
  /// A vocabulary for walks that must not count references; only good as long as it is there.
  struct View: BitwiseCopyable, Sendable {
    var trie = LabelTrie.View()
    var least = LeastEntries.View()
    var changedLeast = LeastEntries.View()
    var keyWeight = FrozenRow<Double>.View()
    var commonWeight = 1.0
    var texts = KeyTexts()

    /// Where the keys at and below a node stand among the frozen entries and among the changed ones.
    func keys(below node: UInt32) -> (frozen: Range<Int>, changed: Range<Int>) {
      guard !trie.changed.isEmpty, let number = trie.changedNumber(of: node) else {
        return (trie.frozen.allEntries(of: node), 0..<0)
      }
      let twin = trie.twin(of: number).map(trie.frozen.allEntries(of:)) ?? 0..<0
      return (twin, trie.changed.allEntries(of: number))
    }

    @inline(__always)
    func level(changed: Bool) -> LabelTrie.Level { changed ? trie.changed : trie.frozen }

    /// Where the first key of a range stands, which must not be empty.
    @inline(__always)
    func placeOfLeastKey(in range: Range<Int>, changed: Bool) -> Int {
      changed
        ? changedLeast.place(in: range, of: trie.changed.entries)
        : least.place(in: range, of: trie.frozen.entries)
    }

    /// The weight of a frozen key's value; nil for a changed one.
    @inline(__always)
    func frozenWeight(ofKey key: UInt32) -> Double? {
      if keyWeight.count == 0 { return Int(key) < trie.frozen.entries.count ? commonWeight : nil }
      return Int(key) < keyWeight.count ? keyWeight[Int(key)] : nil
    }
  }
}

extension Vocabulary {
  /// What is said for frozen keys, as it is written.
  struct KeyTexts: BitwiseCopyable, Sendable {
    fileprivate var values = FrozenValues.View()
    fileprivate var keyValue = FrozenRow<UInt32>.View()
    fileprivate var keyForm = FrozenRow<UInt32>.View()

    /// Puts the text of a key behind others; nothing and false for a key that is not frozen.
    func append(_ key: UInt32, to bytes: inout [UInt8]) -> Bool {
      guard Int(key) < keyValue.count else { return false }
      let form = keyForm.count == 0 ? 0 : Int(keyForm[Int(key)])
      values.append(form: form, of: Int(keyValue[Int(key)]), to: &bytes)
      return true
    }
  }
}

// MARK: - Order

extension Vocabulary {
  /// The place of a key among all keys: heaviest first, then in the catalogue's order.
  func rank(ofKey key: UInt32) -> UInt64 {
    if key >= frozenKeyCount, let changes { return changes.keys[Int(key - frozenKeyCount)].rank }
    return VocabularyChanges.rank(ofFrozen: key)
  }

  /// How many keys stand before a key.
  func ordinal(ofKey key: UInt32) -> UInt64 {
    guard let changes else { return UInt64(key) }
    if key < frozenKeyCount {
      return changes.ordinal(after: key, changed: changes.firstKey(after: rank(ofKey: key)))
    }
    let number = Int(key - frozenKeyCount)
    return changes.ordinal(after: changes.keys[number].place, changed: number)
  }

  /// The first of all keys; nil in an empty vocabulary.
  var firstKey: UInt32? { key(fromFrozen: 0, changed: 0) }

  /// The key that follows another in rank.
  func key(after key: UInt32) -> UInt32? {
    guard let changes else { return self.key(fromFrozen: key + 1, changed: 0) }
    if key < frozenKeyCount {
      let rank = rank(ofKey: key)
      return self.key(fromFrozen: key + 1, changed: changes.firstKey(after: rank))
    }
    let number = Int(key - frozenKeyCount)
    return self.key(fromFrozen: changes.keys[number].place, changed: number + 1)
  }

  /// The keys in order; nil where they are simply numbered so.
  var keysInOrder: [UInt32]? {
    guard changes != nil else { return nil }
    var keys: [UInt32] = []
    keys.reserveCapacity(keyCount)
    var next = firstKey
    while let key = next {
      keys.append(key)
      next = self.key(after: key)
    }
    return keys
  }

  /// A key that is as heavy as any at or below a node, and no later; nil where there is none.
  ///
  /// Where values went, it may be one of theirs.
  func heaviestKey(below node: UInt32) -> UInt32? {
    withExtendedLifetime(self) {
      let keys = view.keys(below: node)
      func leastKey(_ range: Range<Int>, changed: Bool) -> UInt32? {
        guard !range.isEmpty else { return nil }
        let place = view.placeOfLeastKey(in: range, changed: changed)
        return view.level(changed: changed).entry(place)
      }
      let frozen = leastKey(keys.frozen, changed: false)
      guard let changed = leastKey(keys.changed, changed: true) else { return frozen }
      return frozen.map { rank(ofKey: $0) < rank(ofKey: changed) ? $0 : changed } ?? changed
    }
  }

  private func key(fromFrozen frozenKey: UInt32, changed number: Int) -> UInt32? {
    var key = frozenKey
    guard let changes else { return key < frozenKeyCount ? key : nil }
    while changes.removedKeys.contains(key) { key += 1 }
    let changed = number < changes.keys.count ? changes.keys[number].rank : .max
    if key < frozenKeyCount, VocabularyChanges.rank(ofFrozen: key) < changed { return key }
    return number < changes.keys.count ? frozenKeyCount + UInt32(number) : nil
  }
}

extension PhraseCatalog.Value {
  /// Everything that can be said for the value.
  var forms: [String] { [title] + synonyms }
}
