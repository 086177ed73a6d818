import Foundation

/// What can be chosen while a person types: phrases and things, found by any of their words.
///
/// It is built once and then searched at every key, from as many threads as want to.
public struct SuggestionIndex: Sendable {
  /// Something to choose.
  public struct Entry: Sendable, Hashable {
    /// The line that is said when it is chosen.
    public var line: String
    /// What it is found by.
    public var name: String
    /// How likely it is to be meant, beside others.
    public var weight: Double
    /// What it stands for to whoever made the index; nil where the line says it all.
    var thing: Int?

    /// Makes an entry.
    public init(line: String, name: String, weight: Double = 1) {
      self.line = line
      self.name = name
      self.weight = weight
    }
  }

  /// The entries, those first that are most likely meant; a place in the list is a rank.
  private let entries: [Entry]
  /// What each entry is called, as it is compared.
  private let keys: [String]
  /// The entries in the order of what they are called.
  private let byKey: [Int32]
  /// All words, in order, and where the entries with each begin.
  private let words: [String]
  /// What rules a word out at a glance, as near another.
  private let shapes: [WordShape]
  private let starts: [Int]
  private let postings: [Int32]

  /// The most entries that are looked at closely for one line.
  static let most = 400

  /// Builds an index.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of words in all names.
  public init(_ entries: [Entry]) {
    let ranked = entries.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.weight != second.weight { return first.weight > second.weight }
      if first.name.utf8.count != second.name.utf8.count {
        return first.name.utf8.count < second.name.utf8.count
      }
      return left.offset < right.offset
    }.map(\.element)
    var places: [String: [Int32]] = [:]
    let keys = ranked.enumerated().map { place, entry in
      let words = Self.words(of: entry.name)
      for word in words where places[word]?.last != Int32(place) {
        places[word, default: []].append(Int32(place))
      }
      return words.joined(separator: " ")
    }
    let words = places.keys.sorted()
    var starts: [Int] = []
    var postings: [Int32] = []
    for word in words {
      starts.append(postings.count)
      postings += places[word] ?? []
    }
    self.entries = ranked
    self.keys = keys
    self.words = words
    shapes = words.map(WordShape.init)
    self.starts = starts + [postings.count]
    self.postings = postings
    byKey = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { Int32($0) }
  }

  /// How many entries there are.
  public var count: Int { entries.count }

  /// The lines that what is typed may be the beginning of, the best first: what is called so, what begins so,
  /// what has all the words or their beginnings, and else what is nearly written so.
  ///
  /// - Parameters:
  ///   - typed: What is typed.
  ///   - limit: The most lines.
  /// - Returns: The lines.
  public func lines(for typed: String, limit: Int) -> [String] {
    entries(for: typed, limit: limit).map(\.line)
  }

  /// The entries that what is typed may be the beginning of, each line once.
  func entries(for typed: String, limit: Int) -> [Entry] {
    let said = Self.words(of: typed)
    // A syllable of Korean says as much as a few letters do.
    guard let last = said.last, said.reduce(0, { $0 + $1.utf8.count }) >= 2 else { return [] }
    var found = places(ofAll: said)
    var key = said.joined(separator: " ")
    if found.isEmpty, let near = nearWord(to: last) {
      found = places(ofAll: said.dropLast() + [near])
      key = (said.dropLast() + [near]).joined(separator: " ")
    }
    let ranked = found.map { place in (rank(of: keys[place], for: key), place) }
      .sorted { $0 < $1 }
    var lines: Set<String> = []
    var chosen: [Entry] = []
    for (_, place) in ranked where lines.insert(entries[place].line).inserted {
      chosen.append(entries[place])
      if chosen.count == limit { break }
    }
    return chosen
  }

  private func rank(of key: String, for typed: String) -> Int {
    key == typed ? 0 : key.hasPrefix(typed) ? 1 : 2
  }

  // MARK: - Words

  /// Entries that have a word for each of these, which may be its beginning: the likeliest of them, and those
  /// that begin so.
  private func places(ofAll said: [String]) -> Set<Int> {
    let ranges = said.map { self.range(of: $0) }
    guard let (rarest, range) = ranges.enumerated().min(by: { $0.element.count < $1.element.count })
    else { return [] }
    let others = said.enumerated().filter { $0.offset != rarest }.map(\.element)
    var found = Set(beginning(said.joined(separator: " ")))
    // Of very many the likeliest are enough; they are few to compare.
    let close = others.isEmpty ? Self.most : 3 * Self.most
    for place in Self.least(close, of: postings[range])
    where others.allSatisfy({ Self.has($0, in: keys[place]) }) {
      found.insert(place)
    }
    return found
  }

  /// The least of some places, in no order.
  private static func least(_ count: Int, of places: ArraySlice<Int32>) -> [Int] {
    guard places.count > count else { return places.map { Int($0) } }
    // Places are spread evenly enough that the least of them lie below a bound that grows until they are
    // as many as are wanted.
    guard let greatest = places.max() else { return [] }
    var bound = Int(greatest) * count / places.count + 1
    while true {
      let below = places.filter { $0 <= bound }
      if below.count >= count || bound > Int(greatest) { return below.map { Int($0) } }
      bound *= 2
    }
  }

  /// Entries whose names begin so.
  private func beginning(_ text: String) -> [Int] {
    var (low, high) = (0, byKey.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[Int(byKey[middle])] >= text { high = middle } else { low = middle + 1 }
    }
    var found: [Int] = []
    while low < byKey.count, found.count < Self.most, keys[Int(byKey[low])].hasPrefix(text) {
      found.append(Int(byKey[low]))
      low += 1
    }
    return found
  }

  /// Whether a name has a word that begins so.
  private static func has(_ beginning: String, in key: String) -> Bool {
    key.hasPrefix(beginning) || key.contains(" " + beginning)
  }

  /// The postings of all words that begin so.
  private func range(of beginning: String) -> Range<Int> {
    let first = words.firstPlace { $0 >= beginning }
    var end = first
    // Words that begin so stand together; the end is looked for by doubling steps.
    var step = 1
    while end < words.count, words[end].hasPrefix(beginning) {
      let next = min(end + step, words.count)
      if next < words.count, words[next].hasPrefix(beginning) {
        end = next
        step *= 2
      } else if step > 1 {
        step = 1
        end += 1
      } else {
        end += 1
      }
    }
    return starts[first]..<starts[end]
  }

  /// The word that is nearest to one that nothing has; nil where none is near.
  private func nearWord(to word: String) -> String? {
    let said = Array(word.utf8)
    guard said.count >= 4, let letter = word.first else { return nil }
    let most = said.count >= 8 ? 2 : 1
    let shape = WordShape(word)
    var best: (word: String, distance: Int, count: Int)?
    var place = words.firstPlace { $0 >= String(letter) }
    let end = words.firstPlace { $0.first.map { $0 > letter } ?? false }
    while place < end {
      if shape.mayBe(within: most, of: shapes[place]) {
        let known = words[place]
        let distance = EditDistance.between(said, Array(known.utf8), atMost: most)
        let count = starts[place + 1] - starts[place]
        if let distance, best.map({ (distance, -count) < ($0.distance, -$0.count) }) ?? true {
          best = (known, distance, count)
        }
      }
      place += 1
    }
    return best?.word
  }

  /// A text's words without case, accents and width.
  static func words(of text: String) -> [String] {
    // Most names are plain, and Foundation's way is a long one.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    ).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// The length of a word and which letters are in it, by which most words are ruled out as near another.
struct WordShape: Sendable {
  private let count: Int
  private let letters: UInt64

  init(_ word: String) {
    count = word.utf8.count
    letters = word.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether so few changes may make one word of the other.
  func mayBe(within changes: Int, of other: WordShape) -> Bool {
    abs(count - other.count) <= changes
      && (letters ^ other.letters).nonzeroBitCount <= 2 * changes
  }
}

/// How many letters have to be changed, added, left out or swapped.
enum EditDistance {
  /// The distance; nil where it is greater than that.
  static func between<Letter: Equatable>(
    _ left: [Letter],
    _ right: [Letter],
    atMost most: Int
  ) -> Int? {
    guard most >= 0 else { return nil }
    var before: [Int] = []
    var former = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(
          former[column + 1] + 1,
          current[column] + 1,
          former[column] + (letter == other ? 0 : 1)
        )
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      guard let least = current.min(), least <= most else { return nil }
      before = former
      former = current
    }
    return former[right.count] <= most ? former[right.count] : nil
  }
}

extension [String] {
  /// The first place whose word is that great, in a list that is in order.
  fileprivate func firstPlace(_ isGreat: (String) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isGreat(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
