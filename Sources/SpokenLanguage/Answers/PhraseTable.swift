/// Whole phrases and what they stand for, compared word by word after normalisation.
struct PhraseTable<Value: Hashable & Sendable>: Sendable {
  /// Where words lead to, as a tree of the phrases' words.
  private struct Node: Sendable {
    var next: [TokenKey: Int] = [:]
    /// What the phrase that ends here stands for.
    var value: Value?
    /// The same for a phrase that ends here without diacritics, unless it would mean two things.
    var plainValue: Value?
  }

  private var nodes = [Node()]
  /// The phrases as they are written, in the order of the table.
  private(set) var listed: [(text: String, value: Value)] = []
  private let rows: [(row: PhraseRow, value: Value)]
  private let fold: @Sendable (String) -> String

  /// The phrases as they are written, but for those of rows.
  var texts: [String] { listed.map(\.text) }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - phrases: For each meaning its phrases, separated by commas.
  ///   - rows: For each meaning a table of further phrases, see ``PhraseRows``, which are not written out.
  ///   - tokenizer: What normalises the phrases as answers will be normalised.
  ///   - fold: What a person in a hurry writes for a word; by default the word itself.
  init(
    _ phrases: KeyValuePairs<Value, String>,
    rows: KeyValuePairs<Value, String> = [:],
    tokenizer: Tokenizer,
    fold: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.fold = fold
    self.rows = rows.flatMap { value, table in
      PhraseRows.columns(table).map {
        (PhraseRow($0, tokenizer: tokenizer, fold: fold), value)
      }
    }
    var ambiguous: Set<Int> = []
    for (value, list) in phrases {
      for phrase in list.split(separator: ",") {
        let words = tokenizer.words(in: String(phrase))
        listed.append((String(phrase), value))
        let exact = insert(words)
        nodes[exact].value = value
        let plain = insert(words.map(fold))
        if let other = nodes[plain].plainValue, other != value { ambiguous.insert(plain) }
        nodes[plain].plainValue = value
      }
    }
    for node in ambiguous { nodes[node].plainValue = nil }
  }

  /// The node of some words, made where it is not there yet.
  private mutating func insert(_ words: [String]) -> Int {
    var node = 0
    for word in words.lazy.map(TokenKey.init) {
      if let known = nodes[node].next[word] {
        node = known
      } else {
        nodes.append(Node())
        nodes[node].next[word] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    return node
  }

  /// What exactly these words stand for.
  subscript(words: some Collection<String>) -> Value? {
    let words = Array(words)[...]
    return prefixes(of: words).last { $0.count == words.count }?.value
  }

  private func value(of node: Int, after words: some Collection<String>) -> Value? {
    if let value = nodes[node].value { return value }
    guard let plain = nodes[node].plainValue else { return nil }
    return words.allSatisfy { fold($0) == $0 } ? plain : nil
  }

  /// The longest phrase at the beginning of some words, and how many words it takes.
  func prefix(of words: ArraySlice<String>) -> (value: Value, count: Int)? {
    prefixes(of: words).last
  }

  /// The phrases at the beginning of some words, the shortest first, and how many words each takes.
  func prefixes(of words: ArraySlice<String>) -> [(value: Value, count: Int)] {
    var found: [(value: Value, count: Int)] = []
    var node = 0
    for place in words.indices {
      guard let next = nodes[node].next[TokenKey(words[place])] else { break }
      node = next
      if let value = value(of: node, after: words[words.startIndex...place]) {
        found.append((value, place + 1 - words.startIndex))
      }
    }
    guard !rows.isEmpty else { return found }
    for (row, value) in rows {
      for count in row.lengths(in: words) where !found.contains(where: { $0.count == count }) {
        found.append((value, count))
      }
    }
    return found.sorted { $0.count < $1.count }
  }

  /// The values of the phrases that make up all of the words, or nil where something is left over.
  func covering(_ words: [String]) -> [Value]? {
    // Longest phrases first; a place from which no way led to the end is not tried again.
    var deadEnds: Set<Int> = []
    func cover(from start: Int) -> [Value]? {
      if start == words.count { return [] }
      if deadEnds.contains(start) { return nil }
      for (value, count) in prefixes(of: words[start...]).reversed() {
        if let rest = cover(from: start + count) { return [value] + rest }
      }
      deadEnds.insert(start)
      return nil
    }
    return words.count <= 40 ? cover(from: 0) : nil
  }
}
