import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Answering questions about things by what their properties say.
extension Assistant {
  /// Of things of one name as many are told about.
  private static let mostNamesakes = 5

  /// Answers what an utterance wants to know of a thing; nil where it wants to know nothing of the kind.
  ///
  /// A phrase comes first where it is just what was said.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - understanding: What is made of it otherwise.
  ///   - told: What is spoken of beside it, the last first.
  ///   - namesNothing: Whether it is asked of what was spoken of without a word for that ("who is the author?").
  /// - Returns: The answer.
  func answering(
    _ utterance: String,
    insteadOf understanding: Understanding,
    speakingOf told: [Topic] = [],
    namesNothing: Bool = false
  ) async -> Decision? {
    guard !apps.isEmpty, !understanding.isExact else { return nil }
    let utterance = withoutInquiry(language.withoutOpening(utterance))
    let sentence = FindTokens(utterance, language: language)
    // Most utterances ask nothing, and neither names nor the app are looked through for them.
    guard !finder.actions.isEmpty, sentence.count <= FindSentenceReader.mostWords,
      finder.asks(sentence) || asks(sentence, besides: 0..<0) == true,
      !(understanding.isSettled && corrects(sentence))
    else { return nil }
    do {
      let topics = told + context.lookingBack(as: utterance, language).topics
      let things =
        namesNothing
        ? topics.map(NamedThings.init)
        : await interpreter.namedThings(in: sentence, about: topics)
      // What is asked of several is asked of none of them alone.
      if !namesNothing, let together = namedTogether(things, in: sentence) {
        return try await answering(together, utterance)
      }
      for named in things {
        guard let app = apps.first(where: { $0.definition.name == named.name.app }),
          let action = app.definition.findActions.first(where: {
            $0.entity == named.name.vocabulary
          }),
          let isQuestion = asks(sentence, besides: named.words),
          isQuestion || !isDone(sentence, to: named.words),
          await !isSmall(named, besides: utterance)
        else { continue }
        let kind = try await finder.kind(of: action)
        let reader = PropertyQuestionReader(kind: kind, language: language)
        guard
          let question = reader.question(
            in: sentence,
            about: named.words,
            isQuestion: isQuestion
          ), !named.words.isEmpty || question.asked == .value && question.saysProperty,
          // "And Emma?" goes on with what was asked before.
          question.property != nil || context.wish == nil
            || asked(in: utterance, isMarked: true) == nil
        else { continue }
        return decision(to: question, of: kind, about: named, in: app, utterance)
      }
      return nil
    } catch {
      return Decision { await $0.outcome(of: error) }
    }
  }

  /// A question without what asks to be told ("and remind me, who wrote it?"); as it is where that is all.
  private func withoutInquiry(_ utterance: String) -> String {
    let sentence = FindTokens(utterance, language: language)
    let joiner = language.connectives.joiners.length(in: sentence.tokens, at: 0)
    var place = joiner
    while let end = finder.book.inquiries.compactMap({
      sentence.end(of: $0, at: place, isWord: true)
    }).max() {
      place = end
    }
    guard place > joiner, place < sentence.count else { return utterance }
    return String(decoding: utterance.bytes(of: sentence.tokens[place...]), as: UTF8.self)
      + utterance.suffix(1).filter(String.questionMarks.contains)
  }

  /// Answers what is asked while an intent waits for an answer; false where nothing is.
  func answersAside(_ line: String) async -> Bool {
    let nothing = Understanding(utterance: line, outcome: .refused(.notAsked))
    var decision = await answering(line, insteadOf: nothing)
    if decision == nil {
      decision = await answering(line, insteadOf: nothing, namesNothing: true)
    }
    return await decision?.carryOut(self) == .done
  }

  /// Whether what is named is called by small words, which rather help to ask for others: *We* in "do we own any Atwood".
  private func isSmall(_ named: NamedThings, besides utterance: String) async -> Bool {
    guard language.isClosedClass(named.text) else { return false }
    return await finder.request(in: utterance) != nil
  }

  /// Whether a sentence puts right what it said before ("bốn sao, không, ba sao"), and so asks for something.
  private func corrects(_ sentence: FindTokens) -> Bool {
    let connectives = language.connectives
    return sentence.tokens.indices.dropFirst().contains { place in
      let length = max(
        connectives.corrections.length(in: sentence.tokens, at: place),
        connectives.correctionsAfterBreak.length(in: sentence.tokens, at: place)
      )
      return length > 0 && place + length < sentence.count
        && sentence.breaks(in: (place - 1)..<(place + 1)) > 0
    }
  }

  /// Whether a sentence is built as a question; nil where it is about what is not so, or not yet.
  func asks(_ sentence: FindTokens, besides named: Range<Int>) -> Bool? {
    let tokens = sentence.tokens
    let isAsked = sentence.text.endsWithQuestionMark
    let act = SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.indices.map(named.contains),
      isAsked: isAsked
    ).act
    switch act {
    case .question: return true
    case .command, .request: return false
    // "Was it published in 1965" is built with what tells of the past.
    case .report:
      return language.grammar.auxiliaries.length(in: tokens, at: 0) > 0
        && (isAsked || !language.grammar.leavesOutSubjects)
    // "When" asks, and begins a condition.
    case .condition, .intention: return false
    // "C'est de quelle année ?" begins as a remark does.
    case .remark:
      let holdsQuestionWord = tokens.indices.contains {
        !named.contains($0) && language.grammar.questionWords.length(in: tokens, at: $0) > 0
      }
      return isAsked && holdsQuestionWord ? true : nil
    case .prohibition, .reminder, .quotation: return nil
    }
  }

  /// Whether a verb and its particle stand around a name: "get Dune off my shelf" wants to know nothing of its shelf.
  private func isDone(_ sentence: FindTokens, to named: Range<Int>) -> Bool {
    let tokens = sentence.tokens
    return language.grammar.separableVerbs.contains { verb in
      tokens.indices.prefix(named.lowerBound).contains { place in
        verb.parts(in: tokens, at: place) { _ in true }.map {
          $0.particle.lowerBound == named.upperBound
        } ?? false
      }
    }
  }

  func decision(
    to question: PropertyQuestion,
    of kind: FindKind,
    about named: NamedThings,
    in app: RunningApp,
    _ utterance: String
  ) -> Decision {
    let match = Self.match(
      utterance,
      to: "answer",
      of: app.definition.name,
      phrase: question.property.map { kind.properties[$0].title } ?? kind.action.title,
      [(kind.action.entity, named.text)]
    )
    return Decision(match) { assistant in
      do {
        return try await assistant.answer(question, of: kind, about: named, in: app)
      } catch {
        return await assistant.outcome(of: error)
      }
    }
  }

  func answer(
    _ question: PropertyQuestion,
    of kind: FindKind,
    about named: NamedThings,
    in app: RunningApp
  ) async throws -> ExchangeOutcome {
    let action = kind.action
    let source = app.optionSource(of: named.name.vocabulary)
    let options = try await finder.asking(action) { try await source?.identified(named.ids) ?? [] }
    guard !options.isEmpty else {
      throw FindFailure(message: messages.unknownValue(named.text, kind: action.title))
    }
    var answers: [String] = []
    var told: [String] = []
    for option in options.prefix(Self.mostNamesakes) {
      guard let property = question.property.map({ kind.properties[$0] }) else {
        let isThere = try await isThere(option, by: action, in: app)
        answers.append(finder.messages.presence(isThere, of: option.title, option.subtitle))
        continue
      }
      let entity = try await finder.asking(action) {
        try await app.definition.properties(of: option, of: action.entity)
      }
      let text = entity.properties.first { $0.name == property.name }?.text ?? ""
      told.append(text)
      answers.append(
        finder.messages.answer(
          question.isMet(by: text, language),
          property.title,
          of: options.count > 1 ? [option.title, option.subtitle] : [option.title],
          text
        )
      )
    }
    for answer in answers { await channel.emit(.dialog(full: answer, supporting: nil)) }
    await channel.emit(.result(intent: "answer", value: answers.joined(separator: "\n")))
    context.remember(.property(question, of: kind))
    context.remember(told: told.joined(separator: " "))
    if options.count == 1 {
      context.speak(of: Topic(named.name, kind: action.title, id: options[0].id, options[0].title))
    }
    return .done
  }
}

extension Assistant {
  /// Whether an app has a thing, and does not only know where it can be had.
  private func isThere(
    _ option: IntentOption,
    by action: FindAction,
    in app: RunningApp
  ) async throws -> Bool {
    guard !app.definition.makesOthers(of: action.entity) else { return false }
    // Of more things than are listed it is not looked whether one is among them.
    let found = try await finder.asking(action) {
      try await action.all(atMost: ToldNames.mostListed)
    }
    return found.count == ToldNames.mostListed || found.contains { $0.option.id == option.id }
  }
}

extension AppDefinition {
  /// Whether things of a kind are what others are made from that can be found: what a shop has is not there yet.
  fileprivate func makesOthers(of entity: String) -> Bool {
    let kinds = Set(findActions.map(\.entity)).subtracting([entity])
    return intents.contains { intent in
      intent.resultEntity.map(kinds.contains) == true
        && intent.parameters.contains {
          if case .option(let source) = $0.type { source.typeName == entity } else { false }
        }
    }
  }
}

extension Language {
  /// An utterance without what holds up what is said ("wait, who wrote it?"); as it is where that is all.
  fileprivate func withoutOpening(_ utterance: String) -> String {
    let tokens = tokens(in: utterance)
    var place = 0
    while place < tokens.count {
      let length = connectives.corrections.length(in: tokens, at: place)
      if length == 0 { break }
      place += length
    }
    guard place > 0, place < tokens.count else { return utterance }
    return String(decoding: utterance.bytes(of: tokens[place...]), as: UTF8.self)
      + utterance.suffix(1).filter(String.questionMarks.contains)
  }
}

extension PropertyQuestion {
  /// Whether it is so; nil where that was not asked, or cannot be told since a name may be written otherwise.
  fileprivate func isMet(by text: String, _ language: any Language) -> Bool? {
    switch asked {
    case .value, .whetherThere: nil
    case .whetherOption(let title): text == title
    case .whetherWords(let words):
      Set(language.findKeys(of: text)).isSuperset(of: words) ? true : nil
    }
  }
}
