import Foundation
import SpokenLanguage

/// What the search has to know about each word: whether it is a function word, and how much it tells.
///
/// A word's *weight* says how much evidence it is: near 1 for a long word that stands in one title
/// only, near 0.5 for one that stands everywhere, 0.15 for a function word, almost nothing for a
/// filler. The price of leaving a word out, of putting it in or of misspelling it is a share of it.
///
/// Invariants: the arrays have an element for every word of the table; `counts` says in how many
/// keys and phrases a word stands *now*, so words of values that were replaced count nothing.
struct WordTraits: Sendable {
  private(set) var kinds: Kinds
  private(set) var weights: Layered<Float>
  /// The words that are lightly left out, ordered.
  private(set) var functionWords: [UInt32]
  private var counts: FrozenRow<UInt32>
  /// How the counts changed since the weights were computed.
  private var changes: [UInt32: Int] = [:]
  private var total: Int

  enum Kind: UInt8, Sendable {
    case content, function, filler
  }

  /// The kind of each word, as a number.
  struct Kinds: Sendable {
    fileprivate(set) var numbers: Layered<UInt8>

    var count: Int { numbers.count }

    subscript(word: Int) -> Kind { Kind(rawValue: numbers[word]) ?? .content }
  }

  /// For walks that keep the traits alive.
  var view: View { View(kinds: kinds.numbers.view, weights: weights.view) }

  /// The kinds and weights of words for walks that must not count references; only good as long as the traits
  /// are there.
  struct View: BitwiseCopyable, Sendable {
    fileprivate let kinds: Layered<UInt8>.View
    fileprivate let weights: Layered<Float>.View

    @inline(__always)
    func kind(of word: UInt32) -> Kind { Kind(rawValue: kinds[Int(word)]) ?? .content }

    @inline(__always)
    func weight(of word: UInt32) -> Float { weights[Int(word)] }

    /// What leaving out an expected word costs.
    func priceOfDropping(_ word: UInt32) -> Float {
      switch kind(of: word) {
      case .filler: EditCosts.filler
      case .function: EditCosts.functionWord
      case .content: weight(of: word)
      }
    }
  }

  /// The weight of a word that stands nowhere.
  static let unknownWeight: Float = 1
  static let functionWeight: Float = 0.15
  static let fillerWeight: Float = 0.02

  init(
    words: WordTable,
    vocabularies: [Vocabulary],
    phrases: [[UInt32]],
    language: any Language
  ) {
    kinds = Kinds(numbers: Layered())
    weights = Layered()
    functionWords = []
    counts = FrozenRow([])
    total = 0
    addWords(of: words, language: language)
    var counts = Array(repeating: UInt32(0), count: words.count)
    for vocabulary in vocabularies { count(vocabulary, sign: 1, &counts) }
    for label in phrases.joined() where label & PhraseIndex.slotBit == 0 {
      counts[Int(label)] += 1
    }
    self.counts = FrozenRow(counts)
    total += phrases.count
    weigh(words)
  }

  /// Traits whose rows stand in a file.
  init(_ rows: Rows, wordCount: Int) {
    kinds = Kinds(numbers: Layered(rows.kinds))
    weights = Layered(rows.weights)
    functionWords = (0..<rows.functionWords.count).map { rows.functionWords[$0] }
      .filter { $0 < wordCount }
    counts = rows.counts
    total = rows.total
  }

  /// The traits in rows that may stand in a file.
  struct Rows: Sendable {
    let kinds: FrozenRow<UInt8>
    let weights: FrozenRow<Float>
    let functionWords: FrozenRow<UInt32>
    let counts: FrozenRow<UInt32>
    let total: Int
  }

  /// The rows of traits of which nothing is newer; nil where something is.
  var frozenRows: Rows? {
    guard changes.isEmpty, counts.count == count else { return nil }
    return Rows(
      kinds: FrozenRow(kinds.numbers.joined),
      weights: FrozenRow(weights.joined),
      functionWords: FrozenRow(functionWords),
      counts: counts,
      total: total
    )
  }

  /// How many words have traits.
  var count: Int { kinds.count }

  /// How many bytes it takes.
  var byteCount: Int { kinds.count + weights.count * 4 + (counts.count + functionWords.count) * 4 }

  /// How many words stand in any sentence.
  var usedCount: Int { (0..<UInt32(count)).count(where: isUsed) }

  /// Whether a word stands in any sentence.
  func isUsed(_ word: UInt32) -> Bool {
    let count = Int(counts[Int(word)])
    return changes.isEmpty ? count > 0 : count + (changes[word] ?? 0) > 0
  }

  /// What leaving out an expected word costs.
  func priceOfDropping(_ word: UInt32) -> Float {
    defer { withExtendedLifetime(self) {} }
    return view.priceOfDropping(word)
  }

  /// The traits after one vocabulary took another's place.
  func replacing(
    _ old: Vocabulary,
    by new: Vocabulary,
    words: WordTable,
    language: any Language
  ) -> WordTraits {
    var traits = self
    traits.addWords(of: words, language: language)
    var counts = presentCounts(of: words)
    traits.changes = [:]
    traits.count(old, sign: -1, &counts)
    traits.count(new, sign: 1, &counts)
    traits.counts = FrozenRow(counts)
    traits.weigh(words)
    return traits
  }

  /// The traits with all weights computed anew.
  func weighed(_ words: WordTable) -> WordTraits {
    var traits = self
    traits.counts = FrozenRow(presentCounts(of: words))
    traits.changes = [:]
    traits.weigh(words)
    return traits
  }

  /// In how many keys and phrases each word stands now.
  private func presentCounts(of words: WordTable) -> [UInt32] {
    var present = (0..<words.count).map { counts[$0] }
    for (word, change) in changes where Int(word) < present.count {
      present[Int(word)] = UInt32(clamping: Int(present[Int(word)]) + change)
    }
    return present
  }

  /// The traits with the weights that were computed from an earlier state, which is that of `since`.
  func rebased(on weighed: WordTraits, since base: WordTraits) -> WordTraits {
    var traits = weighed
    traits.total = total
    traits.changes = changes
    for (word, change) in base.changes {
      let rest = (changes[word] ?? 0) - change
      traits.changes[word] = rest == 0 ? nil : rest
    }
    let added = weighed.count..<max(weighed.count, count)
    traits.kinds.numbers.append(contentsOf: added.map { kinds[$0].rawValue })
    traits.weights.append(contentsOf: added.map { weights[$0] })
    traits.functionWords = functionWords
    return traits
  }

  /// The traits after some keys came and others went; the weights of known words stay as they are.
  ///
  /// - Parameters:
  ///   - counts: In how many keys more each word stands.
  ///   - keys: How many keys there are more.
  ///   - words: All words.
  ///   - language: Tells which of the new words are function words.
  /// - Returns: The new traits.
  func counting(
    _ counts: [UInt32: Int],
    keys: Int,
    words: WordTable,
    language: any Language
  ) -> WordTraits {
    var traits = self
    traits.total += keys
    traits.changes.merge(counts, uniquingKeysWith: +)
    let first = UInt32(count)
    traits.addWords(of: words, language: language)
    let scale = 1 / log(Float(traits.total) + 2)
    let added = (first..<UInt32(words.count)).map { [traits] word in
      traits.weight(of: word, 1 - log(2) * scale, words)
    }
    traits.weights.append(contentsOf: added)
    return traits
  }

  /// The share of a word's weight that its length leaves: a single syllable or letter tells less.
  static func lengthShare(_ letters: Int) -> Float {
    min(1, 0.25 + 0.2 * Float(letters))
  }

  private mutating func addWords(of words: WordTable, language: any Language) {
    var added: [UInt8] = []
    defer {
      if kinds.count == 0 {
        kinds.numbers = Layered(added)
      } else {
        kinds.numbers.append(contentsOf: added)
      }
    }
    for word in UInt32(kinds.count)..<UInt32(words.count) {
      let kind = Self.kind(of: words.text(of: word), language: language)
      added.append(kind.rawValue)
      if kind != .content { functionWords.append(word) }
    }
  }

  static func kind(of text: String, language: any Language) -> Kind {
    if language.isFiller(text) { return .filler }
    return language.isFunctionWord(text) ? .function : .content
  }

  private mutating func count(_ vocabulary: Vocabulary, sign: Int, _ counts: inout [UInt32]) {
    vocabulary.forEachOccurrence { word, count in
      guard Int(word) < counts.count else { return }
      // In between a count may be below nought.
      counts[Int(word)] &+= UInt32(truncatingIfNeeded: sign * count)
    }
    total += sign * vocabulary.keyCount
  }

  private mutating func weigh(_ words: WordTable) {
    // Words that stand equally often weigh the same: the logarithm is taken once for small counts.
    let scale = 1 / log(Float(total) + 2)
    let rarity = (0..<64).map { 1 - log(Float($0) + 1) * scale }
    kinds.numbers = Layered(kinds.numbers.joined)
    weights = Layered(
      (0..<counts.count).map { word in
        let count = counts[word]
        let rare = count < 64 ? rarity[Int(count)] : 1 - log(Float(count) + 1) * scale
        return weight(of: UInt32(word), rare, words)
      }
    )
  }

  private func weight(of word: UInt32, _ rarity: Float, _ words: WordTable) -> Float {
    switch kinds[Int(word)] {
    case .filler: Self.fillerWeight
    case .function: Self.functionWeight
    case .content:
      (0.5 + 0.5 * max(0, rarity)) * Self.lengthShare(Letters.count(in: words.text(of: word)))
    }
  }
}
