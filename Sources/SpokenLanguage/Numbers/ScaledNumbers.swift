/// Numbers of a language that puts them together of numerals below a hundred, hundreds, thousands and
/// greater scales.
///
/// A language lists its numerals and says by which rules tens and units are joined; the rest is the same
/// in all of them (Hurford, "The Linguistic Theory of Numerals", 1975).
struct ScaledNumbers: SpokenNumbers {
  /// What a numeral does to the number before it.
  enum Numeral: Sendable, Hashable {
    /// Adds a number below a hundred.
    case small(Int)
    /// Multiplies by a hundred.
    case hundred
    /// Adds hundreds in one word ("doscientos").
    case hundreds(Int)
    /// Multiplies by a thousand.
    case thousand
    /// Multiplies by a million or more.
    case scale(Double)
    /// Joins tens and units.
    case and
  }

  /// By its word what a numeral does.
  var numerals: [String: Numeral]
  /// Numerals that are articles where they stand alone ("un").
  var articles: Set<String> = []
  /// Takes a word apart that is made of several numerals ("einundzwanzig"); nil where it is none.
  var split: @Sendable (String) -> [Numeral]? = { _ in nil }
  /// Whether units stand before tens ("einundzwanzig").
  var putsUnitsFirst = false
  /// Tens to which all numbers below twenty are added ("soixante-dix-sept").
  var longTens: Set<Int> = []
  /// What is said for the decimal mark.
  var decimalMarks: Set<String>
  /// What is said for a minus sign.
  var minus: Set<String>
  /// Amounts that are no numerals ("a dozen").
  var amounts: PhraseTable<Double>
  /// What is added behind a number ("and a half").
  var fractions: PhraseTable<Double>
  /// What multiplies the number before it ("dozens").
  var multipliers: PhraseTable<Double>

  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard let first = words.first else { return nil }
    if minus.contains(first) {
      return prefix(of: words.dropFirst()).map { (-$0.value, $0.count + 1) }
    }
    let amount = amounts.prefix(of: words)
    guard var (value, count) = whole(words), count >= amount?.count ?? 0,
      count > 1 || !articles.contains(first)
    else {
      return amount.map { ($0.value, $0.count) }
    }
    if let decimals = decimals(words.dropFirst(count)) {
      value += decimals.value
      count += decimals.count
    }
    if let multiplier = multipliers.prefix(of: words.dropFirst(count)) {
      value *= multiplier.value
      count += multiplier.count
    }
    if let fraction = fractions.prefix(of: words.dropFirst(count)) {
      value += fraction.value
      count += fraction.count
    }
    return (value, count)
  }

  /// What follows the decimal mark, digit by digit or as a number below a hundred.
  private func decimals(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard let mark = words.first, decimalMarks.contains(mark) else { return nil }
    var digits = ""
    var count = 1
    while let (value, length) = whole(words.dropFirst(count)), let number = Int(exactly: value),
      (0..<100).contains(number), digits.utf8.count < 12
    {
      digits += String(number)
      count += length
    }
    return digits.isEmpty ? nil : Double("0." + digits).map { ($0, count) }
  }

  // MARK: - Whole numbers

  /// More words make no number that is said.
  private static let mostWords = 32

  private func whole(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    var sum = Sum(longTens: longTens)
    var best: (value: Double, count: Int)?
    var count = 0
    for word in words.prefix(Self.mostWords) {
      if let written = WrittenNumber.value(ofToken: word) {
        guard sum.addWritten(written) else { break }
        count += 1
        best = (sum.value, count)
        continue
      }
      guard let numerals = numerals[word].map({ [$0] }) ?? split(word) else { break }
      guard add(numerals, to: &sum) else { break }
      count += 1
      // A word that only joins ends no number.
      if numerals.last != .and { best = (sum.value, count) }
    }
    return best
  }

  private func add(_ numerals: [Numeral], to sum: inout Sum) -> Bool {
    var place = 0
    while place < numerals.count {
      if putsUnitsFirst, place + 2 < numerals.count, case .small(let unit) = numerals[place],
        (1...9).contains(unit), numerals[place + 1] == .and,
        case .small(let tens) = numerals[place + 2], tens >= 20, tens % 10 == 0
      {
        guard sum.add(.small(tens + unit)) else { return false }
        place += 3
      } else {
        guard sum.add(numerals[place]) else { return false }
        place += 1
      }
    }
    return true
  }
}

/// A number while its numerals are added up.
private struct Sum {
  let longTens: Set<Int>
  private var total = 0.0
  private var thousands = 0.0
  private var group = 0.0
  private var lastScale = Double.infinity
  private var isBegun = false
  /// Whether nothing was added to the group yet.
  private var isOpen = true
  private var isWritten = false
  private var isJoined = false

  init(longTens: Set<Int>) {
    self.longTens = longTens
  }

  var value: Double { total + thousands + group }

  /// Takes a number in digits, which only begins a number ("3 millones").
  mutating func addWritten(_ number: Double) -> Bool {
    guard isOpen, !isBegun else { return false }
    (group, isOpen, isBegun, isWritten) = (number, false, true, true)
    return true
  }

  /// Takes a numeral; false where it belongs to another number.
  mutating func add(_ numeral: ScaledNumbers.Numeral) -> Bool {
    defer { isBegun = true }
    let wasJoined = isJoined
    isJoined = false
    switch numeral {
    case .and:
      guard isBegun, !wasJoined, !isWritten else { return false }
      isJoined = true
      return true
    case .small(let number): return addSmall(number, wasJoined)
    case .hundred:
      guard !isWritten || group < 100, group < 100, !wasJoined || isOpen else { return false }
      group = isOpen ? 100 : group * 100
      guard group > 0 else { return false }
      isOpen = false
    case .hundreds(let number):
      guard isOpen else { return false }
      (group, isOpen) = (Double(number), false)
    case .thousand:
      guard thousands == 0, lastScale > 1000, isOpen || group > 0 else { return false }
      thousands = (isOpen ? 1 : group) * 1000
      (group, isOpen, isWritten) = (0, true, false)
    case .scale(let scale):
      let count = thousands + group
      guard scale < lastScale, count > 0 || !isBegun else { return false }
      total += max(count, 1) * scale
      (thousands, group, isOpen, isWritten, lastScale) = (0, 0, true, false, scale)
    }
    return true
  }

  private mutating func addSmall(_ number: Int, _ isJoined: Bool) -> Bool {
    if isOpen {
      guard number > 0 || !isBegun else { return false }
      (group, isOpen) = (Double(number), false)
      return true
    }
    guard !isWritten, let group = Int(exactly: group), group > 0, number > 0 else { return false }
    let rest = group % 100
    switch rest {
    case 0: self.group += Double(number)
    case 10 where !longTens.isEmpty && (7...9).contains(number): self.group += Double(number)
    case 4 where number == 20 && longTens.contains(80) && !isJoined: self.group += 76
    case 20...90 where rest % 10 == 0 && (number < 10 || longTens.contains(rest) && number < 20):
      self.group += Double(number)
    default: return false
    }
    return true
  }
}
