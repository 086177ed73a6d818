import AppIntents
import SpokenLanguage
import Understanding

/// Answering what is asked of several things at once ("where are Dune and Emma?").
extension Assistant {
  /// Several things of one kind that are named one after the other, and the sentence as it would be of the first alone.
  struct NamedTogether {
    let things: [NamedThings]
    let sentence: FindTokens
  }

  /// The things of one kind that a sentence names one after the other with only small words between; nil where it does not.
  func namedTogether(_ named: [NamedThings], in sentence: FindTokens) -> NamedTogether? {
    let things = NamedThings.apart(named)
    guard things.count > 1, let first = things.first, let last = things.last,
      zip(things, things.dropFirst()).allSatisfy({ one, next in
        joins(one.words.upperBound..<next.words.lowerBound, in: sentence)
      })
    else { return nil }
    let bytes = Array(sentence.text.utf8)
    let tokens = sentence.tokens
    let before = bytes[..<tokens[first.words.upperBound - 1].range.upperBound]
    let behind = bytes[tokens[last.words.upperBound - 1].range.upperBound...]
    let alone = String(decoding: before + behind, as: UTF8.self)
    return NamedTogether(things: things, sentence: FindTokens(alone, language: language))
  }

  /// Whether nothing but joining words, articles and the like stand in a place.
  private func joins(_ words: Range<Int>, in sentence: FindTokens) -> Bool {
    let connectives = language.connectives
    let tokens = Array(sentence.tokens[..<words.upperBound])
    var place = words.lowerBound
    while place < words.upperBound {
      let length = max(
        connectives.joiners.length(in: tokens, at: place),
        connectives.alternatives.length(in: tokens, at: place),
        language.grammar.functionWords.length(in: tokens, at: place)
      )
      guard length > 0 else { return false }
      place += length
    }
    return !words.isEmpty || sentence.breaks(in: (place - 1)..<(place + 1)) > 0
  }

  /// Answers what is asked of each of several things; nil where nothing is that can be told.
  func answering(
    _ together: NamedTogether,
    _ utterance: String
  ) async throws -> Decision? {
    guard let first = together.things.first,
      let app = apps.first(where: { $0.definition.name == first.name.app }),
      let action = app.definition.findActions.first(where: { $0.entity == first.name.vocabulary }),
      let isQuestion = asks(together.sentence, besides: first.words)
    else { return nil }
    let kind = try await finder.kind(of: action)
    let reader = PropertyQuestionReader(kind: kind, language: language)
    guard
      let question = reader.question(
        in: together.sentence,
        about: first.words,
        isQuestion: isQuestion
      ), question.property != nil
    else { return nil }
    let alone = decision(to: question, of: kind, about: first, in: app, utterance)
    return Decision(alone.match) { assistant in
      do {
        for named in together.things {
          _ = try await assistant.answer(question, of: kind, about: named, in: app)
        }
        await assistant.remember(namedTogether: together.things)
        return .done
      } catch {
        return await assistant.outcome(of: error)
      }
    }
  }

  /// Remembers several things that were named together, so that "the second one" and "the other one" are of them.
  func remember(namedTogether things: [NamedThings]) async {
    var topics: [Topic] = []
    for things in things {
      guard let topic = await topic(things) else { return context.speakOfUnknown() }
      topics.append(topic)
    }
    for topic in topics { context.speak(of: topic) }
    if let list = ShownList(named: topics) { questions.lists.remember(list) }
    // Which of them "it" would be nobody knows.
    context.speakOfUnknown()
  }
}
