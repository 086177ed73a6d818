// The steps by which words of a template are heard, skipped or left out.

extension TolerantSearch {
  mutating func hear(_ item: Item) {
    let position = item.place.position
    for place in heard.candidates(at: position) {
      let candidate = heard.candidate(place)
      guard item.cost + candidate.cost <= limit else { break }
      // A few verbs stand here, and everyday words are a sound away from them ("need" from "read").
      guard !candidate.isMisheard else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: candidate.word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      push(item, step, on: candidate.word)
    }
    if !isQuick { hearSynonyms(item) }
    hearResembling(item)
    joinOrSplit(item)
    skip(item)
  }

  /// Hears a word of the template that asks for the same thing as the one that was said.
  private mutating func hearSynonyms(_ item: Item) {
    let position = item.place.position
    for place in heard.synonyms(at: position) {
      let candidate = heard.candidate(place)
      guard item.cost + candidate.cost <= limit else { continue }
      var step = Derivation.Step(tokens: position..<(position + 1), expected: candidate.word)
      step.difference = candidate.difference
      step.cost = candidate.cost
      push(item, step, on: candidate.word)
    }
  }

  /// Hears an unknown word for one of the few that can follow.
  private mutating func hearResembling(_ item: Item) {
    let position = item.place.position
    guard heard.isUnknown(position) else { return }
    for place in resembling(position, after: item.place.node) {
      let found = resemblances[place]
      var step = Derivation.Step(tokens: position..<(position + 1), expected: found.heard.word)
      step.difference = found.heard.difference
      step.cost = found.heard.cost
      push(item, step, to: found.child, evidence: traits.weight(of: found.heard.word))
    }
  }

  /// Where the few words are found that lead on from a node of the template and resemble a heard one.
  private mutating func resembling(_ position: Int, after node: UInt32) -> Range<Int> {
    let key = UInt64(node) << 32 | UInt64(position)
    if let known = resemblanceRuns.run(of: key) { return known }
    let first = resemblances.count
    let children = templates.children(of: node)
    if children.count <= Self.someChildren {
      for child in children {
        let word = templates.label(of: child)
        guard word & PhraseIndex.slotBit == 0 else { break }
        guard let candidate = heard.resemblance(of: word, at: position) else { continue }
        resemblances.append(Resemblance(child: child, heard: candidate))
      }
    }
    resemblanceRuns.remember(first..<resemblances.count, under: key)
    return first..<resemblances.count
  }

  private mutating func joinOrSplit(_ item: Item) {
    guard item.cost + EditCosts.spacing <= limit else { return }
    let position = item.place.position
    let union = heard.union(at: position)
    if union != WordTable.none {
      var step = Derivation.Step(tokens: position..<(position + 2), expected: union)
      step.difference = .split
      step.cost = EditCosts.spacing
      push(item, step, on: union)
    }
    for place in heard.halves(at: position) {
      let half = heard.half(place)
      var step = Derivation.Step(tokens: half.tokens, expected: half.word)
      step.difference = half.difference
      step.cost = half.cost
      push(item, step, on: half.word) { $0.position = half.middle }
    }
  }

  /// Hears the other word where one is still to be heard.
  mutating func hear(_ middle: HeardWords.Middle, _ item: Item) {
    let next = middle.tokens.upperBound
    var step = Derivation.Step(tokens: next..<next, expected: middle.rest)
    step.difference = middle.difference
    push(item, step, on: middle.rest) { $0.position = next }
  }

  /// Goes on to wherever a word of the template leads.
  private mutating func push(
    _ item: Item,
    _ step: Derivation.Step,
    on word: UInt32,
    _ change: (inout Place) -> Void = { _ in }
  ) {
    for child in templates.children(of: item.place.node, on: word) {
      push(item, step, to: child, evidence: traits.weight(of: word), change)
    }
  }

  private mutating func skip(_ item: Item) {
    let position = item.place.position
    let price = heard.priceOfAdding(position)
    if isQuick, price > EditCosts.filler { return }
    let isFunctionWord = price <= EditCosts.functionWord
    let isBefore = !isFunctionWord && item.place.node == TemplateGraph.root
    var step = Derivation.Step(tokens: position..<(position + 1))
    step.isAddition = true
    step.difference = price <= EditCosts.filler ? .filler : .added
    step.cost = price
    push(item, step, to: item.place.node, evidence: 0)
    if isBefore {
      step.cost = price * EditCosts.leading
      push(item, step, to: item.place.node, evidence: 0) { $0.flags.insert(.leadingWords) }
    }
    guard !isQuick, item.place.addedApp < 0 else { return }
    for place in names(at: position) {
      let name = names[place]
      step.tokens = position..<name.end
      step.difference = .applicationName
      step.cost = EditCosts.addedName
      push(item, step, to: item.place.node, evidence: 0) { $0.addedApp = Int32(name.app) }
    }
  }

  /// Remembers that words of the template may have been left out, the cheapest first.
  ///
  /// A node can have hundreds of children; each is left out only when its turn comes.
  mutating func leaveOutWords(_ item: Item) {
    var next = item
    next.base = item.cost
    next.dropping = 0
    pushDrop(&next)
  }

  private mutating func pushDrop(_ item: inout Item) {
    let words = droppable(at: item.place.node)
    guard item.dropping < words.count else { return }
    item.cost = item.base + droppables[words.lowerBound + Int(item.dropping)].price
    guard pushes < Self.mostPushes, isPromising(item) else { return }
    insert(item)
  }

  /// Leaves out a word whose turn has come, and remembers the next.
  mutating func leaveOutWord(_ item: Item) {
    let word = droppables[droppable(at: item.place.node).lowerBound + Int(item.dropping)]
    var next = item
    next.dropping += 1
    pushDrop(&next)
    let isContentWord = isContentWord(word.word)
    if isContentWord, item.place.flags.contains(.unknownValue) { return }
    let position = item.place.position
    var step = Derivation.Step(tokens: position..<position, expected: word.word)
    step.difference = .dropped
    step.cost = word.price
    var dropped = item
    dropped.cost = item.base
    dropped.dropping = -1
    push(dropped, step, to: word.child, evidence: 0) { place in
      if isContentWord { place.flags.insert(.droppedWord) }
    }
  }

  /// Where the words are found that lead on from a node of the template, ordered by what leaving them
  /// out costs.
  private mutating func droppable(at node: UInt32) -> Range<Int> {
    if let known = droppableRuns.run(of: UInt64(node)) { return known }
    let first = droppables.count
    for child in templates.children(of: node) {
      let word = templates.label(of: child)
      guard word & PhraseIndex.slotBit == 0 else { break }
      let price = traits.priceOfDropping(word)
      guard price <= limit else { continue }
      droppables.append(Droppable(word: word, child: child, price: price))
    }
    if droppables.count > first + 1 {
      droppables[first...].sort { ($0.price, $0.child) < ($1.price, $1.child) }
    }
    droppableRuns.remember(first..<droppables.count, under: UInt64(node))
    return first..<droppables.count
  }

  /// Where the apps' names are found that stand at a place.
  mutating func names(at position: Int) -> Range<Int> {
    if let known = nameRuns[position] { return known }
    let first = names.count
    for (number, app) in index.nameVocabularies {
      let trie = index.vocabularies[number].trie
      var node = LabelTrie.root
      var end = position
      while end < heard.count, let child = trie.child(of: node, on: heard.sentence.words[end]) {
        node = child
        end += 1
        if trie.isAccepting(node) { names.append(Name(app: app, end: end)) }
      }
    }
    nameRuns[position] = first..<names.count
    return first..<names.count
  }
}
