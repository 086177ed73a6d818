/// Whole phrases and what they stand for, compared word by word after normalisation.
struct PhraseTable<Value: Hashable & Sendable>: Sendable {
  private var values: [String: Value] = [:]
  /// The phrases as they are written, in the order of the table.
  private(set) var listed: [(text: String, value: Value)] = []
  /// The same phrases without diacritics; those that would mean two things are left out.
  private var plainValues: [String: Value] = [:]
  private let longest: Int
  private let fold: @Sendable (String) -> String

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - phrases: For each meaning its phrases, separated by commas.
  ///   - tokenizer: What normalises the phrases as answers will be normalised.
  ///   - fold: What a person in a hurry writes for a word; by default the word itself.
  init(
    _ phrases: KeyValuePairs<Value, String>,
    tokenizer: Tokenizer,
    fold: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.fold = fold
    var ambiguous: Set<String> = []
    var longest = 0
    for (value, list) in phrases {
      for phrase in list.split(separator: ",") {
        let words = tokenizer.words(in: String(phrase))
        listed.append((String(phrase), value))
        longest = max(longest, words.count)
        values[words.joined(separator: " ")] = value
        let plain = words.map(fold).joined(separator: " ")
        if let other = plainValues.updateValue(value, forKey: plain), other != value {
          ambiguous.insert(plain)
        }
      }
    }
    self.longest = longest
    for plain in ambiguous { plainValues[plain] = nil }
  }

  /// What exactly these words stand for.
  subscript(words: some Collection<String>) -> Value? {
    guard words.count <= longest else { return nil }
    let key = words.joined(separator: " ")
    if let value = values[key] { return value }
    return words.allSatisfy { fold($0) == $0 } ? plainValues[key] : nil
  }

  /// The longest phrase at the beginning of some words, and how many words it takes.
  func prefix(of words: ArraySlice<String>) -> (value: Value, count: Int)? {
    for count in stride(from: min(longest, words.count), through: 1, by: -1) {
      if let value = self[words.prefix(count)] { return (value, count) }
    }
    return nil
  }

  /// The values of the phrases that make up all of the words, or nil where something is left over.
  func covering(_ words: [String]) -> [Value]? {
    // Longest phrases first; a place from which no way led to the end is not tried again.
    var deadEnds: Set<Int> = []
    func cover(from start: Int) -> [Value]? {
      if start == words.count { return [] }
      if deadEnds.contains(start) { return nil }
      for count in stride(from: min(longest, words.count - start), through: 1, by: -1) {
        if let value = self[words[start..<(start + count)]], let rest = cover(from: start + count) {
          return [value] + rest
        }
      }
      deadEnds.insert(start)
      return nil
    }
    return words.count <= 40 ? cover(from: 0) : nil
  }
}
