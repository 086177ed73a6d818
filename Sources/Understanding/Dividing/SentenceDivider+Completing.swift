import PhraseMatcher
import SpokenLanguage

/// What commands leave out and what they refer back to.
extension SentenceDivider {
  /// Fills what commands leave out from the commands beside them.
  func complete(_ division: inout Division) {
    var others: [Command] = []
    for place in division.commands.indices {
      let command = division.commands[place]
      let frame = lexicon.frames[command.reading.frame]
      for (number, parameter) in frame.parameters.enumerated()
      where command.filling(of: number) == nil && !parameter.isOptional {
        guard
          let filling = filling(for: number, of: place, in: division)
            ?? justNamed(for: number, of: division.commands[place])
        else { continue }
        division.commands[place].fillings.append(filling)
        others += listed(with: filling, as: number, of: division.commands[place], in: division)
        division.commands[place].isDoubtful =
          division.commands[place].isDoubtful
          || division.background.contains { $0.isDoubtful && $0.filling.tokens == filling.tokens }
          || filling.value.isHeardOtherwise
        division.score += 0.25
      }
    }
    division.commands += others
    dropRepeated(&division)
  }

  /// Takes out what is asked for twice where one of both says nothing but what fills it, or only tells of it ("Emma, I loved
  /// it, four stars", "Emma, move that to Read", "I'm starting it, so put it on Currently Reading").
  private func dropRepeated(_ division: inout Division) {
    for place in division.commands.indices.dropFirst().reversed() {
      let command = division.commands[place]
      let same = division.commands[..<place].indices.last { earlier in
        let other = division.commands[earlier]
        return other.reading.frame == command.reading.frame
          && Set(other.fillings.map(\.content)) == Set(command.fillings.map(\.content))
      }
      guard let same else { continue }
      let bare = [place, same].first { bare in
        let reading = division.commands[bare].reading
        return !reading.hasVerb && !reading.hasLightVerb || !division.commands[bare].act.act.asks
      }
      if let bare { division.commands.remove(at: bare) }
    }
  }

  /// The same command for each thing of which was told together with the one that it is about.
  private func listed(
    with filling: Command.Filling,
    as number: Int,
    of command: Command,
    in division: Division
  ) -> [Command] {
    guard let vocabulary = lexicon.frames[command.reading.frame].vocabulary(of: number),
      let meant = division.background.last(where: { $0.filling.value == filling.value })
    else { return [] }
    var values: [FrameReading.Value] = [filling.value]
    return division.background.compactMap { spoken in
      guard spoken.list == meant.list, !values.contains(spoken.filling.value),
        isNamed(spoken.filling, vocabulary, in: lexicon.frames[spoken.frame])
      else { return nil }
      values.append(spoken.filling.value)
      var other = command
      other.fillings.removeAll { $0.parameter == number }
      other.fillings.append(
        Command.Filling(
          parameter: number,
          value: spoken.filling.value,
          tokens: spoken.filling.tokens
        )
      )
      return other
    }
  }

  /// What was spoken of directly before, where what is to become of it is said and the thing itself is not
  /// ("open Dune", "five stars").
  private func justNamed(for number: Int, of command: Command) -> Command.Filling? {
    guard let vocabulary = lexicon.frames[command.reading.frame].vocabulary(of: number),
      parser.justNamed.contains(vocabulary),
      command.act.act.asks, command.unexplained.isEmpty,
      command.fillings.contains(where: { $0.value.isNumber || $0.value.isName })
        || language.grammar.leavesOutObjects && command.reading.hasVerb,
      !saysKind(of: vocabulary, in: command.tokens, besides: command.reading)
    else { return nil }
    return Command.Filling(parameter: number, value: .reference, tokens: 0..<0)
  }

  /// Whether a thing is meant that is not named ("a book"), which is another one than was spoken of.
  func saysKind(
    of vocabulary: VocabularyName,
    in tokens: Range<Int>,
    besides reading: FrameReading
  ) -> Bool {
    guard let kinds = chart.kindWords[vocabulary] else { return false }
    return tokens.contains { place in
      kinds[place] > 0 && !reading.values.contains { $0.tokens.contains(place) }
    }
  }

  private func filling(
    for number: Int,
    of place: Int,
    in division: Division
  ) -> Command.Filling? {
    let commands = division.commands
    let command = commands[place]
    let frame = lexicon.frames[command.reading.frame]
    // The same thing is asked for several times: what was said once counts for each.
    let near = commands.indices.sorted { abs($0 - place) < abs($1 - place) }
    for other in near where other != place && commands[other].reading.frame == command.reading.frame
    {
      guard !commands[other].reading.hasVerb || !command.reading.hasVerb,
        !saysOtherwise(command, than: commands[other]),
        let filling = commands[other].filling(of: number)
      else { continue }
      return filling
    }
    guard let vocabulary = frame.vocabulary(of: number) else {
      return division.background.last {
        $0.frame == command.reading.frame && $0.filling.parameter == number
      }?.filling
    }
    // Another thing is asked for: it is about what was spoken of before.
    for other in commands[..<place].reversed() {
      let asked = lexicon.frames[other.reading.frame]
      if other.reading.frame == command.reading.frame, saysOtherwise(command, than: other) {
        continue
      }
      if let filling = other.fillings.first(where: { isNamed($0, vocabulary, in: asked) }) {
        return Command.Filling(parameter: number, value: filling.value, tokens: filling.tokens)
      }
      if isResult(of: other, vocabulary, leftOutBy: command) {
        return Command.Filling(parameter: number, value: .result, tokens: 0..<0)
      }
    }
    return spoken(of: vocabulary, division.background).map {
      Command.Filling(parameter: number, value: $0.value, tokens: $0.tokens)
    }
  }

  /// Whether a part is told with an auxiliary of its own, so that it does not go on with what was said of another thing
  /// ("he terminado Emma y estoy con Dune"), unless it says that the same holds.
  private func saysOtherwise(_ command: Command, than other: Command) -> Bool {
    func auxiliaries(of tokens: Range<Int>) -> Set<String> {
      let places = tokens.filter { chart.classes.auxiliaries[$0] > 0 }
      return Set(places.map { chart.tokens[$0].text })
    }
    return !auxiliaries(of: command.tokens).isSubset(of: auxiliaries(of: other.tokens))
      && !command.tokens.contains { chart.classes.repetitions[$0] > 0 }
  }

  private func spoken(
    of vocabulary: VocabularyName,
    _ background: [Spoken]
  ) -> Command.Filling? {
    background.last { isNamed($0.filling, vocabulary, in: lexicon.frames[$0.frame]) }?.filling
  }

  private func isNamed(
    _ filling: Command.Filling,
    _ vocabulary: VocabularyName,
    in frame: IntentFrame
  ) -> Bool {
    filling.value.isName && frame.vocabulary(of: filling.parameter) == vocabulary
  }

  /// Puts what was named in the same breath in the place of "it".
  func resolveReferences(_ division: inout Division) {
    for place in division.commands.indices {
      for index in division.commands[place].fillings.indices
      where division.commands[place].fillings[index].value == .reference {
        let meant = antecedent(
          of: division.commands[place].fillings[index],
          at: place,
          in: division
        )
        guard let meant else { continue }
        division.commands[place].fillings[index].value = meant
        division.commands[place].isDoubtful =
          division.commands[place].isDoubtful || meant.isHeardOtherwise
      }
      leaveUnmeant(&division.commands[place])
    }
    dropRepeated(&division)
  }

  /// What "it" stands for in one of the commands: what an earlier one is about, or what was named before it.
  ///
  /// What is named only later is meant where nothing was spoken of before.
  private func antecedent(
    of reference: Command.Filling,
    at place: Int,
    in division: Division
  ) -> FrameReading.Value? {
    let frame = lexicon.frames[division.commands[place].reading.frame]
    guard let vocabulary = frame.vocabulary(of: reference.parameter) else { return nil }
    for other in division.commands[..<place].reversed() {
      let asked = lexicon.frames[other.reading.frame]
      if let named = other.fillings.first(where: { isNamed($0, vocabulary, in: asked) }) {
        return named.value
      }
      if speaks(other, of: vocabulary) { return .result }
    }
    let isSpokenOf = parser.topics.contains(vocabulary)
    let before = division.background.filter {
      $0.filling.tokens.lowerBound < reference.tokens.lowerBound
    }
    return
      (spoken(of: vocabulary, before)
      ?? (isSpokenOf ? nil : spoken(of: vocabulary, division.background)))?.value
  }
}

extension Command.Filling {
  /// What fills which parameter, wherever and in whatever words it was said.
  fileprivate var content: Command.Filling {
    var value = value
    if case .named(let said) = value {
      value = .named(
        NameMention(id: said.id, title: said.title, tokens: 0..<0, cost: 0, weight: 1, fit: .exact)
      )
    }
    return Command.Filling(parameter: parameter, value: value, tokens: 0..<0)
  }
}
