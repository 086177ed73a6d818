extension English {
  func spokenNumber(_ written: String) -> String? { EnglishSpokenNumbers.spoken(written) }
}

/// Reads numbers aloud in English.
enum EnglishSpokenNumbers {
  /// The words of `22`, `1,000`, `3.5`, `22nd` and of years such as `1984`.
  static func spoken(_ written: String) -> String? {
    guard written.utf8.count <= 24 else { return nil }
    let lower = written.lowercased()
    for ending in ["st", "nd", "rd", "th"] where lower.hasSuffix(ending) {
      return whole(String(lower.dropLast(2))).map(ordinal)
    }
    let parts = lower.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return year(lower) ?? whole(lower) }
    guard parts.count == 2, let start = whole(String(first)), let rest = digits(parts[1]) else {
      return nil
    }
    return start + " point " + rest
  }

  private static func whole(_ text: String) -> String? {
    guard let plain = GroupedDigits.plain(text, separator: ","), let value = Int(plain) else {
      return nil
    }
    if plain.count > 1, plain.first == "0" { return digits(plain[...]) }
    return value < 1_000_000_000_000_000 ? cardinal(value) : nil
  }

  /// A title that is a year is read in pairs, in the centuries in which pairs are heard as a year:
  /// "nineteen eighty four".
  private static func year(_ text: String) -> String? {
    guard text.utf8.count == 4, let value = Int(text), (1300..<2100).contains(value),
      !(2000..<2010).contains(value), value % 1000 != 0
    else { return nil }
    let (century, rest) = (value / 100, value % 100)
    if rest == 0 { return below(1000, century) + " hundred" }
    return below(1000, century) + " " + (rest < 10 ? "oh " : "") + below(1000, rest)
  }

  private static func digits(_ text: Substring) -> String? {
    var words: [String] = []
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte) else { return nil }
      words.append(small[Int(byte) - 0x30])
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func cardinal(_ value: Int) -> String {
    guard value > 0 else { return "zero" }
    let scales = [
      (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
      (1_000, "thousand"),
    ]
    var words: [String] = []
    var rest = value
    for (scale, name) in scales where rest >= scale {
      words += [below(1000, rest / scale), name]
      rest %= scale
    }
    if rest > 0 { words.append(below(1000, rest)) }
    return words.joined(separator: " ")
  }

  /// A number below a thousand.
  private static func below(_ limit: Int, _ value: Int) -> String {
    let value = value % limit
    if value < 20 { return small[value] }
    if value < 100 {
      return tens[value / 10] + (value % 10 == 0 ? "" : " " + small[value % 10])
    }
    return small[value / 100] + " hundred" + (value % 100 == 0 ? "" : " " + below(100, value % 100))
  }

  private static func ordinal(_ cardinal: String) -> String {
    var words = cardinal.split(separator: " ").map(String.init)
    guard let last = words.popLast() else { return cardinal }
    let irregular = [
      "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
      "nine": "ninth", "twelve": "twelfth",
    ]
    let regular = last.hasSuffix("y") ? last.dropLast() + "ieth" : last + "th"
    return (words + [irregular[last] ?? String(regular)]).joined(separator: " ")
  }

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
}
