import Foundation

/// Dates as they are said in English.
struct EnglishDates: DateGrammar {
  /// Of whose time something is said to be ("Saturday's rehearsal"); without the sign it is a plural.
  private static let possessives = ["'s", "’s"]

  var texts: [String] { EnglishDateWords.texts }

  func words(in answer: String) -> [String] {
    let ending = Self.possessives.first { answer.hasSuffix($0) }
    return English.tokenizer.words(in: String(answer.dropLast(ending?.count ?? 0)))
  }

  func numericOrder(calendar: Calendar) -> NumericDate.Order? {
    switch calendar.locale?.region?.identifier {
    case "US", "PH", "FM", "MH", "PW": .monthFirst
    case nil, "001": nil
    default: .dayFirst
    }
  }

  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    shifted(words) ?? dayOrYear(words, parts) ?? EnglishClock.time(at: words, after: parts)
      ?? EnglishDateWords.fixed.prefix(of: words).map { ($0.value, $0.count) }
  }

  // MARK: Lengths

  /// In three days, two hours from now, a week ago.
  private func shifted(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = words.first == "in" || words.first == "after" ? 1 : 0
    guard let (length, count) = length(at: words.dropFirst(lead)) else { return nil }
    let rest = words.dropFirst(lead + count)
    if let end = EnglishDateWords.afterLength.prefix(of: rest) {
      return ([.length(length, sign: end.value)], lead + count + end.count)
    }
    return lead == 1 ? ([.length(length, sign: 1)], lead + count) : nil
  }

  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)? {
    var length = SpokenLength()
    var rest = words
    while let (part, count) = lengthPart(rest) {
      length.parts.append(part)
      rest = rest.dropFirst(count)
      if EnglishDateWords.isHalfMore(rest) {
        length.parts.append(SpokenLength.Part(amount: 0.5, unit: part.unit))
        rest = rest.dropFirst(3)
      }
      if rest.first == "and", lengthPart(rest.dropFirst()) != nil { rest = rest.dropFirst() }
    }
    let last = rest.dropFirst(rest.first == "and" ? 1 : 0)
    if let number = EnglishNumbers().prefix(of: last), number.count == last.count,
      length.add(smaller: number.value)
    {
      rest = []
    }
    return length.parts.isEmpty ? nil : (length, words.count - rest.count)
  }

  private func lengthPart(_ words: ArraySlice<String>) -> (SpokenLength.Part, Int)? {
    if let first = words.first, let part = EnglishDateWords.gluedLength(first) { return (part, 1) }
    if let start = EnglishDateWords.articles.prefix(of: words),
      let unit = EnglishDateWords.units.prefix(of: words.dropFirst(start.count))
    {
      return (
        SpokenLength.Part(amount: start.value, unit: unit.value), start.count + unit.count
      )
    }
    guard let number = EnglishNumbers().prefix(of: words) else { return nil }
    let behind = words.dropFirst(number.count)
    // "Twenty more minutes".
    let more = behind.first.map(EnglishDateWords.more.contains) == true ? 1 : 0
    guard let unit = EnglishDateWords.units.prefix(of: behind.dropFirst(more)) else { return nil }
    return (
      SpokenLength.Part(amount: number.value, unit: unit.value), number.count + more + unit.count
    )
  }

  func isAroundLength(_ word: String) -> Bool { EnglishDateWords.aroundLength.contains(word) }

  // MARK: Days

  /// The 5th, the twenty-first; a number beside a month; a year behind one.
  private func dayOrYear(
    _ words: ArraySlice<String>,
    _ parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let (day, count) = EnglishDateWords.ordinal(words) { return ([.dayOfMonth(day)], count) }
    guard let first = words.first, let number = Int(first) else { return nil }
    if parts.month != nil, parts.dayOfMonth != nil || number > 31 {
      return (1000...9999).contains(number) ? ([.year(number)], 1) : nil
    }
    let next = words.dropFirst()
    let month = EnglishDateWords.fixed.prefix(of: next.first == "of" ? next.dropFirst() : next)
    if case .month = month?.value.first { return ([.dayOfMonth(number)], 1) }
    return parts.month == nil ? nil : ([.dayOfMonth(number)], 1)
  }
}
