/// Dates and times written with strokes, points and colons, which a tokenizer would take apart.
enum NumericDate {
  /// The order of day and month in a date like 5/3.
  enum Order: Sendable, Hashable {
    case dayFirst, monthFirst
  }

  /// The text with such dates and times replaced by words that survive the tokenizer:
  /// `2027-03-05` becomes `y2027m3d5` and `5:30` becomes `5h30`.
  static func spelled(_ text: String, order: Order?) -> String {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
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
    guard word.utf8.count <= 16, word.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return nil
    }
    if let match = word.wholeMatch(of: #/(?:y(\d{4}))?m(\d{1,2})d(\d{1,2})/#) {
      let year = match.1.flatMap { Int($0) }.map { [DatePart.year($0)] } ?? []
      guard let month = Int(match.2), let day = Int(match.3) else { return nil }
      return year + [.month(month), .dayOfMonth(day)]
    }
    guard let match = word.wholeMatch(of: #/(\d{1,2})(h)?(\d{2})?(am|pm)?/#),
      match.2 != nil || match.4 != nil && match.3 == nil, let hour = Int(match.1),
      let time = ClockTime(
        hour: hour,
        minute: match.3.flatMap { Int($0) } ?? 0,
        isExact: match.1.hasPrefix("0")
      )
    else { return nil }
    let period = match.4.map { [DatePart.period($0 == "am" ? .am : .pm)] } ?? []
    return [.time(time)] + period
  }
}
