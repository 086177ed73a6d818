/// What a sentence asks an app to do, whatever the app is about.
public enum RequestKind: String, Sendable, Hashable, CaseIterable {
  /// It asks for nothing.
  case nothing
  /// Open, show, bring up something.
  case show
  /// Look for things by something they have.
  case find
  /// Answer a question.
  case tell
  /// Put something new there, or write down what happened.
  case add
  /// Take something away, call it off.
  case remove
  /// Put something in another place, list or state.
  case move
  /// Give stars or points.
  case rate
  /// Change a number, a time, a name.
  case set
  /// Buy, order, book.
  case get
  /// Start, play, switch on.
  case start
  /// Stop, pause, switch off.
  case stop
  /// Send, lend, tell somebody.
  case send
  /// Remind, wake, plan.
  case remind
  /// Anything else.
  case other
}
