import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Utterances that speak of others than the thing that was spoken of last ("the other one", "the other one by her").
extension Assistant {
  /// The words that stand for other things, and the list of just those.
  struct OtherThings {
    let reference: ListReference
    let list: ShownList
  }

  /// What is meant by the words of an utterance that speak of others; nil where none do, or nobody knows which.
  func otherThings(in utterance: String) async -> OtherThings? {
    let sentence = FindTokens(utterance, language: language)
    let tokens = sentence.tokens
    for start in tokens.indices {
      let connectives = language.connectives
      let rest = connectives.lists.rests.length(in: tokens, at: start)
      let length = max(rest, connectives.earlierReferences.length(in: tokens, at: start))
      guard length > 0 else { continue }
      let head = start..<(start + length)
      for description in descriptions(beside: head, in: sentence) {
        guard let others = await others(describedBy: sentence.text(description)) else { continue }
        // Who speaks of one of several is shown them.
        let isOpen = others.entries.count > 1 && rest < length
        let words =
          isOpen
          ? tokens.indices
          : min(start, description.lowerBound)..<max(head.upperBound, description.upperBound)
        return OtherThings(reference: reference(to: others, by: words, of: tokens), list: others)
      }
      // Who speaks of the first one too tells which is the other by that.
      if let place = listReference(in: utterance),
        place.range.lowerBound < tokens[start].range.lowerBound
      {
        return nil
      }
      let named = await interpreter.namedThings(in: sentence, about: []).flatMap(\.ids)
      return othersInList(
        from: start,
        to: head.upperBound,
        of: tokens,
        besides: named,
        areAll: rest == length
      )
    }
    return nil
  }

  /// Where the words may stand that describe another thing, the longest first: behind the word for it, or before it where a
  /// language has what describes before what is described.
  private func descriptions(beside head: Range<Int>, in sentence: FindTokens) -> [Range<Int>] {
    if language.grammar.verbsComeLast || !language.partsWords {
      return (max(0, head.lowerBound - Self.mostDescription)..<head.lowerBound).lazy
        .map { $0..<head.lowerBound }
        .filter { sentence.breaks(in: $0.lowerBound..<head.upperBound) == 0 }
    }
    let longest = min(sentence.count, head.upperBound + Self.mostDescription)
    return stride(from: longest, to: head.upperBound, by: -1).lazy
      .map { head.upperBound..<$0 }
      .filter { sentence.breaks(in: head.lowerBound..<$0.upperBound) == 0 }
  }

  private func reference(
    to list: ShownList,
    by words: Range<Int>,
    of tokens: [Token]
  ) -> ListReference {
    let besides = Array(tokens[..<words.lowerBound] + tokens[words.upperBound...])
    // "And the other one" goes on with what was asked for; "and the others?" wants to see them.
    let isSingle = list.entries.count == 1
    return ListReference(
      tokens[words],
      to: isSingle ? .position(1) : .all,
      isWhole: besides.isEmpty
        || !isSingle && language.areOfClosedClasses(besides).allSatisfy(\.self)
    )
  }

  /// The others of the list that was shown last.
  ///
  /// - Parameters:
  ///   - start: Where the words for others begin.
  ///   - head: Where they end, but for a number and the kind of thing.
  ///   - tokens: The words of the utterance.
  ///   - named: What is named beside them.
  ///   - areAll: Whether there may be several, though nobody says how many.
  /// - Returns: The others; nil where there are not as many, or the list holds not what was spoken of.
  private func othersInList(
    from start: Int,
    to head: Int,
    of tokens: [Token],
    besides named: [String],
    areAll: Bool
  ) -> OtherThings? {
    guard let list = questions.lists.shown, let type = list.type else { return nil }
    let topic = context.topics.first {
      $0.name == VocabularyName(app: type.app, vocabulary: type.type)
    }
    let visible = list.entries.prefix(list.visibleCount)
    // "Not Snow, the other one": what is named is the one that is not meant.
    let isNamed = visible.contains { named.contains($0.id) }
    var others = list
    others.entries = visible.filter {
      isNamed ? !named.contains($0.id) : $0.id != topic?.referent.id
    }
    others.visibleCount = others.entries.count
    guard others.entries.count < list.visibleCount else { return nil }
    var end = head
    var isCounted = false
    // "The other three" may be as many, or get that grade.
    if let number = language.number(leading: tokens[head...].map(\.text)[...]),
      number.value == Double(others.entries.count), number.value > 1
    {
      isCounted = true
      end += number.count
      end += language.grammar.counters.length(in: tokens, at: end)
    }
    let kinds = Set(
      list.kinds.flatMap { language.tokens(in: $0) }.map { language.stem(of: $0.text) }
    )
    if end < tokens.count, kinds.contains(language.stem(of: tokens[end].text)) { end += 1 }
    guard others.entries.count == 1 || others.entries.count > 1 && (areAll || isCounted) else {
      return nil
    }
    return OtherThings(reference: reference(to: others, by: start..<end, of: tokens), list: others)
  }

  /// All things but the one that was spoken of of which a description holds; nil where there are none, or it describes
  /// nothing.
  private func others(describedBy description: String) async -> ShownList? {
    let finder = finder
    for topic in context.topics {
      guard let reading = await finder.narrowing(in: description, to: topic.name.vocabulary),
        reading.draft.conditions.contains(where: { reading.kind.isFreeText($0.property) }),
        let found = try? await finder.find(reading)
      else { continue }
      let others = found.entities.filter { $0.option.id != topic.referent.id }
      guard !others.isEmpty else { continue }
      return ShownList(
        FoundList(others.map { FoundList.Entry($0, of: topic.name, kind: topic.kind) }, as: .table)
      )
    }
    return nil
  }
}
