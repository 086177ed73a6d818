import Foundation

/// Dates of a language in which numbers stand before their units, by tables of its words.
///
/// What the languages of Europe do alike: a length of time with a word before or behind it, the day
/// before the month, an hour with minutes behind it or before it.
struct TabledDates<Numbers: SpokenNumbers>: DateGrammar {
  var tokenizer: Tokenizer
  var numbers: Numbers
  var tables: DateTables
  var order = NumericDate.Order.dayFirst

  var texts: [String] { tables.texts }
  func words(in answer: String) -> [String] { tokenizer.words(in: answer) }
  func numericOrder(calendar: Calendar) -> NumericDate.Order? { order }
  func isAroundLength(_ word: String) -> Bool { tables.aroundLength.contains(word) }

  func parts(
    at words: ArraySlice<String>,
    after parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    shifted(words) ?? clockBefore(words) ?? day(words, parts) ?? clock(words, parts)
      ?? tables.fixed.prefix(of: words).map { ($0.value, $0.count) }
  }

  // MARK: Lengths

  /// In three days, three days ago.
  private func shifted(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = tables.beforeLength.prefix(of: words)
    let start = lead?.count ?? 0
    guard let (length, count) = length(at: words.dropFirst(start)) else { return nil }
    if let end = tables.afterLength.prefix(of: words.dropFirst(start + count)) {
      return ([.length(length, sign: end.value)], start + count + end.count)
    }
    return lead.map { ([.length(length, sign: $0.value)], start + count) }
  }

  func length(at words: ArraySlice<String>) -> (length: SpokenLength, count: Int)? {
    var length = SpokenLength()
    var rest = words
    while let (part, count) = lengthPart(rest) {
      length.parts.append(part)
      rest = rest.dropFirst(count)
      if let more = tables.halfMore.prefix(of: rest) {
        length.parts.append(SpokenLength.Part(amount: more.value, unit: part.unit))
        rest = rest.dropFirst(more.count)
      }
      if tables.and.contains(rest.first ?? ""), lengthPart(rest.dropFirst()) != nil {
        rest = rest.dropFirst()
      }
    }
    let last = rest.dropFirst(tables.and.contains(rest.first ?? "") ? 1 : 0)
    if let number = numbers.prefix(of: last), number.count == last.count,
      length.add(smaller: number.value)
    {
      rest = []
    }
    return length.parts.isEmpty ? nil : (length, words.count - rest.count)
  }

  private func lengthPart(_ words: ArraySlice<String>) -> (SpokenLength.Part, Int)? {
    if let first = words.first, let part = glued(first) { return (part, 1) }
    if let whole = tables.lengths.prefix(of: words) { return (whole.value, whole.count) }
    if let start = tables.articles.prefix(of: words),
      let unit = tables.units.prefix(of: words.dropFirst(start.count))
    {
      return (SpokenLength.Part(amount: start.value, unit: unit.value), start.count + unit.count)
    }
    guard let number = numbers.prefix(of: words),
      let unit = tables.units.prefix(of: words.dropFirst(number.count))
    else { return nil }
    return (
      SpokenLength.Part(amount: number.value, unit: unit.value), number.count + unit.count
    )
  }

  /// A number and its unit in one word: 2h, 30min.
  private func glued(_ word: String) -> SpokenLength.Part? {
    let digits = word.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard !digits.isEmpty, digits.count <= 6, digits.count < word.count,
      let amount = Double(digits.replacing(",", with: "."))
    else { return nil }
    return tables.units[[String(word.dropFirst(digits.count))]].map {
      SpokenLength.Part(amount: amount, unit: $0)
    }
  }

  // MARK: Days

  /// The 5th, a number beside a month, a year behind one.
  private func day(
    _ words: ArraySlice<String>,
    _ parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    if let (day, count) = tables.ordinal(words), day <= 31 { return ([.dayOfMonth(day)], count) }
    let lead = tables.beforeDay.prefix(of: words)?.count ?? 0
    guard let number = numbers.prefix(of: words.dropFirst(lead)),
      let value = Int(exactly: number.value)
    else { return nil }
    let count = lead + number.count
    if parts.month != nil, parts.dayOfMonth != nil || value > 31 {
      return (1000...9999).contains(value) ? ([.year(value)], count) : nil
    }
    guard (1...31).contains(value) else { return nil }
    var rest = words.dropFirst(count)
    if tables.links.contains(rest.first ?? "") { rest = rest.dropFirst() }
    let month = tables.fixed.prefix(of: rest)
    if case .month = month?.value.first { return ([.dayOfMonth(value)], count) }
    let isTime =
      tables.oclock.prefix(of: words.dropFirst(count)) != nil
      || tables.units.prefix(of: words.dropFirst(count)) != nil
    return lead > 0 && !isTime && parts.dayOfMonth == nil && !parts.hasDay
      ? ([.dayOfMonth(value)], count) : nil
  }

  // MARK: Times

  /// An hour with what stands behind it: five thirty, cinq heures et demie, las seis menos cuarto.
  private func clock(
    _ words: ArraySlice<String>,
    _ parts: DateParts
  ) -> (parts: [DatePart], count: Int)? {
    let lead = tables.beforeTime.prefix(of: words)?.count ?? 0
    guard let (hour, minute, length) = hour(words.dropFirst(lead)) else { return nil }
    var count = lead + length
    let oclock = tables.oclock.prefix(of: words.dropFirst(count))?.count ?? 0
    count += oclock
    if minute == nil, let (minutes, more) = minutesBehind(words.dropFirst(count)) {
      let time =
        minutes < 0
        ? ClockTime(minutes: -minutes, before: hour) : ClockTime(hour: hour, minute: minutes)
      return time.map { ([.time($0)], count + more) }
    }
    if minute == nil, oclock > 0, let (minutes, more) = plainMinutes(words.dropFirst(count)) {
      return ClockTime(hour: hour, minute: minutes).map { ([.time($0)], count + more) }
    }
    let isSaid = lead > 0 || oclock > 0 || minute != nil || isPeriod(words.dropFirst(count))
    guard isSaid || parts.hasDay && parts.month == nil else { return nil }
    return ClockTime(hour: hour, minute: minute ?? 0).map { ([.time($0)], count) }
  }

  /// The hour at the beginning of some words; with minutes where it is written like 5.30.
  private func hour(_ words: ArraySlice<String>) -> (Int, minute: Int?, count: Int)? {
    if let word = words.first, word.utf8.count <= 5 {
      let pieces = word.split { ".,".contains($0) }
      if pieces.count == 2, let hour = Int(pieces[0]), let minute = Int(pieces[1]),
        pieces[1].count == 2
      {
        return (hour, minute, 1)
      }
    }
    // The longest number would take the minutes too ("cinco y media").
    guard let number = numbers.prefix(of: words.prefix(1)) ?? numbers.prefix(of: words),
      let hour = Int(exactly: number.value), (0...24).contains(hour)
    else { return nil }
    return (hour, nil, number.count)
  }

  private func minutesBehind(_ words: ArraySlice<String>) -> (Int, Int)? {
    if let fixed = tables.minutesBehind.prefix(of: words) { return (fixed.value, fixed.count) }
    guard let sign = tables.signBehind.prefix(of: words),
      let number = numbers.prefix(of: words.dropFirst(sign.count)),
      let minutes = Int(exactly: number.value), (1..<60).contains(minutes)
    else { return nil }
    let count = sign.count + number.count
    let unit = tables.minuteUnits.prefix(of: words.dropFirst(count))?.count ?? 0
    return (sign.value * minutes, count + unit)
  }

  private func plainMinutes(_ words: ArraySlice<String>) -> (Int, Int)? {
    guard let number = numbers.prefix(of: words), let minutes = Int(exactly: number.value),
      (0..<60).contains(minutes)
    else { return nil }
    let unit = tables.minuteUnits.prefix(of: words.dropFirst(number.count))?.count ?? 0
    return (minutes, number.count + unit)
  }

  private func isPeriod(_ words: ArraySlice<String>) -> Bool {
    guard let fixed = tables.fixed.prefix(of: words) else { return false }
    return fixed.value.contains { if case .period = $0 { true } else { false } }
  }

  /// Minutes that stand before their hour: halb sechs, fünf vor sechs.
  private func clockBefore(_ words: ArraySlice<String>) -> (parts: [DatePart], count: Int)? {
    let lead = tables.beforeTime.prefix(of: words)?.count ?? 0
    let rest = words.dropFirst(lead)
    var minutes = 0
    var count = lead
    if let fixed = tables.minutesBefore.prefix(of: rest) {
      minutes = fixed.value
      count += fixed.count
    } else if let number = numbers.prefix(of: rest), let value = Int(exactly: number.value),
      (1..<60).contains(value)
    {
      var next = rest.dropFirst(number.count)
      let unit = tables.minuteUnits.prefix(of: next)?.count ?? 0
      next = next.dropFirst(unit)
      guard let side = tables.sideBefore.prefix(of: next) else { return nil }
      minutes = side.value.sign * value + side.value.from
      count += number.count + unit + side.count
    } else {
      return nil
    }
    guard let (hour, written, length) = hour(words.dropFirst(count)), written == nil,
      (1...12).contains(hour)
    else { return nil }
    let time =
      minutes < 0
      ? ClockTime(minutes: -minutes, before: hour) : ClockTime(hour: hour, minute: minutes)
    return time.map { ([.time($0)], count + length) }
  }
}

/// The words of a language's dates.
struct DateTables: Sendable {
  /// Minutes before or after some time near the hour: "nach halb" counts from half an hour before it.
  struct Side: Sendable, Hashable {
    var sign: Int
    var from: Int
  }

  var fixed: PhraseTable<[DatePart]>
  /// The day of a month as an ordinal.
  var ordinal: @Sendable (ArraySlice<String>) -> (Int, Int)?
  /// What stands before a length of time, and whether that lies ahead (1) or back (-1).
  var beforeLength: PhraseTable<Double>
  /// The same behind it.
  var afterLength: PhraseTable<Double>
  var units: PhraseTable<SpokenLength.Unit>
  /// Lengths that are one word ("Viertelstunde").
  var lengths: PhraseTable<SpokenLength.Part>
  /// Amounts of a unit that are no numbers ("half an").
  var articles: PhraseTable<Double>
  /// What is added behind a unit ("and a half").
  var halfMore: PhraseTable<Double>
  var and: Set<String>
  var aroundLength: WordSet
  /// What stands before the number of a day, and between it and the month.
  var beforeDay: PhraseTable<Bool>
  var links: Set<String> = []
  /// What stands before an hour, and behind it.
  var beforeTime: PhraseTable<Bool>
  var oclock: PhraseTable<Bool>
  var minuteUnits: PhraseTable<Bool>
  /// Minutes behind the hour as words of their own ("et demie", "menos cuarto"), and what joins a number.
  var minutesBehind: PhraseTable<Int>
  var signBehind: PhraseTable<Int>
  /// Minutes before the hour ("halb": -30), and what joins a number to it ("fünf vor").
  var minutesBefore: PhraseTable<Int>
  var sideBefore: PhraseTable<Side>

  /// All the words of dates and lengths of time.
  var texts: [String] {
    fixed.texts + beforeLength.texts + afterLength.texts + units.texts + lengths.texts
      + articles.texts + halfMore.texts + and.sorted() + aroundLength.sorted() + beforeDay.texts
      + links.sorted() + beforeTime.texts + oclock.texts + minuteUnits.texts + minutesBehind.texts
      + signBehind.texts + minutesBefore.texts + sideBefore.texts
  }
}
