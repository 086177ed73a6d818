/// Points in time as transcripts write them.
enum Stamp {
  /// The seconds of `00:00:04.000`, `00:04,000`, `4.00s`, `4.00` or `1:02`; nil for anything else.
  static func seconds(_ text: some StringProtocol) -> Double? {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    if text.last == "s" { text.removeLast() }
    guard (1...32).contains(text.utf8.count) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var total = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard let value = number(part, allowsFraction: isLast) else { return nil }
      total = total * 60 + value
    }
    return total
  }

  /// The start and end of `A --> B`, with what may follow the end.
  static func span(_ text: some StringProtocol, arrow: String) -> (start: Double, end: Double)? {
    guard let range = text.firstRange(of: arrow) else { return nil }
    let after = text[range.upperBound...].drop { $0 == " " || $0 == "\t" }
    let end = after.prefix { $0 != " " && $0 != "\t" }
    guard let start = seconds(text[..<range.lowerBound]), let end = seconds(end) else { return nil }
    return (start, end)
  }

  private static func number(_ text: Substring, allowsFraction: Bool) -> Double? {
    var whole = 0.0
    var scale = 0.0
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        let digit = Double(byte - UInt8(ascii: "0"))
        if scale == 0 {
          whole = whole * 10 + digit
        } else {
          whole += digit * scale
          scale /= 10
        }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard allowsFraction, scale == 0 else { return nil }
        scale = 0.1
      default: return nil
      }
    }
    return digits > 0 ? whole : nil
  }
}
