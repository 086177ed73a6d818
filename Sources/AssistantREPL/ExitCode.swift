/// How the program ends, as other programs see it.
///
/// Where an app's code traps, there is no such end: the process ends by the trap's signal.
public enum ExitCode: Int32, Sendable {
  /// Everything was understood and done.
  case success = 0
  /// Something was refused, failed or was declined.
  case failure = 1
  /// The call was wrong, or an input file could not be read.
  case usage = 2
  /// The person interrupted the program.
  case interrupted = 130
}
