// The steps by which a slot is crossed: by a value, an unknown value, or a value of a built-in type.

extension TolerantSearch {
  mutating func crossSlots(_ item: Item) {
    for child in index.slotChildren(of: item.place.node) {
      guard let slot = index.slot(leadingTo: child), mayBegin(slot, item) else { continue }
      switch index.slots[Int(slot)].source {
      case .vocabulary(let number):
        crossByValues(item, slot, to: child, vocabulary: number)
        if isQuick { continue }
        if index.slots[Int(slot)].role == .applicationName {
          leaveOutName(item, slot, to: child)
        } else {
          crossByUnknownValue(item, slot, to: child)
        }
      case .builtIn(let type):
        crossByBuiltIn(item, slot, to: child, type)
      }
    }
  }

  /// Words that were let go for little because they stood before the phrase may have been part of a
  /// value; so a phrase that begins with a value does not follow them.
  private func mayBegin(_ slot: UInt32, _ item: Item) -> Bool {
    item.place.node != LabelTrie.root || !item.place.flags.contains(.leadingWords)
      || index.slots[Int(slot)].role == .applicationName
  }

  private mutating func crossByValues(
    _ item: Item,
    _ slot: UInt32,
    to child: UInt32,
    vocabulary: Int
  ) {
    guard item.place.position != heard.count else { return }
    let isName = index.slots[Int(slot)].role == .applicationName
    for span in spans(of: vocabulary, from: item) where item.cost + span.cost <= limit {
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

  private mutating func spans(of vocabulary: Int, from item: Item) -> [SpanSearch.Span] {
    let start = SpanStart(vocabulary: vocabulary, position: item.place.position)
    if let known = spans[start] { return known }
    // Later visits have less to spend than the first one, so what is found now serves them all.
    var search = SpanSearch(
      index: index,
      trie: index.vocabularies[vocabulary].trie,
      start: item.place.position,
      budget: limit - item.cost,
      isQuick: isQuick
    )
    let found = search.run(&heard, &trail)
    spans[start] = found
    return found
  }

  private mutating func leaveOutName(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let position = item.place.position
    guard position <= heard.count else { return }
    var step = Derivation.Step(tokens: position..<position, slot: slot)
    step.difference = .applicationName
    step.cost = Prices.droppedName
    push(item, step, to: child, evidence: 0)
  }

  private mutating func crossByUnknownValue(_ item: Item, _ slot: UInt32, to child: UInt32) {
    let flags = item.place.flags
    guard !flags.contains(.droppedWord), !flags.contains(.unknownValue) else { return }
    let position = item.place.position
    guard position < heard.count else { return }
    for end in position..<min(heard.count, position + Self.longestUnknownValue) {
      let tokens = position..<(end + 1)
      let cost = Prices.unknownValue + Prices.unknownWord * Float(tokens.count)
      guard item.cost + cost <= limit else { break }
      let step = Derivation.Step(tokens: tokens, slot: slot, cost: cost)
      let last = trail.append(step, after: -1)
      let fill = Derivation.Fill(slot: slot, tokens: tokens, content: .open)
      push(item, fill, steps: last, to: child, cost: cost, evidence: Prices.unknownEvidence) {
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
      let evidence = type == .text ? Prices.unknownEvidence : WordTraits.unknownWeight
      push(item, fill, steps: step, to: child, cost: 0, evidence: evidence) { place in
        if type == .text { place.flags.insert(.unknownValue) }
      }
    }
  }
}
