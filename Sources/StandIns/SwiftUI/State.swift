/// A property of a view that the view's surroundings fill in.
public protocol DynamicProperty {}

/// A value that a view keeps; text is drawn once, so that it is what it began with until it is set.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Box

  /// A value to begin with.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// A value to begin with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing to begin with.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A way to read and write a value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// The value of another way.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A value that nobody changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The way itself.
  public var projectedValue: Binding<Value> { self }

  /// A way to read and write a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: path] },
      set: { part in
        var value = read()
        value[keyPath: path] = part
        write(value)
      }
    )
  }

  /// The same, with a movement that text does not show.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// A model that a view makes and keeps.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let state: State<ObjectType>

  /// A model.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    state = State(wrappedValue: wrappedValue())
  }

  /// The model.
  public var wrappedValue: ObjectType { state.wrappedValue }

  /// Ways to read and write its parts.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(model: wrappedValue) }
}

/// A model that a view is given.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Ways to read and write the parts of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: ObjectType

    /// A way to read and write a part of the model.
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }
  }

  /// The model.
  public var wrappedValue: ObjectType

  /// A model.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// A model.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Ways to read and write its parts.
  public var projectedValue: Wrapper { .init(model: wrappedValue) }
}

/// Ways to read and write the parts of a model that can be observed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Value

  /// A model.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A model.
  public init(_ model: Value) {
    wrappedValue = model
  }

  /// The ways themselves.
  public var projectedValue: Bindable<Value> { self }

  /// A way to read and write a part of the model.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

/// A value among the app's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  init(_ key: String, _ store: UserDefaults?, otherwise: Value) {
    let store = store ?? .standard
    self.init {
      (store.object(forKey: key) as? Value) ?? otherwise
    } write: {
      store.set($0, forKey: key)
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  /// A setting that is yes or no.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, otherwise: wrappedValue)
  }

  /// A setting that is one of several words.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<String> {
    let store = store ?? .standard
    self.init {
      store.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue
    } write: {
      store.set($0.rawValue, forKey: key)
    }
  }
}
