import SpokenLanguage

/// The factored sentences in spoken words, each word a number.
struct WordModel {
  /// A piece of a phrase.
  enum Part {
    case words([Int])
    case slot(Int, parameter: String?)
  }

  /// A value's words with its chance.
  struct Value {
    var words: [Int]
    var weight: Double
    var id: String?
  }

  /// A phrase with its chance.
  struct Phrase {
    var intent: String
    var parts: [Part]
    var weight: Double

    fileprivate func with(_ parts: [Part], weight: Double) -> Phrase {
      Phrase(intent: intent, parts: parts, weight: weight)
    }
  }

  private(set) var words: [String] = []
  private(set) var phrases: [Phrase] = []
  private(set) var classes: [(name: String, values: [Value])] = []
  /// What is said in other talk: words, and runs of them.
  private(set) var background: [[Int]] = []
  private var numbers: [String: Int] = [:]

  init(_ model: SentenceModel, spoken: SpokenWords, report: inout GrammarReport) {
    for group in model.classes {
      var values: [Value] = []
      for value in group.values {
        guard let words = spoken.words(in: value.text) else {
          report.leaveOut(value.text, .number)
          continue
        }
        guard !words.isEmpty else {
          report.leaveOut(value.text, .noWords)
          continue
        }
        values.append(
          Value(words: words.map { number(of: $0) }, weight: value.weight, id: value.id)
        )
      }
      let total = values.reduce(0) { $0 + $1.weight }
      for index in values.indices where total > 0 { values[index].weight /= total }
      classes.append((group.name, values))
    }
    for phrase in model.phrases { add(phrase, spoken, &report) }
    report.wordCount = words.count
  }

  private mutating func add(
    _ phrase: SentenceModel.Phrase,
    _ spoken: SpokenWords,
    _ report: inout GrammarReport
  ) {
    var parts: [Part] = []
    for part in phrase.parts {
      switch part {
      case .slot(let slot, let parameter):
        guard !classes[slot].values.isEmpty else { return }
        parts.append(.slot(slot, parameter: parameter))
      case .text(let text):
        guard let words = spoken.words(in: text) else {
          report.leaveOut(text, .number)
          return
        }
        if !words.isEmpty { parts.append(.words(words.map { number(of: $0) })) }
      }
    }
    guard !parts.isEmpty else { return }
    phrases.append(Phrase(intent: phrase.intent, parts: parts, weight: phrase.weight))
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    words.append(word)
    numbers[word] = words.count - 1
    return words.count - 1
  }

  /// Adds what is said before and after commands, to commands only.
  mutating func add(_ courtesies: Courtesies) {
    let said = phrases.filter { !$0.intent.isEmpty }
    let before = words(of: courtesies.before)
    let after = words(of: courtesies.after)
    if !before.isEmpty {
      let values = before.map {
        Value(words: $0, weight: 1 / Double(before.count), id: nil)
      }
      classes.append((name: "courtesy", values: values))
      let slot = Part.slot(classes.count - 1, parameter: nil)
      phrases += said.map { phrase in
        phrase.with([slot] + phrase.parts, weight: phrase.weight * Courtesies.shareBefore)
      }
    }
    for words in after {
      let share = Courtesies.shareAfter / Double(after.count)
      phrases += said.map { phrase in
        phrase.with(phrase.parts + [.words(words)], weight: phrase.weight * share)
      }
    }
    let total = phrases.reduce(0) { $0 + $1.weight }
    for place in phrases.indices where total > 0 { phrases[place].weight /= total }
  }

  private mutating func words(of texts: [String]) -> [[Int]] {
    texts.map { $0.split(separator: " ").map { number(of: String($0)) } }.filter { !$0.isEmpty }
  }

  /// Adds what is said in other talk, each run once.
  mutating func addBackground(_ runs: [[String]]) {
    let known = Set(background)
    var new = Set<[Int]>()
    for run in runs where !run.isEmpty {
      let words = run.map { number(of: $0) }
      if !known.contains(words), new.insert(words).inserted { background.append(words) }
    }
  }

  /// The text of words.
  func text(_ numbers: [Int]) -> String {
    numbers.map { words[$0] }.joined(separator: " ")
  }

  /// Takes out the values and phrases with words that must not be there.
  mutating func removeWords(_ unwanted: Set<Int>, report: inout GrammarReport) {
    guard !unwanted.isEmpty else { return }
    for index in classes.indices {
      for value in classes[index].values where !unwanted.isDisjoint(with: value.words) {
        report.leaveOut(text(value.words), .pronunciation)
      }
      classes[index].values.removeAll { !unwanted.isDisjoint(with: $0.words) }
    }
    phrases.removeAll { phrase in
      phrase.parts.contains { part in
        switch part {
        case .words(let words): !unwanted.isDisjoint(with: words)
        case .slot(let slot, _): classes[slot].values.isEmpty
        }
      }
    }
  }
}
