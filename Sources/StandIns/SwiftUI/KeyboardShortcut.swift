/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The keys as bits.
  public let rawValue: Int
  /// Keys as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key among the numbers.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A key with those that are held.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key.
  public var key: KeyEquivalent
  /// Those that are held.
  public var modifiers: EventModifiers

  /// A key with those that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What goes on.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What stops.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyEquivalent {
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}
