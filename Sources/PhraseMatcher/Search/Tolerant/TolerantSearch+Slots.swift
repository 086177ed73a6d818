// The steps by which a slot is crossed: by a value, an unknown value, or a value of a built-in type.

extension TolerantSearch {
  mutating func crossSlots(_ item: Item) {
    var hasVocabulary = false
    for child in index.slotChildren(of: item.place.node) {
      guard let slot = index.slot(leadingTo: child), mayBegin(slot, item) else { continue }
      let vocabulary = index.slotVocabularies[Int(slot)]
      guard vocabulary >= 0 else {
        if case .builtIn(let type) = index.slots[Int(slot)].source {
          crossByBuiltIn(item, slot, to: child, type)
        }
        continue
      }
      hasVocabulary = true
      crossByValues(item, slot, to: child, vocabulary: vocabulary, isFar: false)
      if isQuick { continue }
      if index.slotIsName[Int(slot)] {
        leaveOutName(item, slot, to: child)
      } else {
        crossByUnknownValue(item, slot, to: child)
      }
    }
    if hasVocabulary, !isQuick { crossByFarValuesLater(item) }
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
    guard later.cost <= limit, pushes < Self.mostPushes else { return }
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
      crossByValues(item, slot, to: child, vocabulary: vocabulary, isFar: true)
    }
  }

  /// Words that were let go for little because they stood before the phrase may have been part of a
  /// value; so a phrase that begins with a value does not follow them.
  private func mayBegin(_ slot: UInt32, _ item: Item) -> Bool {
    item.place.node != TemplateGraph.root || !item.place.flags.contains(.leadingWords)
      || index.slotIsName[Int(slot)]
  }

  private mutating func crossByValues(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    vocabulary: Int,
    isFar: Bool
  ) {
    guard item.place.position != heard.count else { return }
    let isName = index.slotIsName[Int(slot)]
    for place in spans(of: vocabulary, from: item, isFar: isFar, isName: isName) {
      let span = spanPool[place]
      guard item.cost + span.cost <= limit else { break }
      if isFar, span.cost <= EditCosts.mostInNearValue { continue }
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
  }

  /// Where the values are found that may begin at a place.
  private mutating func spans(
    of vocabulary: Int,
    from item: Item,
    isFar: Bool,
    isName: Bool
  ) -> Range<Int> {
    let place = UInt64(item.place.position) << 1 | (isFar ? 1 : 0)
    // Later visits have less to spend than the first one, so what is found now serves them all.
    let key = UInt64(vocabulary) << 32 | place
    if let known = spanRuns.run(of: key) { return known }
    let first = spanPool.count
    let most = isFar || isQuick ? EditCosts.mostInValue : EditCosts.mostInNearValue
    spanSearch.run(
      index.vocabularies[vocabulary].trie,
      from: item.place.position,
      budget: min(limit - item.cost, most),
      isQuick: isQuick,
      isName: isName,
      &heard,
      &trail,
      into: &spanPool
    )
    spanRuns.remember(first..<spanPool.count, under: key)
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
