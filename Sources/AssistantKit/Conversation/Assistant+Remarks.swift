import AppIntents
import Foundation
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What is told beside what is asked for ("I have read it now, put it on Read").
extension Assistant {
  /// What an utterance means that nothing understands as a whole and that only tells something before it asks ("I have read it
  /// now, put it on Read"); nil where that is not sure, or names something.
  func asking(
    behindRemarksIn heard: HeardUtterance,
    insteadOf understanding: Understanding
  ) async
    -> Interpretation?
  {
    guard case .refused(let reason) = understanding.outcome, reason != .negated,
      let start = AgreementReader(language).end(behindRemarksIn: heard.text)
    else { return nil }
    let bytes = Array(heard.text.utf8)
    let told = String(decoding: bytes[..<start], as: UTF8.self)
    let asked = HeardUtterance(String(decoding: bytes[start...], as: UTF8.self))
    guard await namedThings(in: told).isEmpty else { return nil }
    let interpretation = await interpret(asked)
    guard interpretation.understanding.outcome == .match,
      let reading = interpretation.understanding.reading,
      reading.confidence >= settings.readsBackBelow
    else { return nil }
    return interpretation.said(as: heard.text)
  }

  /// More sentences in one breath are a tale.
  static let mostSentences = 8

  /// What becomes of the one sentence of an utterance that asks for something, where all others only tell something and nothing
  /// is sure of the whole ("no wait, I meant Emma", "I haven't got an opinion on Dune yet"); nil where none does, or several.
  func decision(
    amidRemarksIn heard: HeardUtterance,
    insteadOf understanding: Understanding,
    isUndone: Bool
  ) async -> Decision? {
    switch understanding.outcome {
    case .refused(.negated), .match, .empty: return nil
    case .refused, .ambiguous, .unknownValue: break
    }
    let sentences = language.sentences(in: heard.text)
    // What was heard is doubted as a whole.
    guard !heard.isSpoken, (2...Self.mostSentences).contains(sentences.count) else { return nil }
    let asking = sentences.filter { !language.onlyTells($0) }
    guard asking.count == 1, let asked = asking.first,
      let start = heard.text.range(of: asked)?.lowerBound
    else { return nil }
    // What is told takes its room, so that every place in the utterance stays what it is.
    let room = String(repeating: " ", count: heard.text[..<start].utf8.count)
    let alone = HeardUtterance(room + asked)
    var decision = await decision(on: alone, await interpret(alone), isUndone: isUndone)
    guard decision.match?.outcome == .match else { return nil }
    decision.match?.utterance = heard.text
    return decision
  }

  /// Whether somebody says of themselves what they do, and so asks to see nothing ("ich bin gerade mittendrin").
  func tellsOfThemselves(_ utterance: String) -> Bool {
    let tokens = language.tokens(in: utterance)
    let grammar = language.grammar
    var place = 0
    while place < tokens.count {
      let courtesy = grammar.courtesies.length(in: tokens, at: place)
      guard courtesy > 0 else { break }
      place += courtesy
    }
    let starts = grammar.asideStarts.length(in: tokens, at: place)
    return starts > 0 && place + starts < tokens.count
      || (tokens.indices.contains { end in
        grammar.asideEnds.length(in: tokens, at: end) == tokens.count - end
      })
  }
}
