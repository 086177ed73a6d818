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
    guard let longest = named.max(by: { $0.words.count < $1.words.count }) else {
      if await maySpeakOfOthers(utterance) { context.speakOfUnknown() }
      return
    }
    // A longer name holds the shorter one that stands in it, and several vocabularies may have it.
    let meant = named.filter { $0.words == longest.words }
    var topics: [Topic] = []
    for things in meant {
      if let topic = await topic(things) { topics.append(topic) }
    }
    guard topics.count == meant.count, understanding.outcome != .refused(.negated),
      named.allSatisfy({ $0.words.overlaps(longest.words) })
    else { return await remember(namedTogether: NamedThings.apart(named)) }
    for topic in topics { context.speak(of: topic) }
  }

  /// Whether an utterance names anything but what was asked for last.
  func namesOthers(_ utterance: String) async -> Bool {
    let asked = context.topics.map(\.referent.id)
    return await namedThings(in: utterance).contains { Set($0.ids).isDisjoint(with: asked) }
  }

  /// What an utterance names as it is called, but for names that may as well be ordinary words.
  func namedThings(in utterance: String) async -> [NamedThings] {
    let sentence = FindTokens(utterance, language: language)
    guard !apps.isEmpty, sentence.count <= FindSentenceReader.mostWords else { return [] }
    return await interpreter.namedThings(in: sentence, about: [])
      .filter { isFound($0.name) && !isOrdinary($0, in: sentence) }
  }

  /// Whether a name says less than the word that it also is: one word that everybody uses, or small words only.
  private func isOrdinary(_ things: NamedThings, in sentence: FindTokens) -> Bool {
    let words = sentence.tokens[things.words].map(\.text)
    return words.allSatisfy(language.isClosedClass)
      || words.count == 1 && words.allSatisfy(language.isCommonWord)
      || language.number(in: things.text) != nil
  }

  /// The thing that was named; nil where several are called so.
  func topic(_ things: NamedThings) async -> Topic? {
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
      isAsked: utterance.endsWithQuestionMark
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

  /// Whether a vocabulary is of things that an app finds by a query, and not of a few choices.
  func isFound(_ name: VocabularyName) -> Bool {
    apps.first { $0.definition.name == name.app }?
      .optionSource(of: name.vocabulary)?.matching != nil
  }
}
