extension String {
  /// A text that is looked up in the language of the conversation when it is shown.
  ///
  /// A literal is its own key. Interpolated values become format specifiers in the key, `%@`, `%lld`
  /// or `%lf`, and are put back into whatever the catalogue has for it.
  public struct LocalizationValue: Codable, Sendable, Hashable, ExpressibleByStringInterpolation {
    /// What is looked up, and shown where nothing is found.
    let key: String
    let arguments: [LocalizationArgument]

    /// A text whose key is the string as it stands.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A text whose key is the literal as it stands.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// A text whose key has a format specifier for each interpolated value.
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      // Percent signs are doubled only where the text is a format, as Foundation has it.
      key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.format
    }
  }
}

extension String.LocalizationValue {
  /// The kind of a value that is not known yet, as in `"\(placeholder: .int) books"`.
  public enum Placeholder: Sendable, Hashable {
    /// A whole number.
    case int
    /// A whole number from 0.
    case uint
    /// A number.
    case float
    /// A number of twice the precision.
    case double
    /// Anything that has a text.
    case object

    /// How it stands in a key.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }

  private init(key: String, arguments: [LocalizationArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// The same text with a number in its places for one.
  func counting(_ count: Int) -> String.LocalizationValue {
    String.LocalizationValue(
      key: key,
      arguments: arguments.map { $0 == .placeholder ? .integer(count) : $0 }
    )
  }
}

/// A value inside a localised text, kept until its language is known.
enum LocalizationArgument: Codable, Sendable, Hashable {
  case string(String)
  case integer(Int)
  case number(Double)
  case resource(LocalizedStringResource)
  case formatted(FormattedArgument)
  /// A value that is not known yet.
  case placeholder
}

/// A value and its format style, applied once the locale is known.
struct FormattedArgument: Sendable, Hashable {
  /// What it looks like in no language in particular: its identity.
  let plain: String
  let text: @Sendable (AppLocalization) -> String

  init(_ text: @escaping @Sendable (AppLocalization) -> String) {
    plain = text(AppLocalization(locale: "en_US_POSIX"))
    self.text = text
  }

  static func == (left: FormattedArgument, right: FormattedArgument) -> Bool {
    left.plain == right.plain
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(plain)
  }
}

/// What is kept of a value and its format style is its text in the language of the running conversation.
extension FormattedArgument: Codable {
  init(from decoder: any Decoder) throws {
    let kept = try decoder.singleValueContainer().decode(String.self)
    self.init { _ in kept }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text(AppLocalization.current))
  }
}
