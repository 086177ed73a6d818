import SpokenLanguage

// Two commands in one breath: "open dune and then buy it".

extension PhraseMatcher {
  /// The most commands in one utterance, and the most places at which it may be parted.
  private static let mostCommands = 4
  private static let mostPlaces = 4

  /// Reads an utterance as several commands where that accounts for more of it than one does.
  ///
  /// - Parameters:
  ///   - whole: The utterance as one command.
  ///   - sentence: Its words.
  ///   - options: The least confidence of each command.
  /// - Returns: The first command with the others after it, or the one command.
  /// - Complexity: That of a bounded number of commands: a piece between two places is read once, however
  ///   many ways of parting the utterance it belongs to.
  func parted(
    _ whole: Understanding,
    _ sentence: HeardSentence,
    _ options: MatchOptions
  ) -> Understanding {
    guard !whole.accountsForEverything else { return whole }
    var pieces = Pieces(sentence: sentence, options: options, places: places(in: sentence))
    return parted(whole, &pieces, from: 0, depth: 1)
  }

  /// An utterance that is being parted.
  private struct Pieces {
    let sentence: HeardSentence
    let options: MatchOptions
    /// Where the words that join two commands stand.
    let places: [Range<Int>]
    /// By their tokens the commands that were read so far.
    var commands: [Range<Int>: Understanding] = [:]
    /// The same for what stands before an ending.
    var closed: [Range<Int>: Understanding] = [:]
  }

  /// Reads what follows a place as several commands.
  ///
  /// - Parameters:
  ///   - whole: The same as one command.
  ///   - pieces: The utterance.
  ///   - start: The token that it begins with.
  ///   - depth: One more than there are commands before it.
  /// - Returns: The first command with the others after it, or the one command.
  private func parted(
    _ whole: Understanding,
    _ pieces: inout Pieces,
    from start: Int,
    depth: Int
  ) -> Understanding {
    guard depth < Self.mostCommands, !whole.accountsForEverything else { return whole }
    var best = whole
    var least = whole.outcome == .match ? whole.reading?.cost ?? .infinity : .infinity
    for place in pieces.places where place.lowerBound > start {
      let first = firstCommand(before: place, from: start, &pieces)
      guard let firstCost = first.costOfCommand,
        firstCost + Double(EditCosts.secondCommand) < least
      else { continue }
      let rest = place.upperBound..<pieces.sentence.count
      var second = command(rest, &pieces)
      if second.costOfCommand == nil || second.outcome == .unknownValue {
        let tokens = pieces.sentence.tokens[rest]
        second =
          referring(tokens, to: first.reading?.parameters.last, pieces.sentence, pieces.options)
          ?? repeating(first, from: start, with: tokens, pieces) ?? second
      }
      second = parted(second, &pieces, from: rest.lowerBound, depth: depth + 1)
      // "And" may be part of a title that nobody listed; "and then" hardly is.
      let isClear =
        first.outcome != .unknownValue || second.outcome != .unknownValue || place.count > 1
        || refersBack(second)
      guard let secondCost = second.costOfCommand, isClear else { continue }
      let cost = firstCost + secondCost + Double(EditCosts.secondCommand)
      guard cost < least else { continue }
      least = cost
      best = first
      let others = second.then
      second.then = []
      best.then = [second] + others
    }
    return best
  }

  /// The command of some tokens, which is read once.
  private func command(_ tokens: Range<Int>, _ pieces: inout Pieces) -> Understanding {
    if let known = pieces.commands[tokens] { return known }
    let found = command(pieces.sentence.tokens[tokens], of: pieces.sentence, pieces.options)
    pieces.commands[tokens] = found
    return found
  }

  /// The command before a joiner; where the joiner is an ending, with one that closes a sentence.
  private func firstCommand(
    before place: Range<Int>,
    from start: Int,
    _ pieces: inout Pieces
  ) -> Understanding {
    let sentence = pieces.sentence
    let range = start..<place.lowerBound
    guard isEnding(place, in: sentence) else { return command(range, &pieces) }
    if let known = pieces.closed[range] { return known }
    let tokens = sentence.tokens[range]
    let ending = sentence.tokens[place.lowerBound].range
    let closed = language.connectives.endings.closing.map { closing in
      let closing = closing.map { Token(text: $0, range: ending) }
      return command((tokens + closing)[...], of: sentence, pieces.options)
    }
    let best = closed.min { first, second in
      (first.costOfCommand ?? .infinity) < (second.costOfCommand ?? .infinity)
    }
    let found = best ?? command(range, &pieces)
    pieces.closed[range] = found
    return found
  }

  /// Whether an ending stands at a place that joins a sentence to the next.
  private func isEnding(_ place: Range<Int>, in sentence: HeardSentence) -> Bool {
    guard place.count == 1, place.lowerBound > 0, place.upperBound < sentence.count else {
      return false
    }
    let token = sentence.tokens[place.lowerBound]
    return token.text == language.connectives.endings.joining
      && sentence.tokens[place.lowerBound - 1].range.upperBound == token.range.lowerBound
      && sentence.tokens[place.upperBound].range.lowerBound > token.range.upperBound
  }

  /// The first command once more with other words in its value's place ("open dune and emma").
  private func repeating(
    _ first: Understanding,
    from start: Int,
    with rest: ArraySlice<Token>,
    _ pieces: Pieces
  ) -> Understanding? {
    guard first.outcome == .match, let parameter = first.reading?.parameters.last,
      case .known = parameter.value
    else { return nil }
    let before = pieces.sentence.tokens[start...].prefix {
      $0.range.upperBound <= parameter.range.lowerBound
    }
    guard !before.isEmpty else { return nil }
    let second = command((before + rest)[...], of: pieces.sentence, pieces.options)
    guard second.outcome == .match, second.reading?.intent == first.reading?.intent,
      second.reading?.app == first.reading?.app,
      case .known? = second.reading?.parameters.last?.value
    else { return nil }
    return second
  }

  /// Where the words that join two commands stand: the first few.
  private func places(in sentence: HeardSentence) -> [Range<Int>] {
    let joiners = language.connectives.joiners
    var places: [Range<Int>] = []
    var place = 1
    while place < sentence.count - 1, places.count < Self.mostPlaces {
      let length = joiners.length(in: sentence.tokens, at: place)
      if length > 0, place + length < sentence.count,
        !isPolite(sentence.tokens[(place + length)...])
      {
        places.append(place..<(place + length))
      } else if isEnding(place..<(place + 1), in: sentence) {
        places.append(place..<(place + 1))
      }
      place += max(1, length)
    }
    return places
  }

  /// Whether words say nothing but politeness ("rồi thôi": and that is all).
  private func isPolite(_ words: ArraySlice<Token>) -> Bool {
    let tokens = Array(words)
    var place = 0
    while place < tokens.count {
      let length = language.grammar.courtesies.length(in: tokens, at: place)
      guard length > 0 else { return false }
      place += length
    }
    return true
  }

  /// Whether a command's value is a word that stands for what was spoken of before.
  private func refersBack(_ command: Understanding) -> Bool {
    guard let text = command.reading?.parameters.last?.text else { return false }
    let tokens = language.tokens(in: text)
    guard !tokens.isEmpty else { return false }
    return language.connectives.references.length(in: tokens, at: 0) == tokens.count
  }

  private func command(
    _ tokens: ArraySlice<Token>,
    of sentence: HeardSentence,
    _ options: MatchOptions
  ) -> Understanding {
    let part = HeardSentence(Array(tokens), of: sentence, words: index.words)
    return decide(ranking(of: part, options), part, options)
  }

  /// Decides what was meant by an utterance in which a word such as "it" stands for a value.
  ///
  /// ```swift
  /// matcher.understand("buy it", referringTo: value)  // as "buy Dune", where that is the value
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: What was said or typed.
  ///   - value: What was spoken of before; it has to be a value of the vocabularies.
  ///   - options: The least confidence, and how many readings are given.
  /// - Returns: The understanding; nil where no word refers back, or not to such a value.
  public func understand(
    _ utterance: String,
    referringTo value: ParameterReading,
    options: MatchOptions = MatchOptions()
  ) -> Understanding? {
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    guard sentence.count <= TolerantSearch.longestSentence else { return nil }
    return referring(sentence.tokens[...], to: value, sentence, options)
  }

  /// The command that comes out when a word such as "it" stands for the value before it.
  private func referring(
    _ tokens: ArraySlice<Token>,
    to value: ParameterReading?,
    _ sentence: HeardSentence,
    _ options: MatchOptions
  ) -> Understanding? {
    guard case .known(let id, let title)? = value?.value else { return nil }
    let tokens = Array(tokens)
    let references = language.connectives.references
    for place in tokens.indices {
      let length = references.length(in: tokens, at: place)
      guard length > 0 else { continue }
      let range = tokens[place].range.lowerBound..<tokens[place + length - 1].range.upperBound
      let words = language.tokens(in: title).map { Token(text: $0.text, range: range) }
      let told = tokens[..<place] + words + tokens[(place + length)...]
      let found = command(told[...], of: sentence, options)
      if let settled = found.settled(on: id, saidAt: range) { return settled }
    }
    return nil
  }
}

extension Understanding {
  /// Whether no content word is left over.
  var accountsForEverything: Bool {
    guard outcome == .match, let reading else { return outcome == .empty }
    return reading.alignment.allSatisfy { piece in
      piece.difference != .added || piece.cost <= Double(EditCosts.functionWord) / 2
    }
  }

  /// What it costs as one of several commands; nil where it is none.
  fileprivate var costOfCommand: Double? {
    guard let reading else { return nil }
    switch outcome {
    case .match, .ambiguous:
      return reading.cost + then.reduce(0) { $0 + ($1.reading?.cost ?? 0) }
    case .unknownValue:
      // Nothing is known of the value, so at least the command was said as it is.
      let isSaid = reading.alignment.contains { $0.role == .literal && $0.difference == nil }
      return isSaid ? reading.cost : nil
    case .refused, .empty: return nil
    }
  }

  /// The reading that means a certain value by a word that refers to it; nil where there is none.
  fileprivate func settled(on id: String, saidAt range: Range<Int>) -> Understanding? {
    guard outcome == .match || outcome == .ambiguous else { return nil }
    let readings = [reading].compactMap(\.self) + alternatives
    let place = readings.firstIndex { reading in
      reading.parameters.contains { parameter in
        guard case .known(id, _) = parameter.value else { return false }
        return parameter.range == range
      }
    }
    guard let place else { return nil }
    var chosen = readings[place].referring(at: range)
    // Equal readings that mean another value of the same title have no share in the chance.
    if outcome == .ambiguous {
      chosen.confidence = min(0.999, chosen.confidence * Double(readings.count))
    }
    var others = readings
    others.remove(at: place)
    var settled = self
    settled.outcome = .match
    settled.reading = chosen
    settled.alternatives = others
    return settled
  }
}

extension Reading {
  /// The reading with the words of a value as one piece, which one word stands for.
  fileprivate func referring(at range: Range<Int>) -> Reading {
    var reading = self
    let pieces = alignment.filter { $0.range == range }
    guard var piece = pieces.first, let place = alignment.firstIndex(of: piece) else { return self }
    piece.expected = pieces.map(\.expected).joined(separator: " ")
    piece.difference = .synonym
    piece.cost = Double(EditCosts.reference)
    reading.alignment.removeAll { $0.range == range }
    reading.alignment.insert(piece, at: place)
    reading.cost += piece.cost
    reading.confidence = min(0.999, reading.confidence)
    return reading
  }
}
