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

  /// The words that point into the list that was shown last; nil where there are none.
  func listReference(in utterance: String) -> ListReference? {
    questions.lists.shown.flatMap { ListReference(utterance, kinds: $0.kinds, language) }
  }

  /// Remembers what an intent gave as its result: one thing for "it", several in the order in which its snippet shows
  /// them.
  func remember(result value: (any Sendable)?, of app: RunningApp) {
    func entry(_ entity: any AppEntity) -> FoundList.Entry {
      let localization = app.definition.localization
      let option = localization.option(for: entity)
      return FoundList.Entry(
        app: app.definition.name,
        type: type(of: entity).persistentIdentifier,
        kind: localization.string(type(of: entity).typeDisplayRepresentation.name),
        entity: FoundEntity(option: option, properties: []),
        detail: option.subtitle
      )
    }
    let entities = (value as? any AppEntity).map { [$0] } ?? value as? [any AppEntity] ?? []
    // A single thing is no list: "all of them" still means the one before.
    if entities.count > 1 {
      questions.lists.remember(ShownList(FoundList(entities.map(entry), as: .names)))
    } else if let entity = entities.first {
      speak(of: entry(entity))
    }
  }

  /// Says that there is no list yet, where an utterance points into one and nothing else understands it.
  func missingList(_ utterance: String, insteadOf understanding: Understanding) -> Decision? {
    guard questions.lists.shown == nil, !understanding.isExact,
      !understanding.correctsLast(language),
      let reference = ListReference(utterance, kinds: [], language),
      reference.isWhole || understanding.outcome != .match && reference.place != .all
    else { return nil }
    return .refusing(messages.smallTalk.noList, code: "answer")
  }

  /// Finds out what is pointed to, and what is to be done with it where nothing else was said.
  func following(_ reference: ListReference, in heard: HeardUtterance) async -> FollowedReference {
    guard let list = questions.lists.shown else { return .nothing }
    switch reference.place {
    case .all: return followingAll(reference, of: list, in: heard)
    case .last: return following(list.visibleCount, reference, of: list, in: heard)
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
      let text = reference.replaced(in: heard.text, by: entry.title)
      return .means(entry, HeardUtterance(text))
    }
    return .decided(Decision { await $0.open(entry) })
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

  /// Does something with everything in the list, one after the other, as long as that goes well; alone the words
  /// ask to see the whole list.
  private func followingAll(
    _ reference: ListReference,
    of list: ShownList,
    in heard: HeardUtterance
  ) -> FollowedReference {
    guard !reference.isWhole else {
      let found = list.entries.compactMap(\.found)
      guard found.count == list.entries.count else { return .nothing }
      return .decided(
        Decision { assistant in
          let form: FoundList.Form = found[0].entity.properties.isEmpty ? .names : .table
          await assistant.tell(FoundList(found, as: form))
          return .done
        }
      )
    }
    return .decided(
      Decision { assistant in
        var outcome = ExchangeOutcome.done
        for entry in list.entries where outcome == .done {
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
