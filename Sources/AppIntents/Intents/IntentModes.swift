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
}
