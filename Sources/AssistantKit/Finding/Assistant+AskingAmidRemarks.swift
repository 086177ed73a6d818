import PhraseMatcher
import SpokenLanguage
import Understanding

/// Questions that stand among sentences which ask for nothing ("my grandson is coming. Do I have anything by Kafka?").
extension Assistant {
  /// Finds or answers what one sentence of an utterance asks for, where all others ask for nothing; nil where none does, or
  /// another one asks as well.
  ///
  /// What is asked about may be told in the other sentences, and so may who made it ("Kafka was a genius. What else do I have by
  /// him?").
  func askingAmidRemarks(
    _ utterance: String,
    insteadOf understanding: Understanding
  ) async -> Decision? {
    guard !apps.isEmpty, !understanding.isExact else { return nil }
    let sentences = partsThatMayAsk(utterance)
    guard (2...Self.mostSentences).contains(sentences.count),
      await !readsAsOne(utterance, of: sentences)
    else { return nil }
    var asked: (place: Int, decision: Decision)?
    for (place, sentence) in sentences.enumerated() {
      let others = sentences.indices.filter { $0 != place }.map { sentences[$0] }
      guard let decision = await asking(sentence, besides: others, utterance) else { continue }
      guard asked == nil else { return nil }
      asked = (place, decision)
    }
    guard let asked else { return nil }
    for (place, sentence) in sentences.enumerated() where place != asked.place {
      guard await asksForNothing(sentence) else { return nil }
    }
    return asked.decision
  }

  /// Whether a sentence tells something, or at least asks nothing, means nothing and does nothing to what is named or spoken of.
  private func asksForNothing(_ sentence: String) async -> Bool {
    if language.onlyTells(sentence) { return true }
    let tokens = language.tokens(in: sentence)
    let verbs = language.grammar.verbs.filter { !$0.isLight }
    let maySayWhatIsDone = tokens.indices.contains { place in
      verbs.contains { $0.runs.length(in: tokens, at: place) > 0 }
    }
    guard !sentence.endsWithQuestionMark, !maySayWhatIsDone || !refersBack(sentence) else {
      return false
    }
    if maySayWhatIsDone, await !namedThings(in: sentence).isEmpty { return false }
    return await interpret(HeardUtterance(sentence)).understanding.outcome != .match
  }

  /// Whether what is to be found is told by all sentences together ("do I have any Dickens, by the way? First two").
  private func readsAsOne(_ utterance: String, of sentences: [String]) async -> Bool {
    guard let whole = await finder.request(in: utterance) else { return false }
    return whole.draft.conditions.allSatisfy { condition in
      condition.values.allSatisfy { value in sentences.contains { $0.contains(value) } }
    }
  }

  /// The sentences of an utterance; of one alone its clauses, where all but the last only tell something.
  private func partsThatMayAsk(_ utterance: String) -> [String] {
    let sentences = language.sentences(in: utterance)
    guard sentences.count == 1, utterance.endsWithQuestionMark else { return sentences }
    let clauses = language.clauses(in: utterance)
    return clauses.dropLast().allSatisfy(language.onlyTells) ? clauses : sentences
  }

  /// What becomes of a sentence that asks for things, or about one, with others beside it.
  private func asking(
    _ sentence: String,
    besides others: [String],
    _ utterance: String
  ) async -> Decision? {
    let told = await topics(of: others)
    let finder = finder.referring(to: told + context.topics, besides: others)
    if let reading = await finder.request(in: sentence), !reading.draft.isBare {
      return decision(toFind: reading, utterance, with: finder)
    }
    guard sentence.endsWithQuestionMark else { return nil }
    let nothing = Understanding(utterance: sentence, outcome: .refused(.notAsked))
    if let answer = await answering(sentence, insteadOf: nothing, speakingOf: told) {
      return answer
    }
    return await answering(sentence, insteadOf: nothing, speakingOf: told, namesNothing: true)
  }

  /// What some sentences speak of, the last first.
  private func topics(of sentences: [String]) async -> [Topic] {
    var topics: [Topic] = []
    for sentence in sentences.reversed() {
      for things in NamedThings.apart(await namedThings(in: sentence)).reversed() {
        if let topic = await topic(things) { topics.append(topic) }
      }
    }
    return topics
  }
}
