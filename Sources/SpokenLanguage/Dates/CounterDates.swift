import Foundation

/// Dates of a language whose numbers have counters behind them, read from syllables or characters.
struct CounterDates<Numbers: SpokenNumbers>: DateGrammar {
  var tokenizer: Tokenizer
  var numbers: Numbers
  var tables: CounterTables
  var order = NumericDate.Order.monthFirst

  var texts: [String] { tables.texts }
  func words(in answer: String) -> [String] { tokenizer.words(in: answer) }
  func numericOrder(calendar: Calendar) -> NumericDate.Order? { order }
  func isAroundLength(_ word: String) -> Bool { tables.aroundLength.contains(word) }

  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let found = shifted(words) { return found }
    if let fixed = tables.fixed.prefix(of: words) { return (fixed.value, fixed.count) }
    return clock(words) ?? calendarPart(words)
  }

  /// A number and what follows it, the number as long as it can be for its unit.
  private func number<Unit>(
    _ words: ArraySlice<String>,
    before units: PhraseTable<Unit>
  ) -> (value: Double, unit: Unit, count: Int)? {
    for count in stride(from: min(10, words.count - 1), through: 1, by: -1) {
      guard let unit = units.prefix(of: words.dropFirst(count)),
        let number = numbers.prefix(of: words.prefix(count)), number.count == count
      else { continue }
      return (number.value, unit.value, count + unit.count)
    }
    return nil
  }

  private func startsWithHalf(_ words: ArraySlice<String>) -> Bool {
    words.first.map(tables.half.contains) ?? false
  }

  // MARK: Days and times

  private func clock(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let hour = number(words, before: tables.clockUnits),
      let value = Int(exactly: hour.value)
    else { return nil }
    let rest = words.dropFirst(hour.count)
    if startsWithHalf(rest) {
      return ClockTime(hour: value, minute: 30).map { ([.time($0)], hour.count + 1) }
    }
    let minute = number(rest, before: tables.minuteUnits)
    let minutes = minute.flatMap { Int(exactly: $0.value * Double($0.unit)) } ?? 0
    return ClockTime(hour: value, minute: minutes).map {
      ([.time($0)], hour.count + (minute?.count ?? 0))
    }
  }

  private func calendarPart(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    guard let found = number(words, before: tables.calendarUnits),
      let value = Int(exactly: found.value)
    else { return nil }
    switch found.unit {
    case .year: return ([.year(value < 100 ? 2000 + value : value)], found.count)
    case .month: return ([.month(value)], found.count)
    default: return ([.dayOfMonth(value)], found.count)
    }
  }

  // MARK: Lengths

  /// 사흘 뒤, 三日後, 两个小时前.
  private func shifted(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = tables.beforeLength.prefix(of: words)?.count ?? 0
    guard let (length, count) = length(at: words.dropFirst(lead)),
      let end = tables.afterLength.prefix(of: words.dropFirst(lead + count))
    else { return nil }
    return ([.length(length, sign: end.value)], lead + count + end.count)
  }

  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)? {
    var length = SpokenLength()
    var rest = words
    while let (part, count) = lengthPart(rest) {
      length.parts.append(part)
      rest = rest.dropFirst(count)
      if startsWithHalf(rest) {
        length.parts.append(SpokenLength.Part(amount: 0.5, unit: part.unit))
        rest = rest.dropFirst()
      }
    }
    return length.parts.isEmpty ? nil : (length, words.count - rest.count)
  }

  private func lengthPart(_ words: ArraySlice<String>) -> (SpokenLength.Part, Int)? {
    if let whole = tables.lengths.prefix(of: words) { return (whole.value, whole.count) }
    if startsWithHalf(words), let unit = tables.units.prefix(of: words.dropFirst()) {
      return (SpokenLength.Part(amount: 0.5, unit: unit.value), 1 + unit.count)
    }
    if let found = number(words, before: tables.halfUnits) {
      return (SpokenLength.Part(amount: found.value + 0.5, unit: found.unit), found.count)
    }
    let found = number(words, before: tables.units)
    return found.map { (SpokenLength.Part(amount: $0.value, unit: $0.unit), $0.count) }
  }
}

/// The words of dates whose numbers have counters behind them.
struct CounterTables: Sendable {
  var fixed: PhraseTable<[DatePart]>
  /// What follows an hour.
  var clockUnits: PhraseTable<Bool>
  /// What follows minutes, with how many minutes one of them is.
  var minuteUnits: PhraseTable<Int>
  var calendarUnits: PhraseTable<SpokenLength.Unit>
  var units: PhraseTable<SpokenLength.Unit>
  /// Units with a half in them ("个半小时").
  var halfUnits: PhraseTable<SpokenLength.Unit>
  /// Lengths that are one word ("사흘").
  var lengths: PhraseTable<SpokenLength.Part>
  /// The word for a half, in its spellings.
  var half: Set<String>
  var beforeLength: PhraseTable<Bool>
  var afterLength: PhraseTable<Double>
  var aroundLength: WordSet

  /// All the words of dates and lengths of time.
  var texts: [String] {
    fixed.texts + clockUnits.texts + minuteUnits.texts + calendarUnits.texts + units.texts
      + halfUnits.texts + lengths.texts + half.sorted() + beforeLength.texts + afterLength.texts
      + aroundLength.sorted()
  }
}
