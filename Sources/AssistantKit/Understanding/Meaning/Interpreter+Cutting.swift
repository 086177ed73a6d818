import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What a sentence asks for with one of its clauses, where it tells anything beside it.
///
/// Beside what they ask for people say why, how they feel and what happens around them, and no list of what may be said
/// there is ever whole. So where a sentence is not understood as a whole, it is cut, each clause is understood as if it
/// were all that was said, and what is left over is weighed like any other sentence: it is only told where it is likely
/// that it asks for nothing.
extension Interpreter {
  /// What a sentence asks for with one of its clauses.
  ///
  /// - Parameters:
  ///   - whole: What is understood of all of it.
  ///   - heard: The sentence.
  ///   - known: What its words say; nil where that is not known yet.
  ///   - context: What the conversation was about so far.
  /// - Returns: What is asked for; nil where the sentence is as well understood as a whole.
  func cut(
    _ whole: Interpretation,
    _ heard: HeardUtterance,
    by known: SentenceMeaning?,
    in context: DialogueContext
  ) async -> Interpretation? {
    guard !heard.isSpoken, !heard.isOverheard, mayBeCut(whole.understanding),
      known?.mayBeCut != false
    else { return nil }
    let understander = await index.names.understander(apps, index.current, settings)
    let said = Array(heard.text.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: said[range], as: UTF8.self) }
    var best: Interpretation?
    var least =
      whole.understanding.outcome == .match ? whole.understanding.reading?.confidence ?? 0 : 0
    let sentence = known?.sentence ?? understander.charted(heard.text)
    for clause in understander.askingClauses(of: sentence) {
      let context = context.going(onAbout: clause.topics.map(topic))
      var meaning: SentenceMeaning?
      let asked = await weighed(
        whole: HeardUtterance(text(clause.range)),
        in: context,
        &meaning
      )
      guard asked.isMatch, let confidence = asked.understanding.reading?.confidence,
        confidence > least, !leavesOpen(whole.understanding, asked.understanding)
      else { continue }
      var chance = 1.0
      for beside in clause.beside where chance * confidence > least {
        chance *= await chanceOfNothing(in: text(beside))
      }
      let likely = asked.mapped { sure($0, chance) }
      guard let confidence = likely.understanding.reading?.confidence, confidence > least,
        confidence >= index.current.threshold(for: likely.understanding.reading?.app, options)
      else { continue }
      least = confidence
      best = likely.mapped {
        $0.within(heard.text, from: clause.range.lowerBound, beside: clause.beside)
      }
      // Behind a word that goes on a verb asks for something more ("and call my mom").
      best?.leftOut = clause.beside.compactMap { beside in
        guard beside.lowerBound >= clause.range.upperBound,
          let asked = wordsBehindJoiner(text(clause.range.upperBound..<beside.upperBound)),
          understander.charted(asked).beginsWithVerb
        else { return nil }
        return asked
      }
    }
    return best
  }

  /// What stands behind a joining word at the beginning of some words; nil where none begins them.
  private func wordsBehindJoiner(_ text: String) -> String? {
    let tokens = settings.language.tokens(in: text)
    guard !tokens.isEmpty else { return nil }
    let length = settings.language.connectives.joiners.length(in: tokens, at: 0)
    guard length > 0, length < tokens.count else { return nil }
    return String(decoding: text.bytes(of: tokens[length...]), as: UTF8.self)
  }

  /// Whether a sentence is so little understood that only a clause of it may ask for something.
  private func mayBeCut(_ understanding: Understanding) -> Bool {
    switch understanding.outcome {
    case .match: !settings.caution.isSure(of: understanding.reading)
    case .refused(.negativePhrase), .empty, .ambiguous: false
    // Where the verb comes last, what forbids it stands at its end, and nothing is asked for without it.
    case .refused(.negated): !settings.language.grammar.verbsComeLast
    case .refused, .unknownValue: true
    }
  }

  /// Whether a clause asks for the same as the sentence, but for the value in it that nobody knows: it was named there.
  private func leavesOpen(_ whole: Understanding, _ asked: Understanding) -> Bool {
    guard whole.outcome == .unknownValue, let sentence = whole.reading, let clause = asked.reading,
      (sentence.app, sentence.intent) == (clause.app, clause.intent)
    else { return false }
    return sentence.parameters.contains { parameter in
      guard case .unknown = parameter.value else { return false }
      return !clause.parameters.contains { $0.name == parameter.name }
    }
  }

  /// How likely it is that some words ask for nothing.
  private func chanceOfNothing(in text: String) async -> Double {
    let heard = HeardUtterance(text)
    var meaning: SentenceMeaning?
    let found = await understoodByPieces(heard, in: DialogueContext(), &meaning)
    if let ranking = await ranking(of: heard, after: found, meaning, in: DialogueContext()) {
      return ranking.chanceOfNothing
    }
    switch found.understanding.outcome {
    case .refused, .empty: return 1
    case .match, .ambiguous, .unknownValue: return 0
    }
  }

  /// The same as sure as it is likely that nothing is asked for beside it; what would be done if it were all that was said
  /// is done where that is very likely.
  private func sure(_ understanding: Understanding, _ chanceBeside: Double) -> Understanding {
    guard let reading = understanding.reading else { return understanding }
    var sure = understanding
    let chance = reading.confidence * chanceBeside
    let caution = settings.caution
    let isDone = caution.isSure(of: reading) && chanceBeside >= Self.veryLikely
    sure.reading?.beSure(isDone ? caution.sure(chance) : caution.doubtful(chance))
    return sure
  }

  /// One time in ten it does no harm that something more was asked for: what was asked for as well is said again.
  private static let veryLikely = 0.9

  private func topic(_ topic: AskingClause.Topic) -> Topic {
    let app = apps.first { $0.definition.name == topic.name.app }
    return Topic(
      topic.name,
      kind: app?.optionSource(of: topic.name.vocabulary)?.title ?? topic.name.vocabulary,
      id: topic.referent.id,
      topic.referent.title
    )
  }
}

extension Interpretation {
  /// Whether each of its commands is one thing that is asked for.
  fileprivate var isMatch: Bool {
    understanding.outcome == .match && then.allSatisfy(\.isMatch)
  }
}

extension Understanding {
  /// The same of a clause seen as a part of the sentence in which it stands.
  fileprivate func within(
    _ sentence: String,
    from start: Int,
    beside: [Range<Int>]
  ) -> Understanding {
    let said = Array(sentence.utf8)
    let told = beside.map { range in
      let text = String(decoding: said[range], as: UTF8.self)
      return AlignedPiece(
        role: .none,
        heard: text,
        expected: text,
        range: range,
        difference: .filler
      )
    }
    var whole = self
    whole.utterance = sentence
    whole.reading = reading?.moved(by: start, among: told)
    whole.alternatives = alternatives.map { $0.moved(by: start, among: told) }
    return whole
  }
}

extension Reading {
  /// The same so many bytes further on, among other pieces of a sentence.
  fileprivate func moved(by bytes: Int, among others: [AlignedPiece]) -> Reading {
    var moved = self
    for place in parameters.indices {
      moved.parameters[place].range = parameters[place].range.moved(by: bytes)
    }
    for place in alignment.indices {
      moved.alignment[place].range = alignment[place].range.moved(by: bytes)
    }
    moved.alignment = (moved.alignment + others).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    return moved
  }
}

extension Range<Int> {
  /// The range so many bytes further on; what was not said stays where nothing stands.
  fileprivate func moved(by bytes: Int) -> Range<Int> {
    isEmpty ? self : lowerBound + bytes..<upperBound + bytes
  }
}
