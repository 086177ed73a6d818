import SpokenLanguage

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
/// What is added, renamed or removed later stands in `changes` beside the frozen arrays, which all
/// versions share; its keys are numbered after the frozen ones and find their place by their *rank*.
///
/// Invariants: frozen keys are numbered by the weight of their values, heaviest first, and within
/// one weight in the catalogue's order, and so are ranks; no value has two keys at one node; a key whose text
/// holds no word is left out, so a value that cannot be said is in `values` and nowhere else.
///
/// - Complexity: Building costs the reading and sorting of all titles and synonyms; memory is that
///   of the trie and twelve bytes a key.
struct Vocabulary: Sendable {
  let frozen: Frozen
  let trie: LabelTrie
  let changes: VocabularyChanges?

  /// The arrays that all versions share.
  final class Frozen: Sendable {
    let values: [PhraseCatalog.Value]
    let keyValue: [UInt32]
    let keyForm: [UInt32]
    /// For each node the first key at or below it, which is the heaviest.
    let firstKey: [UInt32]
    /// In how many keys a word stands, for each word of the vocabulary.
    let occurrences: [UInt32: UInt32]
    let identifiers = IdentifierTable()

    fileprivate init(_ values: [PhraseCatalog.Value], _ keys: KeyCollector, _ trie: LabelTrie) {
      self.values = values
      keyValue = keys.values
      keyForm = keys.forms
      occurrences = keys.occurrences
      firstKey = Vocabulary.firstKeys(of: trie)
    }
  }

  init(
    _ values: [PhraseCatalog.Value],
    language: any Language,
    words: inout WordTable.Builder
  ) {
    var keys = KeyCollector()
    for value in Self.heaviestFirst(values) {
      for (form, text) in values[value].forms.enumerated() {
        let key = language.tokens(in: text).map { words.intern($0.text) }
        keys.add(key, value: UInt32(value), form: UInt32(form))
      }
    }
    trie = keys.builder.freeze()
    frozen = Frozen(values, keys, trie)
    changes = nil
  }

  /// The same vocabulary with other changes.
  init(_ vocabulary: Vocabulary, changes: VocabularyChanges) {
    frozen = vocabulary.frozen
    trie = vocabulary.trie.changed(changes.trie)
    self.changes = changes
  }

  private var frozenKeyCount: UInt32 { UInt32(frozen.keyValue.count) }

  /// How many things can be said.
  var keyCount: Int {
    frozen.keyValue.count + (changes.map { $0.keys.count - $0.removedKeys.count } ?? 0)
  }

  /// The values as they are now, in the catalogue's order.
  var values: [PhraseCatalog.Value] {
    changes?.values(of: frozen) ?? frozen.values
  }

  /// In how many keys a word stands, for each word of the vocabulary.
  var occurrences: [UInt32: Int] {
    frozen.occurrences.mapValues(Int.init).merging(
      changes?.occurrences ?? [:],
      uniquingKeysWith: +
    )
  }

  /// The value that a key stands for.
  func value(ofKey key: UInt32) -> PhraseCatalog.Value {
    if key >= frozenKeyCount, let changes {
      let number = changes.keys[Int(key - frozenKeyCount)].value
      return changes.added[number].value
    }
    return frozen.values[Int(frozen.keyValue[Int(key)])]
  }

  /// What is said for a key, as it is written.
  func text(ofKey key: UInt32) -> String {
    let value = value(ofKey: key)
    let form =
      key < frozenKeyCount
      ? Int(frozen.keyForm[Int(key)]) : changes?.keys[Int(key - frozenKeyCount)].form ?? 0
    return form == 0 ? value.title : value.synonyms[form - 1]
  }

  /// The weight of a key's value.
  func weight(ofKey key: UInt32) -> Double {
    key < frozenKeyCount
      ? frozen.values[Int(frozen.keyValue[Int(key)])].weight : value(ofKey: key).weight
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

  private static func firstKeys(of trie: LabelTrie) -> [UInt32] {
    var first = Array(repeating: UInt32.max, count: trie.nodeCount)
    // Children have greater numbers than their parents.
    for node in (0..<UInt32(trie.nodeCount)).reversed() {
      var key = trie.entries(at: node).first ?? .max
      for child in trie.frozenChildren(of: node) { key = min(key, first[Int(child)]) }
      first[Int(node)] = key
    }
    return first
  }

  fileprivate struct KeyCollector {
    var builder = LabelTrie.Builder()
    var values: [UInt32] = []
    var forms: [UInt32] = []
    var occurrences: [UInt32: UInt32] = [:]
    private var keysOfValue: Set<[UInt32]> = []

    mutating func add(_ key: [UInt32], value: UInt32, form: UInt32) {
      if form == 0, !keysOfValue.isEmpty { keysOfValue.removeAll(keepingCapacity: true) }
      guard !key.isEmpty, keysOfValue.insert(key).inserted else { return }
      builder.add(key, entry: UInt32(values.count))
      values.append(value)
      forms.append(form)
      for word in key { occurrences[word, default: 0] += 1 }
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
  func heaviestKey(below node: UInt32) -> UInt32? {
    guard let changes, let number = trie.changedNumber(of: node) else {
      let key = frozen.firstKey[Int(node)]
      return key == .max ? nil : key
    }
    return changes.heaviestKeys[Int(number)]
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
