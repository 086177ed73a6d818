import Foundation
import PhraseMatcher
import SpokenLanguage

/// Turns what a sentence was divided into into readings with values, alignment and confidence.
struct MeaningWriter {
  let chart: SentenceChart
  let lexicon: FrameLexicon
  let topics: [VocabularyName: Referent]
  /// By vocabulary the small words that hold its names together; nil where any may.
  let innerWords: [VocabularyName: Set<String>?]
  /// The vocabularies of which no name is a part of one that nobody knows.
  let fixedVocabularies: Set<VocabularyName>
  let costs: EvidenceCosts

  /// A part of a name may be a part of every name that has it, however long the name is.
  private static let partMargin = 1.0
  /// Names whose words fit so much worse than the best are not what was meant.
  private static let nameMargin = 0.25
  /// How much of what speaks against a reading lowers its confidence.
  private static let doubt = 0.45

  func meaning(of division: SentenceDivider.Division) -> SentenceMeaning {
    var meaning = SentenceMeaning(
      utterance: chart.text,
      commands: division.commands.map(meaning(of:)),
      isWithdrawn: division.isWithdrawn && division.commands.isEmpty,
      toldInstead: division.commands.isEmpty ? division.toldInstead?.act : nil,
      questions: division.questions.map(chart.text(of:))
    )
    meaning.leftOut = division.leftOut.map(chart.text(of:))
    return meaning
  }

  func meaning(of said: Command) -> CommandMeaning {
    let frame = lexicon.frames[said.reading.frame]
    let command = said.takingNeighbours(
      in: chart,
      where: { parameter in
        frame.vocabulary(of: parameter).map(fixedVocabularies.contains) != true
      },
      heldBy: { parameter in frame.vocabulary(of: parameter).flatMap { innerWords[$0] } ?? nil }
    )
    let intentConfidence = self.intentConfidence(of: command)
    let confidence = intentConfidence * exp(-Self.doubt * against(command))
    let reading = reading(of: command, frame, confidence)
    let fits = command.fillings.compactMap { filling -> NameMention.Fit? in
      guard case .named(let mention) = filling.value else { return nil }
      return mention.fit
    }
    // What says that it is due is accounted for by that.
    let due =
      command.act.isDue ? command.act.tokens.shifted(by: command.tokens.lowerBound) : 0..<0
    return CommandMeaning(
      text: chart.text(of: command.tokens),
      reading: reading,
      equals: equals(of: command, frame, confidence),
      otherIntents: otherIntents(of: command),
      effect: lexicon.entries[command.reading.frame].effect,
      act: endsOtherwise(command) ? .remark : command.act.act,
      actWords: command.act.tokens.isEmpty
        ? "" : chart.text(of: command.act.tokens.shifted(by: command.tokens.lowerBound)),
      asksForKnowledge: asksForKnowledge(command),
      asksWhichThereAre: asksWhichThereAre(command),
      isDue: command.act.isDue,
      isQuestion: lexicon.entries[command.reading.frame].isQuestion,
      records: lexicon.entries[command.reading.frame].records,
      isProhibition: isProhibition(command),
      isComplete: isComplete(command),
      unexplained: (command.unexplained.filter { $0.clamped(to: due) != $0 }
        + command.reading.doubtfulAdjuncts).joined
        .map(chart.text(of:)),
      leavesNameOut: leavesNameOut(command, frame),
      isTied: isTied(command),
      isAskedFor: command.reading.isAskedFor || command.isInherited,
      lacksWords: command.reading.lacksWords && !command.isInherited,
      // What is asked for instead is asked for with the verb of what was asked before.
      hasOwnVerb: command.isInherited || chart.saysVerb(of: frame, in: command.reading),
      startsOtherwise: startsOtherwise(command),
      beginsWithVerb: chart.beginsWithVerb(command.tokens),
      isUnknownRequest: isUnknownRequest(command),
      isDoubtful: command.isDoubtful || isRelated(command),
      isOnlyComplete: isOnlyComplete(command),
      isBareVerb: command.fillings.isEmpty && command.reading.isBareVerb,
      isOnlyUse: isOnlyUse(command, frame),
      isFarAhead: isFarAhead(command, frame),
      open: command.fillings.compactMap { openValue($0, command, frame) },
      results: command.fillings.compactMap { filling in
        guard filling.value == .result, let vocabulary = frame.vocabulary(of: filling.parameter)
        else { return nil }
        return .init(parameter: frame.parameters[filling.parameter].name, vocabulary: vocabulary)
      },
      knownValues: command.fillings.count {
        $0.value == .result || $0.value.isKnown && parameter($0, frame) != nil
      },
      knownMoments: command.fillings.count {
        $0.value.isMoment && parameter($0, frame) != nil
      },
      intentConfidence: intentConfidence,
      fit: fits.max(),
      evidence: command.reading.pieces.map { part($0, command.reading.frame) },
      rivals: command.rivals.prefix(Self.mostRivals).map { rival in
        RivalIntent(
          app: lexicon.frames[rival.frame].app,
          intent: lexicon.frames[rival.frame].intent,
          behind: rounded(command.reading.score - rival.score, most: 99)
        )
      }
    )
  }

  private static let mostRivals = 3
  /// An intent that is so much less likely is no rival.
  private static let rivalMargin = 1.6

  /// The readings for other intents that explain as much and are nearly as likely.
  private func otherIntents(of command: Command) -> [Reading] {
    rivals(of: command).map { rival in
      var other = Command(command.tokens, command.act, [rival])
      other.isInherited = command.isInherited
      return reading(of: other, lexicon.frames[rival.frame], 0.5)
    }
  }

  func rivals(of command: Command) -> [FrameReading] {
    let isUnknownRequest = isUnknownRequest(command)
    return command.rivals.prefix { command.reading.score - $0.score < Self.rivalMargin }
      .filter { rival in
        (rival.unexplained.isEmpty || isUnknownRequest && rival.unexplained == command.unexplained)
          && (command.reading.isBareVerb
            ? rival.isBareVerb
            : !rival.values.isEmpty || command.fillings.isEmpty && rival.isAskedFor)
      }
  }

  private func leavesNameOut(_ command: Command, _ frame: IntentFrame) -> Bool {
    let left = Set(command.unexplained.joined())
    guard !left.isEmpty else { return false }
    return chart.mentions.contains { vocabulary, mentions in
      vocabulary.app == frame.app
        && mentions.all.contains { $0.fit == .exact && left.isSuperset(of: $0.tokens) }
    }
  }

  /// Whether words speak for the intent that only mean about the same as its own; a verb that says little need not be a
  /// synonym.
  private func isRelated(_ command: Command) -> Bool {
    command.reading.pieces.contains { piece in
      guard case .related = piece.role else { return false }
      return !chart.verbs[piece.tokens.lowerBound].contains(where: \.isLight)
    }
  }

  /// Readings that are closer than this are equally likely: less than the smallest word costs.
  private static let tie = 0.05

  private func isTied(_ command: Command) -> Bool {
    let readings = rivals(of: command).filter {
      command.reading.score - $0.score < Self.tie
        && lexicon.frames[$0.frame].app == lexicon.frames[command.reading.frame].app
    }
    return !readings.isEmpty
      && ([command.reading] + readings).contains { lexicon.entries[$0.frame].effect != .shows }
  }

  /// Whether one word is left over that could not make another intent as likely, were it one of that one's words, and
  /// what is named is surely meant: by its own words, or where no name is a part of one that nobody knows.
  private func isFarAhead(
    _ command: Command,
    _ frame: IntentFrame
  ) -> Bool {
    let named = command.fillings.compactMap { filling -> Bool? in
      guard case .named(let mention) = filling.value else { return nil }
      return mention.isOfItsWords
        || frame.vocabulary(of: filling.parameter).map(fixedVocabularies.contains) == true
    }
    let behind = command.rivals.first.map { command.reading.score - $0.score } ?? .infinity
    return command.unexplained.count == 1 && !named.isEmpty && named.allSatisfy(\.self)
      && behind >= costs.unexplained
  }

  private func part(_ piece: FrameReading.Piece, _ frame: Int) -> EvidencePart {
    var nats = -piece.cost
    let kind: EvidencePart.Kind
    switch piece.role {
    case .courtesy: kind = .courtesy
    case .functionWord, .distributive: kind = .functionWord
    case .applicationName: kind = .applicationName
    case .word(let stem):
      kind = .word
      let entry = lexicon.entries[frame]
      nats += entry.words[stem] ?? entry.contrasts[stem] ?? 0
    case .related(let meaning, let similarity):
      kind = .relatedWord
      nats += similarity * (lexicon.entries[frame].senses[meaning]?.weight ?? 0)
    case .verb(let name):
      kind = .verb
      nats += lexicon.verbWeights[name] ?? 0
    case .lightVerb: kind = .lightVerb
    case .kind: kind = .kindOfThing
    case .value: kind = .value
    case .excluded: kind = .excluded
    case .aside: kind = .aside
    case .unexplained: kind = .unexplained
    }
    var meant = chart.text(of: piece.tokens)
    if case .value(_, .named(let mention)) = piece.role { meant = mention.title }
    return EvidencePart(
      words: chart.text(of: piece.tokens),
      meant: meant,
      kind: kind,
      nats: rounded(nats, most: 99)
    )
  }

  /// How sure the intent is among all, by the odds of the readings.
  private func intentConfidence(of command: Command) -> Double {
    let best = command.reading.score
    let others = command.rivals.filter { rival in
      // Another intent that leaves words over is no rival of one that explains them all.
      rival.frame != command.reading.frame
        // A value that nobody knows speaks for no intent that others can do without.
        && (command.isOpen || !rival.values.contains { $0.value == .open })
        && (!command.unexplained.isEmpty || rival.unexplained.isEmpty)
    }
    let total = others.reduce(1.0) { $0 + exp($1.score - best) }
    return 1 / total
  }

  /// What speaks against the reading, apart from what is explained.
  private func against(_ command: Command) -> Double {
    let open = Double(command.fillings.count { $0.value == .open }) * CommandMeaning.OpenValue.cost
    return command.reading.pieces.reduce(open) { sum, piece in
      switch piece.role {
      case .unexplained: sum + piece.cost
      case .value(_, .named(let mention)): sum + mention.cost
      default: sum
      }
    }
  }

  // MARK: - Readings

  private func reading(
    of command: Command,
    _ frame: IntentFrame,
    _ confidence: Double
  ) -> Reading {
    let parameters = command.fillings.compactMap { parameter($0, frame) }
    return Reading(
      app: frame.app,
      intent: frame.intent,
      phrase: phrase(of: frame, holding: Set(parameters.map(\.name))),
      confidence: rounded(confidence),
      parameters: parameters,
      alignment: command.reading.pieces.map { piece($0, frame) },
      cost: max(0.01, against(command))
    )
  }

  private func equals(
    of command: Command,
    _ frame: IntentFrame,
    _ confidence: Double
  ) -> [Reading] {
    var found: [Reading] = []
    for (place, filling) in command.fillings.enumerated() {
      guard case .named(let mention) = filling.value,
        let name = frame.vocabulary(of: filling.parameter)
      else { continue }
      for rival in chart.mentions[name]?.all ?? []
      where rival.id != mention.id && rival.tokens == mention.tokens
        && rival.cost <= mention.cost
          + (mention.fit == .partial ? Self.partMargin : Self.nameMargin)
        && !(mention.fit == .exact && rival.fit != .exact)
      {
        var other = command
        other.fillings[place].value = .named(rival)
        for piece in other.reading.pieces.indices
        where other.reading.pieces[piece].role
          == .value(parameter: filling.parameter, filling.value)
        {
          other.reading.pieces[piece].role = .value(parameter: filling.parameter, .named(rival))
        }
        let reading = reading(of: other, frame, confidence)
        if !found.contains(reading) { found.append(reading) }
      }
    }
    return found
  }

  private func rounded(_ number: Double, most: Double = 1) -> Double {
    (min(most, max(-most, number)) * 1000).rounded() / 1000
  }

  private func parameter(
    _ filling: Command.Filling,
    _ frame: IntentFrame
  ) -> ParameterReading? {
    let parameter = frame.parameters[filling.parameter]
    let text = chart.text(of: filling.tokens)
    let value: ParameterReading.Value
    switch filling.value {
    case .named(let mention): value = .known(id: mention.id, title: mention.title)
    case .number(let number): value = .number(number)
    case .open: value = .unknown
    case .text: value = .text(trimmed(text))
    case .moment(let text): value = .text(text)
    case .result: return nil
    case .reference:
      guard let topic = frame.vocabulary(of: filling.parameter).flatMap({ topics[$0] }) else {
        return nil
      }
      value = .known(id: topic.id, title: topic.title)
    }
    return ParameterReading(
      name: parameter.name,
      value: value,
      text: text.isEmpty ? Self.title(of: value) : text,
      range: chart.bytes(of: filling.tokens)
    )
  }

  /// What a value is called that was said before.
  private static func title(of value: ParameterReading.Value) -> String {
    switch value {
    case .known(_, let title): title
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .text(let text): text
    case .unknown: ""
    }
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\"“”")))
  }

  private func openValue(
    _ filling: Command.Filling,
    _ command: Command,
    _ frame: IntentFrame
  ) -> CommandMeaning.OpenValue? {
    guard filling.value == .open,
      let name = frame.vocabulary(of: filling.parameter)
    else { return nil }
    let described = description(of: filling, in: command, name)
    return CommandMeaning.OpenValue(
      parameter: frame.parameters[filling.parameter].name,
      vocabulary: name.vocabulary,
      text: chart.text(of: filling.tokens),
      description: described.whole,
      pointer: described.pointer,
      range: chart.bytes(of: filling.tokens)
    )
  }

  // MARK: - Alignment

  /// The title of what was spoken of before.
  private func referent(of parameter: Int, _ frame: IntentFrame) -> String? {
    frame.vocabulary(of: parameter).flatMap { topics[$0] }?.title
  }

  private func piece(_ piece: FrameReading.Piece, _ frame: IntentFrame) -> AlignedPiece {
    let heard = chart.text(of: piece.tokens)
    var aligned = AlignedPiece(
      role: .none,
      heard: heard,
      expected: heard,
      range: chart.bytes(of: piece.tokens),
      cost: max(0, piece.cost)
    )
    switch piece.role {
    case .courtesy, .functionWord, .distributive, .kind, .aside: aligned.difference = .filler
    case .applicationName: aligned.role = .applicationName
    case .word, .verb: aligned.role = .literal
    case .lightVerb, .related:
      aligned.role = .literal
      aligned.difference = .synonym
    case .excluded: aligned.difference = .added
    case .unexplained:
      aligned.difference = .added
      aligned.expected = ""
    case .value(let parameter, let value):
      aligned.role = .parameter(frame.parameters[parameter].name)
      if case .reference = value, let title = referent(of: parameter, frame) {
        aligned.expected = title
        aligned.difference = .synonym
      }
      if case .named(let mention) = value {
        aligned.expected = mention.title
        aligned.cost = mention.cost
        switch mention.fit {
        case .exact: break
        case .near: aligned.difference = .spelling
        case .partial: aligned.difference = .partialValue
        }
      }
    }
    return aligned
  }
}

extension Range where Bound == Int {
  /// The range as many places further on.
  func shifted(by count: Int) -> Range { lowerBound + count..<upperBound + count }
}

extension [Range<Int>] {
  /// The ranges with those joined that stand side by side.
  var joined: [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
  }
}
