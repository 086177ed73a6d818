/// Reads numbers aloud in a language that counts in thousands.
struct NumberSpeech: Sendable {
  /// A scale with its words for one and for more.
  struct Scale: Sendable {
    var value: Int
    var one: String
    var many: String
  }

  /// The words of a number below a thousand; never asked for 0.
  var small: @Sendable (Int) -> String
  var zero: String
  /// The words of so many thousand.
  var thousands: @Sendable (Int) -> String
  /// The scales from a million on, the greatest first.
  var scales: [Scale]
  /// The form that a number has before a scale ("uno": "un").
  var counting: @Sendable (String) -> String = { $0 }
  /// What stands between thousands and the rest.
  var joint = " "
  /// What is said for the decimal mark, and the sign between groups of digits.
  var decimalMark: String
  var separator: Character

  /// The words of `22`, `1.000` or `3,5`; nil where no rule says how it is read.
  func spoken(_ written: String) -> String? {
    guard written.utf8.count <= 24 else { return nil }
    let parts = written.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let first = parts.first,
      let plain = GroupedDigits.plain(first, separator: separator), let whole = Int(plain),
      whole < 1_000_000_000_000_000, plain == "0" || plain.first != "0"
    else { return nil }
    guard parts.count == 2 else { return words(of: whole) }
    guard !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let digits = parts[1].utf8.map { Int($0) - 0x30 }
    return ([words(of: whole), decimalMark] + digits.map(words)).joined(separator: " ")
  }

  /// The words of a number from 0 on.
  func words(of number: Int) -> String {
    guard number > 0 else { return zero }
    var words: [String] = []
    var rest = number
    for scale in scales where rest >= scale.value {
      let count = rest / scale.value
      words.append(count == 1 ? scale.one : counting(self.words(of: count)) + " " + scale.many)
      rest %= scale.value
    }
    let group = [
      rest >= 1000 ? thousands(rest / 1000) : "", rest % 1000 > 0 ? small(rest % 1000) : "",
    ]
    words.append(group.filter { !$0.isEmpty }.joined(separator: joint))
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
