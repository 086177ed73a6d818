/// A property of an entity that a person can see.
///
/// Its storage is shared by the entity's copies, as in Apple's framework: a changed copy is a change
/// to the original too. Reading a property that was never set ends the program, unless it is optional.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
  /// Where the value comes from.
  private enum Source: Sendable {
    case stored
    case computed(@Sendable () -> Value)
    case deferred(@Sendable () async throws -> Value)
  }

  private let storage = SharedValue()
  private let source: Source
  /// The property's name in Swift, where whoever made it knew it.
  let identifier: String?
  /// What a person calls the property; empty where only its name in Swift says so.
  public let title: LocalizedStringResource
  /// The attribute of a searchable entity that it is too.
  let indexingKey: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)?
  /// The app's own name for the attribute of a searchable entity that it is too.
  let customIndexingKey: CSCustomAttributeKey?
  /// Whether it may stay empty.
  public let isOptional: Bool

  /// A property that is yet to be set, called what its name says.
  public convenience init() {
    self.init(title: nil, key: nil)
  }

  /// A property that is yet to be set.
  public convenience init(title: LocalizedStringResource) {
    self.init(title: title, key: nil)
  }

  /// A property that is an attribute of a searchable entity too.
  public convenience init(
    title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(title: title, key: indexingKey)
  }

  /// A property that is an attribute of the app's own of a searchable entity too.
  public convenience init(
    title: LocalizedStringResource? = nil,
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title: title, key: nil, customKey: customIndexingKey)
  }

  /// A property that is yet to be set, under a name that stays when its name in Swift changes.
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(name: identifier, title: title, key: nil)
  }

  /// A property under a name of its own that is an attribute of a searchable entity too.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(name: identifier, title: title, key: indexingKey)
  }

  /// A property under a name of its own that is an attribute of the app's own of a searchable entity too.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(name: identifier, title: title, key: nil, customKey: customIndexingKey)
  }

  /// A property that is worked out whenever it is read, as ``ComputedProperty()`` writes it.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(name: identifier, title: title, key: nil, source: .computed(getter))
  }

  /// A property that is worked out whenever it is read, and that is an attribute of a searchable
  /// entity too.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(name: identifier, title: title, key: indexingKey, source: .computed(getter))
  }

  /// A property that is worked out whenever it is read, and that is an attribute of the app's own of a
  /// searchable entity too.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    customIndexingKey: CSCustomAttributeKey,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(
      name: identifier,
      title: title,
      key: nil,
      customKey: customIndexingKey,
      source: .computed(getter)
    )
  }

  /// A property whose value takes its time, as ``DeferredProperty()`` writes it.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(name: identifier, title: title, key: nil, source: .deferred(asyncGetter))
  }

  /// A property whose value takes its time, and that is an attribute of a searchable
  /// entity too.
  public convenience init(
    identifier: String,
    title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    asyncGetter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(name: identifier, title: title, key: indexingKey, source: .deferred(asyncGetter))
  }

  private init(
    name: String? = nil,
    title: LocalizedStringResource?,
    key: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)?,
    customKey: CSCustomAttributeKey? = nil,
    source: Source = .stored
  ) {
    self.title =
      title ?? LocalizedStringResource(stringLiteral: name.map(titleFromName) ?? "")
    self.source = source
    identifier = name
    indexingKey = key
    customIndexingKey = customKey
    isOptional = Value._isOptional
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if case .stored = source, let box = storage.box(Value.self) { return box.value }
      return valueThatIsNotStored()
    }
    set { storage.set(newValue) }
  }

  /// A function of its own, so that reading what is stored need not know what an optional of it is.
  @inline(never) private func valueThatIsNotStored() -> Value {
    guard let value = valueIfSet else {
      preconditionFailure(
        """
        the entity's property '\(title.key)' of type \(Value.self) was read before it was set; \
        set it in the entity's initialiser, or await value() for a deferred one
        """
      )
    }
    return value
  }

  /// The property itself, for key paths such as `\BookEntity.$title`.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value that is there at once; nil where none was set, or where it takes its time.
  public var valueIfSet: Value? {
    switch source {
    case .stored:
      storage.box(Value.self)?.value ?? (isOptional ? emptyValue(of: Value.self) : nil)
    case .computed(let getter): getter()
    case .deferred: nil
    }
  }

  var isDeferred: Bool { if case .deferred = source { true } else { false } }

  /// The value, also of a deferred property.
  ///
  /// - Throws: What working it out throws.
  public func value() async throws -> Value {
    if case .deferred(let getter) = source { return try await getter() }
    return wrappedValue
  }
}

extension EntityProperty: CustomStringConvertible {
  /// The value as a person reads it; the property's title where there is none yet.
  public var description: String { valueIfSet.map { displayText(of: $0) } ?? title.key }
}

extension EntityProperty: Encodable where Value: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension EntityProperty: Decodable where Value: Decodable {
  /// Reads a value; the property has no title.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}

/// What can be done with a property.
public struct EntityPropertyModifiers: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: Int

  /// Flags from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It can be read only.
  public static let readOnly = EntityPropertyModifiers(rawValue: 1)
  /// Reading it takes its time.
  public static let async = EntityPropertyModifiers(rawValue: 2)
}

/// What an optional has before it is set; nil for all other types.
func emptyValue<Value>(of type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}
