extension String.LocalizationValue {
  /// Collects the pieces of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var format = ""
    var plain = ""
    var arguments: [LocalizationArgument] = []

    /// Starts with room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      let hasSigns = literal.utf8.contains(UInt8(ascii: "%"))
      format += hasSigns ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string as `%@`.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), as: "%@")
    }

    /// Adds part of a string as `%@`.
    public mutating func appendInterpolation(_ string: Substring) {
      append(.string(String(string)), as: "%@")
    }

    /// Adds a text that is itself localised as `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), as: "%@")
    }

    /// Adds what has a localised text of its own as `%@`: an entity's title, an enum case's name.
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      append(.resource(value.localizedStringResource), as: "%@")
    }

    /// Adds a whole number as `%lld`.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.integer(Int(clamping: value)), as: "%lld")
    }

    /// Adds a number as `%lf`.
    public mutating func appendInterpolation(_ value: Double) {
      append(.number(value), as: "%lf")
    }

    /// Adds a number as `%f`.
    public mutating func appendInterpolation(_ value: Float) {
      append(.number(Double(value)), as: "%f")
    }

    /// Adds a whole number with a format specifier of its own.
    public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
      append(.integer(Int(clamping: value)), as: specifier)
    }

    /// Adds a number with a format specifier of its own.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(.number(value), as: specifier)
    }

    /// Adds a string with a format specifier of its own.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(.string(value), as: specifier)
    }

    /// Adds a value in a format style, which follows the language of the conversation.
    public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
      append(
        .formatted(FormattedArgument { format.locale($0.foundationLocale).format(value) }),
        as: "%@"
      )
    }

    /// Adds localised texts as a list, in the language of the conversation.
    public mutating func appendInterpolation(
      _ values: [LocalizedStringResource],
      format: ListFormatStyle<StringStyle, [String]>
    ) {
      append(
        .formatted(
          FormattedArgument { localization in
            format.locale(localization.foundationLocale).format(values.map(localization.string))
          }
        ),
        as: "%@"
      )
    }

    /// Adds what has localised texts of its own as a list: entities, enum cases.
    public mutating func appendInterpolation(
      _ values: [some CustomLocalizedStringResourceConvertible],
      format: ListFormatStyle<StringStyle, [String]>
    ) {
      appendInterpolation(values.map(\.localizedStringResource), format: format)
    }

    /// Adds a place for a value that is not known yet.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder, as: placeholder.specifier)
    }

    /// Adds a place for a value that is not known yet, with a format specifier of its own.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder, as: specifier)
    }

    private mutating func append(_ argument: LocalizationArgument, as specifier: String) {
      arguments.append(argument)
      format += specifier
    }
  }
}
