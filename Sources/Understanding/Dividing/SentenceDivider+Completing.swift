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
        division.score += 0.25
      }
    }
    division.commands += others
  }

  /// The same command for each thing of which was told together with the one that it is about.
  private func listed(
    with filling: Command.Filling,
    as number: Int,
    of command: Command,
    in division: Division
  ) -> [Command] {
    let frame = lexicon.frames[command.reading.frame]
    guard case .name(let vocabulary) = frame.parameters[number].kind,
      let meant = division.background.last(where: { $0.filling.value == filling.value })
    else { return [] }
    var values: [FrameReading.Value] = [filling.value]
    return division.background.compactMap { spoken in
      guard spoken.list == meant.list, !values.contains(spoken.filling.value),
        isNamed(spoken.filling, vocabulary, lexicon.frames[spoken.frame], as: frame)
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
    let frame = lexicon.frames[command.reading.frame]
    guard case .name(let vocabulary) = frame.parameters[number].kind,
      parser.justNamed.contains(VocabularyName(app: frame.app, vocabulary: vocabulary)),
      command.act.act.asks, command.unexplained.isEmpty,
      command.fillings.contains(where: { $0.value.isNumber || $0.value.isName }),
      !saysKind(of: vocabulary, frame.app, in: command.tokens, besides: command.reading)
    else { return nil }
    return Command.Filling(parameter: number, value: .reference, tokens: 0..<0)
  }

  /// Whether a thing is meant that is not named ("a book"), which is another one than was spoken of.
  func saysKind(
    of vocabulary: String,
    _ app: String,
    in tokens: Range<Int>,
    besides reading: FrameReading
  ) -> Bool {
    guard let kinds = chart.kindWords[VocabularyName(app: app, vocabulary: vocabulary)] else {
      return false
    }
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
        let filling = commands[other].filling(of: number)
      else { continue }
      return filling
    }
    guard case .name(let vocabulary) = frame.parameters[number].kind else {
      return division.background.last {
        $0.frame == command.reading.frame && $0.filling.parameter == number
      }?.filling
    }
    // Another thing is asked for: it is about what was spoken of before.
    for other in commands[..<place].reversed() {
      let asked = lexicon.frames[other.reading.frame]
      if let filling = other.fillings.first(where: { isNamed($0, vocabulary, asked, as: frame) }) {
        return Command.Filling(parameter: number, value: filling.value, tokens: filling.tokens)
      }
      if isResult(of: other, for: number, of: command) {
        return Command.Filling(parameter: number, value: .result, tokens: 0..<0)
      }
    }
    return spoken(of: vocabulary, division.background, as: frame).map {
      Command.Filling(parameter: number, value: $0.value, tokens: $0.tokens)
    }
  }

  /// Whether something of a vocabulary will have been spoken of when a command is done: what it gives, or what only the
  /// app knows by the words that name it.
  private func speaks(_ command: Command, of vocabulary: VocabularyName) -> Bool {
    let frame = lexicon.frames[command.reading.frame]
    return frame.gives(vocabulary)
      || command.fillings.contains {
        $0.value == .open && frame.vocabulary(of: $0.parameter) == vocabulary
      }
  }

  /// Whether what a command gives when it is done is what a later one leaves out, and not another thing of its kind.
  private func isResult(of command: Command, for number: Int, of later: Command) -> Bool {
    guard let vocabulary = lexicon.frames[later.reading.frame].vocabulary(of: number) else {
      return false
    }
    return later.act.act.asks && later.unexplained.isEmpty && speaks(command, of: vocabulary)
      && !saysKind(
        of: vocabulary.vocabulary,
        vocabulary.app,
        in: later.tokens,
        besides: later.reading
      )
  }

  /// Whether the verb that was said is one of the phrases of the intent for which it is read.
  private func saysItsVerb(_ reading: FrameReading) -> Bool {
    chart.saysVerb(of: lexicon.frames[reading.frame], in: reading)
  }

  private func spoken(
    of vocabulary: String,
    _ background: [Spoken],
    as frame: IntentFrame
  ) -> Command.Filling? {
    background.last {
      isNamed($0.filling, vocabulary, lexicon.frames[$0.frame], as: frame)
    }?.filling
  }

  private func isNamed(
    _ filling: Command.Filling,
    _ vocabulary: String,
    _ other: IntentFrame,
    as frame: IntentFrame
  ) -> Bool {
    guard case .named = filling.value, other.app == frame.app else { return false }
    return other.parameters[filling.parameter].kind == .name(vocabulary: vocabulary)
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
        if let meant { division.commands[place].fillings[index].value = meant }
      }
      leaveUnmeant(&division.commands[place])
    }
  }

  /// Leaves words unexplained that stand for nothing: nothing was spoken of, and no command before gives any such thing.
  private func leaveUnmeant(_ command: inout Command) {
    let frame = lexicon.frames[command.reading.frame]
    let unmeant = command.fillings.filter { filling in
      guard filling.value == .reference, let vocabulary = frame.vocabulary(of: filling.parameter)
      else { return false }
      return !filling.tokens.isEmpty
        && !parser.isSpokenOf(vocabulary, before: filling.tokens.lowerBound)
    }
    command.fillings.removeAll(where: unmeant.contains)
    for piece in command.reading.pieces.indices
    where unmeant.contains(where: { $0.tokens == command.reading.pieces[piece].tokens }) {
      command.reading.pieces[piece].role = .unexplained
      command.reading.cost += parser.costs.unexplained
    }
  }

  /// Gives a part the intent that makes the thing of which another one goes on to speak.
  ///
  /// Any words may be a note; "add Anne of Avonlea and rate it" adds a book.
  func settleMakers(_ parts: inout [Part]) {
    for place in parts.indices.dropLast() where parts[place].isAskedFor || parts[place].hasVerb {
      guard let own = parts[place].readings.first, !own.values.contains(where: \.value.isName),
        let next = parts[place + 1].readings.first, parts[place + 1].kind == .joint
      else { continue }
      let frame = lexicon.frames[next.frame]
      let wanted = next.values.filter { $0.value == .reference }
        .compactMap { frame.vocabulary(of: $0.parameter) }
      guard
        let maker = parts[place].readings.firstIndex(where: { reading in
          reading.unexplained.isEmpty && (reading.isAskedFor || reading.hasLightVerb)
            && (saysItsVerb(reading) || !saysItsVerb(own))
            && wanted.contains(where: lexicon.frames[reading.frame].gives)
        })
      else { continue }
      let behind = own.score - parts[place].readings[maker].score
      guard behind < Self.mostBehind else { continue }
      var readings = parts[place].readings
      let made = readings.remove(at: maker)
      for rival in readings.indices
      where !wanted.contains(where: lexicon.frames[readings[rival].frame].gives) {
        readings[rival].cost += behind + Self.mostBehind
      }
      parts[place].readings = [made] + readings
    }
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
    guard case .name(let vocabulary) = frame.parameters[reference.parameter].kind else {
      return nil
    }
    for other in division.commands[..<place].reversed() {
      let named = other.fillings.first {
        isNamed($0, vocabulary, lexicon.frames[other.reading.frame], as: frame)
      }
      if let named { return named.value }
      if speaks(other, of: VocabularyName(app: frame.app, vocabulary: vocabulary)) {
        return .result
      }
    }
    let isSpokenOf = parser.topics.contains(
      VocabularyName(app: frame.app, vocabulary: vocabulary)
    )
    let before = division.background.filter {
      $0.filling.tokens.lowerBound < reference.tokens.lowerBound
    }
    return
      (spoken(of: vocabulary, before, as: frame)
      ?? (isSpokenOf ? nil : spoken(of: vocabulary, division.background, as: frame)))?.value
  }
}
