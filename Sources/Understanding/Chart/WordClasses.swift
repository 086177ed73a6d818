import SpokenLanguage

/// For each place of a sentence how many tokens the words of each closed class take that begin there; 0 where none do.
struct WordClasses: Sendable {
  /// What is said to be polite, to hesitate or to show that something is asked for.
  let courtesies: [Int]
  let functionWords: [Int]
  let counters: [Int]
  let references: [Int]
  let demonstratives: [Int]
  let demonstrativesBehind: [Int]
  let distributives: [Int]
  let questionWords: [Int]
  let repetitions: [Int]
  let exclusionsBefore: [Int]
  let exclusionsBehind: [Int]
  let joiners: [Int]
  let attributions: [Int]
  /// What only tells when something was done.
  let pastMarks: [Int]
  /// Words of correcting, as many as follow on each other.
  let corrections: [Int]
  let retractions: [Int]
  /// Words of denying.
  let denials: [Int]
  /// Whether a token belongs to words of denying, as "circumstances" to "under no circumstances".
  let isDenying: [Bool]
  let consequences: [Int]
  /// What says that something is left for later.
  let postponements: [Int]
  let auxiliaries: [Int]
  /// Pronouns for who is neither the speaker nor the assistant.
  let otherPersons: [Int]
  /// Articles, and what stands in their place.
  let determiners: [Int]
  let clauseStarts: [Int]
  let relativeStarts: [Int]
  /// What joins what is told to the verb of telling.
  let complementizers: [Int]
  /// What announces the words that are to be said or written.
  let contentStarts: [Int]
  /// Endings after which another clause begins.
  let clauseEnds: [Int]
  /// Words for where an app keeps things.
  let containers: [Int]
  /// Whether a token is a small word that no name goes across: a verb's, a pronoun or a question word.
  let partsNames: [Bool]

  /// Finds the words of a sentence.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - spacing: What stands between the tokens.
  ///   - inMoments: The tokens that belong to dates and times.
  ///   - phraseWords: The words that the phrases are made of.
  ///   - language: The language that is spoken.
  init(
    of tokens: [Token],
    _ spacing: Spacing,
    inMoments: Set<Int>,
    phraseWords: Set<String>,
    _ language: any Language
  ) {
    let grammar = language.grammar
    let connectives = language.connectives
    func lengths(_ runs: WordRuns) -> [Int] {
      tokens.indices.map { runs.length(in: tokens, at: $0) }
    }
    let said = lengths(connectives.corrections)
    let saidAfterBreak = lengths(connectives.correctionsAfterBreak)
    let references = lengths(connectives.references)
    self.references = references
    // "The other" and "the first" point at a thing as "that" does.
    let pointing = [
      grammar.demonstratives, connectives.earlierReferences, connectives.firstReferences,
    ]
    demonstratives = tokens.indices.map { place in
      pointing.reduce(0) { max($0, $1.length(in: tokens, at: place)) }
    }
    demonstrativesBehind = lengths(grammar.demonstrativesBehind)
    courtesies = Self.courtesies(tokens, spacing, said, saidAfterBreak, language)
    functionWords = tokens.indices.map { place in
      max(
        grammar.functionWords.length(in: tokens, at: place),
        connectives.introductions.length(in: tokens, at: place),
        language.isFunctionWord(tokens[place].text) && spacing.isWord(place) ? 1 : 0
      )
    }
    counters = lengths(grammar.counters)
    let distributives = lengths(grammar.distributives)
    self.distributives = distributives
    repetitions = lengths(grammar.repetitions)
    questionWords = lengths(grammar.questionWords)
    exclusionsBefore = lengths(grammar.exclusionsBefore)
    exclusionsBehind = lengths(grammar.exclusionsBehind)
    // A word that belongs to a date joins nothing ("next Monday"), nor does one within "三冊とも".
    joiners = zip(tokens.indices, lengths(connectives.joiners)).map { place, length in
      let isWithin = (0..<place).contains { $0 + distributives[$0] > place }
      // Where the verb ends the sentence, what stands there instead is a particle ("三冊で").
      let isLast = grammar.verbsComeLast && place > 0 && place + length == tokens.count
      return isWithin || isLast || inMoments.contains(place) ? 0 : length
    }
    attributions = lengths(grammar.attributions)
    pastMarks = lengths(grammar.pastMarks)
    otherPersons = lengths(grammar.otherPersons)
    let hedges = lengths(grammar.courtesies)
    let denials = tokens.indices.map { connectives.negationLength(in: tokens, at: $0) }
    self.denials = denials
    var isDenying = tokens.map { _ in false }
    var goesOnDenying = isDenying
    for (place, length) in denials.enumerated() where length > 0 {
      isDenying[place] = true
      for next in (place + 1)..<(place + length) {
        isDenying[next] = true
        goesOnDenying[next] = true
      }
    }
    self.isDenying = isDenying
    var goesOn = goesOnDenying
    // What ends a hedge may correct all the same ("oh no").
    for (place, length) in hedges.enumerated() where length > 2 {
      for next in (place + 1)..<(place + length - 1) { goesOn[next] = true }
    }
    corrections = tokens.indices.map { place in
      // "No" corrects nothing in "under no circumstances" and in "if it's no trouble".
      guard !goesOn[place] else { return 0 }
      let isFirst = spacing.followsBreak[place] || place == 0
      var length = isFirst ? max(said[place], saidAfterBreak[place]) : said[place]
      // "Actually, make that" and "no, you know what, make that": one correction.
      while length > 0, place + length < tokens.count {
        let hedged = place + length + hedges[place + length]
        guard hedged < tokens.count, said[hedged] > 0 else { break }
        length = hedged + said[hedged] - place
      }
      return length
    }
    // What an intent is asked for with takes nothing back ("予約を取り消して"), but where it says what ("cancel that").
    retractions = tokens.indices.map { place in
      let length = connectives.retractions.length(in: tokens, at: place)
      guard length > 0, !language.partsWords else { return length }
      let word = language.wordLength(in: tokens, at: place)
      let text = tokens[place..<(place + max(1, word))].map(\.text).joined()
      let refersBack = references[place..<min(place + length, tokens.count)].contains { $0 > 0 }
      return phraseWords.contains(text) && !refersBack ? 0 : length
    }
    consequences = lengths(grammar.consequences)
    postponements = lengths(grammar.postponements)
    auxiliaries = lengths(grammar.auxiliaries)
    determiners = lengths(grammar.determiners ?? .none)
    clauseStarts = lengths(grammar.clauseStarts)
    relativeStarts = lengths(grammar.relativeStarts)
    contentStarts = lengths(grammar.contentStarts)
    complementizers = zip(lengths(grammar.complementizers), contentStarts).map(max)
    clauseEnds = zip(tokens.indices, lengths(grammar.clauseEnds)).map { place, length in
      length > 0 && !Aside.isWithinCue(place + length, tokens, grammar) ? length : 0
    }
    containers = lengths(grammar.containers)
    partsNames = zip(auxiliaries, zip(references, questionWords)).map { auxiliary, others in
      auxiliary > 0 || others.0 > 0 || others.1 > 0
    }
  }

  private static func courtesies(
    _ tokens: [Token],
    _ spacing: Spacing,
    _ corrections: [Int],
    _ correctionsAfterBreak: [Int],
    _ language: any Language
  ) -> [Int] {
    let grammar = language.grammar
    let fillers = language.fillerPhrases
    let requests = grammar.acts.filter { $0.act == .request && $0.place == .start }
    return tokens.indices.map { place in
      // Behind a determiner a word belongs to what is named ("the second volume"), but for one that corrects ("no, just").
      let isNamed =
        place > 0 && corrections[place - 1] == 0 && correctionsAfterBreak[place - 1] == 0
        && grammar.determiners?.length(in: tokens, at: place - 1) == 1
      let pause = grammar.pauses.length(in: tokens, at: place)
      let isPause = place + pause < tokens.count && spacing.followsBreak[place + pause]
      let length = max(
        isPause ? pause : 0,
        // Where nothing was said yet, nothing is corrected ("wait, I finished that one").
        place == 0 && corrections[place] < tokens.count ? corrections[place] : 0,
        grammar.courtesies.length(in: tokens, at: place),
        fillers.length(in: tokens, at: place),
        // What shows that something is asked for says nothing of what.
        requests.map { $0.length(in: tokens, at: place) }.max() ?? 0,
        language.connectives.negatedRequests.length(in: tokens, at: place),
        grammar.repetitions.length(in: tokens, at: place),
        language.isFiller(tokens[place].text) && spacing.isWord(place) ? 1 : 0
      )
      return isNamed && length == 1 && !language.isFiller(tokens[place].text) ? 0 : length
    }
  }

  /// Whether a clause may end before a place, as nothing of it follows there.
  func endsClause(at place: Int, _ spacing: Spacing) -> Bool {
    place >= courtesies.count || spacing.followsBreak[place] || courtesies[place] > 0
      || joiners[place] > 0 || attributions[place] > 0
  }
}
