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
public enum SceneBuilder {
  /// One part.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> SceneGroup { SceneGroup() }
  /// A part.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several parts of an app's windows.
nonisolated public struct SceneGroup: Scene {
  /// It is made of nothing else.
  public typealias Body = Never
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

/// How things move, which text does not show.
public struct Animation: Sendable, Hashable {
  private let name: String

  /// As usual.
  public static let `default` = Animation(name: "default")
  /// Slowly at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at last.
  public static let easeOut = Animation(name: "easeOut")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a soft spring.
  public static let smooth = Animation(name: "smooth")
  /// As a quick spring.
  public static let snappy = Animation(name: "snappy")
  /// As a lively spring.
  public static let bouncy = Animation(name: "bouncy")

  /// Slowly at both ends, for some time.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Slowly at first, for some time.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slowly at last, for some time.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// At one speed, for some time.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// As a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.8,
    blendDuration: TimeInterval = 0
  ) -> Animation { .spring }
  /// Later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes something; nothing here moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How views come and go, which text does not show.
public struct AnyTransition: Sendable, Hashable {
  private let name: String

  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// Becoming visible.
  public static let opacity = AnyTransition(name: "opacity")
  /// Becoming larger.
  public static let scale = AnyTransition(name: "scale")
  /// From the side.
  public static let slide = AnyTransition(name: "slide")

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// It pushes what was there away.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// It grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// It comes from somewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  /// It comes one way and goes another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  /// It becomes sharp.
  public static let blurReplace = AnyTransition(name: "blurReplace")
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
