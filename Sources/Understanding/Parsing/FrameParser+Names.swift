import PhraseMatcher
import SpokenLanguage

/// The names that may be said at a place of a clause.
extension FrameParser {
  /// What the words from a place on may be for a parameter that takes something of a vocabulary.
  func names(of vocabulary: String, _ slot: Slot, at place: Int) -> [FrameReading.Piece] {
    let vocabulary = VocabularyName(app: slot.frame.app, vocabulary: vocabulary)
    return named(vocabulary, slot, at: place)
      + excluded(vocabulary, slot, at: place)
      + kinds(vocabulary, slot, at: place)
      + references(vocabulary, slot, at: place)
      + unlisted(vocabulary, slot, at: place)
      + namedElsewhere(vocabulary, slot, at: place)
  }

  private func named(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    var pieces: [FrameReading.Piece] = []
    for mention in chart.mentions[vocabulary]?[place] ?? [] {
      let isPronoun =
        chart.classes.references[place] == mention.tokens.count && !chart.spacing.isQuoted[place]
      // "It" may be a name where it is written as one.
      let isWrittenSmall = chart.text(of: mention.tokens).first?.isLowercase == true
      guard !isPronoun || !isWrittenSmall || mention.fit != .exact else { continue }
      let isHalf = mention.fit == .exact && slot.halvesOfNames.contains(mention.tokens)
      pieces.append(
        slot.value(
          mention.tokens,
          .named(mention),
          mention.cost + costs.named + costs.namedWeight * weight(of: mention)
            + (isPronoun ? costs.pronounAsName : 0)
            + (isWordOfPhrases(mention) ? costs.phraseWordAsName : 0)
            + costOfVerb(mention, slot)
            + (isTellingParticle(mention, slot) ? costs.phraseWordAsName : 0)
            + (describes(mention, vocabulary, in: slot.clause) ? costs.partDescribingKind : 0)
            + (isHalf ? costs.halfOfName : 0)
            + (isOfOther(mention, vocabulary, in: slot.clause) ? costs.clauseAsName : 0)
        )
      )
      let end = mention.tokens.upperBound
      if end < slot.clause.upperBound, chart.classes.exclusionsBehind[end] > 0 {
        pieces.append(
          slot.excluded(place..<(end + chart.classes.exclusionsBehind[end]), costs)
        )
      }
    }
    return pieces
  }

  /// Whether somebody is said to have made what is called so who made nothing of the vocabulary that is known: it is another
  /// thing of the name ("Twilight by William Gay").
  func isOfOther(
    _ mention: NameMention,
    _ vocabulary: VocabularyName,
    in clause: Range<Int>
  ) -> Bool {
    let end = mention.tokens.upperBound
    guard !chart.verbsComeLast, openVocabularies.contains(vocabulary), end < clause.upperBound,
      chart.classes.attributions[end] > 0
    else { return false }
    let maker = end + chart.classes.attributions[end]
    return maker < clause.upperBound && !chart.isClosed[maker] && chart.numbers[maker].isEmpty
      && chart.classes.courtesies[maker] == 0 && chart.verbs[maker].isEmpty
      && !chart.mentions.values.contains { mentions in
        mentions.all.contains { $0.fit == .exact && $0.tokens.contains(maker) }
      }
  }

  private func kinds(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    guard let length = chart.kindWords[vocabulary]?[place], length > 0 else { return [] }
    let counted = chart.numbers.element(at: place + length, or: []).filter {
      $0.amount == .number(1) && $0.shortest.upperBound <= slot.clause.upperBound
    }
    return ([place + length] + counted.map(\.shortest.upperBound)).map { end in
      .init(tokens: place..<end, role: .kind, cost: costs.kind)
    }
  }

  private func references(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    let clause = slot.clause
    let isSpokenOf =
      isSpokenOf(vocabulary, before: place)
      || clause.lowerBound > 0 && lexicon.results.contains(vocabulary)
    guard isSpokenOf else { return [] }
    var pieces: [FrameReading.Piece] = []
    let reference = max(chart.classes.references[place], chart.pointing(at: place, to: vocabulary))
    if reference > 0, place + reference <= clause.upperBound {
      pieces.append(slot.value(place..<(place + reference), .reference, costs.reference))
    }
    // "2 cuốn đó": the counter belongs to the number, and what points to what was spoken of.
    if place > clause.lowerBound, chart.classes.references[place - 1] > 1,
      chart.classes.counters[place - 1] == 1
    {
      let end = place - 1 + chart.classes.references[place - 1]
      pieces.append(slot.value(place..<end, .reference, costs.reference))
    }
    return pieces
  }

  private func unlisted(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    guard openVocabularies.contains(vocabulary) else { return [] }
    let clause = slot.clause
    let known = named(from: place, in: clause, vocabulary.app)
    let doubt = wholeVocabularies.contains(vocabulary) ? costs.unlisted : 0
    // "Hamlet's overrated": what is told of a thing is no more of its name.
    let told = (chart.mentions[vocabulary]?.all ?? []).filter {
      $0.isOfItsWords && chart.endsWithAuxiliary($0.tokens)
    }.map(\.tokens.upperBound)
    let isNoStart =
      isAttributed(place, to: vocabulary, in: clause) || isCutAtCapital(place, in: clause)
    var pieces: [FrameReading.Piece] = []
    addOpen(.open, costs.open, costs.openWord, at: place, in: clause) { range, value, cost in
      guard !told.contains(where: { range.lowerBound < $0 && $0 < range.upperBound }),
        !range.dropFirst().contains(where: { chart.classes.exclusionsBehind[$0] > 0 }),
        !chart.isForSomebody(range.upperBound - 1)
      else { return }
      let exclusion = chart.classes.exclusionsBehind.element(at: range.upperBound, or: 0)
      let next = range.upperBound + exclusion
      // What is meant instead is said behind it.
      if exclusion > 0, next < clause.upperBound,
        chart.firstContentWord(in: next..<clause.upperBound) < clause.upperBound
      {
        var excluded = slot.excluded(range.lowerBound..<next, costs)
        excluded.cost += cost
        pieces.append(excluded)
      }
      // "톨킨 책" says whose books are meant and names none of them.
      let describes =
        language.grammar.verbsComeLast && range.upperBound < clause.upperBound
        && (chart.kindWords[vocabulary]?[range.upperBound] ?? 0) > 0
      let isMoment = chart.moments[range.lowerBound].contains { $0.tokens == range }
      pieces.append(
        slot.value(
          range,
          value,
          cost + chance(of: range, holding: known) + doubt
            + (describes ? costs.describedKind : 0)
            + (isMoment || isNoStart ? costs.clauseAsName : 0)
            + (asks(at: range.upperBound, in: clause) ? costs.requestAsText : 0)
        )
      )
    }
    return pieces
  }

  /// The names of things of the same kind that another intent takes, of which the app may know here too though it does not list
  /// them ("buy The Sign of the Four", which may be added): no word of such a name is a number, a verb or a question.
  private func namedElsewhere(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    (alike[vocabulary] ?? []).flatMap { other in
      (chart.mentions[other]?[place] ?? []).compactMap { mention in
        guard mention.isWhole,
          mention.tokens.count > 1
            || chart.text(of: mention.tokens).first?.isUppercase == true
              && !language.isCommonWord(chart.tokens[place].text),
          mention.tokens.upperBound <= slot.clause.upperBound,
          mention.tokens.contains(where: { !chart.isSmall[$0] }),
          // What is listed here is told by its own name, whoever is said to have made it ("Austen's Emma").
          chart.mentions[vocabulary]?.all.contains(where: {
            $0.title == mention.title && $0.tokens.overlaps(mention.tokens)
          }) != true
        else { return nil }
        var piece = slot.value(
          mention.tokens,
          .open,
          costs.open + mention.cost + costs.namedWeight * weight(of: mention)
        )
        piece.isNamedElsewhere = true
        return piece
      }
    }
  }

  /// Whether the words from a place on say whose something is that was called by its name before them ("gay" of "twilight by
  /// gay"), and so are no name of their own.
  private func isAttributed(
    _ place: Int,
    to vocabulary: VocabularyName,
    in clause: Range<Int>
  ) -> Bool {
    clause.dropFirst().contains { start in
      let before = start - 1
      return chart.classes.attributions[start] > 0
        && (start == place || start + chart.classes.attributions[start] == place)
        && !chart.isClosed[before] && chart.verbs[before].isEmpty
        // "A copy of Villette" says how many, "a book by Gay" of what kind.
        && !(clause.lowerBound...before).contains {
          $0 + max(chart.kindWords[vocabulary]?[$0] ?? 0, chart.classes.counters[$0]) > before
        }
    }
  }

  /// Whether a small word with a capital letter stands directly before a place, though the sentence does not begin there: it
  /// rather begins the name ("Hồi" of "mua Hồi ức của một geisha").
  private func isCutAtCapital(_ place: Int, in clause: Range<Int>) -> Bool {
    let before = place - 1
    guard before > clause.lowerBound, !chart.spacing.followsBreak[place],
      !chart.spacing.followsBreak[before],
      chart.isClosed[before] || chart.classes.functionWords[before] > 0
        || chart.classes.courtesies[before] > 0 || chart.classes.pastMarks[before] > 0
    else { return false }
    let word = chart.text(of: before..<place)
    return word.first?.isUppercase == true && word.contains(where: \.isLowercase)
      && chart.text(of: (before - 1)..<before).first?.isLowercase == true
  }

  /// The names that are halves of others that an intent takes as well ("garage" and "gate" of *Garage Gate*): together they
  /// are that one.
  func halvesOfNames(among frame: IntentFrame, in clause: Range<Int>) -> Set<Range<Int>> {
    let named = Set(frame.parameters.compactMap { $0.vocabulary(in: frame.app) })
      .compactMap { chart.mentions[$0] }
    func isNamed(_ words: Range<Int>) -> Bool {
      named.contains { $0[words.lowerBound].contains { $0.fit == .exact && $0.tokens == words } }
    }
    var halves: Set<Range<Int>> = []
    for mention in named.lazy.flatMap({ mentions in clause.lazy.flatMap { mentions[$0] } })
    where mention.fit == .exact && mention.tokens.count > 1 {
      for middle in mention.tokens.dropFirst() {
        let first = mention.tokens.lowerBound..<middle
        let second = middle..<mention.tokens.upperBound
        guard isNamed(first), isNamed(second) else { continue }
        halves.formUnion([first, second])
      }
    }
    return halves
  }

  /// Whether something of a vocabulary was spoken of before, or is named in the sentence before a place.
  func isSpokenOf(_ vocabulary: VocabularyName, before place: Int) -> Bool {
    topics.contains(vocabulary)
      || chart.mentions[vocabulary]?.firstPlainEnd.map { $0 <= place } == true
  }

  /// How much a name tells.
  func weight(of mention: NameMention) -> Double {
    let whole = costs.exactWeight + costs.exactWordWeight * Double(mention.tokens.count)
    return min(
      mention.fit == .exact ? max(mention.weight, whole) : mention.weight,
      costs.mostNamedWeight
    )
  }

  /// What is named behind a word that says that it is not meant ("from the Read shelf to …").
  private func excluded(
    _ vocabulary: VocabularyName,
    _ slot: Slot,
    at place: Int
  ) -> [FrameReading.Piece] {
    let clause = slot.clause
    guard chart.classes.exclusionsBefore[place] > 0, let mentions = chart.mentions[vocabulary]
    else { return [] }
    var start = place + chart.classes.exclusionsBefore[place]
    // "Don't in …" forbids something and names nothing.
    let forbids = language.connectives.negations.length(in: chart.tokens, at: place) > 0
    while !forbids, start < clause.upperBound, chart.classes.functionWords[start] == 1,
      chart.numbers[start].isEmpty,
      mentions[start].isEmpty
    {
      start += 1
    }
    guard start < chart.tokens.count else { return [] }
    return mentions[start].compactMap { mention in
      // "Not open" says what is not to be done.
      guard mention.fit == .exact,
        chart.verbs[start].allSatisfy(\.isLight) || chart.spacing.isQuoted[start]
      else { return nil }
      var end = mention.tokens.upperBound
      if end < clause.upperBound { end += chart.kindWords[vocabulary]?[end] ?? 0 }
      return end <= clause.upperBound ? slot.excluded(place..<end, costs) : nil
    }
  }

  /// Whether a piece of a name stands before the word for its kind, and so rather says whose or which things are meant
  /// ("카프카 책").
  private func describes(
    _ mention: NameMention,
    _ vocabulary: VocabularyName,
    in clause: Range<Int>
  ) -> Bool {
    language.grammar.verbsComeLast && mention.fit == .partial
      && mention.tokens.upperBound < clause.upperBound
      && (chart.kindWords[vocabulary]?[mention.tokens.upperBound] ?? 0) > 0
  }

  /// What it costs that a name is just the verb with which the clause begins ("Open" in "open that shelf"), and more where
  /// other intents are asked for with such a verb and this one is not.
  private func costOfVerb(
    _ mention: NameMention,
    _ slot: Slot
  ) -> Double {
    let verbs = chart.verbs(named: mention, in: slot.clause)
    guard !verbs.isEmpty else { return 0 }
    let asksForOther = verbs.contains {
      lexicon.askingVerbs.contains($0.name) && !slot.entry.verbs.contains($0.name)
    }
    return costs.openVerb + (asksForOther ? costs.verbOfOther : 0)
  }

  /// Whether a name is a single particle that tells intents from each other ("off").
  private func isTellingParticle(_ mention: NameMention, _ slot: Slot) -> Bool {
    let place = mention.tokens.lowerBound
    return mention.tokens.count == 1 && !chart.spacing.isQuoted[place]
      && (lexicon.contrasts.contains(chart.tokens[place].text)
        || isForeignParticle(at: place, in: slot.clause, slot.entry))
  }

  /// Whether what seems to be a piece of a name, or a name that is spelled otherwise, is a word of some phrase ("stars").
  private func isWordOfPhrases(_ mention: NameMention) -> Bool {
    mention.fit != .exact && mention.tokens.count == 1
      && lexicon.words.contains(chart.stems[mention.tokens.lowerBound])
  }
}
