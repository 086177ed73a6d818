import AppIntents
import SpokenLanguage

/// Reads a sentence that says what to find: "books by tolkien after 1930 sorted by title, first 3".
///
/// Every way of cutting the sentence into phrases has a cost, and the cheapest is taken: words that
/// phrases are made of cost nothing, words of values a little, words that mean nothing most. So a value
/// may hold words that phrases are made of where that leaves less unread.
struct FindSentenceReader: Sendable {
  /// Longer sentences are not about finding things.
  static let mostWords = 64
  /// The most words of a value.
  private static let mostValueWords = 12
  /// The most words of what a property is called.
  private static let mostPropertyWords = 4

  let kind: FindKind
  let phrases: FindPhraseBook
  let values: AnswerReader

  /// What a sentence says.
  func draft(of sentence: FindTokens) -> FindDraft {
    draft(from: cheapest(sentence), of: sentence)
  }

  // MARK: - Cutting

  /// What a stretch of the sentence says.
  enum Clause: Sendable {
    case nothing
    case request, all, noun
    case and, or
    case condition(FindDraft.Condition)
    /// Another value for the condition before.
    case more(String)
    case order(property: Int?, isDescending: Bool?)
    /// An order by something that is no property.
    case unknownOrder(String)
    case limit(Int)
    /// A word that means nothing, by its place.
    case unread(Int)
  }

  private struct Step {
    var cost: Double
    var end: Int
    var clauses: [Clause]
  }

  private func cheapest(_ sentence: FindTokens) -> [Clause] {
    guard sentence.count > 0 else { return [] }
    var best = [(cost: Double, step: Step?)](repeating: (0, nil), count: sentence.count + 1)
    for place in stride(from: sentence.count - 1, through: 0, by: -1) {
      var cheapest: (cost: Double, step: Step?) = (.infinity, nil)
      for step in steps(at: place, in: sentence) {
        let cost = step.cost + best[step.end].cost
        if cost < cheapest.cost { cheapest = (cost, step) }
      }
      best[place] = cheapest
    }
    var clauses: [Clause] = []
    var place = 0
    while place < sentence.count, let step = best[place].step {
      clauses += step.clauses
      place = step.end
    }
    return clauses
  }

  private func steps(at place: Int, in sentence: FindTokens) -> [Step] {
    var steps = [
      Step(cost: 10, end: place + 1, clauses: [.unread(place)])
    ]
    func add(_ names: [[String]], cost: Double = 0, _ clause: Clause) {
      for name in names {
        guard let end = sentence.end(of: name, at: place, isWord: true) else { continue }
        steps.append(Step(cost: cost, end: end, clauses: [clause]))
      }
    }
    add(phrases.requests, .request)
    add(phrases.all, .all)
    add(kind.nouns, .noun)
    add(phrases.fillers, cost: 0.3, .nothing)
    if !sentence.beginsWord(place) {
      for particle in phrases.particles {
        guard let end = sentence.end(of: particle, at: place, isWord: false) else { continue }
        steps.append(Step(cost: 0.3, end: end, clauses: [.nothing]))
      }
    }
    for (names, clause) in [(phrases.and, Clause.and), (phrases.or, .or)] {
      for name in names {
        guard let start = sentence.end(of: name, at: place, isWord: false) else { continue }
        steps.append(Step(cost: 0, end: start, clauses: [clause]))
        let extra = if case .or = clause { 0.2 } else { 1.2 }
        for end in sentence.spans(from: start, most: Self.mostValueWords) {
          let cost = extra + textCost(start..<end, in: sentence)
          steps.append(
            Step(cost: cost, end: end, clauses: [clause, .more(sentence.text(start..<end))])
          )
        }
      }
    }
    for phrase in phrases.phrases { steps += self.steps(for: phrase, at: place, in: sentence) }
    return steps
  }

  private func textCost(_ range: Range<Int>, in sentence: FindTokens) -> Double {
    if sentence.isQuotation(range) { return 0.2 }
    return Double(range.count) + 1.5 * Double(sentence.breaks(in: range))
  }

  // MARK: - Phrases

  private func steps(
    for phrase: FindPhraseBook.Phrase,
    at place: Int,
    in sentence: FindTokens
  ) -> [Step] {
    var steps: [Step] = []
    match(phrase.pieces[...], at: place, FindBinding(), in: sentence) { binding, end in
      steps += self.steps(for: phrase, binding, in: sentence).map { cost, clause in
        Step(
          cost: cost + binding.cost,
          end: end,
          clauses: [clause]
            + (binding.hasNoun || namesKind(clause, binding, in: sentence) ? [.noun] : [])
        )
      }
    }
    return steps + unknownOrders(in: phrase, at: place, in: sentence)
  }

  /// Whether the name of an option says of what kind the things are, as "읽은 책" does.
  private func namesKind(
    _ clause: Clause,
    _ binding: FindBinding,
    in sentence: FindTokens
  ) -> Bool {
    guard case .condition(let condition) = clause, !kind.options[condition.property].isEmpty else {
      return false
    }
    return binding.values.contains { range in
      kind.nouns.contains { noun in
        noun.count < range.count && sentence.keys[range].suffix(noun.count).elementsEqual(noun)
      }
    }
  }

  /// What says by which property to sort, but names none: better told than taken for something else.
  private func unknownOrders(
    in phrase: FindPhraseBook.Phrase,
    at place: Int,
    in sentence: FindTokens
  ) -> [Step] {
    guard case .order = phrase.meaning, phrase.hasProperty else { return [] }
    var steps: [Step] = []
    let pieces = phrase.pieces.map { $0 == .property ? .value : $0 }
    match(pieces[...], at: place, FindBinding(), in: sentence) { binding, end in
      guard let name = binding.values.first, name.count <= Self.mostPropertyWords else { return }
      let cost = 5 + textCost(name, in: sentence)
      steps.append(Step(cost: cost, end: end, clauses: [.unknownOrder(sentence.text(name))]))
    }
    return steps
  }

  private func match(
    _ pieces: ArraySlice<FindPhraseBook.Piece>,
    at place: Int,
    _ binding: FindBinding,
    in sentence: FindTokens,
    found: (FindBinding, Int) -> Void
  ) {
    guard let piece = pieces.first else { return found(binding, place) }
    let rest = pieces.dropFirst()
    switch piece {
    case .words(let words):
      // Only what follows a value may be its ending.
      guard let end = sentence.end(of: words, at: place, isWord: !binding.endsInValue) else {
        return
      }
      var next = binding
      next.endsInValue = false
      match(rest, at: end, next, in: sentence, found: found)
    case .property:
      for property in kind.properties.indices {
        for name in kind.names[property] {
          for start in [place] + skipped(at: place, in: sentence) {
            guard let end = sentence.end(of: name, at: start, isWord: true) else { continue }
            var next = binding
            next.property = property
            next.endsInValue = true
            match(rest, at: end, next, in: sentence, found: found)
          }
        }
      }
    case .noun:
      for noun in kind.nouns {
        guard let end = sentence.end(of: noun, at: place, isWord: false) else { continue }
        var next = binding
        next.hasNoun = true
        next.endsInValue = true
        match(rest, at: end, next, in: sentence, found: found)
      }
    case .value, .number:
      let most = piece == .number ? 3 : Self.mostValueWords
      for start in [place] + skipped(at: place, in: sentence) {
        for end in sentence.spans(from: start, most: most) {
          var next = binding
          next.values.append(start..<end)
          next.endsInValue = true
          match(rest, at: end, next, in: sentence, found: found)
        }
      }
    }
  }

  /// Where a name may begin after an article.
  private func skipped(at place: Int, in sentence: FindTokens) -> [Int] {
    guard place + 1 < sentence.count, !sentence.isQuoted(place) else { return [] }
    return phrases.articles.contains([sentence.keys[place]]) ? [place + 1] : []
  }

  private func steps(
    for phrase: FindPhraseBook.Phrase,
    _ binding: FindBinding,
    in sentence: FindTokens
  ) -> [(cost: Double, clause: Clause)] {
    switch phrase.meaning {
    case .condition(let comparisons):
      return candidates(for: phrase, binding).compactMap { property, cost in
        condition(
          comparisons.map { EntityQueryComparatorKind($0) },
          on: property,
          binding,
          endsPhrase: phrase.endsInPlace,
          in: sentence
        )
        .map { (cost + $0.cost, .condition($0.condition)) }
      }
    case .order(let isDescending):
      if phrase.hasProperty {
        guard let property = binding.property, kind.properties[property].isSortable else {
          return []
        }
        return [(0, .order(property: property, isDescending: isDescending))]
      }
      guard !phrase.roles.isEmpty else {
        return [(0, .order(property: nil, isDescending: isDescending))]
      }
      let meant = kind.properties.indices.first { property in
        kind.properties[property].isSortable && plays(phrase.roles, property)
      }
      return [(0, .order(property: meant, isDescending: isDescending))]
    case .limit:
      guard let range = binding.values.first,
        let number = number(range, endsPhrase: phrase.endsInPlace, in: sentence),
        let limit = Int(exactly: number), limit > 0
      else { return [] }
      // A bare number may be a limit, and is one where nothing else needs it.
      return [(phrase.pieces.count > 1 ? 0.1 : 0.6, .limit(limit))]
    }
  }

  /// The properties that a phrase may mean, each with what it costs to guess so.
  private func candidates(
    for phrase: FindPhraseBook.Phrase,
    _ binding: FindBinding
  ) -> [(property: Int, cost: Double)] {
    if let property = binding.property { return [(property, 0)] }
    guard !phrase.hasProperty else { return [] }
    return kind.properties.indices.compactMap { property in
      if plays(phrase.roles, property) { return (property, 0.1) }
      // What is no free text tells by itself which property it is of.
      return kind.isFreeText(property) ? nil : (property, phrase.roles.isEmpty ? 0.4 : 0.8)
    }
  }

  private func plays(_ roles: [[String]], _ property: Int) -> Bool {
    kind.names[property].contains { name in roles.contains { name.containsRun($0) } }
  }

  private func condition(
    _ comparisons: [EntityQueryComparatorKind],
    on property: Int,
    _ binding: FindBinding,
    endsPhrase: Bool,
    in sentence: FindTokens
  ) -> (condition: FindDraft.Condition, cost: Double)? {
    let known = kind.properties[property].comparisons
    for comparison in comparisons {
      guard let type = known.first(where: { $0.kind == comparison })?.type,
        binding.values.count == comparison.valueCount
      else { continue }
      var cost = 0.0
      for range in binding.values {
        let isLast = endsPhrase && range == binding.values.last
        guard
          let valueCost = self.cost(of: range, as: type, of: property, isLast: isLast, in: sentence)
        else { return nil }
        cost += valueCost
      }
      let texts = binding.values.map { sentence.text($0) }
      return (.init(property: property, comparison: comparison, values: texts), cost)
    }
    return nil
  }

  /// What it costs to take some words as a value of a type; nil where they are none.
  private func cost(
    of range: Range<Int>,
    as type: ParameterType,
    of property: Int,
    isLast: Bool,
    in sentence: FindTokens
  ) -> Double? {
    let text = sentence.text(range)
    switch type {
    case .text: return textCost(range, in: sentence)
    case .integer, .number:
      guard number(range, endsPhrase: isLast, in: sentence) != nil else { return nil }
      return text.contains(where: \.isNumber) ? 0.2 : 0.5
    case .date: return values.dateOrYear(text) != nil ? 0.2 : nil
    case .option where !kind.options[property].isEmpty:
      return kind.options[property].contains(Array(sentence.keys[range])) ? 0.2 : nil
    case .option, .list: return textCost(range, in: sentence)
    case .bool:
      return values.confirmation(text, accept: [], deny: []).isSuccess ? 0.2 : nil
    case .duration, .measurement, .url, .file, .currency, .person:
      return values.value(text, of: type).isSuccess ? 0.2 : nil
    }
  }
}

extension FindSentenceReader {
  /// The number that words stand for; nil where fewer of them stand for the same, so that nothing that
  /// stands around a number is taken for a part of it.
  private func number(
    _ range: Range<Int>,
    endsPhrase: Bool,
    in sentence: FindTokens
  ) -> Double? {
    func read(_ range: Range<Int>) -> Double? {
      range.isEmpty ? nil : values.language.number(in: sentence.text(range))
    }
    let digits = range.map { sentence.text($0..<$0 + 1).contains(where: \.isNumber) }
    if digits.contains(true) {
      guard digits.first == true else { return nil }
    } else {
      // A syllable of a name is no number, though it may be spelled like one.
      guard sentence.beginsWord(range.lowerBound) else { return nil }
      let end = range.upperBound
      guard !endsPhrase || end == sentence.count || sentence.beginsWord(end) else { return nil }
    }
    guard let number = read(range),
      read(range.lowerBound..<range.upperBound - 1) != number,
      read(range.lowerBound + 1..<range.upperBound) != number
    else { return nil }
    return number
  }
}

/// What the places of a phrase stand for.
private struct FindBinding {
  var property: Int?
  var values: [Range<Int>] = []
  var hasNoun = false
  var endsInValue = false

  /// A phrase that was filled costs a little, so that one phrase is better than two.
  var cost: Double { 0.05 }
}

extension FindKind {
  /// Whether a property takes any text at all.
  func isFreeText(_ property: Int) -> Bool {
    guard options[property].isEmpty else { return false }
    return properties[property].comparisons.contains { comparison in
      switch comparison.type {
      case .text, .option, .list: true
      default: false
      }
    }
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

extension FindTokens {
  /// Where words that begin at a place end; nil where others stand there.
  fileprivate func end(of words: [String], at place: Int, isWord: Bool) -> Int? {
    let end = place + words.count
    guard !words.isEmpty, end <= count, keys[place..<end].elementsEqual(words),
      !isWord || beginsWord(place), !(place..<end).contains(where: isQuoted)
    else { return nil }
    return end
  }

  /// The ends of what may be a value that begins at a place.
  fileprivate func spans(from place: Int, most: Int) -> [Int] {
    guard place < count else { return [] }
    return ((place + 1)...min(count, place + most)).filter { !cutsQuotation(place..<$0) }
  }
}

extension Array where Element == String {
  /// Whether other words stand in these, one after the other.
  fileprivate func containsRun(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= count else { return false }
    return (0...(count - words.count)).contains {
      self[$0..<($0 + words.count)].elementsEqual(words)
    }
  }
}
