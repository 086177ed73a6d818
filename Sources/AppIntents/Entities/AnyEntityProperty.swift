/// A property of an entity whose type does not matter to who reads it.
protocol AnyEntityProperty: AnyObject, Sendable {
  var identifier: String? { get }
  var title: LocalizedStringResource { get }
  /// The type of its value.
  var valueType: any _IntentValue.Type { get }
  /// The value without its optional, also of a deferred property; nil for none.
  func loadedValue() async throws -> (any Sendable)?
}

extension EntityProperty: AnyEntityProperty {
  var valueType: any _IntentValue.Type { Value.self }

  func loadedValue() async throws -> (any Sendable)? {
    if let value = valueIfSet { return unwrapped(value) }
    guard isDeferred else { return nil }
    return unwrapped(try await value())
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

  /// The properties that an entity keeps, in their order; those it works out are not among them.
  static func stored(in entity: any AppEntity) -> [NamedProperty] {
    Mirror(reflecting: entity).children.compactMap { child in
      guard let property = child.value as? any AnyEntityProperty, let label = child.label else {
        return nil
      }
      return NamedProperty(property, name: String(label.drop { $0 == "_" }))
    }
  }
}
