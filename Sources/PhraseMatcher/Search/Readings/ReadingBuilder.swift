/// Turns derivations into readings: names for numbers, and a reading for each of several values.
struct ReadingBuilder {
  let index: PhraseIndex
  let sentence: HeardSentence

  /// A derivation with one choice of its parameters as a reading.
  func reading(of derivation: Derivation, _ parameters: [ParameterReading]) -> Reading {
    let phrase = index.phrases[derivation.phrase]
    let alignment = withWithdrawn(Self.mergingHalves(derivation.steps).map(piece))
    return Reading(
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      confidence: 1,
      parameters: parameters,
      alignment: alignment,
      cost: Self.rounded(alignment.reduce(0) { $0 + $1.cost })
    )
  }

  /// How likely a derivation's phrase and values are to be said; the product of their weights.
  func weight(of derivation: Derivation, _ parameters: [ParameterReading]) -> Double {
    var weight = index.phrases[derivation.phrase].weight
    for fill in derivation.fills {
      guard case .node(let node) = fill.content,
        case .vocabulary(let number) = index.slots[Int(fill.slot)].source,
        case .parameter(let name) = index.slots[Int(fill.slot)].role
      else { continue }
      let vocabulary = index.vocabularies[number]
      let said = parameters.first { $0.name == name }?.value
      for key in vocabulary.trie.entries(at: node).prefix(ExactSearch.mostReadings) {
        let value = vocabulary.value(ofKey: key)
        if said == .known(id: value.id, title: value.title) {
          weight *= value.weight
          break
        }
      }
    }
    return weight
  }

  /// The choices of a derivation's parameters, heaviest first: one for each of equal titles, up to a limit.
  func parameters(of derivation: Derivation, limit: Int) -> [[ParameterReading]] {
    var choices: [[ParameterReading]] = [[]]
    for fill in derivation.fills {
      let slot = index.slots[Int(fill.slot)]
      guard case .parameter(let name) = slot.role else { continue }
      let values = values(of: fill, limit: limit).map { value in
        ParameterReading(
          name: name,
          value: value,
          text: sentence.text(of: fill.tokens),
          range: sentence.range(of: fill.tokens)
        )
      }
      choices = choices.flatMap { choice in values.map { choice + [$0] } }
      if choices.count > limit { choices.removeSubrange(limit...) }
    }
    return choices
  }

  private func values(of fill: Derivation.Fill, limit: Int) -> [ParameterReading.Value] {
    switch fill.content {
    case .builtIn(let value): return [value]
    case .open: return [.unknown]
    case .node(let node):
      guard case .vocabulary(let number) = index.slots[Int(fill.slot)].source else { return [] }
      let vocabulary = index.vocabularies[number]
      return vocabulary.trie.entries(at: node).prefix(limit).map { key in
        let value = vocabulary.value(ofKey: key)
        return .known(id: value.id, title: value.title)
      }
    }
  }

  /// Makes one step of two words that were run together or changed places, where both belong to
  /// the same part.
  private static func mergingHalves(_ steps: [Derivation.Step]) -> [Derivation.Step] {
    steps.reduce(into: []) { merged, step in
      let isSecond =
        (step.difference == .joined || step.difference == .moved) && step.tokens.isEmpty
      if isSecond, let last = merged.indices.last, merged[last].slot == step.slot {
        merged[last].second = step.expected
      } else {
        merged.append(step)
      }
    }
  }

  /// The pieces together with those that the speaker took back, in the order in which they were said.
  private func withWithdrawn(_ pieces: [AlignedPiece]) -> [AlignedPiece] {
    guard !sentence.withdrawn.isEmpty else { return pieces }
    let withdrawn = sentence.withdrawn.map { piece in
      AlignedPiece(
        role: .none,
        heard: sentence.text(in: piece.range),
        expected: "",
        range: piece.range,
        difference: .added,
        cost: Self.rounded(Double(piece.cost))
      )
    }
    let all = (pieces + withdrawn).enumerated()
    return all.sorted { first, second in
      let starts = (first.element.range.lowerBound, second.element.range.lowerBound)
      return starts.0 != starts.1 ? starts.0 < starts.1 : first.offset < second.offset
    }.map(\.element)
  }

  private func piece(_ step: Derivation.Step) -> AlignedPiece {
    let heard = step.tokens.isEmpty ? "" : sentence.text(of: step.tokens)
    return AlignedPiece(
      role: role(of: step),
      heard: heard,
      expected: expected(of: step, heard: heard),
      range: sentence.range(of: step.tokens),
      difference: step.difference,
      cost: Self.rounded(Double(step.cost))
    )
  }

  private func role(of step: Derivation.Step) -> AlignedPiece.Role {
    if step.isAddition { return .none }
    return step.slot.map { index.slots[Int($0)].role } ?? .literal
  }

  private func expected(of step: Derivation.Step, heard: String) -> String {
    if step.isAddition { return "" }
    guard step.expected != WordTable.none else {
      // The words of a built-in or unknown value are expected as they come.
      return step.difference == .applicationName ? name(of: step) : heard
    }
    let first = index.words.text(of: step.expected)
    guard step.second != WordTable.none else { return first }
    return first + " " + index.words.text(of: step.second)
  }

  /// The app's name that was left out.
  private func name(of step: Derivation.Step) -> String {
    guard let slot = step.slot, case .vocabulary(let number) = index.slots[Int(slot)].source else {
      return ""
    }
    return index.vocabularies[number].frozen.values.first?.title ?? ""
  }

  /// A cost with three decimals, so that costs print alike and add up.
  private static func rounded(_ cost: Double) -> Double {
    (cost * 1000).rounded() / 1000
  }
}
