/// Whether the app comes to the front for an intent, and when.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The modes as bits.
  public let rawValue: Int

  /// Modes from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The app stays where it is.
  public static var background: IntentModes { IntentModes(rawValue: 1) }
  /// The app comes to the front before the intent is performed.
  public static var foreground: IntentModes { foreground(.immediate) }

  /// The app comes to the front when the mode says.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    IntentModes(rawValue: mode.bit)
  }

  /// When the app comes to the front.
  public struct ForegroundMode: Hashable, Sendable {
    fileprivate let bit: Int

    /// Before the intent is performed.
    public static var immediate: ForegroundMode { ForegroundMode(bit: 2) }
    /// Before the intent ends.
    public static var deferred: ForegroundMode { ForegroundMode(bit: 4) }
    /// When the intent asks for it.
    public static var dynamic: ForegroundMode { ForegroundMode(bit: 8) }
  }

  /// Whether the app is in front while an intent runs.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private let isForeground: Bool
    /// Whether the intent may bring the app to the front.
    public let canContinueInForeground: Bool

    init(canContinueInForeground: Bool) {
      isForeground = false
      self.canContinueInForeground = canContinueInForeground
    }

    private init(isForeground: Bool) {
      self.isForeground = isForeground
      canContinueInForeground = isForeground
    }

    /// The app is behind.
    public static var background: Current { Current(isForeground: false) }
    /// The app is in front.
    public static var foreground: Current { Current(isForeground: true) }

    /// The mode's name.
    public var debugDescription: String { isForeground ? "foreground" : "background" }

    /// Whether both are the same mode, whatever may follow.
    public static func == (left: Current, right: Current) -> Bool {
      left.isForeground == right.isForeground
    }

    /// Adds the mode.
    public func hash(into hasher: inout Hasher) { hasher.combine(isForeground) }
  }
}
