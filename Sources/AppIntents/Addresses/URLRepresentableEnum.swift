/// An enum whose cases have addresses.
///
/// ```swift
/// extension Shelf: URLRepresentableEnum {
///   static var urlRepresentation: URLRepresentation { "https://library.example/\(.rawValue)" }
/// }
/// ```
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The address, with the case's raw value in it, or one for each case.
  static var urlRepresentation: EnumURLRepresentation<Self> { get }
}

extension URLRepresentableEnum {
  /// An address with the case's raw value in it, or one for each case.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The case's address; nil for one that has none.
  public var urlRepresentation: URL? { Self.urlRepresentation.address(self) }

  /// The raw value.
  public var urlRepresentationParameter: String? { rawValue.description }
}

/// An address with a case's raw value in it, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: Sendable, ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral
{
  /// What of a case stands in addresses.
  public enum Token: Sendable, Hashable {
    /// The raw value.
    case rawValue
  }

  let address: @Sendable (Enum) -> URL?

  /// An address that is the same for all.
  public init(stringLiteral value: String) {
    address = { _ in URL(string: value) }
  }

  /// An address for each case.
  public init(dictionaryLiteral elements: (Enum, String)...) {
    let addresses = Dictionary(elements, uniquingKeysWith: { first, _ in first })
    address = { value in addresses[value].flatMap { URL(string: $0) } }
  }

  /// An address with the raw value in it.
  public init(stringInterpolation: StringInterpolation) {
    let pieces = stringInterpolation.pieces
    address = { value in
      URL(string: pieces.map { $0 ?? value.rawValue.description }.joined())
    }
  }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text of each piece; nil for the raw value.
    var pieces: [String?] = []

    /// Starts with room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(literal)
    }

    /// Adds the raw value.
    public mutating func appendInterpolation(_ token: Token) {
      pieces.append(nil)
    }
  }
}
