/// How often each run of up to three words is to be expected in one sentence.
///
/// The sentences are not written out: a phrase is a line of words and classes, and what a class adds is
/// the sum over its values. Counts inside values are made once a class, whatever the number of
/// phrases; counts across a border once for each pair of a class and its neighbour. These are expected
/// counts as of Stolcke and Segal, "Precise n-gram probabilities from stochastic context-free
/// grammars" (ACL 1994), for a grammar without recursion.
///
/// Where a border would make too many n-grams it is left to the back-off, the heaviest borders last.
struct NGramCounts {
  /// A run of words with its count.
  struct Entry {
    var key: NGram
    var count: Double
  }

  private(set) var unigrams: [Double]
  /// How often something follows a word.
  private(set) var follows: [Double]
  private(set) var bigrams: [Entry] = []
  private(set) var trigrams: [Entry] = []
  /// How often something follows a pair of words.
  private(set) var pairFollows: [Entry] = []
  /// How many borders were left to the back-off.
  private(set) var skippedBorders = 0

  let start: Int
  let end: Int
  private let model: WordModel
  private let summaries: [ClassSummary]
  private var borders: [Border: Double] = [:]
  private var classMass: [Double]
  private var limit: Int

  /// A place where a class meets its neighbours.
  private enum Border: Hashable {
    /// A class after one word, and the word before that where it is known.
    case enter(Int, after: Int, before: Int?)
    /// A word after a class, and the word before the class where it is known.
    case leave(Int, to: Int, before: Int?)
    /// Two words after a class.
    case pass(Int, Int, Int)
    /// A class after a class, and the word before the first where it is known.
    case meet(Int, Int, before: Int?)
  }

  /// What comes before the next piece of a phrase.
  private enum State {
    case words(Int?, Int)
    case ended(Int, before: Int?)
    case endedThen(Int, Int)
  }

  /// Counts.
  ///
  /// - Parameters:
  ///   - model: The sentences.
  ///   - limit: The most n-grams across borders.
  init(_ model: WordModel, limit: Int) {
    self.model = model
    self.limit = limit
    start = model.words.count
    end = start + 1
    unigrams = Array(repeating: 0, count: end + 1)
    follows = unigrams
    summaries = model.classes.map { ClassSummary($0.values) }
    classMass = Array(repeating: 0, count: summaries.count)
    for phrase in model.phrases { walk(phrase) }
    addClasses()
    addBorders()
    addBackground()
    bigrams = Self.merged(bigrams)
    trigrams = Self.merged(trigrams)
    pairFollows = Self.merged(pairFollows)
  }

  /// Sorts the entries and adds those of the same words.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      if let last = result.last, last.key == entry.key {
        result[result.count - 1].count += entry.count
      } else {
        result.append(entry)
      }
    }
    return result
  }
}

// MARK: - Phrases

extension NGramCounts {
  private mutating func walk(_ phrase: WordModel.Phrase) {
    var state = State.words(nil, start)
    for part in phrase.parts + [.words([end])] {
      switch part {
      case .words(let words):
        for word in words { state = step(from: state, to: word, phrase.weight) }
      case .slot(let slot, _):
        classMass[slot] += phrase.weight
        state = enter(slot, from: state, phrase.weight)
      }
    }
  }

  private mutating func step(from state: State, to word: Int, _ mass: Double) -> State {
    unigrams[word] += mass
    switch state {
    case .words(let first, let second):
      follows[second] += mass
      bigrams.append(Entry(key: NGram(second, word), count: mass))
      if let first { addTrigram(first, second, word, mass) }
      return .words(second, word)
    case .ended(let slot, let before):
      borders[.leave(slot, to: word, before: before), default: 0] += mass
      return .endedThen(slot, word)
    case .endedThen(let slot, let last):
      follows[last] += mass
      bigrams.append(Entry(key: NGram(last, word), count: mass))
      borders[.pass(slot, last, word), default: 0] += mass
      return .words(last, word)
    }
  }

  private mutating func enter(_ slot: Int, from state: State, _ mass: Double) -> State {
    switch state {
    case .words(let before, let after):
      follows[after] += mass
      if let before { pairFollows.append(Entry(key: NGram(before, after), count: mass)) }
      borders[.enter(slot, after: after, before: before), default: 0] += mass
      return .ended(slot, before: after)
    case .ended(let other, let before):
      borders[.meet(other, slot, before: before), default: 0] += mass
      return .ended(slot, before: nil)
    case .endedThen(_, let after):
      follows[after] += mass
      borders[.enter(slot, after: after, before: nil), default: 0] += mass
      return .ended(slot, before: after)
    }
  }

  private mutating func addTrigram(_ first: Int, _ second: Int, _ third: Int, _ count: Double) {
    trigrams.append(Entry(key: NGram(first, second, third), count: count))
    pairFollows.append(Entry(key: NGram(first, second), count: count))
  }
}

// MARK: - Classes and borders

extension NGramCounts {
  /// Adds what happens inside values, and that something follows their ends.
  private mutating func addClasses() {
    for (slot, group) in model.classes.enumerated() where classMass[slot] > 0 {
      for value in group.values {
        let mass = value.weight * classMass[slot]
        let words = value.words
        for (index, word) in words.enumerated() {
          unigrams[word] += mass
          follows[word] += mass
          guard index > 0 else { continue }
          bigrams.append(Entry(key: NGram(words[index - 1], word), count: mass))
          if index > 1 { addTrigram(words[index - 2], words[index - 1], word, mass) }
        }
        guard words.count > 1 else { continue }
        let pair = NGram(words[words.count - 2], words[words.count - 1])
        pairFollows.append(Entry(key: pair, count: mass))
      }
    }
  }

  /// Lets the words of other talk be as likely together as those of commands, wherever nothing is expected, and
  /// the words of a run after each other.
  ///
  /// Anything may follow the last word of a run, so that what stands in one run only is not bound to go on as
  /// that does.
  private mutating func addBackground() {
    let size = model.background.reduce(0) { $0 + $1.count }
    guard size > 0 else { return }
    let share = unigrams.reduce(0, +) / Double(size)
    for run in model.background {
      for (place, word) in run.enumerated() {
        unigrams[word] += share
        follows[word] += share
        guard place > 0 else { continue }
        bigrams.append(Entry(key: NGram(run[place - 1], word), count: share))
        if place > 1 { addTrigram(run[place - 2], run[place - 1], word, share) }
      }
      guard run.count > 1 else { continue }
      pairFollows.append(Entry(key: NGram(run[run.count - 2], run[run.count - 1]), count: share))
    }
  }

  private mutating func addBorders() {
    let ordered = borders.sorted { first, second in
      first.value != second.value
        ? first.value > second.value : Self.order(first.key) < Self.order(second.key)
    }
    for (border, mass) in ordered {
      let size = size(of: border)
      guard size <= limit else {
        skippedBorders += 1
        continue
      }
      limit -= size
      add(border, mass)
    }
  }

  /// Gives borders of one weight a fixed order.
  private static func order(_ border: Border) -> String { "\(border)" }

  private func size(of border: Border) -> Int {
    switch border {
    case .enter(let slot, _, _):
      return 2 * summaries[slot].firsts.count + summaries[slot].firstPairs.count
    case .leave(let slot, _, _):
      return summaries[slot].lasts.count + summaries[slot].lastPairs.count
    case .pass(let slot, _, _): return summaries[slot].lasts.count
    case .meet(let first, let second, _):
      let (size, overflow) = summaries[first].lasts.count.multipliedReportingOverflow(
        by: summaries[second].firsts.count
      )
      return overflow ? .max : size
    }
  }

  private mutating func add(_ border: Border, _ mass: Double) {
    switch border {
    case .enter(let slot, let after, let before): addEntrance(slot, after, before, mass)
    case .leave(let slot, let word, let before): addExit(slot, word, before, mass)
    case .pass(let slot, let first, let second):
      for (last, weight) in summaries[slot].lasts {
        addTrigram(last, first, second, mass * weight)
      }
    case .meet(let first, let second, let before): addMeeting(first, second, before, mass)
    }
  }

  private mutating func addEntrance(_ slot: Int, _ after: Int, _ before: Int?, _ mass: Double) {
    for (first, weight) in summaries[slot].firsts {
      bigrams.append(Entry(key: NGram(after, first), count: mass * weight))
      if let before {
        // That something follows this pair was counted with the phrase.
        trigrams.append(Entry(key: NGram(before, after, first), count: mass * weight))
      }
    }
    for (pair, weight) in summaries[slot].firstPairs {
      addTrigram(after, pair.first, pair.second, mass * weight)
    }
  }

  private mutating func addMeeting(_ first: Int, _ second: Int, _ before: Int?, _ mass: Double) {
    for (last, chance) in summaries[first].lasts {
      for (next, weight) in summaries[second].firsts {
        bigrams.append(Entry(key: NGram(last, next), count: mass * chance * weight))
      }
    }
    guard let before else { return }
    for (single, weight) in summaries[first].singles {
      pairFollows.append(Entry(key: NGram(before, single), count: mass * weight))
    }
  }

  private mutating func addExit(_ slot: Int, _ word: Int, _ before: Int?, _ mass: Double) {
    for (last, weight) in summaries[slot].lasts {
      bigrams.append(Entry(key: NGram(last, word), count: mass * weight))
    }
    for (pair, weight) in summaries[slot].lastPairs {
      // That something follows the end of a value was counted with the class.
      let key = NGram(pair.first, pair.second, word)
      trigrams.append(Entry(key: key, count: mass * weight))
    }
    guard let before else { return }
    for (single, weight) in summaries[slot].singles {
      addTrigram(before, single, word, mass * weight)
    }
  }
}
