extension Vietnamese {
  func spokenNumber(_ written: String) -> String? {
    GroupedDigits.plain(written, separator: ".").flatMap(VietnameseSpokenNumbers.spoken)
  }
}

/// Reads numbers aloud in Vietnamese.
enum VietnameseSpokenNumbers {
  static func spoken(_ written: String) -> String? {
    guard (1...15).contains(written.utf8.count),
      written.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(written)
    else { return nil }
    guard value > 0 else { return digits[0] }
    return words(for: value).joined(separator: " ")
  }

  private static func words(for value: Int) -> [String] {
    // There is no word above tỷ: a million million is "một nghìn tỷ".
    let billions = value / 1_000_000_000
    if billions >= 1_000 {
      let rest = value % 1_000_000_000
      return words(for: billions) + ["tỷ"] + (rest > 0 ? parts(of: rest, isFirst: false) : [])
    }
    return parts(of: value, isFirst: true)
  }

  private static func parts(of value: Int, isFirst: Bool) -> [String] {
    var words: [String] = []
    var rest = value
    for (scale, name) in [(1_000_000_000, "tỷ"), (1_000_000, "triệu"), (1_000, "nghìn")]
    where rest >= scale {
      words += group(rest / scale, isFirst: isFirst && words.isEmpty) + [name]
      rest %= scale
    }
    if rest > 0 { words += group(rest, isFirst: isFirst && words.isEmpty) }
    return words
  }

  /// A number below a thousand; inside a number its hundreds are said even where they are none.
  private static func group(_ value: Int, isFirst: Bool) -> [String] {
    let (hundreds, tens, units) = (value / 100 % 10, value / 10 % 10, value % 10)
    var words: [String] = []
    if hundreds > 0 || !isFirst { words += [digits[hundreds], "trăm"] }
    if tens == 0, units > 0, !words.isEmpty { words.append("linh") }
    if tens == 1 { words.append("mười") }
    if tens > 1 { words += [digits[tens], "mươi"] }
    switch (tens, units) {
    case (_, 0): break
    case (2..., 1): words.append("mốt")
    case (1..., 5): words.append("lăm")
    default: words.append(digits[units])
    }
    return words
  }

  private static let digits = [
    "không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín",
  ]
}
