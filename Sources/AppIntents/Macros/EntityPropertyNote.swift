/// A note of an entity's that it has a property which it works out, so that the property can be found.
///
/// The macros write it beside the property. It says nothing about the entity itself: all are equal.
public struct _EntityPropertyNote<Entity>: Sendable, Hashable {
  private let keyPath: any PartialKeyPath<Entity> & Sendable

  /// A note of the property at a key path.
  public init<Value>(_ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    self.keyPath = keyPath
  }

  /// Whether two notes say the same of their entities: they say nothing.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// A note of a property, whatever entity it is of.
protocol EntityPropertyNote {
  /// The property of an entity; nil for an entity of another type.
  func property(of entity: Any) -> (any AnyEntityProperty)?
}

extension _EntityPropertyNote: EntityPropertyNote {
  func property(of entity: Any) -> (any AnyEntityProperty)? {
    (entity as? Entity).flatMap { $0[keyPath: keyPath] as? any AnyEntityProperty }
  }
}

// An entity that is encoded keeps to what its author wrote: a note is not among its members.

extension _EntityPropertyNote: Codable {
  /// Nothing is ever read: a note has its value from where it is declared.
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "a note of a property is not read")
    )
  }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}

extension KeyedEncodingContainer {
  /// Writes nothing.
  public mutating func encode<Entity>(_ note: _EntityPropertyNote<Entity>, forKey key: Key) {}
}
