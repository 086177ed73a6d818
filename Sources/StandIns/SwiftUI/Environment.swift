public import AppIntents
import Notices

/// A kind of thing that views are told by their surroundings.
public protocol EnvironmentKey {
  /// What they are told.
  associatedtype Value
  /// What holds where nobody told them.
  static var defaultValue: Value { get }
}

/// Whether things are dark on light.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light, dark
}

/// Where lines begin.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight, rightToLeft
}

/// How large letters are.
public enum DynamicTypeSize: Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether they are very large.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether an app is in front.
public enum ScenePhase: Sendable, Hashable, Comparable {
  case background, inactive, active
}

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  case compact, regular
}

/// Opens an address, which is only told here.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Sendable, Hashable {
    case handled, discarded, systemAction
    /// Another address is opened in its place.
    case systemActionWith(URL)

    /// Another address is opened in its place.
    public static func systemAction(_ url: URL) -> Result { .systemActionWith(url) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  nonisolated init() { handler = { _ in .systemAction } }

  /// Opens addresses in the app's own way.
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Hands the address to the app, or tells it.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Hands the address to the app, or tells it; there is no browser in an app here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Hands the address to the app, or tells it; and whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url) {
    case .handled: return completion(true)
    case .discarded: return completion(false)
    case .systemAction: Notice.doesNothing("opening \(url.absoluteString)")
    case .systemActionWith(let other): Notice.doesNothing("opening \(other.absoluteString)")
    }
    completion(false)
  }
}

/// Goes back, which nothing here does.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Something that a view is told by its surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case model(ObjectIdentifier)
  }

  private let source: Source

  /// What is told under a name.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .path(path)
  }

  /// A model that some view around it gave.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .model(ObjectIdentifier(type))
  }

  /// A model that some view around it may have given.
  public init<Model: AnyObject & Observable>(_ type: Model.Type)
  where Value == Model? {
    source = .model(ObjectIdentifier(type))
  }

  /// What was told.
  @MainActor public var wrappedValue: Value {
    switch source {
    case .path(let path): return EnvironmentValues.current[keyPath: path]
    case .model(let type):
      let object = EnvironmentValues.current.object(type)
      if let model = object as? Value { return model }
      if let nothing = Self.nothing { return nothing }
      preconditionFailure("no view around it has .environment(…) with a \(Value.self)")
    }
  }

  private static var nothing: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }
}

/// A model that some view around it gave.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A model.
  public init() {}

  /// The model.
  public var wrappedValue: ObjectType {
    guard
      let object = EnvironmentValues.current.object(ObjectIdentifier(ObjectType.self))
        as? ObjectType
    else {
      preconditionFailure("no view around it has .environmentObject(…) with a \(ObjectType.self)")
    }
    return object
  }

  /// Ways to read and write its parts.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(model: wrappedValue)
  }
}

/// A view that tells what is in it something.
nonisolated public struct EnvironmentView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }

  @MainActor package var drawings: [SnippetContent] {
    let before = EnvironmentValues.current
    change(&EnvironmentValues.current)
    defer { EnvironmentValues.current = before }
    return AppIntents.drawings(of: content)
  }
}

extension View {
  /// Tells what is in it something.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0[keyPath: path] = value }
  }

  /// Gives what is in it a model.
  nonisolated public func environment<Model: AnyObject & Observable>(
    _ object: Model?
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { if let object { $0.add(object) } }
  }

  /// Gives what is in it a model.
  nonisolated public func environmentObject<Model: ObservableObject>(
    _ object: Model
  ) -> EnvironmentView<Self> {
    EnvironmentView(content: self) { $0.add(object) }
  }
}

/// How much colours differ.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  case standard, increased
}

/// How heavy letters are.
public enum LegibilityWeight: Sendable, Hashable {
  case regular, bold
}

/// Whether something is edited.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}
