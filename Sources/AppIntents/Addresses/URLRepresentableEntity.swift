/// An entity that has an address, which opens it.
///
/// ```swift
/// extension Book: URLRepresentableEntity {
///   static var urlRepresentation: URLRepresentation { "https://library.example/books/\(.id)" }
/// }
/// ```
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The address, with the entity's identifier and properties in it.
  static var urlRepresentation: EntityURLRepresentation<Self> { get }
}

extension URLRepresentableEntity {
  /// An address with the entity's identifier and properties in it.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The entity's address; nil where one of its pieces has no text.
  public var urlRepresentation: URL? {
    get async { await Self.urlRepresentation.pieces.address(of: self) }
  }

  /// The entity's identifier.
  public var urlRepresentationParameter: String? {
    get async { id.entityIdentifierString }
  }
}

/// An address with an entity's identifier and properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: Sendable,
  ExpressibleByStringInterpolation
{
  /// What of an entity is no property and stands in addresses.
  public enum Token: Sendable, Hashable {
    /// The identifier.
    case id
  }

  let pieces: [AddressPiece<Entity>]

  /// An address that is the same for all.
  public init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  /// An address with pieces of an entity.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects the pieces of an address.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [AddressPiece<Entity>] = []

    /// Starts with room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.text(literal))
    }

    /// Adds the identifier.
    public mutating func appendInterpolation(_ token: Token) {
      pieces.append(.value { $0.id.entityIdentifierString })
    }

    /// Adds a property.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable
    ) {
      pieces.append(
        .value { entity in
          await addressText(of: (try? await entity[keyPath: keyPath].loadedValue()) ?? nil)
        }
      )
    }
  }
}
