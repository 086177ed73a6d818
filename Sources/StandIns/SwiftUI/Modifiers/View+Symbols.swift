import AppIntents

// How symbols move: accepted, and left out of text.
extension View {
  /// How a symbol moves; text does not show it.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> Self { self }

  /// How a symbol moves when a value changes; text does not show it.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: some Equatable
  ) -> Self { self }

  /// That symbols do not move; text does not show it.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}

/// How a symbol moves.
///
/// Apple's framework has a type for each; here every kind has every manner, which changes nothing.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// It comes.
  public static let appear = SymbolEffect(name: "appear")
  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It goes.
  public static let disappear = SymbolEffect(name: "disappear")
  /// It is drawn away.
  public static let drawOff = SymbolEffect(name: "drawOff")
  /// It is drawn.
  public static let drawOn = SymbolEffect(name: "drawOn")
  /// It comes and goes.
  public static let pulse = SymbolEffect(name: "pulse")
  /// One takes the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It grows.
  public static let scale = SymbolEffect(name: "scale")
  /// Its parts change colour one after another.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// As usual.
  public static let automatic = SymbolEffect(name: "automatic")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Forwards.
  public var forward: SymbolEffect { self }
  /// Backwards.
  public var backward: SymbolEffect { self }
  /// As a clock.
  public var clockwise: SymbolEffect { self }
  /// Against a clock.
  public var counterClockwise: SymbolEffect { self }
  /// One part after another.
  public var byLayer: SymbolEffect { self }
  /// Every part for itself.
  public var individually: SymbolEffect { self }
  /// All at once.
  public var wholeSymbol: SymbolEffect { self }
  /// One after another, each going again.
  public var iterative: SymbolEffect { self }
  /// One after another, each staying.
  public var cumulative: SymbolEffect { self }
  /// And back again.
  public var reversing: SymbolEffect { self }
  /// And from the beginning again.
  public var nonReversing: SymbolEffect { self }
  /// The parts that are off are hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The parts that are off are pale.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Without more.
  public var plain: SymbolEffect { self }
  /// With a pulse.
  public var pulse: SymbolEffect { self }
  /// The old one down, the new one up.
  public var downUp: SymbolEffect { self }
  /// The old one up, the new one down.
  public var upUp: SymbolEffect { self }
  /// The old one away, the new one up.
  public var offUp: SymbolEffect { self }
  /// By what both have in common.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String

  /// How it is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// So many times, with pauses of so many seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      periodic
    }
  }

  /// As usual.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// In a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a manner.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
