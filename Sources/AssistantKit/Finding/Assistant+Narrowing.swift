import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Utterances that say which of the things in the list that was shown last are meant.
extension Assistant {
  /// Shows some of the things in the list that was shown last, or all in another order; nil where an utterance asks for
  /// nothing of the kind, or nothing in the list is like that.
  func narrowing(
    _ utterance: String,
    insteadOf understanding: Understanding
  ) async -> Decision? {
    guard let list = questions.lists.shown, list.entries.count > 1, let type = list.type,
      !understanding.isExact
    else { return nil }
    let finder = finder
    guard let reading = await finder.narrowing(in: utterance, to: type.type),
      mayNarrow(reading.draft, understanding),
      let left = try? await finder.find(reading, among: Set(list.entries.map(\.id))),
      !left.entities.isEmpty || saysOnlyOptions(reading)
    else { return nil }
    return Decision(match(utterance, to: reading, with: finder)) { assistant in
      await assistant.show(left, with: finder, mostRows: Self.mostRowsAtPrompt)
    }
  }

  /// Whether all that is said of the things that are meant are options, which only tells that there are none like that; a name
  /// that none has may be asked for anew ("what about Le Guin").
  private func saysOnlyOptions(_ reading: EntityFinder.Reading) -> Bool {
    reading.draft.isNarrowing
      && reading.draft.conditions.allSatisfy { !reading.kind.isFreeText($0.property) }
  }

  /// Whether what is said of things is said of those in the list: it says so, or it names none, asks for nothing else and
  /// is not understood in any other way.
  private func mayNarrow(_ draft: FindDraft, _ understanding: Understanding) -> Bool {
    // Who names the kind again looks for other things.
    guard !draft.hasNoun else { return false }
    if draft.isNarrowing { return !isPhrase(understanding) && !changesSomething(understanding) }
    return understanding.isRefusedOnly && !draft.hasAnything && !draft.hasName
  }

  /// Whether all is said that is needed to change what was spoken of ("that one gets four stars").
  private func changesSomething(_ understanding: Understanding) -> Bool {
    guard understanding.isSettled, let reading = understanding.reading,
      let intent = intent(of: reading)?.intent
    else { return false }
    let topics = context.topics.map(\.referent.id)
    return intent.effect != .shows && isComplete(intent, reading)
      && reading.parameters.contains { parameter in
        if case .known(let id, _) = parameter.value { topics.contains(id) } else { false }
      }
  }

  /// The most words that describe a thing of a list.
  static let mostDescription = 12

  /// The words of an utterance that describe one thing of the list that was shown last, and only that one ("the one on the
  /// Nile", "the one I have not read"); nil where there are none.
  func listDescription(in utterance: String) async -> ListReference? {
    guard let list = questions.lists.shown, list.entries.count > 1, list.type != nil else {
      return nil
    }
    let sentence = FindTokens(utterance, language: language)
    let tokens = sentence.tokens
    lazy var reader = OptionReader(
      language: language,
      choices: list.entries.map { entry in
        OptionReader.Choice(names: [entry.title], detail: entry.found?.detail)
      },
      kinds: list.kinds
    )
    let words = language.connectives.lists
    for start in tokens.indices {
      let head = words.heads.length(in: tokens, at: start)
      let longest = min(tokens.count, start + Self.mostDescription)
      for end in stride(from: longest, to: start + head, by: -1)
      where sentence.breaks(in: start..<end) == 0 {
        let isTailed = (start + 1..<end).contains {
          $0 + words.tails.length(in: tokens, at: $0) == end
        }
        guard isTailed || head > 0 && !language.isClosedClass(tokens[end - 1].text),
          let place = await place(describedBy: sentence.text(start..<end), in: list, reader)
        else { continue }
        // Who names the kind again looks for other things.
        if await finder.request(in: utterance)?.draft.hasNoun == true { return nil }
        let isWhole = start == 0 && end == tokens.count
        return ListReference(tokens[start..<end], to: .position(place), isWhole: isWhole)
      }
    }
    return nil
  }

  /// The place of the only thing in a list that a description fits, counted from 1.
  private func place(
    describedBy description: String,
    in list: ShownList,
    _ reader: OptionReader
  ) async -> Int? {
    if reader.hasContentWord(description),
      case .one(let place) = reader.read(description, listed: 0)
    {
      return place + 1
    }
    guard let type = list.type,
      let reading = await finder.narrowing(in: description, to: type.type),
      !reading.draft.hasNoun,
      let meant = try? await finder.find(reading, among: Set(list.entries.map(\.id))),
      meant.entities.count == 1
    else { return nil }
    return list.entries.firstIndex { $0.id == meant.entities[0].option.id }.map { $0 + 1 }
  }
}
