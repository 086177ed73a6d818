import AppIntents
import Foundation
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What a sentence asks for by telling all values of it, whatever stands around them.
extension Interpreter {
  /// So much likelier an asking than a telling, by all its words, a sentence with all values of an intent is done at once.
  ///
  /// Of 232 commands and requests that reach 1, 15 were not to be done as told, most of them since they name or count something
  /// else, of which nothing is told; of those from 0 to 1 six of 19 were not ("What is told, whatever stands around it" in
  /// `Benchmarks/README-accuracy.md`).
  private static let sureOdds = log(3.0)
  /// The same for a sentence that is built as a report, a plan or a condition.
  private static let sureOddsOfTelling = log(5.0)
  /// So much likelier a telling it is none that is asked for, though its values say so: of 13 such sentences two were.
  private static let tellingOdds = -3.0

  /// What an utterance means where it tells all values of an intent.
  ///
  /// - Parameters:
  ///   - found: What was made of it with all words accounted for.
  ///   - heard: The utterance.
  ///   - known: What its words say; nil where that is not known yet.
  /// - Returns: The same; or what its values are told for where it was refused, surer or not at all where it would be read
  ///   back.
  func told(
    _ found: Interpretation,
    _ heard: HeardUtterance,
    by known: SentenceMeaning?
  ) async -> Interpretation {
    let understanding = found.understanding
    guard !heard.isSpoken, !heard.isOverheard, understanding.then.isEmpty,
      mayBeTold(understanding)
    else { return found }
    let understander = await index.names.understander(apps, index.current, settings)
    let sentence = known?.sentence ?? understander.charted(heard.text)
    guard let told = understander.toldValues(of: sentence) else { return found }
    if understanding.outcome == .match,
      understanding.reading?.saysLess(than: told.command.reading) != true
    {
      guard understanding.reading?.asksForSame(as: told.command.reading) == true else {
        return found
      }
      if told.odds <= Self.tellingOdds {
        return Interpretation(
          understanding: Understanding(utterance: heard.text, outcome: .refused(.notAsked))
        )
      }
      guard let sureness = sureness(of: told), sureness >= settings.readsBackBelow else {
        return found
      }
      var surer = found
      surer.understanding.reading?.beSure(sureness)
      return surer
    }
    // Rather than a thing that was spoken of before, the one that is told of is meant, if any is.
    let leastSureness = understanding.outcome == .match ? settings.caution.doubtful(1) : nil
    guard let sureness = sureness(of: told) ?? leastSureness else { return found }
    var reading = told.command.reading
    reading.beSure(sureness)
    return Interpretation(
      understanding: Understanding(
        utterance: heard.text,
        outcome: .match,
        reading: reading,
        alternatives: understanding.alternatives
      )
    )
  }

  /// Whether something was made of an utterance with so much doubt, or nothing, that what it tells counts.
  private func mayBeTold(_ understanding: Understanding) -> Bool {
    switch understanding.outcome {
    case .match:
      understanding.reading.map({ !settings.caution.isSure(of: $0) }) == true
        || lacksValue(understanding)
    case .refused(.negativePhrase), .refused(.negated), .empty, .ambiguous, .unknownValue: false
    case .refused: true
    }
  }

  /// Whether something that the intent needs was found nowhere in the words, though it may have been told beside them; what
  /// was spoken of before does not count.
  private func lacksValue(_ understanding: Understanding) -> Bool {
    guard let reading = understanding.reading, !reading.parameters.isEmpty,
      let intent = intent(of: reading)
    else { return false }
    return intent.parameters.contains { parameter in
      !parameter.isOptional
        && !reading.parameters.contains { $0.name == parameter.name && !$0.range.isEmpty }
    }
  }

  /// How sure it is that what is told is asked for; nil where rather not.
  private func sureness(of told: ToldValues) -> Double? {
    let chance = 1 / (1 + exp(-told.odds))
    let least: Double
    switch told.act {
    case .command, .request, .remark: least = Self.sureOdds
    case .report where told.command.hasVerb || endsWithDoing(told.command): return nil
    case .condition where told.isPutOff, .intention where told.isPutOff: return nil
    case .report, .condition, .intention: least = Self.sureOddsOfTelling
    case .prohibition, .question, .reminder, .quotation: return nil
    }
    if told.odds >= least, !told.mayBeOfOthers {
      return settings.caution.sure(chance)
    }
    guard told.act.asks || told.act == .remark, told.odds >= 0 else { return nil }
    return settings.caution.doubtful(chance)
  }

  /// Whether the verb at the end of what is reported says what was done to the thing, and no value does ("별 다섯 개 줬어").
  private func endsWithDoing(_ command: CommandMeaning) -> Bool {
    settings.language.grammar.verbsComeLast
      && command.reading.parameters.contains { parameter in
        if case .number = parameter.value { true } else { false }
      }
  }
}

extension CommandMeaning {
  /// Whether a verb of the intent was said, so that who reports it has done it already.
  fileprivate var hasVerb: Bool {
    evidence.contains { [.verb, .lightVerb].contains($0.kind) }
  }
}

extension Reading {
  /// Whether of the values of another reading for the same intent it has some in its words, and no other.
  fileprivate func saysLess(than other: Reading) -> Bool {
    let said = parameters.filter { !$0.range.isEmpty }
    return (app, intent) == (other.app, other.intent) && said.count < other.parameters.count
      && said.allSatisfy { parameter in
        other.parameters.contains { ($0.name, $0.value) == (parameter.name, parameter.value) }
      }
  }

  /// Whether two readings do the same with the same values.
  fileprivate func asksForSame(as other: Reading) -> Bool {
    (app, intent) == (other.app, other.intent)
      && Dictionary(grouping: parameters, by: \.name).mapValues { $0.map(\.value) }
        == Dictionary(grouping: other.parameters, by: \.name).mapValues { $0.map(\.value) }
  }
}
