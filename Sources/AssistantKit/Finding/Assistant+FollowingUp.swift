import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Questions, and answers to what was told, of which only what is new is said ("and by Tolstoy?", "what about Emma?").
extension Assistant {
  /// Wants to know of something else what was wanted to be known last; nil where an utterance says nothing of the kind.
  func askingOn(_ utterance: String, insteadOf understanding: Understanding) async -> Decision? {
    let confidence = understanding.isSettled ? understanding.reading?.confidence ?? 0 : 0
    // Who says nothing but a number answers what was told.
    guard confidence < settings.readsBackBelow || language.number(in: utterance) != nil else {
      return nil
    }
    if case .property(let question, let kind)? = context.wish,
      let decision = await grading(utterance, after: question, of: kind)
    {
      return decision
    }
    guard let rest = asked(in: utterance) else { return nil }
    // "何年の作品？" asks for something else of the same thing.
    if finder.asks(FindTokens(rest, language: language)),
      let decision = await answering(utterance, insteadOf: understanding, namesNothing: true)
    {
      return decision
    }
    return switch context.wish {
    case .property(let question, let kind): await asking(question, of: kind, about: rest)
    case .things(let reading): await finding(rest, as: reading)
    case nil: await finding(rest)
    }
  }

  /// What is named is found where an intent looked for words before.
  private func finding(_ description: String) async -> Decision? {
    guard let last = context.last, let intent = intent(of: last)?.intent, intent.givesSeveral,
      let found = intent.givenType,
      last.parameters.contains(where: \.isText),
      let reading = await finder.narrowing(in: description, to: found),
      reading.draft.hasName, !reading.draft.isNarrowing
    else { return nil }
    return decision(toFind: reading, description, with: finder)
  }

  /// What is asked about in an utterance that goes on with a question: it begins as such do, or ends with a sign.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - isMarked: Whether its beginning has to say so.
  /// - Returns: The words for it; nil where the utterance goes on with nothing.
  func asked(in utterance: String, isMarked: Bool = false) -> String? {
    let said = language.tokens(in: utterance)
    let bytes = Array(utterance.utf8)
    // What is said before is a remark ("oh dear. And by Mann?").
    let start = said.indices.dropFirst().last { place in
      bytes[said.gap(before: place)].contains {
        ".!?;".utf8.contains($0)
      }
    }
    let tokens = Array(said[(start ?? 0)...])
    let connectives = language.connectives
    var place = 0
    while place < tokens.count {
      let length =
        [
          connectives.joiners, connectives.continuations, connectives.lists.narrowings,
        ].map { $0.length(in: tokens, at: place) }.max() ?? 0
      if length == 0 { break }
      place += length
    }
    let isAsked = !isMarked && utterance.endsWithQuestionMark
    guard place < tokens.count, place > 0 || isAsked else { return nil }
    return String(decoding: utterance.bytes(of: tokens[place...]), as: UTF8.self)
  }

  /// Gives the number that an utterance ends with where it was asked how good a thing is ("nothing? four then").
  private func grading(
    _ utterance: String,
    after question: PropertyQuestion,
    of kind: FindKind
  ) async -> Decision? {
    let role = language.findWords.roles.first { role in
      role.names.contains(where: language.isGrade)
        && question.property.map { kind.plays(role.names.map(language.findKeys), $0) } ?? false
    }
    let said = QuantityReader(language)
    guard let role,
      let number = said.number(endingLike: utterance) ?? said.number(in: utterance, range: nil)
    else { return nil }
    let grammar = language.grammar
    let graded = Set(grammar.verbs.filter(\.grades).map(\.name))
    let counters = grammar.verbsOfCounters.filter { graded.contains($0.value) }.keys.sorted()
    for counter in role.names.filter(language.isGrade) + counters {
      let words = AnswerReader.text(of: number) + (language.partsWords ? " " : "") + counter
      let interpretation = await interpret(HeardUtterance(words))
      guard interpretation.understanding.isSettled,
        let reading = interpretation.understanding.reading, reading.parameters.count > 1
      else { continue }
      return carryingOut(interpretation)
    }
    return nil
  }

  /// The same question about another thing, where nothing but that is named.
  private func asking(
    _ question: PropertyQuestion,
    of kind: FindKind,
    about name: String
  ) async -> Decision? {
    let sentence = FindTokens(name, language: language)
    let small = language.areOfClosedClasses(sentence.tokens)
    for named in await interpreter.namedThings(in: sentence, about: []) {
      guard named.name.vocabulary == kind.action.entity,
        sentence.tokens.indices.allSatisfy({ named.words.contains($0) || small[$0] }),
        let app = apps.first(where: { $0.definition.name == named.name.app })
      else { continue }
      return decision(to: question, of: kind, about: named, in: app, name)
    }
    return nil
  }

  /// The same search with something else that has to hold of the same property.
  private func finding(_ description: String, as last: EntityFinder.Reading) async -> Decision? {
    let finder = finder
    guard
      let reading = await finder.narrowing(in: description, to: last.kind.action.entity),
      !reading.draft.conditions.isEmpty, !reading.draft.isNarrowing
    else { return nil }
    let anew = Set(reading.draft.conditions.map(\.property))
    let kept = last.draft.conditions.filter { !anew.contains($0.property) }
    guard kept.count < last.draft.conditions.count else { return nil }
    var draft = last.draft
    draft.conditions = kept + reading.draft.conditions
    draft.isOther = reading.draft.isOther
    if draft.conditions.count > 1 { draft.mode = draft.mode ?? .and }
    let wanted = EntityFinder.Reading(kind: last.kind, draft: draft, sentence: reading.sentence)
    return decision(toFind: wanted, description, with: finder)
  }
}
