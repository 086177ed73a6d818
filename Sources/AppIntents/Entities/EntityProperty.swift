import Synchronization

/// A property of an entity that a person can see.
///
/// Its storage is shared by the entity's copies, as in Apple's framework: a changed copy is a change
/// to the original too. Reading a property that was never set ends the program, unless it is optional.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
  private let storage: Mutex<Value?>
  /// What a person calls the property.
  public let title: LocalizedStringResource
  /// The attribute of a searchable entity that it is too.
  let indexingKey: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)?
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

  private init(
    title: LocalizedStringResource?,
    key: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)?
  ) {
    self.title = title ?? ""
    indexingKey = key
    let empty = emptyValue(of: Value.self)
    isOptional = empty != nil
    storage = Mutex(empty)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = valueIfSet else {
        preconditionFailure(
          """
          the entity's property '\(title.key)' of type \(Value.self) was read before it was set; \
          set it in the entity's initialiser
          """
        )
      }
      return value
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself, for key paths such as `\BookEntity.$title`.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value; nil where none was set.
  public var valueIfSet: Value? { storage.withLock { $0 } }
}

/// What an optional has before it is set; nil for all other types.
func emptyValue<Value>(of type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}
