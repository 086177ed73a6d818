import SpokenLanguage

/// Finds the sentences that sound most like what was heard, wherever words begin and end.
///
/// Phrases and values are chosen by rare triples of sounds (``NGramIndex``); then each phrase is walked
/// from both ends, all values of a place going on from one line of costs, so that neither the number of
/// sentences nor that of values counts.
///
/// ```
/// heard      @ p u n  a l i s @ n w o n d @ r l a n d  i n  …
/// expected   o p @ n ⟨a l i s i n w o n d @ r l a n d⟩ i n  …
/// ```
struct PhonemeSearch {
  /// The longest sentence that is compared, in sounds; a longer one is no command.
  static let longestSentence = 120
  /// The most phrases of which the values are compared.
  private static let mostFilled = 12
  /// The most phrases without the app's name of which the values are compared.
  private static let mostNameless = 3
  /// How many values of a place are given, those that fit best.
  private static let mostValues = 3
  /// A phrase that differs by a greater share whatever its values are is not looked at.
  private static let mostDifference: Float = 0.5

  private let index: PhraseIndex
  private let reader: PhonemeReader
  private let spoken: SpokenPhrases
  private let values: [ValuePhonemes]
  private let classes: [UInt16]
  private var walk: PhonemeWalk
  private var reversed: PhonemeWalk
  private var known: [Int: [Value]] = [:]
  private var numbers: [Value]

  /// Something that can stand in a place.
  struct Value {
    let content: Derivation.Content
    let sounds: PhonemeSequence
    let reversed: PhonemeSequence
  }

  /// A sentence that was perhaps said.
  struct Sentence {
    let phrase: SpokenPhrases.SpokenPhrase
    /// For each part of the phrase its value; nil for words.
    let values: [Value?]
    let cost: Int32

    /// The phrase and the values, for finding two equal sentences.
    struct Meaning: Hashable {
      let phrase: Int
      let values: [Derivation.Content?]
    }

    var meaning: Meaning { Meaning(phrase: phrase.number, values: values.map { $0?.content }) }
  }

  init(
    _ heard: PhonemeSequence,
    index: PhraseIndex,
    spoken: SpokenPhrases,
    values: [ValuePhonemes],
    reader: PhonemeReader,
    numbers: [Double]
  ) {
    self.index = index
    self.spoken = spoken
    self.values = values
    self.reader = reader
    classes = reader.classes(of: heard)
    walk = PhonemeWalk(heard, costs: reader.costs)
    reversed = PhonemeWalk(heard.reversed, costs: reader.costs)
    self.numbers = spoken.numbers.map { Self.number($0.value, $0.sounds) }
    if !spoken.numbers.isEmpty {
      self.numbers += numbers.filter { !(0...100).contains($0) }.compactMap { number in
        Self.digits(of: number).map { Self.number(number, reader.row(of: [$0])) }
      }
    }
  }

  /// A number as it is written; nil for one of more digits than anybody says.
  static func digits(of number: Double) -> String? {
    if let whole = Int(exactly: number) { return String(whole) }
    return number == number.rounded() || !number.isFinite ? nil : String(number)
  }

  private static func number(_ number: Double, _ sounds: PhonemeSequence) -> Value {
    Value(content: .builtIn(.number(number)), sounds: sounds, reversed: sounds.reversed)
  }

  /// The nearest sentences, of each phrase the best and those with another value.
  mutating func sentences() -> [Sentence] {
    let heard = walk.heard
    guard heard.count > 0, heard.count <= Self.longestSentence else { return [] }
    let phrases = spoken.candidates(in: classes)
      .map { (phrase: $0, bound: bound(of: $0)) }
      .filter { Float($0.bound) <= Self.mostDifference * Float(heard.mass) }
      .sorted { ($0.bound, $0.phrase.number) < ($1.bound, $1.phrase.number) }
    let whole = phrases.filter { $0.phrase.missingName == nil }.prefix(Self.mostFilled)
    let nameless = phrases.filter { $0.phrase.missingName != nil }.prefix(Self.mostNameless)
    return (whole + nameless).flatMap { sentences(of: $0.phrase) }.sorted { $0.cost < $1.cost }
  }

  /// What a phrase costs at the least, whatever its values are.
  private mutating func bound(of phrase: SpokenPhrases.SpokenPhrase) -> Int32 {
    var line = walk.start
    for part in phrase.parts {
      if case .words(_, let row) = part {
        line = walk.line(after: line, expecting: row)
      } else {
        line = walk.line(afterAnythingFrom: line)
      }
    }
    return line.last ?? PhonemeWalk.unreachable
  }

  private mutating func values(of part: SpokenPhrases.Part) -> [Value] {
    switch part {
    case .words: return []
    case .number: return numbers
    case .values(_, let vocabulary, _):
      if let values = known[vocabulary] { return values }
      let rows = values[vocabulary].rows(index.words, reader)
      let found = rows.candidates(in: classes, &walk).map { place in
        let row = rows.rows[place]
        return Value(content: .node(rows.nodes[place]), sounds: row, reversed: row.reversed)
      }
      known[vocabulary] = found
      return found
    }
  }

  private mutating func sentences(of phrase: SpokenPhrases.SpokenPhrase) -> [Sentence] {
    let candidates = phrase.parts.map { values(of: $0) }
    // What remains after each part costs, by where it begins.
    var rests = Array(repeating: PhonemeWalk.Line(), count: phrase.parts.count + 1)
    rests[phrase.parts.count] = reversed.start
    for place in phrase.parts.indices.reversed().dropLast() {
      rests[place] = line(rests[place + 1], phrase.parts[place], candidates[place])
    }
    var line = walk.start
    var ranked: [[(value: Value, cost: Int32)]] = []
    for (place, part) in phrase.parts.enumerated() {
      if case .words(_, let row) = part {
        line = walk.line(after: line, expecting: row)
        ranked.append([])
        continue
      }
      guard !candidates[place].isEmpty else { return [] }
      var next = Array(repeating: PhonemeWalk.unreachable, count: line.count)
      var found: [(value: Value, cost: Int32)] = []
      for value in candidates[place] {
        let end = walk.line(after: line, expecting: value.sounds)
        var cost = PhonemeWalk.unreachable
        for position in end.indices {
          next[position] = min(next[position], end[position])
          cost = min(cost, end[position] + rests[place + 1][end.count - 1 - position])
        }
        found.append((value, cost))
      }
      found.sort { $0.cost < $1.cost }
      ranked.append(Array(found.prefix(Self.mostValues)))
      line = next
    }
    return Self.combinations(phrase, ranked, cost: line.last ?? PhonemeWalk.unreachable)
  }

  private mutating func line(
    _ line: PhonemeWalk.Line,
    _ part: SpokenPhrases.Part,
    _ values: [Value]
  ) -> PhonemeWalk.Line {
    if case .words(_, let row) = part {
      return reversed.line(after: line, expecting: row.reversed)
    }
    var next = Array(repeating: PhonemeWalk.unreachable, count: line.count)
    for value in values {
      let end = reversed.line(after: line, expecting: value.reversed)
      for position in end.indices { next[position] = min(next[position], end[position]) }
    }
    return next
  }

  /// The best value of every place, and the same with another value in one of them.
  private static func combinations(
    _ phrase: SpokenPhrases.SpokenPhrase,
    _ ranked: [[(value: Value, cost: Int32)]],
    cost: Int32
  ) -> [Sentence] {
    let best = ranked.map { $0.first?.value }
    var sentences = [Sentence(phrase: phrase, values: best, cost: cost)]
    for (place, others) in ranked.enumerated() {
      for other in others.dropFirst() {
        var values = best
        values[place] = other.value
        sentences.append(Sentence(phrase: phrase, values: values, cost: other.cost))
      }
    }
    return sentences
  }
}
