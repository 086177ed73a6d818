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
    get async { await Self.urlRepresentation.address(self) }
  }

  /// Gives the address.
  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    try await addressResult()
  }

  fileprivate func addressResult() async throws -> some IntentResult & ReturnsValue<URL> {
    guard let url = await urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return .result(value: url)
  }
}

// An intent that opens what has an address of its own has that address.
extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { await $0.target.urlRepresentation }
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
  /// The address of what is opened.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation { $0.target.urlRepresentation }
  }
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// Gives the address.
  public func perform() async throws -> some IntentResult & ReturnsValue<URL> {
    try await addressResult()
  }
}

/// An address with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: Sendable,
  ExpressibleByStringInterpolation
{
  let address: @Sendable (Intent) async -> URL?

  init(_ address: @escaping @Sendable (Intent) async -> URL?) {
    self.address = address
  }

  private init(_ pieces: [AddressPiece<Intent>]) {
    self.init { await pieces.address(of: $0) }
  }

  /// An address that is always the same.
  public init(stringLiteral value: String) {
    self.init([.text(value)])
  }

  /// An address with parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.pieces)
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
