public import AppIntents

/// Where one writes; nobody does here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write it.
  public typealias Binding = SwiftUI.Binding<Value>

  private let state: State<Value>

  /// Nowhere.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Nowhere.
  public init<Wrapped>() where Value == Wrapped? { state = State(wrappedValue: nil) }

  /// Where one writes.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: Binding { state.projectedValue }
}

/// Tells the views of one screen from those of another.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// What tells them apart.
  public struct ID: Hashable, Sendable {
    private let value = UUID()
  }

  /// What tells them apart.
  public let wrappedValue = ID()

  /// A new one.
  public init() {}
}

/// A number that grows with the letters; here it does not.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// A number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A number.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A value that a window keeps; here as long as the view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// A value under a name.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// Hears what happens to the app; nothing here tells it.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Makes who hears, which nothing here asks for.
  public init(_ type: Delegate.Type = Delegate.self) {}

  /// Who hears; nobody is made, as no app is started here.
  @MainActor public var wrappedValue: Delegate {
    preconditionFailure("\(Delegate.self) is not made: nothing here starts the app")
  }
}

/// What views tell those around them.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What is told where nobody does.
  static var defaultValue: Value { get }
  /// Puts together what two views tell.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
