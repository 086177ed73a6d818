/// What a person says to be polite, which asks for nothing.
public enum Courtesy: Sendable, Hashable, CaseIterable {
  /// They begin to talk ("hello").
  case greeting
  /// They thank ("thanks a lot").
  case thanks
  /// They take their leave ("bye").
  case farewell
  /// They are content ("well done").
  case praise
  /// They are sorry ("sorry, my mistake").
  case apology
}
