public import Foundation

/// Something that is done with fingers; nothing here is.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it.
  associatedtype Value
}

extension Gesture {
  /// What is done when it ends, which never happens.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// What is done while it goes on, which never happens.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A touch.
public struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// A touch, or several.
  public nonisolated init(count: Int = 1) {}
}

/// A long touch.
public struct LongPressGesture: Gesture {
  /// Whether it was long.
  public typealias Value = Bool
  /// A long touch.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement.
public struct DragGesture: Gesture {
  /// How far it went.
  public struct Value: Hashable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// A movement.
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}

extension DragGesture {
  /// A movement, seen from somewhere.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace
  ) { self.init(minimumDistance: minimumDistance) }
}

extension DragGesture.Value {
  /// Where it would end by itself.
  public var predictedEndLocation: CGPoint { location }
  /// How far it would go by itself.
  public var predictedEndTranslation: CGSize { translation }
  /// How fast it is.
  public var velocity: CGSize { .zero }
}

/// Two fingers away from each other.
public struct MagnifyGesture: Gesture {
  /// How far.
  public struct Value: Hashable, Sendable {
    /// How many times as large.
    public var magnification: CGFloat
  }

  /// Two fingers away from each other.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers away from each other, by its former name.
public struct MagnificationGesture: Gesture {
  /// How many times as large.
  public typealias Value = CGFloat
  /// Two fingers away from each other.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers around each other.
public struct RotateGesture: Gesture {
  /// How far.
  public struct Value: Hashable, Sendable {
    /// How far around.
    public var rotation: Angle
  }

  /// Two fingers around each other.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers around each other, by its former name.
public struct RotationGesture: Gesture {
  /// How far around.
  public typealias Value = Angle
  /// Two fingers around each other.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A touch at a place.
public struct SpatialTapGesture: Gesture {
  /// Where.
  public struct Value: Hashable, Sendable {
    /// Where.
    public var location: CGPoint
  }

  /// A touch, or several.
  public nonisolated init(count: Int = 1) {}
}

/// Two gestures that belong together.
public struct CombinedGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What either says.
  public struct Value {
    /// What the first says.
    public var first: First.Value?
    /// What the second says.
    public var second: Second.Value?
  }

  nonisolated init() {}
}

extension Gesture {
  /// One after the other.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<Self, Other> { .init() }
  /// Both at once.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> CombinedGesture<Self, Other> { .init() }
  /// The one or the other.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<Self, Other> { .init() }
  /// Keeps something while it goes on, which never happens.
  nonisolated public func updating<Kept>(
    _ state: GestureState<Kept>,
    body: @escaping (Value, inout Kept, inout Transaction) -> Void
  ) -> Self { self }
}

/// What is kept while a gesture goes on, which never happens.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// What it is while nothing goes on.
  public let wrappedValue: Value

  /// A value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What a gesture writes to.
  public var projectedValue: GestureState<Value> { self }
}
