import SpokenLanguage

/// What became of a vocabulary since it was frozen: values that came, and values that went.
///
/// A change makes new changes out of the old ones and copies what they hold, never what is frozen;
/// so they must stay few (``most``), and are frozen into a new vocabulary when they are more.
struct VocabularyChanges: Sendable {
  /// With more changes a vocabulary is frozen anew.
  static let most = 256

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
  private var touched: [[UInt32]] = []
  private var nextPosition: UInt32

  /// A value that came.
  struct Added: Sendable {
    let value: PhraseCatalog.Value
    /// Its place among the frozen values, or after them.
    let position: UInt32
    /// The words of its forms; empty where a form cannot be said.
    let words: [[UInt32]]
  }

  /// A key of a value that came.
  struct Key: Sendable {
    let value: Int
    let form: Int
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
    var values: [PhraseCatalog.Value] = []
    var next = 0
    for (position, value) in frozen.values.enumerated() {
      while next < added.count, added[next].position <= position {
        values.append(added[next].value)
        next += 1
      }
      if !removedValues.contains(UInt32(position)) { values.append(value) }
    }
    return values + added[next...].map(\.value)
  }
}

// MARK: - Changing

extension VocabularyChanges {
  /// Takes the values of an identifier out; the place where the first of them stood.
  mutating func remove(
    _ id: String,
    from frozen: Vocabulary.Frozen,
    _ words: (String) -> [UInt32]
  ) -> UInt32? {
    var place: UInt32?
    for position in frozen.identifiers.positions(of: id, in: frozen.values)
    where removedValues.insert(position).inserted {
      place = min(place ?? position, position)
      for form in frozen.values[Int(position)].forms {
        let key = words(form)
        if !key.isEmpty { touched.append(key) }
      }
    }
    for value in added where value.value.id == id { place = min(place ?? .max, value.position) }
    added.removeAll { $0.value.id == id }
    return place
  }

  /// Puts a value in the place of the one with its identifier, or at the end.
  mutating func insert(
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
    let index = added.firstIndex { $0.position > position } ?? added.count
    let forms = value.forms.map(words)
    added.insert(Added(value: value, position: position, words: forms), at: index)
  }

  /// Brings everything that follows from the values in line with them.
  mutating func settle(_ frozen: Vocabulary.Frozen) {
    findRemovedKeys(frozen)
    let frozenCount = UInt32(frozen.keyValue.count)
    keys = rankedKeys(frozen)
    let ranked = keys
    let trie = LabelTrie.Changes(
      to: frozen.trie,
      added: ranked.enumerated().map { number, key in
        (added[key.value].words[key.form], frozenCount + UInt32(number))
      },
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
    for key in ranked {
      for word in added[key.value].words[key.form] { occurrences[word, default: 0] += 1 }
    }
  }

  private mutating func findRemovedKeys(_ frozen: Vocabulary.Frozen) {
    let trie = LabelTrie(frozen.trie)
    removedKeys = []
    occurrences = [:]
    for key in touched {
      var node: UInt32? = LabelTrie.root
      for word in key { node = node.flatMap { trie.frozenChild(of: $0, on: word) } }
      guard let node else { continue }
      for entry in trie.frozenEntries(at: node)
      where removedValues.contains(frozen.keyValue[Int(entry)])
        && removedKeys.insert(entry).inserted
      {
        for word in key { occurrences[word, default: 0] -= 1 }
      }
    }
    removedInOrder = removedKeys.sorted()
  }

  private func rankedKeys(_ frozen: Vocabulary.Frozen) -> [Key] {
    var found: [(key: Key, weight: Double)] = []
    for (number, value) in added.enumerated() {
      var seen: Set<[UInt32]> = []
      let place = Self.place(of: value, frozen)
      for (form, words) in value.words.enumerated()
      where !words.isEmpty && seen.insert(words).inserted {
        let key = Key(value: number, form: form, place: place, rank: 0)
        found.append((key, value.value.weight))
      }
    }
    // The sort is stable, so equal weights stay in the catalogue's order.
    found.sort { $0.weight > $1.weight }
    return found.enumerated().map { number, found in
      Key(
        value: found.key.value,
        form: found.key.form,
        place: found.key.place,
        rank: UInt64(found.key.place) << 32 + UInt64(number) + 1
      )
    }
  }

  /// How many frozen keys stand before a value's keys.
  private static func place(of value: Added, _ frozen: Vocabulary.Frozen) -> UInt32 {
    var low = 0
    var high = frozen.keyValue.count
    while low < high {
      let middle = (low + high) / 2
      let position = frozen.keyValue[middle]
      let weight = frozen.values[Int(position)].weight
      let precedes =
        weight == value.value.weight ? position < value.position : weight > value.value.weight
      if precedes { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}
