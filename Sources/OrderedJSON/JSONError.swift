/// The first mistake in a JSON document.
public struct JSONError: Error, Sendable, Hashable {
  /// Where the mistake is.
  public var location: SourceLocation
  /// What the mistake is.
  public var problem: Problem

  /// Makes an error.
  public init(location: SourceLocation, problem: Problem) {
    self.location = location
    self.problem = problem
  }

  /// What can be wrong with a document.
  public enum Problem: Sendable, Hashable {
    /// The document stops where something else has to follow.
    case unexpectedEnd(expected: String)
    /// A character stands where another has to.
    case unexpectedCharacter(found: String, expected: String)
    /// Something follows the document's only value.
    case trailingText(found: String)
    /// A number is written in a way JSON does not know.
    case malformedNumber(String)
    /// A backslash is followed by something that is no escape.
    case unknownEscape(String)
    /// A control character stands unescaped in a string.
    case unescapedControlCharacter(UInt8)
    /// The bytes are no UTF-8.
    case invalidUTF8
    /// Arrays and objects are nested more deeply than any real document.
    case tooDeep(limit: Int)
  }
}

extension JSONError: CustomStringConvertible {
  /// The mistake as a sentence with its place.
  public var description: String { "\(location): \(message)" }

  /// The mistake as a sentence without its place.
  public var message: String {
    switch problem {
    case .unexpectedEnd(let expected):
      "the document ends too early; expected \(expected)"
    case .unexpectedCharacter(let found, let expected):
      "found '\(found)'; expected \(expected)"
    case .trailingText(let found):
      "found '\(found)' after the end of the document; remove it"
    case .malformedNumber(let text):
      "'\(text)' is not how JSON writes a number; write it like 3, -0.5 or 1e9"
    case .unknownEscape(let text):
      "'\(text)' is no escape; write '\\\\' for a backslash"
    case .unescapedControlCharacter(let byte):
      "an unescaped control character (\(byte)) stands in a string; write '\(Self.escape(byte))'"
    case .invalidUTF8:
      "the bytes here are not UTF-8; save the file as UTF-8"
    case .tooDeep(let limit):
      "arrays and objects are nested more than \(limit) levels deep; flatten them"
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
