import SpokenLanguage

/// What became of a vocabulary since it was frozen: values that came, and values that went.
///
/// A change makes new changes out of the old ones and copies what they hold, never what is frozen;
/// so they must stay few: when they are ``many``, they are frozen into a new vocabulary
/// (``VocabularyFreezing``).
struct VocabularyChanges: Sendable {
  /// With as many changes a vocabulary is frozen anew, which is done after as many more.
  static let many = 128
  /// With an update of more values a vocabulary is built anew at once.
  static let mostAtOnce = 512

  /// The values that came, in the catalogue's order.
  private(set) var added: [Added] = []
  /// The frozen values that went or have another in their place.
  private(set) var removedValues: Set<UInt32> = []
  private(set) var removedKeys: Set<UInt32> = []
  private var removedInOrder: [UInt32] = []
  /// The keys of the values that came, by rank.
  private(set) var keys: [Key] = []
  private(set) var trie: LabelTrie.Changes?
  private(set) var least: LeastEntries?
  /// In how many keys more or fewer a word stands.
  private(set) var occurrences: [UInt32: Int] = [:]
  /// … since the last update.
  private(set) var recentOccurrences: [UInt32: Int] = [:]
  private var touched: [[UInt32]] = []
  private var nextPosition: UInt32

  /// A value that came.
  struct Added: Sendable {
    let value: PhraseCatalog.Value
    /// Its place among the frozen values, or after them.
    let position: UInt32
    /// The first frozen key that follows its keys.
    let place: UInt32
    /// What can be said for it: forms that hold words, no two of them the same.
    let forms: [(form: Int, words: [UInt32])]
  }

  /// A key of a value that came.
  struct Key: Sendable {
    let value: Int
    let form: Int
    let words: [UInt32]
    /// The first frozen key that follows.
    let place: UInt32
    let rank: UInt64
  }

  init(to frozen: Vocabulary.Frozen) {
    nextPosition = UInt32(frozen.values.count)
  }

  /// How much there is to copy.
  var count: Int { added.count + removedValues.count }

  /// The number of the value that a changed key stands for, and its form.
  func form(ofKey number: Int) -> (value: Int, form: Int) {
    (keys[number].value, keys[number].form)
  }

  static func rank(ofFrozen key: UInt32) -> UInt64 {
    (UInt64(key) + 1) << 32
  }

  /// The number of the first changed key after a rank.
  func firstKey(after rank: UInt64) -> Int {
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle].rank <= rank { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many keys stand before a place, of which some are changed ones.
  func ordinal(after place: UInt32, changed: Int) -> UInt64 {
    var low = 0
    var high = removedInOrder.count
    while low < high {
      let middle = (low + high) / 2
      if removedInOrder[middle] < place { low = middle + 1 } else { high = middle }
    }
    return UInt64(Int(place) - low + changed)
  }

  /// All values as they are now.
  func values(of frozen: Vocabulary.Frozen) -> [PhraseCatalog.Value] {
    merged(with: frozen).values
  }

  /// All values as they are now, and where the frozen and the added ones stand among them.
  func merged(with frozen: Vocabulary.Frozen) -> Merged {
    var merged = Merged()
    merged.values.reserveCapacity(frozen.values.count + added.count)
    merged.frozenPlaces.reserveCapacity(frozen.values.count)
    var next = 0
    func takeAdded(upTo position: Int) {
      while next < added.count, added[next].position <= position {
        merged.addedPlaces.append(UInt32(merged.values.count))
        merged.values.append(added[next].value)
        next += 1
      }
    }
    for (position, value) in frozen.values.enumerated() {
      takeAdded(upTo: position)
      merged.frozenPlaces.append(UInt32(merged.values.count))
      if !removedValues.contains(UInt32(position)) { merged.values.append(value) }
    }
    takeAdded(upTo: .max)
    return merged
  }

  struct Merged {
    var values: [PhraseCatalog.Value] = []
    var frozenPlaces: [UInt32] = []
    var addedPlaces: [UInt32] = []
  }
}

// MARK: - Changing

extension VocabularyChanges {
  /// Values that come and others that go.
  struct Update: Sendable {
    /// They take the place of those with the same identifier, or come at the end.
    let inserted: [PhraseCatalog.Value]
    /// The identifiers of values that go before others come.
    let removed: [String]

    var count: Int { inserted.count + removed.count }
  }

  /// Makes an update; ``settle(_:)`` is to follow.
  mutating func apply(
    _ update: Update,
    to frozen: Vocabulary.Frozen,
    _ words: (String) -> [UInt32]
  ) {
    recentOccurrences = [:]
    for id in update.removed { _ = remove(id, from: frozen, words) }
    for value in update.inserted { insert(value, into: frozen, words) }
  }

  /// Takes the values of an identifier out; the place where the first of them stood.
  private mutating func remove(
    _ id: String,
    from frozen: Vocabulary.Frozen,
    _ words: (String) -> [UInt32]
  ) -> UInt32? {
    var place: UInt32?
    for position in frozen.identifiers.positions(of: id, in: frozen.values)
    where removedValues.insert(position).inserted {
      place = min(place ?? position, position)
      for form in frozen.values[Int(position)].forms {
        removeKeys(words(form), ofValue: position, from: frozen)
      }
    }
    for value in added where value.value.id == id {
      place = min(place ?? .max, value.position)
      for form in value.forms { count(form.words, -1) }
    }
    added.removeAll { $0.value.id == id }
    return place
  }

  private mutating func removeKeys(
    _ key: [UInt32],
    ofValue position: UInt32,
    from frozen: Vocabulary.Frozen
  ) {
    let trie = LabelTrie(frozen.trie)
    var node: UInt32? = LabelTrie.root
    for word in key { node = node.flatMap { trie.frozenChild(of: $0, on: word) } }
    guard let node, !key.isEmpty else { return }
    touched.append(key)
    for entry in trie.frozenEntries(at: node)
    where frozen.keyValue[Int(entry)] == position && removedKeys.insert(entry).inserted {
      removedInOrder.insert(
        entry,
        at: removedInOrder.firstIndex { $0 > entry } ?? removedInOrder.count
      )
      count(key, -1)
    }
  }

  private mutating func count(_ words: [UInt32], _ change: Int) {
    for word in words {
      occurrences[word, default: 0] += change
      recentOccurrences[word, default: 0] += change
    }
  }

  /// Puts a value in the place of the one with its identifier, or at the end.
  private mutating func insert(
    _ value: PhraseCatalog.Value,
    into frozen: Vocabulary.Frozen,
    _ words: (String) -> [UInt32]
  ) {
    var position = nextPosition
    if let place = remove(value.id, from: frozen, words) {
      position = place
    } else {
      nextPosition += 1
    }
    var forms: [(form: Int, words: [UInt32])] = []
    for (form, text) in value.forms.enumerated() {
      let key = words(text)
      guard !key.isEmpty, !forms.contains(where: { $0.words == key }) else { continue }
      forms.append((form, key))
      count(key, 1)
    }
    let index = added.firstIndex { $0.position > position } ?? added.count
    let place = Self.place(of: value, at: position, frozen)
    added.insert(Added(value: value, position: position, place: place, forms: forms), at: index)
  }

  /// Brings everything that follows from the values in line with them.
  mutating func settle(_ frozen: Vocabulary.Frozen) {
    let frozenCount = UInt32(frozen.keyValue.count)
    keys = rankedKeys()
    let ranked = keys
    let trie = LabelTrie.Changes(
      to: frozen.trie,
      added: ranked.enumerated().map { ($1.words, frozenCount + UInt32($0)) },
      touched: touched,
      isRemoved: removedKeys.contains,
      precedes: { first, second in
        func rank(_ key: UInt32) -> UInt64 {
          key < frozenCount ? Self.rank(ofFrozen: key) : ranked[Int(key - frozenCount)].rank
        }
        return rank(first) < rank(second)
      }
    )
    self.trie = trie
    least = LeastEntries(of: trie.frozen)
  }

  private func rankedKeys() -> [Key] {
    var found: [(value: Int, form: Int)] = []
    for (number, value) in added.enumerated() {
      for form in value.forms.indices { found.append((number, form)) }
    }
    // The sort is stable, so equal weights stay in the catalogue's order.
    found.sort { added[$0.value].value.weight > added[$1.value].value.weight }
    return found.enumerated().map { number, found in
      let value = added[found.value]
      return Key(
        value: found.value,
        form: value.forms[found.form].form,
        words: value.forms[found.form].words,
        place: value.place,
        rank: UInt64(value.place) << 32 + UInt64(number) + 1
      )
    }
  }

  /// How many frozen keys stand before a value's keys.
  private static func place(
    of value: PhraseCatalog.Value,
    at place: UInt32,
    _ frozen: Vocabulary.Frozen
  ) -> UInt32 {
    var low = 0
    var high = frozen.keyValue.count
    while low < high {
      let middle = (low + high) / 2
      let position = frozen.keyValue[middle]
      let weight = frozen.weight(ofKey: UInt32(middle))
      let precedes = weight == value.weight ? position < place : weight > value.weight
      if precedes { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}
