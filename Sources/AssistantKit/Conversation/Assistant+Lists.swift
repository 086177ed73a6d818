import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Utterances that point into the list that was shown last.
extension Assistant {
  /// What comes of pointing into a list.
  enum FollowedReference: Sendable {
    /// Nothing else was said.
    case decided(Decision)
    /// The utterance names something of the list, and says this with the name in place of the words.
    case means(ShownList.Entry, HeardUtterance)
    /// It points to nothing.
    case nothing
  }

  /// The list that was shown last, or else what the same was done with one after the other, or what was spoken of, in the
  /// order in which it was.
  private var shownList: ShownList? {
    questions.lists.shown ?? ShownList(named: context.inARow)
      ?? ShownList(named: context.spokenOf.reversed())
  }

  /// The words that point into the list that was shown last; nil where there are none.
  func listReference(in utterance: String) -> ListReference? {
    guard let list = shownList,
      let reference = ListReference(
        utterance,
        kinds: list.kinds,
        isGroup: list.named != nil || list.entries.count == 2,
        language
      )
    else { return nil }
    // Of what was never shown together only the last few can be meant.
    guard questions.lists.shown == nil else { return reference }
    if case .trailing = reference.place { return reference }
    return nil
  }

  /// The words that point to a place among the things with which the same was done, where nothing was shown since ("actually
  /// the second one deserves a five"); nil where there are none.
  func rowReference(in utterance: String) -> ListReference? {
    guard questions.lists.shown == nil else { return nil }
    if let pair = pairReference(in: utterance) { return pair }
    guard let row = ShownList(named: context.inARow),
      let reference = ListReference(utterance, kinds: row.kinds, language), !reference.isWhole
    else { return nil }
    switch reference.place {
    case .position, .last: return reference
    case .middle, .leading, .trailing, .all: return nil
    }
  }

  /// The words that stand for the last two things that were spoken of, or as many as they say ("both deserve four"); nil where
  /// there are none.
  private func pairReference(in utterance: String) -> ListReference? {
    guard let list = shownList else { return nil }
    let tokens = language.tokens(in: utterance)
    let groups = language.connectives.groupReferences
    guard
      let start = tokens.indices.first(where: { groups.length(in: tokens, at: $0) > 0 }),
      tokens.count > groups.length(in: tokens, at: start)
    else { return nil }
    let words = tokens[start..<(start + groups.length(in: tokens, at: start))]
    // "两本" may as well be how many are wanted.
    guard !language.counts(words) else { return nil }
    let counted = words.compactMap { language.number(in: $0.text).flatMap { Int(exactly: $0) } }
    let count = counted.first { $0 > 1 } ?? 2
    guard count <= list.entries.count else { return nil }
    return ListReference(words, to: .trailing(count), isWhole: false)
  }

  /// Whether an utterance names things of the kind that was named before itself, so that no words stand for those.
  func namesThings(_ understanding: Understanding, beside reference: ListReference) -> Bool {
    guard let list = shownList, list.named != nil else { return false }
    let readings = [understanding.reading] + understanding.then.map(\.reading)
    return readings.compactMap(\.self).contains { namesThing($0, of: list, beside: reference) }
  }

  private func namesThing(
    _ reading: Reading,
    of list: ShownList,
    beside reference: ListReference
  ) -> Bool {
    guard let intent = intent(of: reading)?.intent else { return false }
    let ids = Topic.all(in: reading, of: intent).filter { $0.name == list.named }
      .map(\.referent.id)
    return reading.parameters.contains { parameter in
      guard case .known(let id, _) = parameter.value, ids.contains(id) else { return false }
      return !parameter.range.isEmpty && !parameter.range.overlaps(reference.range)
    }
  }

  /// Remembers what several commands in one breath were about.
  func remember(namedIn commands: [Interpretation]) {
    let topics = commands.compactMap(\.understanding.reading).flatMap { reading in
      intent(of: reading).map { Topic.all(in: reading, of: $0.intent) } ?? []
    }
    if let list = ShownList(named: topics) { questions.lists.remember(list) }
  }

  /// Remembers what an intent gave as its result: one thing for "it", several in the order in which its snippet shows
  /// them.
  func remember(resultOf outcome: IntentOutcome, of app: RunningApp) {
    let things = outcome.given.map { app.things(in: $0) } ?? app.things(in: outcome.value)
    // A single thing is no list: "all of them" still means the one before.
    if things.count > 1 {
      questions.lists.remember(ShownList(FoundList(things, as: .names)))
    } else if let thing = things.first {
      speak(of: thing)
    }
  }

  /// Says that there is no list yet, where an utterance points into one and nothing else understands it.
  func missingList(_ heard: HeardUtterance, insteadOf understanding: Understanding) -> Decision? {
    guard questions.lists.shown == nil, !understanding.isExact, !correctsLast(understanding, heard),
      understanding.outcome != .refused(.notAsked),
      let reference = ListReference(heard.text, kinds: [], language),
      // "4にして" gives what was spoken of a number, and points nowhere.
      reference.isWhole
        && !(understanding.outcome == .match
          && QuantityReader(language).number(alone: heard.text) != nil)
        || understanding.outcome != .match && reference.place != .all
    else { return nil }
    return .refusing(messages.smallTalk.noList, code: "answer")
  }

  /// Whether an utterance puts right what was asked for last, though a list is shown too: it says so ("no, two"), or that
  /// waits for a yes ("two").
  func correctsLast(_ understanding: Understanding, _ heard: HeardUtterance) -> Bool {
    heard.answered == .confirmation || understanding.correctsLast(language)
  }

  /// Finds out what is pointed to, and what is to be done with it where nothing else was said.
  ///
  /// - Parameters:
  ///   - reference: The words that point.
  ///   - others: The things that they point to, where those are not the list that was shown last.
  ///   - heard: The utterance.
  /// - Returns: What comes of it.
  func following(
    _ reference: ListReference,
    of others: ShownList? = nil,
    in heard: HeardUtterance
  ) async -> FollowedReference {
    guard let list = others ?? shownList else { return .nothing }
    let count = list.visibleCount
    switch reference.place {
    case .all: return following(list.entries[...], reference, in: heard)
    case .leading(let few), .trailing(let few):
      guard few <= count else {
        return .decided(.refusing(messages.smallTalk.noSuchPlace(of: count), code: "answer"))
      }
      let visible = list.entries.prefix(count)
      let meant = reference.place == .leading(few) ? visible.prefix(few) : visible.suffix(few)
      return following(meant, reference, in: heard)
    case .last: return following(count, reference, of: list, in: heard)
    case .middle:
      guard count % 2 == 1 else {
        return .decided(.refusing(messages.smallTalk.noSuchPlace(of: count), code: "answer"))
      }
      return following(count / 2 + 1, reference, of: list, in: heard)
    case .position(let place): return following(place, reference, of: list, in: heard)
    }
  }

  /// The reading of an utterance in which a name of the list stands, of those the one that means what was shown.
  func pick(_ entry: ShownList.Entry, _ heard: HeardUtterance) async -> Interpretation {
    var interpretation = await interpret(heard)
    let understanding = interpretation.understanding
    let meant = understanding.equalReadings.filter { reading in
      reading.parameters.contains { parameter in
        if case .known(entry.id, _) = parameter.value { true } else { false }
      }
    }
    if understanding.outcome == .ambiguous, meant.count == 1, var reading = meant.first {
      reading.confidence = 1
      interpretation.understanding.outcome = .match
      interpretation.understanding.reading = reading
      interpretation.understanding.alternatives.removeAll { $0 == meant.first }
    }
    return interpretation
  }

  private func following(
    _ place: Int,
    _ reference: ListReference,
    of list: ShownList,
    in heard: HeardUtterance
  ) -> FollowedReference {
    guard list.entries.indices.contains(place - 1) else {
      let message = messages.smallTalk.noSuchPlace(of: list.entries.count)
      return .decided(.refusing(message, code: "answer"))
    }
    let entry = list.entries[place - 1]
    guard reference.isWhole else {
      let text = replacing(reference, in: heard.text, by: entry.title, of: list)
      return .means(entry, HeardUtterance(text))
    }
    return .decided(Decision { await $0.open(entry) })
  }

  /// An utterance with the name of a thing in place of the words that point to it, and with those of others in place of words
  /// behind them that point to these ("five for the first, four for the second").
  private func replacing(
    _ reference: ListReference,
    in text: String,
    by title: String,
    of list: ShownList
  ) -> String {
    let bytes = Array(text.utf8)
    let beginning = String(decoding: bytes[..<reference.range.lowerBound], as: UTF8.self) + title
    let rest = String(decoding: bytes[reference.range.upperBound...], as: UTF8.self)
    guard let next = ListReference(rest, kinds: list.kinds, language), !next.isWhole,
      case .position(let place) = next.place, list.entries.indices.contains(place - 1)
    else { return beginning + rest }
    return beginning + replacing(next, in: rest, by: list.entries[place - 1].title, of: list)
  }

  /// Opens what stands in a list, or shows what is known of it where no intent opens it.
  private func open(_ entry: ShownList.Entry) async -> ExchangeOutcome {
    guard let found = entry.found, let app = apps.first(where: { $0.definition.name == found.app }),
      let opening = app.definition.opening(found.entity.option)
    else { return await lookUp(entry.title) }
    speak(of: found)
    return await run(opening, in: app)
  }

  /// Remembers a thing that is shown or opened, which "it" stands for from then on.
  func speak(of entry: FoundList.Entry) {
    let option = entry.entity.option
    let name = VocabularyName(app: entry.app, vocabulary: entry.type)
    context.speak(of: Topic(name, kind: entry.kind, id: option.id, option.title))
  }

  /// Does something with several things of a list, one after the other, as long as that goes well; alone the words
  /// ask to see these.
  private func following(
    _ entries: ArraySlice<ShownList.Entry>,
    _ reference: ListReference,
    in heard: HeardUtterance
  ) -> FollowedReference {
    guard !reference.isWhole else {
      let found = entries.compactMap(\.found)
      guard found.count == entries.count else { return .nothing }
      return .decided(
        Decision { assistant in
          let form: FoundList.Form = found[0].entity.properties.isEmpty ? .names : .table
          await assistant.tell(FoundList(found, as: form))
          assistant.context.speakOfUnknown()
          return .done
        }
      )
    }
    return .decided(
      Decision { assistant in
        var outcome = ExchangeOutcome.done
        for entry in entries where outcome == .done {
          let named = HeardUtterance(reference.replaced(in: heard.text, by: entry.title))
          let interpretation = await assistant.pick(entry, named)
          await assistant.channel.emit(.match(interpretation.understanding))
          outcome = await assistant.carryOut(interpretation)
        }
        return outcome
      }
    )
  }
}

extension RunningApp {
  /// The things that an intent of the app gave, whose app is outside this process.
  fileprivate func things(in result: OutsideResult) -> [FoundList.Entry] {
    result.options.map { entry($0, of: result.type, called: result.kind) }
  }

  /// The things that an intent of the app gave; none for any other value.
  fileprivate func things(in value: (any Sendable)?) -> [FoundList.Entry] {
    let localization = definition.localization
    let entities = (value as? any AppEntity).map { [$0] } ?? value as? [any AppEntity] ?? []
    return entities.map { entity in
      entry(
        localization.option(for: entity),
        of: type(of: entity).persistentIdentifier,
        called: localization.string(type(of: entity).typeDisplayRepresentation.name)
      )
    }
  }

  private func entry(
    _ option: IntentOption,
    of type: String,
    called kind: String
  ) -> FoundList.Entry {
    FoundList.Entry(
      app: definition.name,
      type: type,
      kind: kind,
      entity: FoundEntity(option: option, properties: []),
      detail: option.subtitle
    )
  }
}
