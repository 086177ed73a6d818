extension Korean {
  func spokenNumber(_ written: String) -> String? {
    GroupedDigits.plain(written, separator: ",").flatMap(KoreanSpokenNumbers.spoken)
  }
}

/// Reads numbers aloud in Korean, with the Chinese numerals that years, prices and numbers use.
enum KoreanSpokenNumbers {
  static func spoken(_ written: String) -> String? {
    guard (1...16).contains(written.utf8.count),
      written.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(written)
    else { return nil }
    guard value > 0 else { return "영" }
    var text = ""
    var rest = value
    for (scale, name) in [(1_000_000_000_000, "조"), (100_000_000, "억"), (10_000, "만")]
    where rest >= scale {
      // 만 stands alone where it is one: 10,000 is 만 and not 일만.
      let count = rest / scale
      text += (count == 1 && scale == 10_000 && text.isEmpty ? "" : group(count)) + name
      rest %= scale
    }
    return text + group(rest)
  }

  private static func group(_ value: Int) -> String {
    var text = ""
    var rest = value
    for (scale, name) in [(1_000, "천"), (100, "백"), (10, "십")] where rest >= scale {
      let count = rest / scale
      text += (count == 1 ? "" : digits[count % 10]) + name
      rest %= scale
    }
    return text + (rest > 0 ? digits[rest % 10] : "")
  }

  private static let digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
}
