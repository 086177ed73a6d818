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

  let kind: FindKind
  let phrases: FindPhraseBook
  /// Whether things may be called by their own names: who asks whether there is one does so.
  let namesThings: Bool
  /// Whether some of the things in a list may be meant.
  let narrowsLists: Bool
  private let reader: FindPhraseReader
  private let language: any Language

  init(
    kind: FindKind,
    phrases: FindPhraseBook,
    values: AnswerReader,
    namesThings: Bool = false,
    narrowsLists: Bool = false
  ) {
    self.kind = kind
    self.namesThings = namesThings
    self.narrowsLists = narrowsLists
    self.phrases = phrases
    language = values.language
    reader = FindPhraseReader(
      kind: kind,
      articles: phrases.articles,
      values: FindValueReader(kind: kind, answers: values)
    )
  }

  /// What a sentence says.
  func draft(of sentence: FindTokens) -> FindDraft {
    draft(from: cheapest(sentence), of: sentence)
  }

  /// One way of reading the words from a place on, up to where others begin.
  private struct Step {
    var cost: Double
    var end: Int
    var clauses: [FindClause]
  }

  private func cheapest(_ sentence: FindTokens) -> [(words: Range<Int>, clause: FindClause)] {
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
    var clauses: [(words: Range<Int>, clause: FindClause)] = []
    var place = 0
    while place < sentence.count, let step = best[place].step {
      clauses += step.clauses.map { (place..<step.end, $0) }
      place = step.end
    }
    return clauses
  }

  private func steps(at place: Int, in sentence: FindTokens) -> [Step] {
    let unread = Step(cost: 10, end: place + 1, clauses: [.unread(place)])
    return [unread] + words(at: place, in: sentence) + joiners(at: place, in: sentence)
      + negations(at: place, in: sentence) + names(at: place, in: sentence)
      + phrases.phrases.flatMap { reader.readings(of: $0, at: place, in: sentence) }
      .map { reading in
        Step(
          cost: reading.cost,
          end: reading.end,
          clauses: [reading.clause] + (reading.hasNoun ? [.noun] : [])
        )
      }
  }

  // MARK: - Words

  /// Words that stand for themselves: what asks, what is asked for, and what only holds a sentence together.
  private func words(at place: Int, in sentence: FindTokens) -> [Step] {
    var steps: [Step] = []
    func add(
      _ names: [[String]],
      _ clauses: FindClause...,
      cost: (Range<Int>) -> Double = { _ in 0 }
    ) {
      for name in names {
        guard let end = sentence.end(of: name, at: place, isWord: true) else { continue }
        steps.append(Step(cost: cost(place..<end), end: end, clauses: clauses))
      }
    }
    // Who asks begins or ends with that; between other words it may as well be a part of a name, and so at the other
    // end ("what is on my reading list").
    func costOfRequest(_ range: Range<Int>) -> Double {
      let (begins, ends) = (range.lowerBound == 0, range.upperBound == sentence.count)
      if phrases.requestsComeLast ? ends : begins { return 0 }
      return begins || ends ? 0.05 : sentence.cost(ofSmallWord: range, elsewhere: 0)
    }
    add(phrases.requests, .request, cost: costOfRequest)
    // Between other words "sorted" says how, and asks for nothing.
    add(phrases.sortings, .request) { range in
      range.lowerBound == 0 || range.upperBound == sentence.count ? costOfRequest(range) : .infinity
    }
    // "What" asks, and is what is asked for.
    add(phrases.askings.filter(phrases.anything.contains), .request, .all, .anything)
    add(phrases.askings, .request, .all, cost: costOfRequest)
    add(phrases.anything, .anything)
    add(phrases.others, .other)
    add(phrases.all, .all)
    add(kind.nouns, .noun)
    add(phrases.fillers, .nothing) { sentence.cost(ofSmallWord: $0, elsewhere: 0.3) }
    let courtesy = language.grammar.courtesies.length(in: sentence.tokens, at: place)
    if courtesy > 0, !(place..<(place + courtesy)).contains(where: sentence.isQuoted) {
      steps.append(
        Step(cost: Self.costBeside, end: place + courtesy, clauses: [.nothing])
      )
    }
    steps += maker(at: place, in: sentence)
    add(phrases.places, .place)
    if narrowsLists {
      let lists = language.connectives.lists
      let length =
        [lists.narrowings, lists.heads].map {
          $0.length(in: sentence.tokens, at: place)
        }.max() ?? 0
      if length > 0 { steps.append(Step(cost: 0, end: place + length, clauses: [.narrowing])) }
    }
    if let end = endOfPlace(at: place, in: sentence) {
      // An app may be called as its things are ("les livres" in Livres), which are meant rather.
      let cost = Self.costBeside * Double(end - place)
      steps.append(Step(cost: cost, end: end, clauses: [.place]))
    }
    if sentence.mayEndWord(place) {
      steps += endsOfParticles(at: place, in: sentence).map {
        Step(cost: 0.3, end: $0, clauses: [.nothing])
      }
    }
    return steps
  }

  /// Words that stand for who made what was spoken of ("by the same author").
  private func maker(at place: Int, in sentence: FindTokens) -> [Step] {
    let length = language.connectives.makers.length(in: sentence.tokens, at: place)
    guard length > 0,
      let property = kind.properties.indices.first(where: {
        kind.isFreeText($0) && kind.plays(phrases.makers, $0)
      })
    else { return [] }
    let words = place..<(place + length)
    let known = kind.properties[property].comparisons.map(\.kind)
    return [EntityQueryComparatorKind.equalTo, .contains].filter(known.contains).prefix(1).map {
      let condition = FindDraft.Condition(
        property: property,
        comparison: $0,
        values: [sentence.text(words)]
      )
      return Step(cost: 0, end: words.upperBound, clauses: [.condition(condition)])
    }
  }

  private func endsOfParticles(at place: Int, in sentence: FindTokens) -> [Int] {
    phrases.particles.compactMap { sentence.end(of: $0, at: place, isWord: false) }
  }

  /// A longer title is not looked for by itself.
  private static let mostNameWords = 8

  /// Two letters are rather a word that is typed without its marks ("mo" for "mở") than a name.
  private static let fewestNameBytes = 3

  /// Names that things have by one of their properties, said by themselves.
  private func names(at place: Int, in sentence: FindTokens) -> [Step] {
    guard let texts = kind.texts, sentence.beginsWord(place), !sentence.isQuoted(place) else {
      return []
    }
    return sentence.spans(from: place, most: Self.mostNameWords).flatMap { end -> [Step] in
      guard
        end == sentence.count || sentence.beginsWord(end)
          || !endsOfParticles(at: end, in: sentence).isEmpty,
        sentence.text(place..<end).utf8.count >= Self.fewestNameBytes,
        !language.isClosedClass(sentence.text(place..<end))
      else { return [] }
      // A word of every day is no piece of a name by itself ("what time is it").
      let isCommon = end - place == 1 && language.isCommonWord(sentence.tokens[place].text)
      return texts.values(of: place..<end, in: sentence).compactMap { value in
        (isCommon || isOtherForm(sentence.text(place..<end), of: value.text)) && !value.isWhole
          ? nil : name(value, place..<end, in: sentence)
      }
    }
  }

  /// Whether words only have the stem of so short a name, or nearly its letters ("lese" of "Les").
  private func isOtherForm(_ words: String, of name: String) -> Bool {
    func letters(_ text: String) -> String { language.withoutDiacritics(text).lowercased() }
    return name.utf8.count <= Self.fewestNameBytes && letters(words) != letters(name)
  }

  private func name(
    _ value: KnownTexts.Value,
    _ words: Range<Int>,
    in sentence: FindTokens
  ) -> Step? {
    let isTitle = kind.texts?.isTitle(value.property) == true
    guard let property = kind.properties.firstIndex(where: { $0.name == value.property }),
      kind.isFreeText(property), !isTitle || namesThings && value.isWhole
    else { return nil }
    let known = kind.properties[property].comparisons.map(\.kind)
    let fitting: [EntityQueryComparatorKind] = value.isWhole ? [.equalTo, .contains] : [.contains]
    guard let comparison = fitting.first(where: known.contains) else { return nil }
    let condition = FindDraft.Condition(
      property: property,
      comparison: comparison,
      values: [value.text]
    )
    // What many things have is meant rather, but for what one is called.
    let cost = isTitle ? 0.3 : (value.isWhole ? 0.4 : 0.7) + 0.1 / Double(value.count)
    return Step(
      cost: cost + FindValueReader.costOfKnownWord * Double(words.count),
      end: words.upperBound,
      clauses: [.named(condition, isTitle: isTitle)]
    )
  }

  /// What is said beside what is looked for costs a little more than a filler.
  private static let costBeside = 0.31

  /// The most small words before the app's name ("in the").
  private static let mostSmallWords = 3

  /// Where the app's name, or a word for where things are kept behind a small one, ends with the small words that make a
  /// place of it ("in the library", "ライブラリに", "trong tủ").
  ///
  /// All that is looked for is in the app. Nil where others stand at a place.
  private func endOfPlace(at place: Int, in sentence: FindTokens) -> Int? {
    let small = language.grammar.functionWords
    var start = place
    var name: Int?
    while name == nil, start < sentence.count, start - place <= Self.mostSmallWords {
      name = kind.appNames.compactMap { sentence.end(of: $0, at: start, isWord: true) }.max()
      if name == nil, start > place {
        let container = language.grammar.containers.length(in: sentence.tokens, at: start)
        if container > 0 { name = start + container }
      }
      let length = small.length(in: sentence.tokens, at: start)
      if name == nil, length == 0 { return nil }
      start += length
    }
    guard var end = name else { return nil }
    while language.grammar.verbsComeLast, end < sentence.count,
      sentence.mayEndWord(end) || !language.partsWords
    {
      let length = small.length(in: sentence.tokens, at: end)
      if length == 0 { break }
      end += length
    }
    return end
  }

  private func joiners(at place: Int, in sentence: FindTokens) -> [Step] {
    var steps: [Step] = []
    for (names, clause) in [(phrases.and, FindClause.and), (phrases.or, .or)] {
      for name in names {
        guard let start = sentence.end(of: name, at: place, isWord: false) else { continue }
        steps.append(Step(cost: 0, end: start, clauses: [clause]))
        let extra = if case .or = clause { 0.2 } else { 1.2 }
        for end in sentence.spans(from: start, most: FindPhraseMatch.mostValueWords) {
          let cost = extra + sentence.cost(ofText: start..<end)
          steps.append(
            Step(cost: cost, end: end, clauses: [clause, .more(start..<end)])
          )
        }
      }
    }
    return steps
  }

  /// Words that say by themselves that something is not what an option calls it ("unread").
  private func negations(at place: Int, in sentence: FindTokens) -> [Step] {
    kind.negations.compactMap { negation in
      guard let end = sentence.end(of: negation.words, at: place, isWord: false) else { return nil }
      let condition = FindDraft.Condition(
        property: negation.property,
        comparison: .notEqualTo,
        values: [negation.option]
      )
      return Step(cost: 0.1, end: end, clauses: [.condition(condition)])
    }
  }
}
