public import Foundation
public import AppIntents

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
  /// So many times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> Animation { self }

  /// As a spring.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { .spring }
  /// As a soft spring, for some time.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth
  }
  /// As a quick spring, for some time.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy
  }
  /// As a lively spring, for some time.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy
  }
  /// As a spring that a finger holds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { .spring }
  /// As a spring of some stiffness.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// Along a curve.
  public static func timingCurve(
    _ firstX: Double,
    _ firstY: Double,
    _ secondX: Double,
    _ secondY: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { .easeInOut }
}

/// Changes something; nothing here moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something, and something else when that has moved; nothing here moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// When a movement is over.
public enum AnimationCompletionCriteria: Sendable, Hashable {
  case logicallyComplete, removed
}

/// Changes something as a transaction says; nothing here moves.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How a change is shown.
public struct Transaction: Sendable {
  /// How things move.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false
  /// Whether it goes on while a finger moves.
  public var isContinuous = false

  /// A change.
  public init(animation: Animation? = nil) { self.animation = animation }
}

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
  /// It comes from somewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  /// It becomes from looking one way to looking another.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier,
    identity: Modifier
  ) -> AnyTransition { .opacity }
  /// It moves so, which text does not show.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
