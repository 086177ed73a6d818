import PhraseMatcher
import SpokenLanguage

/// What an understanding leaves open, and how it stands beside another.
extension Understanding {
  /// Whether nothing is named but by a number that is a part of a name.
  var isNumberAsName: Bool {
    guard let parameters = reading?.parameters, !isExact else { return false }
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        guard case .known(_, let title) = parameter.value else { return false }
        return parameter.text != title && parameter.text.allSatisfy(\.isNumber)
      }
  }

  /// Whether there is something to run or to choose from.
  var isSettled: Bool {
    (outcome == .match || outcome == .ambiguous)
      && reading?.parameters.contains { $0.value == .unknown } == false
  }

  /// Whether another understanding asks for the same, with the same values.
  func isSame(as other: Understanding, _ caution: Caution) -> Bool {
    guard outcome == .match, other.outcome == .match, then.isEmpty, other.then.isEmpty, let reading,
      let rival = other.reading, reading.app == rival.app, reading.intent == rival.intent
    else { return false }
    func values(_ reading: Reading) -> [String: ParameterReading.Value] {
      Dictionary(
        reading.parameters.map { ($0.name, $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    // The phrases may tell more values apart than what is named does.
    let isFuller = isMisspelt && reading.parameters.count >= rival.parameters.count
    return isFuller && caution.isSure(of: reading) && !misspells(what: rival)
      || values(reading) == values(rival) && reading.confidence >= rival.confidence - 0.2
  }

  /// Whether a value is a name with mistakes where another reading has one that is written just so.
  private func misspells(what rival: Reading) -> Bool {
    (reading?.parameters ?? []).contains { parameter in
      guard case .known = parameter.value,
        let other = rival.parameters.first(where: { $0.name == parameter.name }),
        case .known = other.value, other.value != parameter.value
      else { return false }
      return (reading?.differences ?? []).contains { $0.range.overlaps(parameter.range) }
        && !rival.differences.contains { $0.range.overlaps(other.range) }
    }
  }

  /// Whether the utterance is a phrase as it was written down, but for marks that people leave out.
  var isOnlyUnmarked: Bool {
    guard isSettled, let reading else { return false }
    return reading.differences.allSatisfy(\.onlyLacksMarks)
  }

  /// Whether a phrase fits but for its spelling, and what is named leaves a doubt or takes words for text that
  /// the phrase has itself.
  func isSurer(than other: Understanding, _ caution: Caution) -> Bool {
    isMisspelt && caution.isSure(of: reading)
      && (!caution.isSure(of: other.reading) || other.textLength > textLength)
      && other.then.isEmpty
  }

  /// Whether the utterance is a phrase but for mistyped words, and another reading takes the same words for
  /// mistyped: then a phrase that is there as a whole says more than its words in any order.
  func isWholePhrase(beside other: Understanding, _ caution: Caution) -> Bool {
    // Letters that are missing at a word's end may look like another form of it.
    let kinds = Self.mistypings.union([.inflection])
    guard isPhrase(butFor: kinds, caution), other.then.isEmpty else { return false }
    let mistyped = other.pieces(of: Self.mistypings)
    return pieces(of: kinds).allSatisfy { piece in
      mistyped.contains { $0.range.overlaps(piece.range) }
    }
  }

  /// Whether every word is that of a phrase or value, but for its letters; of several such phrases none is surer.
  func isMistypedPhrase(_ caution: Caution) -> Bool { isPhrase(butFor: Self.mistypings, caution) }

  /// Whether the utterance is surely a phrase, or one of several, but for words that differ in some ways.
  private func isPhrase(butFor kinds: Set<DifferenceKind>, _ caution: Caution) -> Bool {
    guard isSettled, let reading, !pieces(of: kinds).isEmpty else { return false }
    let forgiven = kinds.union([.filler, .applicationName])
    return reading.differences.allSatisfy { $0.difference.map(forgiven.contains) ?? true }
      && equalReadings.reduce(0) { $0 + $1.confidence } >= caution.least
  }

  /// The pieces that differ from the phrase in some ways.
  private func pieces(of kinds: Set<DifferenceKind>) -> [AlignedPiece] {
    (reading?.differences ?? []).filter { $0.difference.map(kinds.contains) ?? false }
  }

  private static let mistypings: Set<DifferenceKind> = [.spelling, .split, .joined]

  /// How much of the utterance is text, which may be any words.
  private var textLength: Int {
    (reading?.parameters ?? []).reduce(0) { length, parameter in
      guard case .text = parameter.value else { return length }
      return length + parameter.text.utf8.count
    }
  }

  /// The utterance with its mistypings corrected, and what was misheard where it was spoken; nil where
  /// anything else differs from the phrase.
  func withoutMistypings(isSpoken: Bool, _ caution: Caution) -> String? {
    let kinds = isSpoken ? Self.mistypings.union([.sound]) : Self.mistypings
    guard isPhrase(butFor: kinds, caution), let reading else { return nil }
    return reading.alignment.map(\.expected).joined(separator: " ")
  }

  /// Whether every word is that of a phrase or value, but for its spelling or its sound.
  var isMisspelt: Bool {
    guard outcome == .match, isSettled, let reading else { return false }
    let forgiven: Set<DifferenceKind> = [
      .spelling, .sound, .split, .joined, .number, .filler, .inflection, .applicationName,
    ]
    return reading.differences.allSatisfy { piece in
      guard let difference = piece.difference else { return true }
      return forgiven.contains(difference)
    }
  }

  /// Whether so many values share the words that none of them is named.
  var isVague: Bool { outcome == .ambiguous && (reading?.confidence ?? 0) < 0.1 }

  /// Whether it puts right what was asked for before, from which it has a value that was not said again ("no,
  /// two").
  func correctsLast(_ language: any Language) -> Bool {
    outcome == .match && reading?.parameters.contains { $0.range.isEmpty } == true
      && language.correctsFirst(utterance)
  }

  /// Whether the utterance is a phrase word by word, but for the app's name with the small words beside it.
  func isPhrase(_ language: any Language) -> Bool {
    guard outcome == .match, isSettled, let reading else { return false }
    return reading.differences.allSatisfy { piece in
      piece.difference == .applicationName
        || piece.difference == .dropped && language.isOfSmallWords(piece.expected)
    }
  }

  /// Whether the utterance is a phrase as it was written down.
  var isExact: Bool { isSettled && reading?.cost == 0 }

  /// Whether the best reading asks for less forgiveness than another's, or knows a value it does not.
  func isCloser(than other: Understanding) -> Bool {
    guard let reading else { return false }
    guard let rival = other.reading, other.isSettled else { return true }
    return reading.cost < rival.cost
  }

  /// The same understanding with the open words standing for values that the app found.
  ///
  /// The words are no spelling of the values, so nothing is exact; several values share the chance. Where
  /// no value's name holds all the words, only the app knows why it found them, and the reading is doubtful.
  func settled(
    byGiving values: [PhraseCatalog.Value],
    to open: ParameterReading,
    _ language: any Language
  ) -> Understanding {
    guard let reading else { return self }
    let words = Set(language.tokens(in: open.text).map(\.text))
    let isNamed = values.flatMap { [$0.title] + $0.synonyms }.contains { name in
      words.isSubset(of: language.tokens(in: name).map(\.text))
    }
    let chance = isNamed ? 0.8 : 0.6
    let readings = values.map { value in
      var settled = reading
      settled.parameters = reading.parameters.map { parameter in
        guard parameter == open else { return parameter }
        var parameter = parameter
        parameter.value = .known(id: value.id, title: value.title)
        return parameter
      }
      settled.alignment = reading.alignment.map { piece in
        guard piece.range == open.range else { return piece }
        var piece = piece
        piece.expected = value.title
        piece.difference = .partialValue
        return piece
      }
      return settled
    }
    var result = Understanding(utterance, oneOf: readings, sharing: chance, beside: alternatives)
    result.then = then
    return result
  }
}
