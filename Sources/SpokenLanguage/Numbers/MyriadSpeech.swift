/// Reads numbers aloud in a language that counts in ten thousands.
struct MyriadSpeech: Sendable {
  /// The digits from zero on.
  var digits: [String]
  /// Ten, a hundred, a thousand.
  var sections: [String]
  /// The powers of ten thousand with their words, the greatest first.
  var myriads: [(value: Int, word: String)]
  /// Whether "one" is said before ten, a hundred and a thousand (一百).
  var saysOne: Bool
  /// Whether a gap between digits is said (一百零五).
  var saysGap: Bool
  var point: String

  /// The words of `22`, `1,000` or `3.5`; nil where no rule says how it is read.
  func spoken(_ written: String) -> String? {
    guard written.utf8.count <= 24 else { return nil }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let first = parts.first,
      let plain = GroupedDigits.plain(first, separator: ","), let whole = Int(plain),
      whole < 1_000_000_000_000_000, plain == "0" || plain.first != "0"
    else { return nil }
    guard parts.count == 2 else { return words(of: whole) }
    guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let fraction = parts[1].utf8.map { Int($0) - 0x30 }
    return words(of: whole) + point + fraction.map { digits[$0] }.joined()
  }

  private func words(of number: Int) -> String {
    guard number > 0 else { return digits[0] }
    var text = ""
    var rest = number
    for (value, word) in myriads where rest >= value {
      let count = rest / value
      text += (count < 10_000 ? group(count, isFirst: text.isEmpty) : words(of: count)) + word
      rest %= value
      if saysGap, rest > 0, rest < value / 10 { text += digits[0] }
    }
    return text + group(rest, isFirst: text.isEmpty)
  }

  /// A number below ten thousand.
  private func group(_ number: Int, isFirst: Bool) -> String {
    var text = ""
    var rest = number
    for place in [3, 2, 1] {
      let value = [10, 100, 1000][place - 1]
      guard rest >= value else {
        if saysGap, rest > 0, !text.isEmpty, text.last != digits[0].last { text += digits[0] }
        continue
      }
      let digit = rest / value
      // Ten alone is said without one where it begins the number; in Japanese one thousand before 万 is not.
      let isBare = digit == 1 && (!saysOne || place == 1 && text.isEmpty && isFirst)
      text += (isBare ? "" : digits[digit]) + sections[place - 1]
      rest %= value
    }
    if rest > 0, saysGap, text.hasSuffix(sections[1]) || text.hasSuffix(sections[2]) {
      text += digits[0]
    }
    return text + (rest > 0 ? digits[rest] : "")
  }
}
