import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What is spoken of in words that ask for nothing, or for nothing that can be done ("I love Dune").
extension Assistant {
  /// Remembers what was spoken of in an utterance that nothing understands: the only thing that it names, or that it may have
  /// been something nobody knows.
  func rememberMentions(in understanding: Understanding) async {
    let utterance = understanding.utterance
    let named = await namedThings(in: utterance)
    var topics: [Topic] = []
    for things in named {
      if let topic = await topic(things) { topics.append(topic) }
    }
    if named.isEmpty {
      if await maySpeakOfOthers(utterance) { context.speakOfUnknown() }
    } else if topics.count == named.count, understanding.outcome != .refused(.negated) {
      for topic in topics { context.speak(of: topic) }
    } else {
      context.speakOfUnknown()
    }
  }

  /// What an utterance names as it is called, in each of the vocabularies that have it; nothing where it names several things, or
  /// where the name may as well be an ordinary word.
  private func namedThings(in utterance: String) async -> [NamedThings] {
    let sentence = FindTokens(utterance, language: language)
    guard !apps.isEmpty, sentence.count <= FindSentenceReader.mostWords else { return [] }
    let named = await interpreter.namedThings(in: sentence, about: [])
      .filter { isFound($0.name) && !isOrdinary($0, in: sentence) }
    // A longer name holds the shorter one that stands in it.
    guard let longest = named.max(by: { $0.words.count < $1.words.count }),
      named.allSatisfy({ $0.words.overlaps(longest.words) })
    else { return [] }
    return named.filter { $0.words == longest.words }
  }

  /// Whether a name says less than the word that it also is: one word that everybody uses, or small words only.
  private func isOrdinary(_ things: NamedThings, in sentence: FindTokens) -> Bool {
    let words = sentence.tokens[things.words].map(\.text)
    return words.allSatisfy(language.isClosedClass)
      || words.count == 1 && words.allSatisfy(language.isCommonWord)
      || language.number(in: things.text) != nil
  }

  /// The thing that was named; nil where several are called so.
  private func topic(_ things: NamedThings) async -> Topic? {
    guard things.ids.count == 1,
      let app = apps.first(where: { $0.definition.name == things.name.app }),
      let source = app.optionSource(of: things.name.vocabulary),
      let found = try? await withDeadline(
        settings.queryDeadline,
        { try await source.identified(things.ids) }
      ),
      let option = found.first
    else { return nil }
    return Topic(things.name, kind: source.title, id: option.id, option.title)
  }

  /// Whether an utterance that nothing understands may speak of another thing than was spoken of: it asks, says so, or has a
  /// name that things have by one of their properties.
  private func maySpeakOfOthers(_ utterance: String) async -> Bool {
    guard !context.topics.isEmpty else { return false }
    let tokens = language.tokens(in: utterance)
    let act = SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.map { _ in false },
      isAsked: utterance.last.map { "?？".contains($0) } ?? false
    ).act
    let others = language.connectives.earlierReferences
    if act == .question || tokens.indices.contains(where: { others.length(in: tokens, at: $0) > 0 })
    {
      return true
    }
    let finder = finder
    for topic in context.topics
    where await finder.names(something: topic.name.vocabulary, in: utterance) { return true }
    return false
  }

  /// Whether something is to be done to another thing in place of the one that it was just done to ("no, I meant Emma").
  func isMeantInstead(_ understanding: Understanding) -> Bool {
    guard understanding.correctsLast(language), let reading = understanding.reading,
      let last = context.last, (reading.app, reading.intent) == (last.app, last.intent),
      let intent = intent(of: reading)?.intent
    else { return false }
    let said = language.tokens(in: understanding.utterance)
    let repeats = said.indices.contains {
      language.grammar.repetitions.length(in: said, at: $0) > 0
    }
    let things = Topic.all(in: reading, of: intent)
    return !repeats
      && Topic.all(in: last, of: intent).contains { before in
        isFound(before.name)
          && things.contains { $0.isRival(of: before) && !$0.isSame(as: before) }
      }
  }

  /// Whether a vocabulary is of things that an app finds by a query, and not of a few choices.
  private func isFound(_ name: VocabularyName) -> Bool {
    apps.first { $0.definition.name == name.app }?
      .optionSource(of: name.vocabulary)?.matching != nil
  }
}
