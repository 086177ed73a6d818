import PhraseMatcher
import SpokenLanguage

/// What the parts of a sentence do: ask for something, or tell, forbid, want to know.
extension SentenceDivider {
  func act(of tokens: Range<Int>, _ reading: FrameReading?) -> SpeechActReader.Finding {
    var isNamed = Array(repeating: false, count: tokens.count)
    var isAside = isNamed
    // What is to be done is told by none.
    for place in tokens where chart.askingParticiples[place] {
      isNamed[place - tokens.lowerBound] = true
    }
    for piece in reading?.pieces ?? [] {
      for place in piece.tokens where tokens.contains(place) {
        // Whatever is told in what is written down, it may end with a denial that is none of it.
        isNamed[place - tokens.lowerBound] =
          isNamed[place - tokens.lowerBound]
          || reading.map {
            $0.names(piece) && !piece.isWordOfName
              || !chart.classes.isDenying[place] && isContent(piece, of: $0)
              || isPartOfUnknownName(place, in: piece)
          } == true
        isAside[place - tokens.lowerBound] = piece.role == .aside(.clause)
      }
    }
    func find() -> SpeechActReader.Finding {
      acts.act(
        of: Array(chart.tokens[tokens]),
        isNamed: isNamed,
        isAside: isAside,
        isAsked: isAsked(tokens, reading)
      )
    }
    var act = find()
    if act.act.asks, let reading,
      let told = told(act, in: reading, tokens, isNamed, isAside)
    {
      act = told
    }
    if act.act.asks, let reading, let ending = ending(of: tokens, reading) { act = ending }
    if let reading,
      isOwnCue(act, of: reading, from: tokens.lowerBound)
        || announcesText(act, of: reading, from: tokens.lowerBound)
    {
      for place in act.tokens { isNamed[place] = true }
      act = find()
    }
    // What has become of a thing is told to be kept, where that is all that is told.
    while act.act == .report, let reading, !act.tokens.isEmpty,
      isKept(act.tokens.shifted(by: tokens.lowerBound), in: reading)
        || isUrging(act.tokens.shifted(by: tokens.lowerBound), tokens, reading)
    {
      for place in act.tokens { isNamed[place] = true }
      act = find()
    }
    if act.act == .remark, let reading,
      scores(act.tokens.shifted(by: tokens.lowerBound), reading)
    {
      for place in act.tokens { isNamed[place] = true }
      act = find()
    }
    guard let reading else { return act }
    if act.act.asks, let quoted = quotation(in: reading) {
      act.act = .quotation
      act.tokens = quoted.shifted(by: -tokens.lowerBound)
      return act
    }
    if act.act == .question, asksWhetherItCanBeDone(act, reading, tokens) { act.act = .request }
    var told = othersState(in: reading, tokens, unless: act)
    if told == nil, let done = done(in: reading, tokens, unless: act), !isKept(done, in: reading) {
      told = done
    }
    guard let told else { return act }
    act.act = .report
    act.tokens = told.shifted(by: -tokens.lowerBound)
    return act
  }

  /// The words in quotation marks that ask for something, where others stand outside of them.
  ///
  /// Who repeats a command gives none; a name in quotation marks asks for nothing by itself.
  private func quotation(in reading: FrameReading) -> Range<Int>? {
    let asking = reading.pieces.filter { piece in
      switch piece.role {
      case .verb, .lightVerb, .word, .related: true
      default: false
      }
    }
    guard let first = asking.first, let last = asking.last,
      asking.allSatisfy({ piece in piece.tokens.allSatisfy { chart.spacing.isQuoted[$0] } })
    else { return nil }
    let isTold = chart.tokens.indices.contains { place in
      !chart.spacing.isQuoted[place] && chart.classes.courtesies[place] == 0
        && !chart.isSmall[place]
    }
    return isTold ? first.tokens.lowerBound..<last.tokens.upperBound : nil
  }

  /// Whether what seems a remark on what was spoken of gives it a grade, and says no more ("it was a four").
  private func scores(_ cue: Range<Int>, _ reading: FrameReading) -> Bool {
    !cue.isEmpty && chart.classes.references[cue.lowerBound] > 0 && reading.unexplained.isEmpty
      && reading.values.contains { value in
        value.value.isNumber && lexicon.frames[reading.frame].parameters[value.parameter].isScore
      }
  }

  /// Whether a question asks whether something can be done of which all is said ("is it possible to open Dune").
  private func asksWhetherItCanBeDone(
    _ act: SpeechActReader.Finding,
    _ reading: FrameReading,
    _ tokens: Range<Int>
  ) -> Bool {
    let frame = lexicon.frames[reading.frame]
    return !act.tokens.isEmpty
      && language.grammar.possibilities.length(
        in: chart.tokens,
        at: tokens.lowerBound + act.tokens.lowerBound
      ) == act.tokens.count
      && reading.isAskedFor && reading.values.contains(where: \.value.isName)
      && frame.isComplete(isFilled: { reading.value(of: $0) != nil })
  }

  /// Whether a small word that tells that something is past urges to do it, since it ends what begins with a verb ("open it
  /// already").
  private func isUrging(_ cue: Range<Int>, _ tokens: Range<Int>, _ reading: FrameReading) -> Bool {
    reading.isAskedFor && chart.beginsWithVerb(tokens)
      && chart.classes.functionWords[cue.lowerBound] == cue.count
      && chart.firstContentWord(in: cue.upperBound..<tokens.upperBound) == tokens.upperBound
  }

  /// What is so told at the end that nothing is asked for: that something is not so, or what somebody else has done
  /// ("妹がDuneに星5つけてた").
  private func ending(of tokens: Range<Int>, _ reading: FrameReading) -> SpeechActReader.Finding? {
    guard let told = toldAtEnd(of: tokens, reading) else { return nil }
    let beginsWithOthers = reading.pieces.first?.role == .unexplained
    // Whoever has said no verb before has only thought of it ("별 네 개 줄까 말까 고민된다"), or asks ("하나만, Emma 누가 썼지").
    let isOnlyThought = !reading.hasVerb && !reading.hasLightVerb
    return told.act == .prohibition || told.act == .report && beginsWithOthers
      || [.intention, .question].contains(told.act) && isOnlyThought ? told : nil
  }

  /// What the end of some words tells where the verb comes last and stands there, without a sign, among words that are
  /// taken to be said beside what is asked for.
  func toldAtEnd(of tokens: Range<Int>, _ reading: FrameReading) -> SpeechActReader.Finding? {
    guard chart.verbsComeLast,
      let aside = reading.pieces.last(where: { $0.role != .courtesy }), aside.isAside,
      !chart.spacing.followsBreak[aside.tokens.lowerBound]
    else { return nil }
    let named = reading.pieces.filter { reading.names($0) }.map(\.tokens)
    let told = acts.act(
      of: Array(chart.tokens[tokens]),
      isNamed: tokens.map { place in named.contains { $0.contains(place) } },
      isAsked: false
    )
    return told.tokens.shifted(by: tokens.lowerBound).overlaps(aside.tokens) ? told : nil
  }

  /// What a time that lies behind tells of a sentence in which nothing says what is to be done ("ayer me corté el
  /// flequillo").
  private func told(
    _ act: SpeechActReader.Finding,
    in reading: FrameReading,
    _ tokens: Range<Int>,
    _ isNamed: [Bool],
    _ isAside: [Bool]
  ) -> SpeechActReader.Finding? {
    guard !reading.isAskedFor else { return nil }
    var isNamed = isNamed
    var hasMoment = false
    // Before a slip it may have been read for words that are none of the part's.
    let pieces = reading.pieces.filter { $0.tokens.clamped(to: tokens) == $0.tokens }
    for piece in pieces {
      guard case .value(_, .moment) = piece.role else { continue }
      hasMoment = true
      for place in piece.tokens { isNamed[place - tokens.lowerBound] = false }
    }
    guard hasMoment else { return nil }
    if let past = pieces.first(where: isPast) {
      var told = act
      told.act = .report
      told.tokens = past.tokens.shifted(by: -tokens.lowerBound)
      return told
    }
    let found = acts.act(
      of: Array(chart.tokens[tokens]),
      isNamed: isNamed,
      isAside: isAside,
      isAsked: false
    )
    return found.act == .report ? found : nil
  }

  private func isPast(_ piece: FrameReading.Piece) -> Bool {
    guard case .value(_, .moment) = piece.role else { return false }
    return chart.moments[piece.tokens.lowerBound].contains {
      $0.tokens == piece.tokens && $0.isPast
    }
  }

  /// Whether a word that tells or denies something belongs to a name that nobody knows where it is said: the name begins with
  /// it ("mua Hồi ức của một geisha"), or it denies within it ("All the Light We Cannot See") and is written with a capital
  /// letter like the word before it, or something else of the app is called so.
  private func isPartOfUnknownName(_ place: Int, in piece: FrameReading.Piece) -> Bool {
    guard case .value(_, .open) = piece.role else { return false }
    if place == piece.tokens.lowerBound { return isCapitalizedWithin(place) }
    guard chart.classes.isDenying[place] else { return false }
    if isCapitalized(place), isCapitalized(place - 1) { return true }
    return chart.mentions.values.contains { mentions in
      mentions[0..<place].contains { $0.isWhole && $0.tokens.contains(place) }
    }
  }

  /// Whether a word is written with a capital letter behind one that is not.
  private func isCapitalizedWithin(_ place: Int) -> Bool {
    place > 0 && isCapitalized(place) && !chart.spacing.followsBreak[place]
      && chart.text(of: (place - 1)..<place).first?.isLowercase == true
  }

  /// Whether only the first letter of a word is a capital.
  private func isCapitalized(_ place: Int) -> Bool {
    let word = chart.text(of: place..<(place + 1))
    return word.first?.isUppercase == true && word.contains(where: \.isLowercase)
  }

  /// Whether a piece is text that is given to what is asked for with a word of its own, which stands before the
  /// text or, where verbs come last, behind it: what is told in it is told to somebody else.
  private func isContent(_ piece: FrameReading.Piece, of reading: FrameReading) -> Bool {
    guard case .value(_, .text) = piece.role else { return false }
    return reading.pieces.contains { other in
      switch other.role {
      case .verb, .word, .related:
        language.grammar.verbsComeLast
          ? other.tokens.lowerBound >= piece.tokens.upperBound
          : other.tokens.upperBound <= piece.tokens.lowerBound
      default: false
      }
    }
  }

  /// The classes of verbs with which something is given to somebody to know.
  private static let tellings: Set<String> = ["tell", "inform", "remind", "send"]
  /// The classes of verbs with which something is written down.
  private static let writings: Set<String> = ["add", "make", "note"]

  /// Whether what shows that nothing is asked for are the words with which the intent itself is asked for: a verb of
  /// reminding or telling, or what its phrases say ("report Dune as lost").
  private func isOwnCue(
    _ act: SpeechActReader.Finding,
    of reading: FrameReading,
    from start: Int
  ) -> Bool {
    let cue = act.tokens.shifted(by: start)
    // Where verbs come last, only at the end.
    if language.grammar.verbsComeLast, cue.upperBound < chart.tokens.count,
      !chart.spacing.followsBreak[cue.upperBound]
    {
      return false
    }
    let pieces = reading.pieces.filter { $0.tokens.overlaps(cue) }
    // An ending that only ends the verb is no word of telling.
    let own = pieces.filter {
      isAskedFor($0.tokens, in: reading) && $0.tokens.clamped(to: cue) == $0.tokens
    }
    guard !own.isEmpty,
      pieces.allSatisfy({ own.contains($0) || [.functionWord, .courtesy].contains($0.role) })
    else { return false }
    switch act.act {
    case .reminder, .quotation:
      // What is only heard of is told with any verb.
      return own.contains { piece in
        switch piece.role {
        case .verb(let name):
          Self.tellings.contains(name)
            || !language.grammar.verbsComeLast && Self.writings.contains(name)
        case .word: true
        default: false
        }
      }
    case .report, .remark, .intention: return lexicon.entries[reading.frame].acts[act.act] != nil
    case .command, .request, .question, .prohibition, .condition: return false
    }
  }

  /// Whether what shows that somebody's words are told announces those that the intent takes ("a note saying …"), and
  /// nobody is told to say them ("she was saying …").
  private func announcesText(
    _ act: SpeechActReader.Finding,
    of reading: FrameReading,
    from start: Int
  ) -> Bool {
    let cue = act.tokens.shifted(by: start)
    guard act.act == .quotation, reading.isAskedFor, cue.lowerBound > start,
      let first = (start + 1...cue.lowerBound).first(where: {
        $0 + chart.classes.contentStarts[$0] >= cue.upperBound
      }),
      chart.classes.auxiliaries[first - 1] == 0
    else { return false }
    let end = first + chart.classes.contentStarts[first]
    return reading.pieces.contains { isContent($0, of: reading) && $0.tokens.lowerBound == end }
  }

  /// The verb of what a reading asks for, where it is told that somebody has done just that.
  ///
  /// Who says what they want asks for it; where the words for that are also who did it, as in 我们 ("we", "let us"),
  /// the verb tells.
  private func done(
    in reading: FrameReading,
    _ tokens: Range<Int>,
    unless act: SpeechActReader.Finding
  ) -> Range<Int>? {
    guard let past = language.grammar.past, act.act.asks else { return nil }
    var start = tokens.lowerBound
    while start < tokens.upperBound, chart.classes.courtesies[start] > 0,
      chart.classes.courtesies[start] != past.personLength(in: chart.tokens, at: start)
    {
      start += chart.classes.courtesies[start]
    }
    guard act.act == .command || tokens.lowerBound + act.tokens.lowerBound == start else {
      return nil
    }
    let clause = start..<max(start, endOfTelling(tokens))
    return past.verbs(in: chart.tokens, of: clause).first { verb in
      tokens.contains(verb.tokens.lowerBound)
        && (isAskedFor(verb.tokens, in: reading) || verb.askingForms.contains(where: isOfPhrases))
    }?.tokens
  }

  /// The end of a clause with the words that join behind it where nothing is joined ("tôi tắt đèn rồi").
  private func endOfTelling(_ tokens: Range<Int>) -> Int {
    var end = tokens.upperBound
    while end < chart.tokens.count,
      max(chart.classes.joiners[end], chart.classes.courtesies[end]) > 0
    {
      end += max(chart.classes.joiners[end], chart.classes.courtesies[end])
    }
    return end < chart.tokens.count ? tokens.upperBound : chart.tokens.count
  }

  /// Whether all of some words say what a reading asks for.
  private func isAskedFor(_ tokens: Range<Int>, in reading: FrameReading) -> Bool {
    let pieces = reading.pieces.filter { $0.tokens.overlaps(tokens) }
    return !pieces.isEmpty
      && pieces.allSatisfy { piece in
        switch piece.role {
        case .verb, .lightVerb, .word, .related: true
        default: false
        }
      }
  }

  /// Whether a verb's form asks for something, as it stands in a phrase or by its kind.
  private func isOfPhrases(_ form: String) -> Bool {
    lexicon.forms.contains(language.withoutDiacritics(form))
      || language.grammar.verbs.contains {
        lexicon.verbWeights[$0.name] != nil
          && $0.runs.length(in: [Token(text: form, range: 0..<form.utf8.count)], at: 0) == 1
      }
  }

  /// Whether a question mark ends some tokens, but for what is said beside them ("Five stars for Momo? That
  /// critic is mad").
  private func isAsked(_ tokens: Range<Int>, _ reading: FrameReading?) -> Bool {
    let aside = reading?.pieces.last(where: \.isAside)
    let end = aside.flatMap {
      $0.tokens.upperBound == tokens.upperBound ? $0.tokens.lowerBound : nil
    }
    let ends = [end ?? tokens.upperBound, tokens.upperBound]
    return ends.contains {
      $0 == chart.tokens.count ? chart.spacing.isAsked : chart.spacing.followsQuestion[$0]
    }
  }
}

extension FrameReading.Piece {
  /// Whether it is only said beside what is asked for.
  fileprivate var isAside: Bool {
    if case .aside = role { true } else { false }
  }

  /// Whether a single word is taken for a part of a name, and may be what shows what a sentence does ("if the train
  /// stops").
  fileprivate var isWordOfName: Bool {
    guard case .value(_, .named(let mention)) = role else { return false }
    return mention.fit == .partial && tokens.count == 1
  }
}
