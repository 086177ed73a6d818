import Foundation

extension FormatSpecifier {
  /// The argument as the specifier wants it, or nil where they do not fit together.
  func text(for argument: FormatArgument, decimalMark: String) -> String? {
    switch conversion {
    case "@", "s", "S", "c": padded(argument.text(decimalMark: decimalMark))
    case "d", "D", "i", "u", "U": argument.whole.map { number(String($0)) }
    case "x": argument.whole.map { number(String($0, radix: 16)) }
    case "X": argument.whole.map { number(String($0, radix: 16, uppercase: true)) }
    case "o", "O": argument.whole.map { number(String($0, radix: 8)) }
    default: argument.numeric.map { number(fraction($0, decimalMark)) }
    }
  }

  /// Without a precision a fraction has as many digits as it needs; six zeros help nobody.
  private func fraction(_ value: Double, _ decimalMark: String) -> String {
    guard let precision else { return FormatArgument.number(value).text(decimalMark: decimalMark) }
    return String(format: "%.\(precision)f", value).replacing(".", with: decimalMark)
  }

  private func number(_ digits: String) -> String {
    let isNegative = digits.hasPrefix("-")
    let sign = isNegative ? "-" : flags.contains("+") ? "+" : ""
    let digits = isNegative ? String(digits.dropFirst()) : digits
    guard flags.contains("0"), !flags.contains("-") else { return padded(sign + digits) }
    let zeros = max(0, width - sign.count - digits.count)
    return sign + String(repeating: "0", count: zeros) + digits
  }

  private func padded(_ text: String) -> String {
    guard width > 0 else { return text }
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return flags.contains("-") ? text + spaces : spaces + text
  }
}

extension FormatArgument {
  /// The argument's number, if it is one.
  var numeric: Double? {
    switch self {
    case .string, .title, .clause: nil
    case .integer(let value): Double(value)
    case .number(let value): value
    }
  }

  /// The argument's number, if it is a whole one.
  var whole: Int? {
    switch self {
    case .string, .title, .clause: nil
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    }
  }

  /// The argument as it is shown without any format.
  func text(decimalMark: String) -> String {
    switch self {
    case .string(let text), .title(let text), .clause(let text): text
    case .integer(let value): String(value)
    case .number(let value):
      Int(exactly: value).map { String($0) } ?? String(value).replacing(".", with: decimalMark)
    }
  }
}
