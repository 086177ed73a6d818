/// Numbers of a language that counts in ten thousands, read from characters.
struct MyriadNumbers: SpokenNumbers {
  /// What a numeral does to the number before it.
  enum Numeral: Sendable, Hashable {
    case digit(Int)
    /// Ten, a hundred, a thousand.
    case section(Double)
    /// Ten thousand and its powers.
    case myriad(Double)
    /// Adds a number below a hundred in one word.
    case small(Int)
  }

  var numerals: PhraseTable<Numeral>
  var minus: PhraseTable<Bool>
  var decimalMarks: PhraseTable<Bool>
  /// Amounts that are no numerals ("半", "一打").
  var amounts: PhraseTable<Double>
  /// Whether a last digit counts the next lower unit ("一百五" is 150).
  var abbreviatesTail = false

  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)? {
    if let minus = minus.prefix(of: words) {
      return prefix(of: words.dropFirst(minus.count)).map { (-$0.value, $0.count + minus.count) }
    }
    let amount = amounts.prefix(of: words)
    guard
      var (value, count) = digitByDigit(words, fewest: 3).map({ ($0.value, $0.count) })
        ?? whole(words),
      count >= amount?.count ?? 0
    else { return amount.map { ($0.value, $0.count) } }
    if let mark = decimalMarks.prefix(of: words.dropFirst(count)),
      let fraction = digitByDigit(words.dropFirst(count + mark.count), fewest: 1),
      let part = Double("0." + fraction.text)
    {
      value += part
      count += mark.count + fraction.count
    }
    return (value, count)
  }

  /// Digits side by side without a unit are read one by one (一九八四).
  private func digitByDigit(
    _ words: ArraySlice<String>,
    fewest: Int
  ) -> (value: Double, text: String, count: Int)? {
    var text = ""
    var count = 0
    while let next = numerals.prefix(of: words.dropFirst(count)),
      case .digit(let digit) = next.value,
      text.utf8.count < 15
    {
      text += String(digit)
      count += next.count
    }
    // A unit behind the last digit makes it part of a sum.
    if let next = numerals.prefix(of: words.dropFirst(count)) {
      switch next.value {
      case .section, .myriad: return nil
      default: break
      }
    }
    guard text.utf8.count >= fewest, let value = Double(text) else { return nil }
    return (value, text, count)
  }

  private func whole(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    var total = 0.0
    var section = 0.0
    var pending: Double?
    var lastMyriad = Double.infinity
    var lastUnit = 1.0
    var hasZero = false
    var count = 0
    loop: while count < words.count {
      if let written = words.dropFirst(count).first.flatMap(WrittenNumber.value(ofToken:)) {
        guard pending == nil, section == 0, total == 0 else { break }
        pending = written
        count += 1
        continue
      }
      guard let next = numerals.prefix(of: words.dropFirst(count)) else { break }
      switch next.value {
      case .digit(let digit):
        if digit == 0, total + section > 0 {
          hasZero = true
        } else {
          guard pending == nil || pending == 0 else { break loop }
          pending = Double(digit)
        }
      case .small(let number):
        guard pending == nil else { break loop }
        pending = Double(number)
      case .section(let unit):
        section += (pending ?? 1) * unit
        (pending, lastUnit, hasZero) = (nil, unit, false)
      case .myriad(let unit):
        let amount = section + (pending ?? 0)
        if lastMyriad < unit {
          total = (total + amount) * unit
        } else {
          total += (amount == 0 && total == 0 ? 1 : amount) * unit
        }
        (section, pending, lastMyriad, lastUnit, hasZero) = (0, nil, unit, unit, false)
      }
      count += next.count
    }
    guard count > 0 else { return nil }
    if abbreviatesTail, let digit = pending, !hasZero, lastUnit > 10, digit < 10 {
      pending = digit * lastUnit / 10
    }
    return (total + section + (pending ?? 0), count)
  }
}
