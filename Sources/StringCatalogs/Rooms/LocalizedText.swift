/// A text that a room of the program says, as its catalogue knows it: the English with its values.
///
/// ```swift
/// say("“\(answer)” is no number.")                  // “%@” is no number.
/// say("Waiting for \(count: many) automations.")    // Waiting for %lld automations.
/// ```
package struct LocalizedText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What the catalogue has it under: the English, with a specifier for each value.
  package let key: String
  let arguments: [FormatArgument]
  /// Whether a number in it chooses plural forms, which the key alone does not hold.
  let isCounting: Bool

  /// Makes a text without values.
  package init(stringLiteral value: String) {
    self.init(stringInterpolation: StringInterpolation(value))
  }

  /// Makes a text with values.
  package init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isCounting = stringInterpolation.isCounting
  }

  /// Collects the pieces of a text.
  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [FormatArgument] = []
    fileprivate var isCounting = false

    /// Starts with room for the pieces.
    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    fileprivate init(_ literal: String) {
      appendLiteral(literal)
    }

    /// Adds words of the text.
    package mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds words that come from elsewhere.
    package mutating func appendInterpolation(_ words: String) {
      append(.string(words), "%@")
    }

    /// Adds a number that other words follow ("1 step", "2 steps").
    package mutating func appendInterpolation(count: Int) {
      isCounting = true
      append(.integer(count), "%lld")
    }

    /// Adds a number that no other words follow.
    package mutating func appendInterpolation(number: Int) {
      append(.integer(number), "%lld")
    }

    /// Adds the title of a kind of thing, which some languages write small inside a sentence.
    package mutating func appendInterpolation(title: String) {
      append(.title(title), "%@")
    }

    /// Adds a sentence that becomes part of another one.
    package mutating func appendInterpolation(clause: String) {
      append(.clause(clause), "%@")
    }

    private mutating func append(_ argument: FormatArgument, _ specifier: String) {
      arguments.append(argument)
      key += specifier
    }
  }
}
