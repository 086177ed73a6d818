/// Other ways in which English writes the same time of day, date, price or place in a row.
///
/// ```
/// half past 5    5 30             20 first      21st
/// quarter to 6   5 45             july 4th      4th of july
/// 5 oclock       5 00             5 dollars     5
/// ```
enum EnglishWritings {
  /// The most other ways that are given of one sentence.
  private static let most = 6

  /// The sentence with one of its pieces written otherwise, for each such piece and way.
  static func others(of tokens: [Token]) -> [[Token]] {
    var found: [[Token]] = []
    for place in tokens.indices where mayBegin(at: place, in: tokens) {
      let rest = tokens[place...].prefix(4).map(\.text)
      for (length, texts) in ways(of: rest) where found.count < most {
        found.append(tokens.replacing(place..<(place + length), with: texts))
      }
    }
    return found
  }

  /// Whether a piece that is written in several ways may begin at a place: what most words do not.
  private static func mayBegin(at place: Int, in tokens: [Token]) -> Bool {
    let first = tokens[place].text
    let isDigit = first.utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    if isDigit ?? false || first == "half" || first == "quarter" { return true }
    return months.contains(first) || place + 1 < tokens.count && tokens[place + 1].text == "of"
  }

  /// How the first words of a piece are written otherwise, with their number.
  private static func ways(of words: [String]) -> [(length: Int, texts: [String])] {
    times(words) + ordinals(words) + dates(words) + prices(words)
  }

  private static func number(_ text: String?, _ range: ClosedRange<Int>) -> Int? {
    guard let text, text.utf8.count <= 2, let number = Int(text), range.contains(number) else {
      return nil
    }
    return number
  }

  private static func times(_ words: [String]) -> [(Int, [String])] {
    if words.count > 2, let hour = number(words[2], 1...12) {
      switch (words[0], words[1]) {
      case ("half", "past"): return [(3, [String(hour), "30"])]
      case ("quarter", "past"), ("quarter", "after"): return [(3, [String(hour), "15"])]
      case ("quarter", "to"), ("quarter", "before"):
        return [(3, [String(hour == 1 ? 12 : hour - 1), "45"])]
      default: break
      }
    }
    guard words.count > 1, let hour = number(words[0], 1...12) else { return [] }
    switch words[1] {
    case "30": return [(2, ["half", "past", String(hour)])]
    case "15": return [(2, ["quarter", "past", String(hour)])]
    case "45": return [(2, ["quarter", "to", String(hour % 12 + 1)])]
    case "00": return [(2, [String(hour), "oclock"])]
    case "oclock": return [(2, [String(hour), "00"]), (2, [String(hour)])]
    default: return []
    }
  }

  private static let units = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
  ]
  private static let endings = ["st", "nd", "rd", "th", "th", "th", "th", "th", "th"]

  private static func ordinals(_ words: [String]) -> [(Int, [String])] {
    if words.count > 1, let tens = number(words[0], 20...90), tens % 10 == 0,
      let unit = units.firstIndex(of: words[1])
    {
      return [(2, ["\(tens + unit + 1)\(endings[unit])"])]
    }
    guard let word = words.first, word.utf8.count == 4,
      let value = number(String(word.prefix(2)), 21...99),
      value % 10 > 0, word.hasSuffix(endings[value % 10 - 1])
    else { return [] }
    return [(1, [String(value - value % 10), units[value % 10 - 1]])]
  }

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The day of a month as digits with an ending; nil for what is none.
  private static func day(_ text: String) -> String? {
    if let unit = units.firstIndex(of: text) { return "\(unit + 1)\(endings[unit])" }
    if text == "tenth" { return "10th" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let day = number(String(digits), 1...31) else { return nil }
    let ending = (11...13).contains(day) || day % 10 == 0 ? "th" : endings[day % 10 - 1]
    return digits.count == text.count || text.hasSuffix(ending) ? "\(day)\(ending)" : nil
  }

  private static func dates(_ words: [String]) -> [(Int, [String])] {
    if words.count > 2, words[1] == "of", months.contains(words[2]), let day = day(words[0]) {
      return [(3, [words[2], day]), (3, [words[2], String(day.dropLast(2))])]
    }
    guard words.count > 1, months.contains(words[0]), let day = day(words[1]) else { return [] }
    let unit = units.indices.first { "\($0 + 1)\(endings[$0])" == day }.map { units[$0] }
    return [(2, [day, "of", words[0]])] + (unit.map { [(2, [$0, "of", words[0]])] } ?? [])
  }

  private static let currencies: Set<String> = [
    "dollar", "dollars", "euro", "euros", "pound", "pounds", "yen",
  ]

  private static func prices(_ words: [String]) -> [(Int, [String])] {
    guard words.count > 1, currencies.contains(words[1]),
      words[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
    else { return [] }
    return [(2, [words[0]])]
  }
}

extension [Token] {
  /// The tokens with others in the place of some, which stand for the same piece of the text.
  fileprivate func replacing(_ range: Range<Int>, with texts: [String]) -> [Token] {
    let start = self[range.lowerBound].range.lowerBound
    let end = Swift.max(start, self[range.upperBound - 1].range.upperBound)
    let others = texts.enumerated().map { place, text in
      Token(text: text, range: place == 0 ? start..<end : end..<end)
    }
    return Array(self[..<range.lowerBound]) + others + self[range.upperBound...]
  }
}
