import PhraseMatcher
import SpokenLanguage

/// What words may be taken for at a place of a clause, apart from values.
extension FrameParser {
  /// One word says too little to be something that is said beside a command.
  private static let fewestAsideWords = 2.0

  /// Words of more characters are rare.
  private static let mostCharacters = 4

  /// Whether a verb only begins what says what has become of a thing ("看" of "看完了").
  private func beginsState(_ verb: SpokenVerbs.Verb, at place: Int, of app: String) -> Bool {
    chart.mentions.contains { name, mentions in
      name.app == app && !openVocabularies.contains(name)
        && mentions[place].contains { $0.fit == .exact && $0.tokens.count > verb.length }
    }
  }

  func edges(
    at place: Int,
    in clause: Range<Int>,
    frame: Int,
    _ slots: [Slot]
  ) -> [FrameReading.Piece] {
    var edges: [FrameReading.Piece] = []
    func add(_ length: Int, _ role: FrameReading.Role, _ cost: Double) {
      guard length > 0, place + length <= clause.upperBound else { return }
      edges.append(.init(tokens: place..<(place + length), role: role, cost: cost))
    }
    let entry = lexicon.entries[frame]
    let definition = lexicon.frames[frame]
    let parameters = definition.parameters
    add(
      1,
      .unexplained,
      chart.spacing.beginsWord[place] ? costs.unexplained : costs.unexplainedSyllable
    )
    if !language.partsWords {
      // A word of several characters is one word, though nothing parts it from the next.
      for length in 2...Self.mostCharacters {
        add(
          length,
          .unexplained,
          costs.unexplained + costs.unexplainedSyllable * Double(length - 1)
        )
      }
    }
    // A numeral before what it counts says no yes ("네 개").
    let counts = chart.numbers[place].contains {
      chart.isCounted($0) && chart.classes.courtesies[place] < $0.withCounter.count
        && !chart.spacing.followsBreak[place + 1]
    }
    if !counts { add(chart.classes.courtesies[place], .courtesy, costs.courtesy) }
    if !announcesName(place, in: clause, entry, definition) {
      edges += asides(at: place, in: clause)
    }
    // Small words that are a verb together are not said for nothing.
    let isVerb = chart.verbs[place].contains {
      !$0.isLight && $0.length > 1 && !entry.verbs.contains($0.name)
    }
    let unused =
      (isVerb ? costs.unusedVerb : 0)
      + (isForeignParticle(at: place, in: clause, entry) ? costs.unexplained : 0)
      + (chart.classes.references[place] > 0 ? unusedReference(at: place, parameters) : 0)
    add(chart.classes.functionWords[place], .functionWord, costs.functionWord + unused)
    // Where both are text, what says who made it stands between the maker and the thing ("에코가 쓴 바우돌리노").
    if chart.verbsComeLast, place > clause.lowerBound, chart.classes.attributions[place] > 1,
      parameters.count(where: { $0.kind == .text }) > 1
    {
      add(chart.classes.attributions[place], .functionWord, costs.functionWord)
    }
    add(chart.tellingParticles[place], .functionWord, costs.functionWord)
    if entry.effect != .shows, !parameters.contains(where: \.kind.mayHoldTimes) {
      add(chart.classes.pastMarks[place], .functionWord, costs.functionWord)
    }
    add(chart.classes.complementizers[place], .functionWord, costs.functionWord)
    if repeatsName(at: place, in: clause) {
      add(
        chart.classes.references[place],
        .functionWord,
        costs.functionWord + costs.unusedReference
      )
    }
    if let article = article(at: place, in: clause) {
      add(article, .functionWord, costs.functionWord)
    }
    // What an app keeps of a thing is asked for to be seen ("details for Dune").
    let isShown = entry.effect == .shows && chart.verbs[place].isEmpty
    if chart.containersBesideNames[place] > 0,
      place + chart.containersBesideNames[place] <= clause.upperBound
    {
      edges.append(
        .init(
          tokens: place..<(place + chart.containersBesideNames[place]),
          role: .kind,
          cost: isShown ? costs.shownContainer : costs.container,
          isContentWord: isShown
        )
      )
    }
    // A joining word joins what is said before, and else two things that are asked for.
    let joint = place == clause.lowerBound ? costs.functionWord : costs.joiner
    add(chart.classes.joiners[place], .functionWord, joint)
    add(chart.classes.distributives[place], .distributive, costs.functionWord)
    if entry.effect == .shows {
      add(chart.classes.questionWords[place], .functionWord, costs.functionWord)
    }
    for (vocabulary, lengths) in chart.kindWords where vocabulary.app == definition.app {
      add(lengths[place], .kind, costs.otherKind)
    }
    for name in lexicon.names[definition.app] ?? [] where isHeard(name, at: place) {
      add(name.count, .applicationName, costs.applicationName)
    }
    for word in chart.words[place] where entry.words[word.stem] != nil {
      add(word.length, .word(word.stem), costs.word)
    }
    if let related = related(to: entry, at: place) {
      let isSynonym = related.sense.similarity >= RelatedWord.leastOfSynonyms
      add(
        related.length,
        .related(related.sense.meaning, related.sense.similarity),
        isSynonym && chart.verbs[place].contains(where: \.isLight) ? costs.synonym : costs.related
      )
    }
    let isBeforeVerb = place + 1 < clause.upperBound && !chart.verbs[place + 1].isEmpty
    // A particle that begins a name belongs to it.
    let isInName = chart.mentions.contains { name, mentions in
      mentions[place].contains {
        $0.fit == .exact && $0.tokens.count > 1 && !isHeld(at: place, name, entry, parameters)
      }
    }
    if entry.contrasts[chart.tokens[place].text] != nil, !isBeforeVerb, !isInName,
      isBeforeItsValue(place, entry, parameters, definition.app)
    {
      add(1, .word(chart.tokens[place].text), costs.word)
    }
    for verb in chart.verbs[place] {
      if entry.verbs.contains(verb.name), !isOther(verb, at: place, than: entry),
        !isNoun(verb, at: place, in: clause, entry)
      {
        let isHalf = beginsState(verb, at: place, of: definition.app)
        add(verb.length, .verb(verb.name), costs.verb + (isHalf ? costs.halfOfName : 0))
      } else if verb.isLight {
        // A verb that has a meaning of its own too is said for that rather than for nothing.
        let hasMeaning = chart.verbs[place].contains { !$0.isLight && $0.length == verb.length }
        add(verb.length, .lightVerb, costs.lightVerb + (hasMeaning ? costs.unusedVerb : 0))
      } else if verb.setsAmounts, !chart.verbs[place].contains(where: \.isLight),
        parameters.contains(where: { $0.kind == .number })
      {
        edges.append(
          .init(
            tokens: place..<min(place + verb.length, clause.upperBound),
            role: .lightVerb,
            cost: costs.amountVerb,
            needs: .amount
          )
        )
      }
    }
    if let length = unknownVerb(at: place, in: clause) {
      // "Tell me about Dune": what is to be shown can be told where nothing else is.
      let shows = entry.effect == .shows && chart.verbs[place].contains(where: \.onlyShows)
      edges.append(
        .init(
          tokens: place..<min(place + length, clause.upperBound),
          role: .lightVerb,
          cost: shows ? costs.shownContainer : costs.unknownVerb,
          isContentWord: shows,
          needs: shows ? .nothing : .values
        )
      )
    }
    for slot in slots { edges += values(of: slot, at: place) }
    return edges
  }

  /// Whether a particle makes another intent's verb of the one that is said ("turn on my light" for "turn out").
  ///
  /// It stands directly behind the verb, ends the clause or stands before what begins with a word of place ("turn the light
  /// on in the kitchen"): elsewhere it is itself such a word.
  func isForeignParticle(
    at place: Int,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry
  ) -> Bool {
    let first = chart.firstContentWord(in: clause)
    guard entry.foreignParticles.contains(chart.tokens[place].text), place > first,
      !chart.verbsComeLast
    else { return false }
    let verb = max(
      language.grammar.everyVerb.length(in: chart.tokens, at: first),
      chart.isActionVerb[first] ? 1 : 0
    )
    let next = place + 1
    let isVerbal =
      verb > 0 && place <= first + verb
      || chart.firstContentWord(in: next..<clause.upperBound) == clause.upperBound
      || language.grammar.particles.length(in: chart.tokens, at: next) == 1
    let belongsToOwnVerb =
      chart.verbs[first].contains {
        entry.verbs.contains($0.name) && first + $0.length > place
      }
      || language.grammar.separableVerbs.contains { verb in
        entry.verbs.contains(verb.name)
          && verb.parts(in: chart.tokens, at: first) { _ in true }?.particle.lowerBound == place
      }
    return isVerbal && !belongsToOwnVerb
  }

  /// Whether a verb that ends the clause is only a noun in the phrases of an intent: who wants to book does not ask for
  /// what "cancel the booking" does.
  private func isNoun(
    _ verb: SpokenVerbs.Verb,
    at place: Int,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry
  ) -> Bool {
    guard chart.verbsComeLast, !entry.lastVerbs.contains(verb.name) else { return false }
    var end = place + verb.length
    while end < clause.upperBound {
      let light = chart.verbs[end].filter(\.isLight).map(\.length).max() ?? 0
      let length = max(chart.classes.courtesies[end], chart.classes.functionWords[end], light)
      guard length > 0 else { return false }
      end += length
    }
    return true
  }

  /// Whether a verb does not belong to all classes to which the one of an intent does that is of several ("보내기").
  private func isOther(
    _ verb: SpokenVerbs.Verb,
    at place: Int,
    than entry: FrameLexicon.Entry
  ) -> Bool {
    let names = chart.verbs[place].filter { $0.length == verb.length }.map(\.name)
    return !entry.vagueVerbs.allSatisfy(names.contains)
  }

  /// Whether a word that refers back stands behind a name, with nothing but small words between, and says it once
  /// more ("the Dune one, that").
  private func repeatsName(at place: Int, in clause: Range<Int>) -> Bool {
    guard chart.classes.references[place] > 0 else { return false }
    var start = place
    while start > clause.lowerBound,
      chart.isClosed[start - 1] || chart.classes.courtesies[start - 1] > 0
    {
      start -= 1
    }
    return chart.mentions.values.contains { mentions in
      mentions[clause.lowerBound..<place].contains {
        $0.fit == .exact && $0.tokens.upperBound >= start && $0.tokens.upperBound <= place
      }
    }
  }

  /// How many tokens "one" takes where it counts nothing, because another number does ("별점 하나 남기자, 네 개").
  private func article(at place: Int, in clause: Range<Int>) -> Int? {
    guard
      let one = chart.numbers[place].first(where: { said in
        said.amount == .number(1) && !chart.isCounted(said)
          && !chart.text(of: said.tokens).contains(where: \.isWholeNumber)
      })
    else { return nil }
    let counts = clause.contains { other in
      chart.numbers[other].contains {
        chart.isCounted($0) && !$0.tokens.overlaps(one.tokens)
          && $0.withCounter.upperBound <= clause.upperBound
      }
    }
    return counts ? one.shortest.count : nil
  }

  /// The word of an intent's phrases that means most nearly what the word at a place does.
  private func related(
    to entry: FrameLexicon.Entry,
    at place: Int
  ) -> (length: Int, sense: RelatedWord.Sense)? {
    // A verb that some intent is asked for with means that, and so does one that says little, but for a synonym.
    guard let said = chart.relatedWords[place], !isTold(place..<(place + said.length)),
      !chart.verbs[place].contains(where: { lexicon.askingVerbs.contains($0.name) })
    else { return nil }
    let least = chart.verbs[place].contains(where: \.isLight) ? RelatedWord.leastOfSynonyms : 0
    return said.senses.first { entry.senses[$0.meaning] != nil && $0.similarity >= least }
      .map { (said.length, $0) }
  }

  /// Whether a clause ends with a word that is only told where verbs come last ("시작하니까"), which says nothing of
  /// what is asked for.
  private func isTold(_ word: Range<Int>) -> Bool {
    guard chart.verbsComeLast else { return false }
    var end = min(word.upperBound, chart.tokens.count)
    while end < chart.tokens.count, !chart.spacing.beginsWord[end] { end += 1 }
    return word.lowerBound < end && end < chart.tokens.count
      && (word.lowerBound..<end).contains {
        chart.classes.clauseEnds[$0] > 0 && $0 + chart.classes.clauseEnds[$0] == end
      }
  }

  /// What a word that stands for something costs that is taken for a small one: directly behind a verb it is what something
  /// is done to, and for who takes nothing it is left over ("put it on currently reading").
  private func unusedReference(at place: Int, _ parameters: [IntentFrame.Parameter]) -> Double {
    let isObject =
      !chart.verbsComeLast && parameters.isEmpty
      && (0..<place).contains { start in
        chart.verbs[start].contains { !$0.isLight && start + $0.length == place }
      }
    return isObject ? costs.unexplained : costs.unusedReference
  }

  /// How many tokens a verb takes that begins a clause and is none of what any intent is asked for with.
  private func unknownVerb(at place: Int, in clause: Range<Int>) -> Int? {
    guard !chart.verbsComeLast, place == chart.firstContentWord(in: clause),
      !chart.verbs[place].contains(where: \.isLight)
    else { return nil }
    let known = chart.verbs[place]
    if known.isEmpty { return chart.isActionVerb[place] ? 1 : nil }
    guard known.allSatisfy({ lexicon.verbWeights[$0.name] == nil }) else { return nil }
    return known.map(\.length).max()
  }

  /// Whether a word that stands before some parameter in the phrases stands before a value of it ("to Read"),
  /// or before none in the phrases ("turn off").
  ///
  /// Before the app's name it holds that to the sentence ("in Library").
  private func isBeforeItsValue(
    _ place: Int,
    _ entry: FrameLexicon.Entry,
    _ parameters: [IntentFrame.Parameter],
    _ app: String
  ) -> Bool {
    let word = chart.tokens[place].text
    let held = parameters.filter { entry.before[$0.name]?.contains(word) == true }
    guard !held.isEmpty, !language.grammar.verbsComeLast else { return true }
    if place + 1 < chart.tokens.count,
      (lexicon.names[app] ?? []).contains(where: { isHeard($0, at: place + 1) })
    {
      return false
    }
    return held.contains { parameter in
      guard case .name(let vocabulary) = parameter.kind else { return true }
      let name = VocabularyName(app: app, vocabulary: vocabulary)
      if openVocabularies.contains(name) { return true }
      guard let mentions = chart.mentions[name] else { return false }
      var next = place + 1
      while next < chart.tokens.count, mentions[next].isEmpty, chart.isClosed[next] { next += 1 }
      return next < chart.tokens.count && !mentions[next].isEmpty
    }
  }

  /// Whether a word stands before values of a vocabulary in the phrases, so that it need not belong to a
  /// name ("to Read", "over to Read", but not in "on my To Read list").
  private func isHeld(
    at place: Int,
    _ name: VocabularyName,
    _ entry: FrameLexicon.Entry,
    _ parameters: [IntentFrame.Parameter]
  ) -> Bool {
    let word = chart.tokens[place].text
    let isDetermined =
      place > 0 && chart.classes.functionWords[place - 1] > 0
      && chart.classes.references[place - 1] == 0 && !chart.isProform(at: place - 1)
      && language.grammar.directions.length(in: chart.tokens, at: place - 1) == 0
    return !isDetermined
      && parameters.contains {
        $0.kind == .name(vocabulary: name.vocabulary)
          && entry.before[$0.name]?.contains(word) == true
      }
  }

  /// Whether a name nobody knows follows a word rather than for whom something is done ("four stars for that new place").
  ///
  /// It stands before a name in the phrases, or a score is given, and none was said yet nor pointed to.
  private func announcesName(
    _ place: Int,
    in clause: Range<Int>,
    _ entry: FrameLexicon.Entry,
    _ frame: IntentFrame
  ) -> Bool {
    let before = clause.lowerBound..<place
    guard language.grammar.adjunctStarts.length(in: chart.tokens, at: place) == 1,
      !before.contains(where: { chart.classes.references[$0] > 0 })
    else { return false }
    let givesScore = frame.parameters.contains(where: \.isScore)
    return frame.parameters.contains { parameter in
      guard let vocabulary = parameter.vocabulary(in: frame.app),
        givesScore || entry.before[parameter.name]?.contains(chart.tokens[place].text) == true
      else { return false }
      return chart.mentions[vocabulary]?.all.contains {
        $0.fit != .partial && $0.tokens.clamped(to: before) == $0.tokens
      } != true
    }
  }

  /// What may be said beside the command from a place on.
  private func asides(at place: Int, in clause: Range<Int>) -> [FrameReading.Piece] {
    var found: [FrameReading.Piece] = []
    let comesLast = language.grammar.verbsComeLast
    func add(_ tokens: Range<Int>, _ aside: Aside, fewest: Double = Self.fewestAsideWords) {
      let words = Double(tokens.count { chart.spacing.beginsWord[$0] })
      guard words >= fewest, !tellsMore(tokens), !(comesLast && asksWithin(tokens))
      else { return }
      let cost = costs.aside + costs.asideWord * words
      found.append(.init(tokens: tokens, role: .aside(aside), cost: cost))
    }
    if let aside = chart.asides[place],
      !comesLast || chart.endsAside[clause.upperBound] || isReasonBehind(place, clause)
    {
      add(place..<clause.upperBound, aside)
    }
    if let end = endOfBeneficiary(at: place, in: clause) {
      add(place..<end, .adjunct(touchesName: false))
    }
    if comesLast, place == clause.lowerBound || chart.asides[place] != nil {
      for end in place + 1..<max(place + 1, clause.upperBound)
      where chart.endsAside[end] && chart.spacing.beginsWord[end] {
        // A verb with its ending is a sentence, where more comes behind it.
        add(place..<end, .clause, fewest: 1)
      }
    }
    return found
  }

  /// Where it ends that is said behind a verb for whom something is done, before what is counted or a word for its kind
  /// ("đặt cho lớp cô hai chục cuốn"); nil where no such thing begins.
  private func endOfBeneficiary(at place: Int, in clause: Range<Int>) -> Int? {
    let length = language.grammar.adjunctStarts.length(in: chart.tokens, at: place)
    guard !chart.verbsComeLast, length > 0,
      (clause.lowerBound..<place).contains(where: { start in
        chart.verbs[start].contains { start + $0.length == place }
      })
    else { return nil }
    let last = min(place + SentenceChart.mostBeneficiaryWords, clause.upperBound - 1)
    return (place + length..<max(place + length, last)).map { $0 + 1 }.first { end in
      chart.numbers[end].contains(where: chart.isCounted)
        || chart.kindWords.values.contains { $0[end] > 0 }
    }
  }

  /// Whether what is said behind a request gives its reason or purpose ("지워 줘 안 읽을 거 같아", "사 줘 조카 주게").
  private func isReasonBehind(_ place: Int, _ clause: Range<Int>) -> Bool {
    chart.endsReason[clause.upperBound] && chart.endsRequest[place]
  }

  /// Whether a sentence or a request ends within some tokens, which what is told beside one does not hold.
  private func asksWithin(_ tokens: Range<Int>) -> Bool {
    tokens.dropFirst().contains { chart.spacing.followsStop[$0] || chart.endsRequest[$0] }
  }

  /// Whether some words name or count something, so that they are not said beside a command.
  func tellsMore(_ tokens: Range<Int>) -> Bool {
    !tokens.isEmpty && chart.endsOfTelling[tokens.lowerBound] <= tokens.upperBound
  }

  /// Whether the words of a name stand at a place.
  func isHeard(_ name: [String], at place: Int) -> Bool {
    place + name.count <= chart.tokens.count && !name.isEmpty
      && name.indices.allSatisfy { chart.tokens[place + $0].text == name[$0] }
  }
}
