/// Turns English number words into digits, so that "twenty-one" and "21" are the same token.
enum EnglishNumberWords {
  /// Replaces every run of number words by one token of digits.
  static func merge(_ tokens: inout [Token]) {
    guard tokens.contains(where: { mayBeNumberWord($0.text) && value(of: $0.text) != nil }) else {
      return
    }
    var merged: [Token] = []
    merged.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      var run = NumberRun(tokens: tokens, index: index)
      if let value = run.read() {
        let range = tokens[index].range.lowerBound..<tokens[run.index - 1].range.upperBound
        merged.append(Token(text: String(value), range: range))
        index = run.index
      } else {
        merged.append(tokens[index])
        index += 1
      }
    }
    tokens = merged
  }

  /// What a number word stands for.
  enum Word: Sendable, Hashable {
    case unit(Int)
    case teen(Int)
    case tens(Int)
    case scale(Int)
  }

  static func value(of word: String) -> Word? { words[word] }

  /// Every number word.
  static var all: [String] { Array(words.keys) }

  /// The digits of the words that are numbers alone.
  static let digits: [String: String] = words.compactMapValues { word in
    switch word {
    case .unit(let value), .teen(let value), .tens(let value): String(value)
    case .scale: nil
    }
  }

  /// A quick look that spares most words the search in a dictionary.
  private static func mayBeNumberWord(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    switch first {
    case UInt8(ascii: "o"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "s"),
      UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "z"), UInt8(ascii: "h"),
      UInt8(ascii: "m"), UInt8(ascii: "b"):
      return (3...9).contains(word.utf8.count)
    default:
      return false
    }
  }

  private static let words: [String: Word] = {
    var words: [String: Word] = ["zero": .unit(0), "fourty": .tens(40)]
    let units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let teens = [
      "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
      "eighteen", "nineteen",
    ]
    let tens = [
      "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    for (index, word) in units.enumerated() { words[word] = .unit(index + 1) }
    for (index, word) in teens.enumerated() { words[word] = .teen(index + 10) }
    for (index, word) in tens.enumerated() { words[word] = .tens((index + 2) * 10) }
    words["hundred"] = .scale(100)
    words["thousand"] = .scale(1000)
    words["million"] = .scale(1_000_000)
    words["billion"] = .scale(1_000_000_000)
    words["trillion"] = .scale(1_000_000_000_000)
    return words
  }()
}

/// Reads one number from a run of tokens.
///
/// Digits are joined with a scale word only ("3 million"): otherwise reading a text a second time
/// would join what the first reading kept apart.
struct NumberRun {
  let tokens: [Token]
  var index: Int
  private var total = 0
  private var current = 0

  init(tokens: [Token], index: Int) {
    self.tokens = tokens
    self.index = index
  }

  mutating func read() -> Int? {
    guard readStart() else { return nil }
    var lastScale = Int.max
    while let scale = scale(at: index), apply(scale, &lastScale) {
      index += 1
      readAddition(after: lastScale)
    }
    return total + current
  }

  private mutating func readStart() -> Bool {
    if let (value, end) = small(at: index) {
      current = value
      index = end
      readYear()
      return true
    }
    if scale(at: index) != nil {
      current = 1
      return true
    }
    guard scale(at: index + 1) != nil, !sharesLetters else { return false }
    let word = tokens[index].text
    guard let value = word == "a" || word == "an" ? 1 : Self.digits(word) else { return false }
    current = value
    index += 1
    return true
  }

  /// Whether the token and the one before it come from one letter, as the two of "½" do.
  private var sharesLetters: Bool {
    index > 0 && tokens[index - 1].range.upperBound > tokens[index].range.lowerBound
  }

  private static func digits(_ word: String) -> Int? {
    guard word.utf8.count <= 12, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(word)
  }

  /// Years are read in pairs: nineteen eighty-four, nineteen oh five.
  private mutating func readYear() {
    guard (13...20).contains(current) else { return }
    if let (value, end) = small(at: index), value >= 10 {
      current = current * 100 + value
      index = end
    } else if index < tokens.count, tokens[index].text == "oh",
      let (value, end) = small(at: index + 1), (1...9).contains(value)
    {
      current = current * 100 + value
      index = end
    }
  }

  private mutating func apply(_ scale: Int, _ lastScale: inout Int) -> Bool {
    let (factor, sum) = scale == 100 ? (current, 0) : (current, total)
    if scale < 1000 || scale < lastScale {
      let (product, overflow) = max(factor, 1).multipliedReportingOverflow(by: scale)
      guard !overflow, product < 1_000_000_000_000_000_000 else { return false }
      if scale == 100 {
        current = product
        return true
      }
      total = sum + product
    } else {
      let (product, overflow) = (total + current).multipliedReportingOverflow(by: scale)
      guard !overflow, product < 1_000_000_000_000_000_000 else { return false }
      total = product
    }
    current = 0
    lastScale = scale
    return true
  }

  /// Reads what a scale is followed by: one hundred *and five*, two thousand *one*.
  private mutating func readAddition(after lastScale: Int) {
    let follows = index < tokens.count && tokens[index].text == "and" ? index + 1 : index
    guard let (value, end) = small(at: follows), value > 0 else { return }
    // "two hundred three hundred" are two numbers.
    if let next = scale(at: end), next == 100 ? current > 0 : next >= lastScale { return }
    current += value
    index = end
  }

  private func scale(at index: Int) -> Int? {
    guard index < tokens.count,
      case .scale(let value) = EnglishNumberWords.value(of: tokens[index].text)
    else { return nil }
    return value
  }

  /// A number below 100 and the index after it.
  private func small(at index: Int) -> (value: Int, end: Int)? {
    guard index < tokens.count else { return nil }
    switch EnglishNumberWords.value(of: tokens[index].text) {
    case .unit(let value), .teen(let value):
      return (value, index + 1)
    case .tens(let tens):
      if index + 1 < tokens.count,
        case .unit(let unit) = EnglishNumberWords.value(of: tokens[index + 1].text), unit > 0
      {
        return (tens + unit, index + 2)
      }
      return (tens, index + 1)
    case .scale, nil:
      return nil
    }
  }
}
