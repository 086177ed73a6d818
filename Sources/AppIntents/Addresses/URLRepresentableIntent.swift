/// An intent that an address does the work of.
///
/// The address is the result's value: nothing here has a browser to open it in.
public protocol URLRepresentableIntent: AppIntent {
  /// The address, with the intent's parameters in it.
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

extension URLRepresentableIntent {
  /// An address with the intent's parameters in it.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The address for the parameters' values; nil where one of them has no text.
  public var urlRepresentation: URL? {
    get async { await Self.urlRepresentation.pieces.address(of: self) }
  }

  /// Gives the address.
  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    guard let url = await urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return .result(value: url)
  }
}

/// An address with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: Sendable,
  ExpressibleByStringInterpolation
{
  let pieces: [AddressPiece<Intent>]

  /// An address that is always the same.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// An address with parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [AddressPiece<Intent>] = []

    /// Starts with room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.text(literal))
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      pieces.append(.value { await addressText(of: $0[keyPath: keyPath].anyValue) })
    }
  }
}

extension OpenURLIntent: URLRepresentableIntent {
  /// The address itself.
  public static var urlRepresentation: IntentURLRepresentation<OpenURLIntent> { "\(\.$url)" }

  /// The address of a case.
  ///
  /// - Throws: ``AppIntentError`` for a case without one.
  public init(urlRepresentable value: some URLRepresentableEnum) throws {
    guard let url = value.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }

  /// The address of an entity.
  ///
  /// - Throws: ``AppIntentError`` for an entity without one.
  public init(urlRepresentable value: some URLRepresentableEntity) async throws {
    guard let url = await value.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }
}
