/// What is known where one writes or uses a window; nobody does here, so that nothing is known.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// What is known under a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key under which something is known where one writes.
public protocol FocusedValueKey {
  /// What is known.
  associatedtype Value
}

/// What is known where one writes, which is nothing here.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// What is known under a name.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// An object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

  /// What is known, which is nothing here.
  public var wrappedValue: Value? { nil }
}

/// What is known where one writes and can be changed, which is nothing here.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// What is known under a name.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// What is known, which is nothing here.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
