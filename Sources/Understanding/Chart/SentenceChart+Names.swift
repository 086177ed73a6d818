import PhraseMatcher
import SpokenLanguage

/// What of the words of a sentence may be meant for a name.
extension SentenceChart {
  /// Whether the last of some words has a verb written to its end ("Hamlet's").
  func endsWithAuxiliary(_ words: Range<Int>) -> Bool {
    let text = text(of: words)
    return language.grammar.contractedAuxiliaries.contains { text.hasSuffix($0) }
  }

  /// The names that are said, by vocabulary: of all that is like one what is no other word where it stands.
  static func names(
    among said: [VocabularyName: [NameMention]],
    of values: [VocabularyName: NamedValues],
    in tokens: [Token],
    _ spacing: Spacing,
    _ classes: WordClasses,
    _ verbs: [[SpokenVerbs.Verb]],
    _ numbers: [[Number]],
    isSmall: [Bool],
    endsName: [Bool],
    _ appNames: [[String]],
    _ language: any Language
  ) -> [VocabularyName: [NameMention]] {
    let grammar = language.grammar
    let near = Dictionary(
      uniqueKeysWithValues: values.map { name, values in
        let found = (said[name] ?? []).filter { mention in
          // A word of a closed class is no slip for a name.
          (mention.fit == .exact
            || mention.tokens.contains { !isSmall[$0] }
              // Nor are the words that forbid something a part of one ("ないで").
              && !mention.tokens.allSatisfy { classes.isDenying[$0] }
              && classes.courtesies[mention.tokens.lowerBound] <= mention.tokens.count
              && !isVerb(mention, of: verbs))
            && endsName[mention.tokens.upperBound]
            && !isNumber(mention, among: numbers)
            && !isOther(mention, tokens, isSmall, appNames, grammar)
            && !isInfinitive(mention, in: tokens, grammar)
            && !(mention.fit == .partial && mention.tokens.count == 1
              && isForSomebody(mention.tokens.lowerBound, in: tokens, isSmall: isSmall, language))
            && (mention.fit != .partial || values.isTold(byPartOf: mention, tokens, language))
        }
        return (name, longest(of: unparted(found, spacing), values, tokens, language))
      }
    )
    return withoutNamesOfOthers(near)
  }

  /// Some names of one vocabulary without those that take only a part of words with hyphens between them where another
  /// takes them all ("the to-reads").
  private static func unparted(_ found: [NameMention], _ spacing: Spacing) -> [NameMention] {
    func parts(_ mention: NameMention, _ place: Int) -> Bool {
      spacing.followsHyphen.indices.contains(place) && spacing.followsHyphen[place]
        && (place == mention.tokens.lowerBound || place == mention.tokens.upperBound)
    }
    let whole = found.filter { mention in
      !parts(mention, mention.tokens.lowerBound) && !parts(mention, mention.tokens.upperBound)
    }
    return found.filter { mention in
      !whole.contains { other in
        other.tokens != mention.tokens && other.tokens.clamped(to: mention.tokens) == mention.tokens
          && (parts(mention, mention.tokens.lowerBound)
            || parts(mention, mention.tokens.upperBound))
      }
    }
  }

  /// Whether a slip for a name is a verb as it is written, or a part of a name a part of one ("gia" of "danh gia").
  private static func isVerb(_ mention: NameMention, of verbs: [[SpokenVerbs.Verb]]) -> Bool {
    let shortest = mention.tokens.count + (mention.fit == .partial ? 1 : 0)
    return (0...mention.tokens.lowerBound).contains { start in
      verbs[start].contains {
        $0.length >= shortest && start + $0.length >= mention.tokens.upperBound
      }
    }
  }

  /// Whether what is like a name, or a part of it, is a number as it is written ("three" of "The Three-Body Problem").
  private static func isNumber(_ mention: NameMention, among numbers: [[Number]]) -> Bool {
    mention.fit != .exact && mention.tokens.count == 1
      && numbers[mention.tokens.lowerBound].contains {
        $0.tokens == mention.tokens && !$0.isHomophone
      }
  }

  /// Whether what is like a name, or a part of it, is what the app is called ("the library" of "The Library Book"), or is
  /// spelled like one, or one without its article, and a word with which something is told ("loved").
  private static func isOther(
    _ mention: NameMention,
    _ tokens: [Token],
    _ isClosed: [Bool],
    _ appNames: [[String]],
    _ grammar: SentenceGrammar
  ) -> Bool {
    if mention.fit != .exact {
      let content = mention.tokens.filter { !isClosed[$0] }.map { tokens[$0].text }
      if appNames.contains(content) { return true }
      // What is counted is no beginning of a name that only sounds like it ("three copies of Wild").
      if mention.fit == .near, mention.tokens.lowerBound > 0,
        grammar.counters.length(in: tokens, at: mention.tokens.lowerBound) > 0
      {
        return true
      }
    }
    // "Mis" is "put" rather than "Les Mis".
    let isLess = mention.fit == .near || mention.fit == .exact && mention.cost > 0
    return isLess && mention.tokens.count == 1
      && grammar.acts.contains {
        $0.act == .report && $0.length(in: tokens, at: mention.tokens.lowerBound) == 1
      }
  }

  /// Whether a single word of a name is the verb of a wish, a plan or a question ("let me read Dune", "I'll read Dune"), which is
  /// not done yet.
  private static func isInfinitive(
    _ mention: NameMention,
    in tokens: [Token],
    _ grammar: SentenceGrammar
  ) -> Bool {
    let place = mention.tokens.lowerBound
    guard grammar.past?.unchangedForms.length(in: tokens, at: place) == mention.tokens.count else {
      return false
    }
    return (0..<place).contains { start in
      if start + grammar.modals.length(in: tokens, at: start) == place { return true }
      return grammar.acts.contains { cue in
        cue.act == .request && cue.place == .start
          && start + cue.length(in: tokens, at: start) == place
          && grammar.courtesies.length(in: Array(tokens[start..<place]), at: 0) < place - start
      }
    }
  }

  /// The most words that say for whom something is done before it is said how much of it.
  static let mostBeneficiaryWords = 6

  /// Whether a common word says for whom something is done ("for a friend").
  func isForSomebody(_ place: Int) -> Bool {
    Self.isForSomebody(place, in: tokens, isSmall: isSmall, language)
  }

  private static func isForSomebody(
    _ place: Int,
    in tokens: [Token],
    isSmall: [Bool],
    _ language: any Language
  ) -> Bool {
    guard language.isCommonWord(tokens[place].text) else { return false }
    return (max(0, place - mostBeneficiaryWords)..<place).contains { start in
      let end = start + language.grammar.adjunctStarts.length(in: tokens, at: start)
      return end > start && end <= place && isSmall[end..<place].allSatisfy(\.self)
    }
  }

  /// The names without those that are only like, or a part of, what the same words name exactly among other things of
  /// the app: who says "Wild" and means a book to be had means none with more to its title.
  private static func withoutNamesOfOthers(
    _ mentions: [VocabularyName: [NameMention]]
  ) -> [VocabularyName: [NameMention]] {
    let exact = mentions.mapValues { $0.filter { $0.fit == .exact } }
    return Dictionary(
      uniqueKeysWithValues: mentions.map { name, all in
        let others = exact.filter { $0.key != name && $0.key.app == name.app }.values.joined()
        return (
          name,
          all.filter { mention in
            !others.contains {
              $0.tokens.contains(mention.tokens)
                && (mention.fit != .exact || mention.cost > $0.cost + NameMention.mostUnsaid)
            }
          }
        )
      }
    )
  }

  /// The longest of some names of one vocabulary, and each also with what describes it.
  private static func longest(
    of found: [NameMention],
    _ values: NamedValues,
    _ tokens: [Token],
    _ language: any Language
  ) -> [NameMention] {
    let grammar = language.grammar
    let exact = ChartMentions(found.filter { $0.fit == .exact }, count: tokens.count)
    let longest = found.filter { mention in
      !exact[mention.tokens.lowerBound].contains { $0.begins(with: mention) }
    }
    return longest.map { $0.withHonorifics(in: tokens, grammar) }
      + longest.flatMap { described($0, values.details[$0.id] ?? [], tokens, grammar, language) }
  }
}

extension NamedValues {
  /// Whether some words that are only a part of a name may be meant for it.
  fileprivate func isTold(
    byPartOf mention: NameMention,
    _ tokens: [Token],
    _ language: any Language
  ) -> Bool {
    let start = mention.tokens.lowerBound
    // One character of a name is a part of too many words, and one for the kind of thing names none.
    return (language.partsWords || mention.tokens.count > 1 || tokens[start].text.count > 1)
      && kinds.length(in: tokens, at: start) < mention.tokens.count
  }
}

extension NameMention {
  /// What a name costs at most of which only an article was left out; where more small words are missing, what is left is
  /// a part of it ("nửa đêm" of "Những đứa con của nửa đêm").
  fileprivate static let mostUnsaid = 0.3

  /// Whether all of the name was said, but for an article.
  var isWhole: Bool { fit == .exact && cost <= Self.mostUnsaid }

  /// Whether another name is only the beginning of this one ("The Jungle" in "The Jungle Book").
  ///
  /// What stands before a name may belong to the sentence ("to Read").
  fileprivate func begins(with other: NameMention) -> Bool {
    other.id != id && tokens.lowerBound == other.tokens.lowerBound
      && other.tokens.upperBound < tokens.upperBound
  }
}
