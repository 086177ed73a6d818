/// Numbers as they are said in English, read from tokens whose number words are digits already.
struct EnglishNumbers: SpokenNumbers {
  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard let first = words.first else { return nil }
    if first == "minus" || first == "negative" {
      return prefix(of: words.dropFirst()).map { (-$0.value, $0.count + 1) }
    }
    if let amount = Self.amounts.prefix(of: words) { return amount }
    let digits = first.hasSuffix("x") ? String(first.dropLast()) : first
    guard var value = WrittenNumber.value(ofToken: digits) else { return nil }
    var rest = words.dropFirst()
    if let decimals = Self.decimals(in: rest) {
      value += decimals.value
      rest = rest.dropFirst(decimals.count)
    }
    if rest.first == "dozen" {
      value *= 12
      rest = rest.dropFirst()
    }
    if let fraction = Self.fractions.prefix(of: rest) {
      value += fraction.value
      rest = rest.dropFirst(fraction.count)
    }
    return (value, words.count - rest.count)
  }

  /// What follows "point": three point one four.
  private static func decimals(in words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard words.first == "point" else { return nil }
    let digits = words.dropFirst().prefix { WrittenNumber.value(ofToken: $0) != nil }
    guard !digits.isEmpty, let value = Double("0." + digits.joined()) else { return nil }
    return (value, digits.count + 1)
  }

  private static let tokenizer = English.tokenizer

  private static let amounts = PhraseTable<Double>(
    [
      12: "a dozen,dozen", 6: "half a dozen,a half dozen", 0.5: "half,a half,one half",
      2: "a couple,a couple of,couple,a pair,a pair of,twice", 1: "once,a single,single",
      3: "thrice", 1.5: "one and a half", 0.25: "a quarter,quarter",
    ],
    tokenizer: tokenizer
  )

  private static let fractions = PhraseTable<Double>(
    [0.5: "and a half,and one half", 0.25: "and a quarter", 0.75: "and three quarters"],
    tokenizer: tokenizer
  )
}
