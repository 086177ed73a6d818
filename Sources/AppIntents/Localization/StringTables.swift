import StringCatalogs

/// Looks texts up; stands here until the catalogues' own type is there.
public struct StringTables: Sendable {
  /// No texts.
  public init() {}

  func localized(
    _ key: String,
    defaultValue: String?,
    table: String,
    arguments: [FormatArgument],
    locale: String
  ) -> String {
    var text = defaultValue ?? key
    for argument in arguments {
      let value =
        switch argument {
        case .string(let string): string
        case .integer(let integer): String(integer)
        case .number(let number): String(number)
        }
      if let range = text.range(of: "%(@|lld|lf|f)", options: .regularExpression) {
        text.replaceSubrange(range, with: value)
      }
    }
    return text
  }

  func phrases(for keys: [String], locale: String) -> [String] { keys }
}
