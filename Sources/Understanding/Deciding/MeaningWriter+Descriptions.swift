import SpokenLanguage

/// What nobody knows by its name may be described, by what only the app knows of it.
extension MeaningWriter {
  /// Unknown words as a description: with the word for the kind of thing that stands before or behind them ("Tolkien's
  /// book"), and those of them that describe where they point at something ("that Tolkien book", "the Tolkien one").
  func description(
    of filling: Command.Filling,
    in command: Command,
    _ name: VocabularyName
  ) -> (whole: String?, pointer: String?) {
    guard let kinds = chart.kindWords[name] else { return (nil, nil) }
    let words = filling.tokens
    let start = firstDescribing(in: words)
    let isPointedAt = start > command.tokens.lowerBound && chart.classes.determiners[start - 1] > 0
    var behind = words.upperBound
    while behind < command.tokens.upperBound, kinds[behind] == 0,
      chart.classes.functionWords[behind] > 0
    {
      behind += chart.classes.functionWords[behind]
    }
    if isPointedAt || chart.verbsComeLast {
      // What fills a command may stand in another part of the sentence, behind all of its own words.
      let last = words.upperBound - 1
      let places = last..<max(last, min(behind + 1, command.tokens.upperBound))
      let proform = places.first { $0 > start && chart.isProform(at: $0) }
      if let proform { return (nil, chart.text(of: start..<min(proform, words.upperBound))) }
    }
    if behind < command.tokens.upperBound, kinds[behind] > 0 {
      let owner = owner(in: start..<words.upperBound)
      // Words between the two say that the first are whose the thing is ("한강 작가 책").
      let isPointer = isPointedAt || owner != nil || behind > words.upperBound
      return (
        chart.text(of: words.lowerBound..<(behind + kinds[behind])),
        isPointer ? owner ?? chart.text(of: start..<words.upperBound) : nil
      )
    }
    var before = words.lowerBound
    while before > command.tokens.lowerBound, kinds[before] == 0,
      chart.classes.functionWords[before - 1] > 0
    {
      before -= 1
    }
    while before > command.tokens.lowerBound, kinds[before] == 0, kinds[before - 1] > 0 {
      before -= 1
    }
    if kinds[before] > 0 { return (chart.text(of: before..<words.upperBound), nil) }
    // Where words are joined without a sign, the one for the kind may be the last of them ("윤동주 시집").
    let isInside = words.dropFirst().contains {
      kinds[$0] > 0 && $0 + kinds[$0] == words.upperBound
    }
    return (isInside ? chart.text(of: words) : nil, nil)
  }

  /// The first of some words that is none that only points ("that", "the").
  private func firstDescribing(in words: Range<Int>) -> Int {
    words.dropLast().first {
      chart.classes.determiners[$0] == 0 && chart.classes.functionWords[$0] == 0
    } ?? words.upperBound - 1
  }

  /// Whose something is, where an ending of the last word says that it is somebody's ("Hawking" for "Hawking's"); nil where
  /// none does.
  private func owner(in words: Range<Int>) -> String? {
    let text = chart.text(of: words).replacing("’", with: "'")
    let ending = chart.possessiveEndings.first { $0.contains("'") && text.hasSuffix($0) }
    return ending.map { String(text.dropLast($0.count)) }
  }
}
