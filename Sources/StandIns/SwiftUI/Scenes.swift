public import AppIntents
import Notices

/// An app with windows; here only its intents run.
@MainActor @preconcurrency
public protocol App {
  /// The kind of its windows.
  associatedtype Body: Scene
  /// Its windows.
  @SceneBuilder var body: Body { get }
  /// An app.
  init()
}

extension App {
  /// Ends at once, since there are no windows here: the assistant runs the app's intents.
  public static func main() {
    Notice.doesNothing("the app \(Self.self) with its windows")
  }
}

/// A part of an app's windows.
@MainActor @preconcurrency
public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// It is made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: nothing here opens windows")
  }
}

/// Puts windows together.
@resultBuilder
public enum SceneBuilder: PartListBuilder {
  /// Windows.
  public typealias Parts = SceneGroup

  /// A part.
  public static func buildExpression(_ content: some Scene) -> SceneGroup { SceneGroup() }
}

/// Several parts of an app's windows.
nonisolated public struct SceneGroup: Scene, PartList {
  /// It is made of nothing else.
  public typealias Body = Never

  /// Windows, which nothing here opens.
  public static func joined(_ parts: [SceneGroup]) -> SceneGroup { SceneGroup() }
}

/// Windows of a kind.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// It is made of nothing else.
  public typealias Body = Never

  /// Windows of a kind.
  public init(@ViewBuilder content: () -> Content) {}
  /// Windows of a kind with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Windows of a kind with a title.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

/// One window.
nonisolated public struct Window<Content: View>: Scene {
  /// It is made of nothing else.
  public typealias Body = Never

  /// A window with a title and a name.
  public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {}
}

/// The window with the settings.
nonisolated public struct Settings<Content: View>: Scene {
  /// It is made of nothing else.
  public typealias Body = Never

  /// The window with the settings.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Scene {
  /// Gives what is in it a model; nothing here is drawn.
  nonisolated public func environment<Model: AnyObject & Observable>(_ object: Model?) -> Self {
    self
  }
  /// Gives what is in it a model; nothing here is drawn.
  nonisolated public func environmentObject<Model: ObservableObject>(_ object: Model) -> Self {
    self
  }
  /// Hears when a value changes; nothing here does.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }
}
