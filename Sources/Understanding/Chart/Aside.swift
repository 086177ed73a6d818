import PhraseMatcher
import SpokenLanguage

/// What is said beside a command: why, for whom or in which mood it is given ("im on the phone").
///
/// It begins behind something that was named or counted, or behind a sign, so that words in the middle of
/// a name are none.
enum Aside: Sendable, Hashable {
  /// A clause of its own.
  case clause
  /// Words that say for whom or what something is done; right behind a name they may belong to it.
  case adjunct(touchesName: Bool)

  /// Where names end that may go on with words that are not known, and where all else ends that is.
  struct ValueEnds {
    var names: [Bool]
    var others: [Bool]

    init(
      mentions: [VocabularyName: [NameMention]],
      closed: [VocabularyName: [NameMention]],
      phraseWords: [Bool],
      kindWords: [VocabularyName: [Int]],
      numbers said: [[SentenceChart.Number]],
      courtesies: [Int],
      verb: Range<Int>,
      count: Int
    ) {
      names = Array(repeating: false, count: count + 1)
      others = names
      for mention in mentions.values.joined() where mention.fit != .partial {
        names[mention.tokens.upperBound] = true
      }
      for mention in closed.values.joined() where mention.fit != .partial {
        others[mention.tokens.upperBound] = true
      }
      for place in phraseWords.indices where phraseWords[place] { others[place + 1] = true }
      for lengths in kindWords.values {
        for place in lengths.indices where lengths[place] > 0 {
          others[place + lengths[place]] = true
        }
      }
      for number in said.joined() where !number.isHomophone {
        others[number.withCounter.upperBound] = true
      }
      // Politeness behind a value says nothing of what follows it ("vứt Emma đi cho khuất mắt").
      for place in courtesies.indices
      where courtesies[place] > 0 && (names[place] || others[place]) {
        others[place + courtesies[place]] = true
      }
      // Behind the verb with which a sentence begins stands what is to be done with ("open my mail"), whatever else is
      // called so.
      if !verb.isEmpty {
        names[verb.upperBound] = false
        others[verb.upperBound] = false
      }
    }
  }

  /// For each place what may begin there.
  static func starts(
    in tokens: [Token],
    behind ends: ValueEnds,
    _ spacing: Spacing,
    _ joiners: [Int],
    isVerb: [Bool],
    isThing: [Bool],
    goesOn: [Bool],
    _ grammar: SentenceGrammar
  ) -> [Aside?] {
    // "…고 싶은데" asks at the end, and gives the background of what follows.
    let isBehindRequest = zip(
      requestEnds(in: tokens, grammar),
      marked(tokens, by: [grammar.reasonEnds])
    ).map { $0 && !$1 }
    return tokens.indices.map { place in
      guard spacing.beginsWord[place], place > 0 else { return nil }
      if grammar.verbsComeLast {
        // The verb behind a value says what is done with it.
        let isBehindValue = !isVerb[place] && (ends.names[place] || ends.others[place])
        return isBehindRequest[place] || isBehindValue ? .clause : nil
      }
      let isBehindSign = spacing.followsBreak[place]
      guard isBehindSign || ends.names[place] || ends.others[place] else { return nil }
      let first = place + joiners[place]
      if !isBehindSign, grammar.forbids(place, in: tokens) { return nil }
      // "We're" begins one; "were" goes on with what is named before it.
      let goesOnWithVerb =
        !isBehindSign
        && grammar.acts.contains { $0.isPlain && $0.length(in: tokens, at: place) > 0 }
      if first < tokens.count, !goesOnWithVerb,
        grammar.asideStarts.length(in: tokens, at: first) > 0
          || !isVerb[first] && !isThing[first]
            && (isBehindSign || grammar.isDetermined(first, in: tokens))
            && hasSubject(first, in: tokens, spacing, grammar)
      {
        return .clause
      }
      let isAdjunct = grammar.adjunctStarts.length(in: tokens, at: place) > 0
      // Behind what was counted nothing is said of a name ("three stars from my aunt").
      let mayAdd = ends.names[place] || isBehindSign
      guard isAdjunct || isBehindSign, !mayAdd || !isAddition(place, in: tokens, grammar),
        !goesOn[place]
      else {
        return nil
      }
      return .adjunct(touchesName: ends.names[place] && !isForSomebody(place, in: tokens, grammar))
    }
  }

  /// Whether words that say for whom something is done go on with a person ("cho bạn tui").
  private static func isForSomebody(
    _ place: Int,
    in tokens: [Token],
    _ grammar: SentenceGrammar
  ) -> Bool {
    let length = grammar.adjunctStarts.length(in: tokens, at: place)
    guard length > 0, place + length < tokens.count else { return false }
    return (grammar.past?.personLength(in: tokens, at: place + length) ?? 0) > 0
  }

  /// The most words before the verb of a clause that are looked at for its subject.
  private static let mostSubjectWords = 2

  /// Whether a clause begins at a place with its subject: few words, then a verb that helps others, and more ("grandpa
  /// can't hear a thing").
  private static func hasSubject(
    _ place: Int,
    in tokens: [Token],
    _ spacing: Spacing,
    _ grammar: SentenceGrammar
  ) -> Bool {
    guard grammar.auxiliaries.length(in: tokens, at: place) == 0 else { return false }
    return (1...mostSubjectWords).contains { words in
      let next = place + words
      guard next + 1 < tokens.count, !spacing.followsBreak[place + 1...next].contains(true) else {
        return false
      }
      return grammar.auxiliaries.length(in: tokens, at: next) > 0
    }
  }

  /// Whether what begins at a place says more of what was named ("…, by Herbert", "…, not Emma").
  private static func isAddition(
    _ place: Int,
    in tokens: [Token],
    _ grammar: SentenceGrammar
  ) -> Bool {
    [grammar.attributions, grammar.exclusionsBefore, grammar.repetitions]
      .contains { $0.length(in: tokens, at: place) > 0 }
  }

  /// For each place, and behind the last token, whether something ends there that is only told.
  static func ends(in tokens: [Token], _ grammar: SentenceGrammar) -> [Bool] {
    let told = grammar.acts.filter { [.report, .remark].contains($0.act) && $0.place == .end }
    var ends = marked(tokens, by: [grammar.asideEnds] + told.map(\.runs))
    guard grammar.verbsComeLast else { return ends }
    // Nothing ends in the middle of what says what a sentence does ("하지 마").
    for place in tokens.indices where ends[place + 1] && place + 1 < tokens.count {
      ends[place + 1] = !isWithinCue(place + 1, tokens, grammar)
    }
    return ends
  }

  /// The most tokens that are looked at before a place for what may go on there.
  private static let mostCueTokens = 6

  /// Whether a place lies in the middle of what says what a sentence does ("열고 | 싶어", "開けて | しまった").
  static func isWithinCue(
    _ place: Int,
    _ tokens: [Token],
    _ grammar: SentenceGrammar
  ) -> Bool {
    (max(0, place - mostCueTokens)..<place).contains { start in
      grammar.acts.contains { start + $0.runs.length(in: tokens, at: start) > place }
    }
  }

  /// Where the endings end with which something is asked for.
  static func requestEnds(in tokens: [Token], _ grammar: SentenceGrammar) -> [Bool] {
    let requests = grammar.acts.filter { $0.act == .request && $0.place == .end }.map(\.runs)
    var ends = marked(tokens, by: requests + [grammar.requestForms])
    guard grammar.verbsComeLast else { return ends }
    for place in tokens.indices where ends[place] && place > 0 {
      ends[place] = !isWithinCue(place, tokens, grammar)
    }
    return ends
  }

  /// For each place, and behind the last token, whether one of some runs ends there.
  static func marked(_ tokens: [Token], by runs: [WordRuns]) -> [Bool] {
    var marked = Array(repeating: false, count: tokens.count + 1)
    for place in tokens.indices {
      for runs in runs {
        let length = runs.length(in: tokens, at: place)
        if length > 0 { marked[place + length] = true }
      }
    }
    return marked
  }
}

extension SentenceGrammar {
  /// Whether words at a place forbid something by themselves: "để nguyên" does, though "để" says what for.
  func forbids(_ place: Int, in tokens: [Token]) -> Bool {
    acts.contains { $0.act == .prohibition && $0.length(in: tokens, at: place) > 0 }
  }

  /// Whether an article stands at a place, or what stands in its place.
  fileprivate func isDetermined(_ place: Int, in tokens: [Token]) -> Bool {
    (determiners?.length(in: tokens, at: place) ?? 0) > 0
  }
}
