/// Reads a number written in digits.
enum WrittenNumber {
  /// The value of a text that is nothing but a number: `3`, `-2`, `20,000`, `3.5`.
  static func value(of text: String, usesDecimalComma: Bool = false) -> Double? {
    var rest = Substring(text.trimmingSpaces())
    guard rest.utf8.count <= 40 else { return nil }
    let isNegative = rest.first == "-" || rest.first == "\u{2212}"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard rest.first?.isNumber == true else { return nil }
    var tokenizer = Tokenizer(signs: .none)
    tokenizer.usesDecimalComma = usesDecimalComma
    let tokens = tokenizer.written(in: String(rest))
    guard tokens.count == 1, tokens[0].range == 0..<rest.utf8.count else { return nil }
    guard let value = value(ofToken: tokens[0].text) else { return nil }
    return isNegative ? -value : value
  }

  /// The value of a token that is a number.
  static func value(ofToken token: String) -> Double? {
    guard let first = token.utf8.first, (0x30...0x39).contains(first) else { return nil }
    guard token.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2C }) else {
      return nil
    }
    return Double(token.replacing(",", with: "."))
  }

  /// A number small enough to be a place in a list that was shown.
  static func position(of text: String) -> Int? {
    guard let value = value(of: text), let position = Int(exactly: value) else { return nil }
    return (1...99).contains(position) ? position : nil
  }
}

extension String {
  /// The text without white space at its ends.
  func trimmingSpaces() -> String {
    guard let start = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...end])
  }
}
