import PhraseMatcher
public import SpokenLanguage

/// The values that a sentence tells of something, whatever else it says around them.
///
/// "Hamlet's overrated, if you ask me, three stars" names a book and a rating, and only one intent takes these two. Of such
/// a sentence not every word has to be explained; what the rest says is whether anything is asked for, and that is weighed
/// for all words at once.
public struct ToldValues: Sendable, Hashable {
  /// What the values are told for.
  public var command: CommandMeaning
  /// What kind of sentence it is.
  public var act: SpeechAct
  /// How much likelier it is by its words that the sentence asks for something than that it does not, as the logarithm of
  /// the odds.
  public var odds: Double
  /// Whether it is only planned for when something else is so ("once I'm done with it I'll move it to Read").
  public var isPutOff: Bool
  /// Whether somebody else may have done what is told ("dad is reading *The Martian*").
  public var mayBeOfOthers: Bool
}

extension Understander {
  /// The values that a sentence tells of one thing for one intent that changes it.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The values; nil where it names several things, not all that an intent needs, or denies or corrects
  ///   anything, and in a language of which nobody knows which words ask for something.
  /// - Complexity: As much as the sentence read for each such intent.
  public func toldValues(of sentence: ChartedSentence) -> ToldValues? {
    guard let requests = RequestModel(of: language.code), let chart = sentence.chart,
      Boundary.all(in: chart).allSatisfy({ $0.kind == .joint })
    else { return nil }
    var divider = divider(of: chart, about: [:], after: nil)
    divider.parser.costs = .aroundToldValues
    let clause = chart.tokens.indices
    let readings = lexicon.frames.indices.filter(takesToldValues)
      .compactMap { divider.parser.reading(of: clause, frame: $0) }.filter { isTold($0, in: chart) }
    guard readings.count == 1, let reading = readings.first else { return nil }
    let finding = divider.act(of: clause, reading)
    let command = writer(for: divider, about: [:])
      .meaning(of: Command(clause, finding, [reading]))
    // A word beside a short name may belong to a longer one ("nearly finished", *The Hunger Artist*).
    guard command.open.isEmpty, command.equals.isEmpty else { return nil }
    return ToldValues(
      command: command,
      act: finding.act,
      odds: requests.logOdds(of: chart.requestWords(in: clause, reading)),
      isPutOff: isPutOff(finding.act, reading, in: chart),
      mayBeOfOthers: isOfOthers(reading, in: divider)
    )
  }

  /// Whether an intent changes something that is named and takes at least one thing that is told of it, and nothing but
  /// names and numbers.
  private func takesToldValues(_ frame: Int) -> Bool {
    let needed = lexicon.frames[frame].parameters.filter { !$0.isOptional }
    return lexicon.entries[frame].effect == .changes && needed.count > 1
      && needed.allSatisfy { parameter in
        switch parameter.kind {
        case .name, .number: true
        case .text, .date, .time, .duration: false
        }
      }
  }

  /// Whether a reading has all that its intent needs, names by their own words and numbers as the phrases say them, and
  /// nothing else of the kind was said nor anything denied.
  private func isTold(_ reading: FrameReading, in chart: SentenceChart) -> Bool {
    let frame = lexicon.frames[reading.frame]
    guard frame.isComplete(isFilled: { reading.value(of: $0) != nil }),
      !beginsOtherwise(reading, in: chart)
    else { return false }
    let told = Set(reading.values.flatMap(\.tokens))
    let isDenied = chart.tokens.indices.contains { place in
      chart.classes.isDenying[place] && !isInTitle(place, of: reading)
    }
    return !isDenied
      && reading.values.allSatisfy { value in
        switch value.value {
        case .named(let mention):
          isOnly(mention, of: frame.vocabulary(of: value.parameter), beside: told, in: chart)
        case .number(let number):
          reading.pieces.contains { $0.tokens == value.tokens && $0.isContentWord }
            && !saysOther(number, beside: told, in: chart)
        case .open, .text, .moment, .reference, .result: false
        }
      }
  }

  /// Whether the sentence begins with a verb that asks for another intent ("open all books starting with Z").
  private func beginsOtherwise(_ reading: FrameReading, in chart: SentenceChart) -> Bool {
    guard let first = chart.firstWord(of: chart.tokens.indices, besideValuesOf: reading) else {
      return false
    }
    let asking = chart.verbs[first].filter { lexicon.askingVerbs.contains($0.name) }
    let own = lexicon.entries[reading.frame].verbs
    return !asking.isEmpty && !chart.verbs[first].contains { $0.isLight || own.contains($0.name) }
  }

  /// Whether a word stands in a name of which there are any number ("Never Let Me Go").
  private func isInTitle(_ place: Int, of reading: FrameReading) -> Bool {
    let frame = lexicon.frames[reading.frame]
    return reading.values.contains { value in
      value.tokens.contains(place) && value.value.isName
        && frame.vocabulary(of: value.parameter).flatMap { values[$0] }?.isOpen == true
    }
  }

  /// Whether a name is said as one, and no other one of its vocabulary.
  private func isOnly(
    _ mention: NameMention,
    of vocabulary: VocabularyName?,
    beside told: Set<Int>,
    in chart: SentenceChart
  ) -> Bool {
    guard let vocabulary else { return false }
    func isSaid(_ mention: NameMention) -> Bool {
      chart.isSaidAsName(mention, in: chart.tokens.indices, lexicon)
        || mention.isOfItsWords && chart.endsWithAuxiliary(mention.tokens)
    }
    return isSaid(mention)
      && chart.mentions[vocabulary]?.all.contains {
        $0.id != mention.id && told.isDisjoint(with: $0.tokens) && isSaid($0)
      } != true
  }

  /// Whether another number is said as a grade or with what it counts.
  private func saysOther(_ number: Double, beside told: Set<Int>, in chart: SentenceChart) -> Bool {
    chart.numbers.joined().contains { said in
      told.isDisjoint(with: said.tokens) && said.amount != .number(number)
        && (said.isGrade || said.withCounter != said.tokens)
    }
  }

  /// Whether a plan is told with what it waits for ("끝내면 … 옮겨야지").
  private func isPutOff(_ act: SpeechAct, _ reading: FrameReading, in chart: SentenceChart) -> Bool
  {
    let named = Set(reading.values.filter(\.value.isName).flatMap(\.tokens))
    let end = chart.tokens.count
    // Politeness supposes something too ("if you don't mind").
    func shows(_ act: SpeechAct) -> Bool {
      let cues = language.grammar.acts.filter { $0.act == act }
      return chart.tokens.indices.contains { place in
        !named.contains(place)
          && cues.contains { cue in
            let length = cue.runs.length(in: chart.tokens, at: place)
            return length > chart.classes.courtesies[place]
              && (cue.place != .end || chart.firstContentWord(in: place + length..<end) == end)
          }
      }
    }
    return switch act {
    case .condition: shows(.intention)
    case .intention: shows(.condition)
    default: false
    }
  }

  /// Whether somebody is spoken of before all values ("my brother …"), or what becomes of the thing is said by a name behind
  /// words for somebody, and not behind a pronoun; where verbs come last, whether somebody with a mark of their own stands first.
  private func isOfOthers(_ reading: FrameReading, in divider: SentenceDivider) -> Bool {
    let chart = divider.chart
    guard !chart.verbsComeLast else { return divider.subjectOfOthers(in: reading) != nil }
    let clause = chart.tokens.indices
    if reading.values.contains(where: { divider.saysOther(doing: $0.tokens, in: clause, reading) })
    {
      return true
    }
    let first = reading.values.map(\.tokens.lowerBound).min() ?? 0
    let speaksOfSomebody = reading.unexplained.contains { words in
      words.lowerBound > 0 && words.upperBound <= first
        && chart.classes.determiners[words.lowerBound - 1] > 0
    }
    if speaksOfSomebody { return true }
    func isPerson(_ place: Int) -> Bool {
      (language.grammar.past?.personLength(in: chart.tokens, at: place) ?? 0) > 0
    }
    let frame = lexicon.frames[reading.frame]
    return reading.values.contains { value in
      guard value.value.isName,
        frame.vocabulary(of: value.parameter).flatMap({ values[$0] })?.isOpen == false
      else { return false }
      var place = value.tokens.lowerBound
      while place > 0, !chart.spacing.followsBreak[place] {
        place -= 1
        if isPerson(place) {
          // "Chị tôi": behind somebody a pronoun says whose they are.
          return place > 0 && !chart.spacing.followsBreak[place] && isPerson(place - 1)
        }
        guard chart.isClosed[place] || chart.classes.courtesies[place] > 0 else {
          return reading.unexplained.contains { $0.contains(place) }
        }
      }
      return false
    }
  }
}
