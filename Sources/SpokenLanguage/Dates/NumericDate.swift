/// Dates and times written with strokes, points and colons, which a tokenizer would take apart.
enum NumericDate {
  /// The order of day and month in a date like 5/3.
  enum Order: Sendable, Hashable {
    case dayFirst, monthFirst
  }

  /// The text with such dates and times replaced by words that survive the tokenizer:
  /// `2027-03-05` becomes `y2027m3d5` and `5:30` becomes `5h30`.
  static func spelled(_ text: String, order: Order?) -> String {
    // The patterns are slow beside what most answers need to be told apart from such dates.
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      text.contains(where: { "-/.:".contains($0) })
    else { return text }
    var text = text.replacing(#/(\d{4})[-\/.]\s?(\d{1,2})[-\/.]\s?(\d{1,2})(?!\d)\.?/#) { match in
      " y\(match.1)m\(match.2)d\(match.3) "
    }
    text = text.replacing(#/(^|\D)(\d{1,2})[\/.](\d{1,2})[\/.](\d{4}|\d{2})(?!\d)/#) { match in
      let year = match.4.count == 2 ? "20\(match.4)" : String(match.4)
      let day = dayAndMonth(match.2, match.3, order)
      return day.map { "\(match.1) y\(year)\($0) " } ?? String(match.0)
    }
    text = text.replacing(#/(^|\D)(\d{1,2})\/(\d{1,2})(?!\d)/#) { match in
      dayAndMonth(match.2, match.3, order).map { "\(match.1) \($0) " } ?? String(match.0)
    }
    return text.replacing(#/(^|\D)(\d{1,2}):(\d{2})(?!\d)/#) { "\($0.1)\($0.2)h\($0.3)" }
  }

  private static func dayAndMonth(
    _ first: Substring,
    _ second: Substring,
    _ order: Order?
  ) -> String? {
    guard let a = Int(first), let b = Int(second) else { return nil }
    if a > 12, b <= 12 { return "m\(b)d\(a)" }
    if b > 12, a <= 12 { return "m\(a)d\(b)" }
    return switch order {
    case .dayFirst: "m\(b)d\(a)"
    case .monthFirst: "m\(a)d\(b)"
    case nil: a == b ? "m\(a)d\(b)" : nil
    }
  }

  /// The pieces of a word that `spelled` made, or that people write so: `17h30`, `5pm`.
  static func parts(of word: String) -> [DatePart]? {
    guard word.utf8.count <= 16 else { return nil }
    var rest = Substring(word)
    if let first = rest.first, first == "y" || first == "m" { return calendarParts(&rest) }
    guard let digits = number(&rest, upTo: 2), let hour = Int(digits) else { return nil }
    var minute = 0
    let isClock = rest.first == "h"
    if isClock {
      rest = rest.dropFirst()
      if let digits = number(&rest, upTo: 2) {
        guard digits.count == 2, let value = Int(digits) else { return nil }
        minute = value
      }
    }
    guard rest == "am" || rest == "pm" || isClock && rest.isEmpty else { return nil }
    let time = ClockTime(hour: hour, minute: minute, isExact: digits.hasPrefix("0"))
    let period = rest.isEmpty ? [] : [DatePart.period(rest == "am" ? .am : .pm)]
    return time.map { [.time($0)] + period }
  }

  /// `y2027m3d5` or `m3d5`.
  private static func calendarParts(_ rest: inout Substring) -> [DatePart]? {
    var parts: [DatePart] = []
    if rest.first == "y" {
      rest = rest.dropFirst()
      guard let year = number(&rest, upTo: 4).flatMap({ Int($0) }) else { return nil }
      parts.append(.year(year))
    }
    guard rest.first == "m" else { return nil }
    rest = rest.dropFirst()
    guard let month = number(&rest, upTo: 2).flatMap({ Int($0) }), rest.first == "d" else {
      return nil
    }
    rest = rest.dropFirst()
    guard let day = number(&rest, upTo: 2).flatMap({ Int($0) }), rest.isEmpty else { return nil }
    return parts + [.month(month), .dayOfMonth(day)]
  }

  /// The digits at the beginning, if there are any and not too many.
  private static func number(_ rest: inout Substring, upTo count: Int) -> Substring? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= count else { return nil }
    rest = rest[digits.endIndex...]
    return digits
  }
}
