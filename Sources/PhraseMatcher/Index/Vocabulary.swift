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
/// Invariants: keys are numbered by the weight of their values, heaviest first, and within one
/// weight in the catalogue's order; no value has two keys at one node; a key whose text holds no
/// word is left out, so a value that cannot be said is in `values` and nowhere else.
///
/// - Complexity: Building costs the reading and sorting of all titles and synonyms; memory is that
///   of the trie and eight bytes a key.
struct Vocabulary: Sendable {
  let values: [PhraseCatalog.Value]
  let trie: LabelTrie
  let keyValue: [UInt32]
  let keyForm: [UInt32]
  /// For each node the first key at or below it, which is the heaviest.
  private let firstKey: [UInt32]
  /// In how many keys a word stands, for each word of the vocabulary.
  let occurrences: [(word: UInt32, count: UInt32)]

  init(
    _ values: [PhraseCatalog.Value],
    language: any Language,
    words: inout WordTable.Builder
  ) {
    var keys = KeyCollector()
    for value in Self.heaviestFirst(values) {
      let forms = CollectionOfOne(values[value].title) + values[value].synonyms
      for (form, text) in forms.enumerated() {
        let key = language.tokens(in: text).map { words.intern($0.text) }
        keys.add(key, value: UInt32(value), form: UInt32(form))
      }
    }
    self.values = values
    trie = keys.builder.freeze()
    keyValue = keys.values
    keyForm = keys.forms
    occurrences = keys.occurrences.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    firstKey = Self.firstKeys(of: trie)
  }

  /// How many things can be said.
  var keyCount: Int { keyValue.count }

  /// What is said for a key, as it is written.
  func text(ofKey key: UInt32) -> String {
    let value = values[Int(keyValue[Int(key)])]
    let form = Int(keyForm[Int(key)])
    return form == 0 ? value.title : value.synonyms[form - 1]
  }

  /// The weight of a key's value.
  func weight(ofKey key: UInt32) -> Double {
    values[Int(keyValue[Int(key)])].weight
  }

  /// The heaviest key at or below a node; nil in an empty vocabulary.
  func heaviestKey(below node: UInt32) -> UInt32? {
    let key = firstKey[Int(node)]
    return key == .max ? nil : key
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
      for child in trie.children(of: node) { key = min(key, first[Int(child)]) }
      first[Int(node)] = key
    }
    return first
  }

  private struct KeyCollector {
    var builder = LabelTrie.Builder()
    var values: [UInt32] = []
    var forms: [UInt32] = []
    var occurrences: [UInt32: UInt32] = [:]
    private var keysOfValue: Set<[UInt32]> = []

    mutating func add(_ key: [UInt32], value: UInt32, form: UInt32) {
      if form == 0 { keysOfValue.removeAll(keepingCapacity: true) }
      guard !key.isEmpty, keysOfValue.insert(key).inserted else { return }
      builder.add(key, entry: UInt32(values.count))
      values.append(value)
      forms.append(form)
      for word in key { occurrences[word, default: 0] += 1 }
    }
  }
}
