/// A property of an entity whose type does not matter to who reads it.
protocol AnyEntityProperty: AnyObject, Sendable {
  var identifier: String? { get }
  var title: LocalizedStringResource { get }
  /// Whether its value takes its time.
  var isDeferred: Bool { get }
  /// The type of its value.
  var valueType: any _IntentValue.Type { get }
  /// The value without its optional, also of a deferred property; nil for none.
  func loadedValue() async throws -> (any Sendable)?
}

extension EntityProperty: AnyEntityProperty {
  var valueType: any _IntentValue.Type { Value.self }

  func loadedValue() async throws -> (any Sendable)? {
    if let value = valueIfSet { return value._unwrapped }
    guard isDeferred else { return nil }
    return try await value()._unwrapped
  }
}

/// A property of an entity under its name in Swift.
struct NamedProperty: Sendable {
  let name: String
  let title: LocalizedStringResource
  let property: any AnyEntityProperty

  init?(_ property: any AnyEntityProperty, name: String? = nil) {
    guard let name = property.identifier ?? name else { return nil }
    self.name = name
    self.property = property
    title =
      property.title.key.isEmpty
      ? LocalizedStringResource(stringLiteral: titleFromName(name)) : property.title
  }

  /// The properties of an entity in their order: those that it keeps, and those that it works out, as
  /// far as notes tell of them.
  static func all(in entity: any AppEntity) -> [NamedProperty] {
    Mirror(reflecting: entity).children.compactMap { child in
      guard let label = child.label else { return nil }
      if let note = child.value as? any EntityPropertyNote {
        return note.property(of: entity).flatMap { NamedProperty($0) }
      }
      guard let property = child.value as? any AnyEntityProperty else { return nil }
      return NamedProperty(property, name: String(label.drop { $0 == "_" }))
    }
  }

  /// The properties whose values are there at once, which are those that many entities are compared by.
  static func immediate(in entity: any AppEntity) -> [NamedProperty] {
    all(in: entity).filter { !$0.property.isDeferred }
  }
}
