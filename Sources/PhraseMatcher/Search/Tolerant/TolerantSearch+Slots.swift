// The steps by which a slot is crossed: by a value, an unknown value, or a value of a built-in type.

extension TolerantSearch {
  mutating func crossSlots(_ item: Item) {
    var mayBeFar = false
    for child in index.slotChildren(of: item.place.node) {
      guard let slot = index.slot(leadingTo: child), mayBegin(slot, item) else { continue }
      let vocabulary = index.slotVocabularies[Int(slot)]
      guard vocabulary >= 0 else {
        if case .builtIn(let type) = index.slots[Int(slot)].source {
          crossByBuiltIn(item, slot, to: child, type)
        }
        continue
      }
      if crossByValues(item, slot, to: child, vocabulary: vocabulary, isFar: false) {
        mayBeFar = true
      }
      if isQuick { continue }
      if index.slotIsName[Int(slot)] {
        leaveOutName(item, slot, to: child)
      } else {
        crossByUnknownValue(item, slot, to: child)
      }
    }
    if mayBeFar, !isQuick { crossByFarValuesLater(item) }
  }

  /// Remembers that values which differ much may stand here.
  ///
  /// Most sentences are understood before their turn comes.
  private mutating func crossByFarValuesLater(_ item: Item) {
    guard item.place.position < heard.count else { return }
    var later = item
    later.base = item.cost
    later.cost = item.cost + EditCosts.mostInNearValue
    later.dropping = Item.farValues
    guard pushes < Self.mostPushes, isPromising(later) else { return }
    insert(later)
  }

  /// Crosses the slots by values that differ much.
  mutating func crossByFarValues(_ item: Item) {
    var item = item
    item.cost = item.base
    item.dropping = -1
    for child in index.slotChildren(of: item.place.node) {
      guard let slot = index.slot(leadingTo: child), mayBegin(slot, item) else { continue }
      let vocabulary = index.slotVocabularies[Int(slot)]
      guard vocabulary >= 0 else { continue }
      _ = crossByValues(item, slot, to: child, vocabulary: vocabulary, isFar: true)
    }
  }

  /// Whether a value may begin where the search is.
  ///
  /// Words that were let go for little because they stood before the phrase may have been part of a value; so a phrase
  /// that begins with a value does not follow them. And the first syllable of a word that is a value with the others is
  /// no misspelt particle of what was left out ("오징어": 에 징어).
  private func mayBegin(_ slot: UInt32, _ item: Item) -> Bool {
    if item.place.flags.contains(.insideWord) { return false }
    return item.place.node != TemplateGraph.root || !item.place.flags.contains(.leadingWords)
      || index.slotIsName[Int(slot)]
  }

  /// Crosses a slot by values.
  ///
  /// - Returns: Whether there may be values that differ much.
  private mutating func crossByValues(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    vocabulary: Int,
    isFar: Bool
  ) -> Bool {
    guard item.place.position != heard.count else { return false }
    let isName = index.slotIsName[Int(slot)]
    let found = spans(of: vocabulary, from: item, isFar: isFar, isName: isName)
    for place in found {
      let span = spanPool[place]
      guard item.cost + span.cost <= limit else { break }
      if span.cost <= EditCosts.mostInNearValue {
        if isFar { continue }
      } else if !isFar, !isQuick {
        break
      }
      let fill = Derivation.Fill(
        slot: slot,
        tokens: heard.tokens(from: item.place.position, to: span.end),
        content: .node(span.node)
      )
      push(item, fill, steps: span.step, to: child, cost: span.cost, evidence: span.evidence) {
        $0.position = span.end
        if isName { $0.flags.insert(.saidName) }
      }
    }
    return !isBounded || found.last.map { spanPool[$0].cost > EditCosts.mostInNearValue } == true
  }

  /// Where the values are found that may begin at a place.
  private mutating func spans(
    of vocabulary: Int,
    from item: Item,
    isFar: Bool,
    isName: Bool
  ) -> Range<Int> {
    // Later visits have less to spend than the first one, so what is found now serves them all.
    let key = Self.key(vocabulary, item.place.position, isFar: isFar)
    if let known = spanRuns.run(of: key) { return known }
    let most = isFar || isQuick ? EditCosts.mostInValue : EditCosts.mostInNearValue
    let budget = min(limit - item.cost, most)
    let found = spans(of: vocabulary, isName: isName, from: item.place.position, budget: budget)
    spanRuns.remember(found, under: key)
    return found
  }

  /// Where the values are found that may begin at a place, near and far, however it is come to.
  mutating func spans(of vocabulary: PhraseWords.Vocabulary, from place: Int) -> Range<Int> {
    let found = spans(
      of: vocabulary.number,
      isName: vocabulary.isName,
      from: place,
      budget: min(limit, EditCosts.mostInValue)
    )
    for isFar in [false, true] {
      spanRuns.remember(found, under: Self.key(vocabulary.number, place, isFar: isFar))
    }
    return found
  }

  private static func key(_ vocabulary: Int, _ place: Int, isFar: Bool) -> UInt64 {
    UInt64(vocabulary) << 32 | UInt64(place) << 1 | (isFar ? 1 : 0)
  }

  private mutating func spans(
    of vocabulary: Int,
    isName: Bool,
    from place: Int,
    budget: Float
  ) -> Range<Int> {
    let first = spanPool.count
    spanSearch.run(
      index.vocabularies[vocabulary].trie,
      from: place,
      budget: budget,
      isQuick: isQuick,
      isName: isName,
      &heard,
      &trail,
      into: &spanPool
    )
    return first..<spanPool.count
  }

  private mutating func leaveOutName(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let position = item.place.position
    guard position <= heard.count else { return }
    var step = Derivation.Step(tokens: position..<position, slot: slot)
    step.difference = .applicationName
    step.cost = EditCosts.droppedName
    push(item, step, to: child, evidence: 0)
  }

  private mutating func crossByUnknownValue(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let flags = item.place.flags
    guard !flags.contains(.droppedWord), !flags.contains(.unknownValue) else { return }
    let position = item.place.position
    guard position < heard.count else { return }
    for end in position..<min(heard.count, position + Self.longestUnknownValue) {
      let tokens = position..<(end + 1)
      let cost = EditCosts.unknownValue + EditCosts.unknownWord * Float(tokens.count)
      guard item.cost + cost <= limit else { break }
      let step = Derivation.Step(tokens: tokens, slot: slot, cost: cost)
      let last = trail.append(step, after: -1)
      let fill = Derivation.Fill(slot: slot, tokens: tokens, content: .open)
      push(item, fill, steps: last, to: child, cost: cost, evidence: EditCosts.unknownEvidence) {
        $0.flags.insert(.unknownValue)
      }
    }
  }

  private mutating func crossByBuiltIn(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    _ type: BuiltInType
  ) {
    let position = item.place.position
    let rest = heard.count - position
    // Free text is as little proof of a phrase as an unknown value.
    guard rest > 0, type != .text || !item.place.flags.contains(.droppedWord) else { return }
    for length in 1...min(rest, type.longestValue) {
      let tokens = position..<(position + length)
      guard let value = reader.value(of: type, in: tokens) else { continue }
      let step = trail.append(Derivation.Step(tokens: tokens, slot: slot), after: -1)
      let fill = Derivation.Fill(slot: slot, tokens: tokens, content: .builtIn(value))
      let evidence = type == .text ? EditCosts.unknownEvidence : WordTraits.unknownWeight
      push(item, fill, steps: step, to: child, cost: 0, evidence: evidence) { place in
        if type == .text { place.flags.insert(.unknownValue) }
      }
    }
  }
}
