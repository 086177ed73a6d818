/// Something that can stand in an address.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text that stands for it; nil where there is none.
  var urlRepresentationParameter: String? { get async }
}

extension String: CustomURLRepresentationParameterConvertible {
  /// The text itself.
  public var urlRepresentationParameter: String? { self }
}

extension Int: CustomURLRepresentationParameterConvertible {
  /// The number's digits.
  public var urlRepresentationParameter: String? { String(self) }
}

extension URL: CustomURLRepresentationParameterConvertible {
  /// The address as text.
  public var urlRepresentationParameter: String? { absoluteString }
}

/// A piece of an address: what it says, or where to find that.
enum AddressPiece<Subject>: Sendable {
  case text(String)
  case value(@Sendable (Subject) async -> String?)
}

extension Array {
  /// The address of something; nil where one of its pieces has no text.
  func address<Subject: Sendable>(
    of subject: Subject
  ) async -> URL? where Element == AddressPiece<Subject> {
    var text = ""
    for piece in self {
      switch piece {
      case .text(let piece): text += piece
      case .value(let value):
        guard let value = await value(subject) else { return nil }
        // A piece is one part of a path, whatever it holds.
        text += value.addingPercentEncoding(withAllowedCharacters: .urlQueryValueAllowed) ?? value
      }
    }
    return URL(string: text)
  }
}

extension CharacterSet {
  fileprivate static let urlQueryValueAllowed = CharacterSet.alphanumerics
    .union(CharacterSet(charactersIn: "-._~:"))
}

/// What stands in an address for a value of any type that intents know.
func addressText(of value: (any Sendable)?) async -> String? {
  switch value {
  case nil: nil
  case let value as any CustomURLRepresentationParameterConvertible:
    await value.urlRepresentationParameter
  case let value as any AppEntity: identifier(of: value)
  case let value as any AppEnum: identifier(of: value)
  case let value?: displayText(of: value)
  }
}
