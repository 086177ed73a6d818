extension CompletionSearch {
  /// The most values of one spelling whose ways of writing are told apart.
  private static let mostHomographs = 256

  /// Walks through a slot as far as words were typed.
  mutating func enter(
    _ slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    var node = LabelTrie.root
    var position = item.position
    while position < typed.words.count {
      let word = typed.words[Int(position)]
      guard word != WordTable.none,
        let next = view.slots[Int(slot)].vocabulary.trie.child(of: node, on: word)
      else { return }
      node = next
      position += 1
      if position < required, view.slots[Int(slot)].vocabulary.trie.isAccepting(node) {
        take(entriesAt: node, of: slot, leadingTo: child, position, item)
      }
    }
    pushKeys(below: node, of: slot, leadingTo: child, item)
  }

  /// Leaves a slot with each value whose words were all typed.
  private mutating func take(
    entriesAt node: UInt32,
    of slot: UInt32,
    leadingTo child: UInt32,
    _ position: UInt32,
    _ item: CompletionItem
  ) {
    let number = index.slotVocabularies[Int(slot)]
    let vocabulary = index.vocabularies[number]
    var texts: Set<String> = []
    let entries = vocabulary.trie.entries(at: node)
    for key in entries.prefix(Self.mostHomographs) {
      if entries.count > 1, !texts.insert(vocabulary.text(ofKey: key)).inserted { continue }
      leave(with: key, of: slot, leadingTo: child, position, item)
    }
  }

  private mutating func leave(
    with key: UInt32,
    of slot: UInt32,
    leadingTo child: UInt32,
    _ position: UInt32,
    _ item: CompletionItem
  ) {
    let number = UInt32(truncatingIfNeeded: index.slotVocabularies[Int(slot)])
    let fill = append(.init(previous: item.fill, content: .key(key, vocabulary: number)))
    push(
      CompletionItem(
        bound: 0,
        weight: item.weight * weight(ofKey: key, slot),
        order: item.order.after(ordinal(ofKey: key, slot)),
        position: position,
        fill: fill,
        template: child
      )
    )
  }

  private mutating func pushKeys(
    below node: UInt32,
    of slot: UInt32,
    leadingTo child: UInt32,
    _ item: CompletionItem
  ) {
    let trie = view.slots[Int(slot)].vocabulary.trie
    // A word that is being typed may have been one of the template's.
    guard typed.partial != nil, item.position < required else {
      let keys = view.slots[Int(slot)].vocabulary.keys(below: node)
      pushKeys(keys.frozen, changed: false, slot, child, item)
      return pushKeys(keys.changed, changed: true, slot, child, item)
    }
    var twin: UInt32? = node
    if !trie.changed.isEmpty, let number = trie.changedNumber(of: node) {
      twin = trie.twin(of: number)
      let children = trie.changed.children(of: number)
      pushPartialKeys(children, of: trie.changed, changed: true, slot, child, item)
    }
    guard let twin else { return }
    let children = trie.frozen.children(of: twin)
    pushPartialKeys(children, of: trie.frozen, changed: false, slot, child, item)
  }

  private mutating func pushPartialKeys(
    _ children: Range<UInt32>,
    of level: LabelTrie.Level,
    changed: Bool,
    _ slot: UInt32,
    _ child: UInt32,
    _ item: CompletionItem
  ) {
    let (known, later) = partialChildren(children, of: level)
    if let first = known.first, let last = known.last {
      let start = level.allEntries(of: first).lowerBound
      // In a damaged file the last may stand before the first.
      let keys = start..<max(start, level.allEntries(of: last).upperBound)
      pushKeys(keys, changed: changed, slot, child, item)
    }
    for node in later where isPartial(node, of: level) {
      pushKeys(level.allEntries(of: node), changed: changed, slot, child, item)
    }
  }

  private mutating func pushKeys(
    _ range: Range<Int>,
    changed: Bool,
    _ slot: UInt32,
    _ child: UInt32,
    _ item: CompletionItem
  ) {
    guard !range.isEmpty else { return }
    let place = view.slots[Int(slot)].vocabulary.placeOfLeastKey(in: range, changed: changed)
    let key = view.slots[Int(slot)].vocabulary.level(changed: changed).entry(place)
    let rest = view.bounds[Int(child)]
    let bound = item.weight * weight(ofKey: key, slot) * rest.weight
    guard bound > 0 else { return }
    var order = item.order.within(ordinal(ofKey: key, slot))
    order.phrase = rest.firstPhrase
    insert(
      CompletionItem(
        bound: bound,
        weight: item.weight,
        order: order,
        position: required,
        fill: item.fill,
        template: child,
        kind: .keys(
          CompletionItem.Keys(
            low: UInt32(truncatingIfNeeded: range.lowerBound),
            high: UInt32(truncatingIfNeeded: range.upperBound),
            place: UInt32(truncatingIfNeeded: place),
            areChanged: changed
          )
        )
      )
    )
  }

  /// Leaves a slot with the first of some keys, and the others for later.
  mutating func take(_ keys: CompletionItem.Keys, _ item: CompletionItem) {
    let slot = view.templates.label(of: item.template) & ~PhraseIndex.slotBit
    let changed = keys.areChanged
    let key = view.slots[Int(slot)].vocabulary.level(changed: changed).entry(Int(keys.place))
    if changed || !isRemoved(key, slot) { take(key, of: slot, item) }
    guard isLooking else { return }
    let next = afterEqual(key, keys, slot)
    pushKeys(Int(keys.low)..<Int(keys.place), changed: changed, slot, item.template, item)
    pushKeys(next..<Int(keys.high), changed: changed, slot, item.template, item)
  }

  private mutating func take(_ key: UInt32, of slot: UInt32, _ item: CompletionItem) {
    let only = view.bounds[Int(item.template)].onlyPhrase
    guard only != TemplateBounds.Bound.several else {
      return leave(with: key, of: slot, leadingTo: item.template, required, item)
    }
    let number = UInt32(truncatingIfNeeded: index.slotVocabularies[Int(slot)])
    let fill = append(.init(previous: item.fill, content: .key(key, vocabulary: number)))
    insert(only, after: fill, weight: item.bound)
  }

  /// The place after those keys that are spelled and written like the first one.
  ///
  /// Equal titles make equal sentences, and there may be very many.
  private func afterEqual(_ key: UInt32, _ keys: CompletionItem.Keys, _ slot: UInt32) -> Int {
    let level = view.slots[Int(slot)].vocabulary.level(changed: keys.areChanged)
    var place = Int(keys.place) + 1
    let end = min(Int(keys.high), place + Self.mostHomographs)
    guard place < end, level.isRepeat(place), !isRemoved(key, slot) else { return place }
    let vocabulary = index.vocabularies[index.slotVocabularies[Int(slot)]]
    let text = vocabulary.text(ofKey: key)
    while place < end, level.isRepeat(place), vocabulary.text(ofKey: level.entry(place)) == text {
      place += 1
    }
    return place
  }

  private func hasChanges(_ slot: UInt32) -> Bool {
    !view.slots[Int(slot)].vocabulary.trie.changed.isEmpty
  }

  private func isRemoved(_ key: UInt32, _ slot: UInt32) -> Bool {
    guard hasChanges(slot) else { return false }
    let changes = index.vocabularies[index.slotVocabularies[Int(slot)]].changes
    return changes?.removedKeys.contains(key) ?? false
  }

  private func weight(ofKey key: UInt32, _ slot: UInt32) -> Double {
    view.slots[Int(slot)].vocabulary.frozenWeight(ofKey: key)
      ?? index.vocabularies[index.slotVocabularies[Int(slot)]].weight(ofKey: key)
  }

  private func ordinal(ofKey key: UInt32, _ slot: UInt32) -> UInt64 {
    guard hasChanges(slot) else { return UInt64(key) }
    return index.vocabularies[index.slotVocabularies[Int(slot)]].ordinal(ofKey: key)
  }
}
