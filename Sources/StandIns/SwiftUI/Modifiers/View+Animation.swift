public import AppIntents

// How things move in steps: the first step is shown.
extension View {
  /// How a change of it is shown; text does not show it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  /// How a change of it is shown; text does not show it.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }

  /// It goes through phases; the first is shown.
  nonisolated public func phaseAnimator<Phase: Equatable, Shown: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> Shown,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Shown? { firstPhase(of: phases, content) }

  /// It goes through phases when a value changes; the first is shown.
  nonisolated public func phaseAnimator<Phase: Equatable, Shown: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> Shown,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Shown? { firstPhase(of: phases, content) }

  nonisolated private func firstPhase<Phase, Shown>(
    of phases: some Sequence<Phase>,
    _ content: (Self, Phase) -> Shown
  ) -> Shown? { phases.first { _ in true }.map { content(self, $0) } }

  /// It moves along frames; the first is shown.
  nonisolated public func keyframeAnimator<Value, Shown: View>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> Shown,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks
  ) -> Shown { content(self, initialValue) }

  /// It moves along frames when a value changes; the first is shown.
  nonisolated public func keyframeAnimator<Value, Shown: View>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> Shown,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks
  ) -> Shown { content(self, initialValue) }
}

/// What something moves along.
public struct KeyframeTracks: Sendable, PartList {
  /// Frames, of which only the first is shown.
  public static func joined(_ parts: [KeyframeTracks]) -> KeyframeTracks { KeyframeTracks() }
}

/// Where something is at a time.
public protocol Keyframe<Value> {
  /// What moves.
  associatedtype Value
}

/// Straight to a value.
public struct LinearKeyframe<Value>: Keyframe {
  /// To a value, in some seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// Smoothly to a value.
public struct CubicKeyframe<Value>: Keyframe {
  /// To a value, in some seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// To a value as a spring.
public struct SpringKeyframe<Value>: Keyframe {
  /// To a value, in some seconds.
  public init(_ to: Value, duration: TimeInterval? = nil) {}
}

/// At once to a value.
public struct MoveKeyframe<Value>: Keyframe {
  /// To a value.
  public init(_ to: Value) {}
}

/// The frames of one part of a value.
public struct KeyframeTrack<Root, Value> {
  /// The frames of a part.
  public init(
    _ part: WritableKeyPath<Root, Value>,
    @KeyframeTrackBuilder<Value> content: () -> KeyframeTracks
  ) {}

  /// The frames of the whole.
  public init(@KeyframeTrackBuilder<Value> content: () -> KeyframeTracks) where Root == Value {}
}

/// Puts the frames of a part together.
@resultBuilder
public enum KeyframeTrackBuilder<Value>: PartListBuilder {
  /// Frames.
  public typealias Parts = KeyframeTracks

  /// A frame.
  public static func buildExpression(_ frame: some Keyframe<Value>) -> KeyframeTracks {
    KeyframeTracks()
  }
}

/// Puts the frames of the parts of a value together.
@resultBuilder
public enum KeyframesBuilder<Value>: PartListBuilder {
  /// Frames.
  public typealias Parts = KeyframeTracks

  /// A part.
  public static func buildExpression(_ track: KeyframeTrack<Value, some Any>) -> KeyframeTracks {
    KeyframeTracks()
  }
}
