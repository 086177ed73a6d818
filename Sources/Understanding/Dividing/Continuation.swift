import PhraseMatcher
import SpokenLanguage

/// A sentence that only goes on with what was asked for before ("no, four", "Emma too", "same for Dune").
///
/// It says so itself: it begins with a word that corrects or joins, or says that the same is meant. What it
/// does not say is as it was.
struct Continuation {
  let frame: Int
  let last: Reading
  /// Whether somebody is just asked whether that is to be done, and any other value for it is an answer.
  let isAwaited: Bool
  let divider: SentenceDivider

  private var chart: SentenceChart { divider.chart }
  private var language: any Language { divider.language }

  /// What is asked for now; nil where the sentence stands for itself.
  func division() -> SentenceDivider.Division? {
    let first = isAdjustment(0..<chart.tokens.count) ? firstWord : behindRemark ?? firstWord
    guard first < chart.tokens.count else { return nil }
    let correction = chart.classes.corrections[first]
    let joiner = correction > 0 ? 0 : chart.classes.joiners[first]
    let isRepetition = chart.classes.repetitions.contains { $0 > 0 }
    let rest = (first + max(correction, joiner))..<max(first, chart.tokens.count)
    let corrected = correctedBehind(rest)
    guard
      correction > 0 || joiner > 0 || goesOn(to: rest) || isRepetition || isAwaited
        || corrected != nil
        || isAdjustment(first..<chart.tokens.count)
    else { return nil }
    guard let (tokens, reading) = corrected ?? beforeRemark(in: rest) ?? whole(rest) else {
      return nil
    }
    let rival = divider.readings(of: tokens).first
    if let rival, rival.frame != frame, rival.hasVerb, !isNumber(rival, as: reading) { return nil }
    let act = divider.act(of: tokens, reading)
    guard act.act.asks else { return nil }
    var command = Command(tokens, act, [reading])
    command.isInherited = true
    complete(&command)
    return SentenceDivider.Division(commands: [command], score: reading.score)
  }

  /// Whether what another intent takes for something that nobody knows is the number that is said anew ("세 개로 바꿔").
  private func isNumber(_ rival: FrameReading, as reading: FrameReading) -> Bool {
    reading.saysOnlyNumber && rival.values.allSatisfy { $0.value == .open || $0.value == .text }
  }

  /// The first word that is no courtesy, or else corrects or joins.
  private var firstWord: Int {
    var place = 0
    while place < chart.tokens.count, chart.classes.corrections[place] == 0,
      chart.classes.joiners[place] == 0,
      chart.classes.courtesies[place] > 0
    {
      place += chart.classes.courtesies[place]
    }
    return place
  }

  /// All of what follows, where nothing in it is left over.
  private func whole(_ tokens: Range<Int>) -> (Range<Int>, FrameReading)? {
    guard !tokens.isEmpty,
      let reading = renumbered(tokens) ?? divider.parser.reading(of: tokens, frame: frame),
      reading.unexplained.isEmpty, !reading.values.isEmpty,
      !reading.values.contains(where: { $0.value == .open || $0.value == .text })
    else { return nil }
    return (tokens, reading)
  }

  /// Another number before a remark ("no, five, I forgot the potatoes").
  private func beforeRemark(in tokens: Range<Int>) -> (Range<Int>, FrameReading)? {
    for end in tokens.dropFirst() {
      let remark = end..<tokens.upperBound
      guard chart.spacing.followsBreak[end] || divider.beginsWithSubject(remark),
        [.remark, .report].contains(divider.act(of: remark, nil).act)
          || chart.spacing.followsBreak[end] && saysNothing(remark),
        let reading = renumbered(tokens.lowerBound..<end)
      else { continue }
      return (tokens.lowerBound..<end, reading)
    }
    return nil
  }

  /// Whether some words ask for nothing and name nothing ("the book club grew").
  private func saysNothing(_ tokens: Range<Int>) -> Bool {
    let act = divider.act(of: tokens, nil).act
    guard act.asks, chart.classes.joiners[tokens.lowerBound] == 0,
      let reading = divider.readings(of: tokens).first
    else { return act.asks }
    return !reading.isAskedFor && !reading.hasLightVerb
      && !reading.values.contains { $0.value.isKnown || $0.value.isNumber }
      && divider.named(in: tokens).isEmpty
  }

  /// Whether the sentence begins with what goes on to another thing, and names one and nothing more ("now Emma").
  private func goesOn(to tokens: Range<Int>) -> Bool {
    let runs = language.connectives.continuations
    let starts = tokens.isEmpty ? 0..<0 : 0..<(tokens.lowerBound + 1)
    guard
      starts.contains(where: { start in
        let length = runs.length(in: chart.tokens, at: start)
        return length > 0 && start + length >= tokens.lowerBound
          && start + length < chart.tokens.count
      }), let (_, reading) = whole(tokens)
    else { return false }
    return !reading.hasVerb && reading.values.contains(where: \.value.isName)
  }

  /// Another number, or another thing, before a word that corrects and ends the sentence ("five actually", "it was Misery I
  /// meant").
  private func correctedBehind(_ tokens: Range<Int>) -> (Range<Int>, FrameReading)? {
    for end in tokens.dropFirst()
    where end + chart.classes.corrections[end] == tokens.upperBound {
      if let reading = renumbered(tokens.lowerBound..<end) {
        return (tokens.lowerBound..<end, reading)
      }
      // "It was" tells nothing of the thing.
      var start = tokens.lowerBound
      while start < end, chart.isClosed[start] { start += 1 }
      for begin in tokens.lowerBound...start where begin < end {
        if let (said, reading) = whole(begin..<end), !reading.hasVerb,
          reading.values.contains(where: \.value.isName), divider.act(of: said, reading).act.asks
        {
          return (said, reading)
        }
      }
    }
    return nil
  }

  /// Some tokens as nothing but another number for what was asked for.
  private func renumbered(_ tokens: Range<Int>) -> FrameReading? {
    let parameters = divider.lexicon.frames[frame].parameters
    let numbers = parameters.indices.filter { place in
      last.parameters.contains {
        $0.name == parameters[place].name && value($0.value)?.isNumber == true
      }
    }
    return divider.parser.reading(of: tokens, frame: frame, renumbering: Set(numbers))
  }

  /// Where another number is said behind a remark ("that's harsh, make it four"), a doubt that names nothing ("too
  /// stingy? make it four") or the number that is put right ("four? no, five").
  private var behindRemark: Int? {
    chart.tokens.indices.first { place in
      guard chart.spacing.followsBreak[place] else { return false }
      let correction = chart.classes.corrections[place]
      if correction > 0, renumbered(0..<place) != nil,
        renumbered((place + correction)..<chart.tokens.count) != nil
      {
        return true
      }
      guard isAdjustment(place..<chart.tokens.count) else { return false }
      let act = divider.act(of: 0..<place, nil).act
      return [.remark, .report].contains(act)
        || act == .question && divider.named(in: 0..<place).isEmpty
    }
  }

  /// Whether nothing is said but another number for the same thing ("make it four"), or another value that is awaited.
  private func isAdjustment(_ tokens: Range<Int>) -> Bool {
    if isAwaited { return whole(tokens) != nil }
    guard let reading = divider.parser.reading(of: tokens, frame: frame) else { return false }
    return reading.saysOnlyNumber && reading.hasLightVerb
  }

  /// Takes from what was asked before what is not said now.
  private func complete(_ command: inout Command) {
    let parameters = divider.lexicon.frames[frame].parameters
    for (number, parameter) in parameters.enumerated() where command.filling(of: number) == nil {
      guard let said = last.parameters.first(where: { $0.name == parameter.name }),
        let value = value(said.value)
      else { continue }
      command.fillings.append(
        Command.Filling(parameter: number, value: value, tokens: 0..<0)
      )
    }
  }

  private func value(_ value: ParameterReading.Value) -> FrameReading.Value? {
    switch value {
    case .known(let id, let title):
      .named(
        NameMention(id: id, title: title, tokens: 0..<0, cost: 0, weight: 1, fit: .exact)
      )
    case .number(let number): .number(number)
    case .unknown, .text: nil
    }
  }
}
