#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a person types and reads.
struct Terminal: Sendable, Hashable {
  /// The descriptor that keys come from.
  var input: Int32
  /// The descriptor that is written to.
  var output: Int32
  /// The environment's variables.
  var environment: [String: String]
  /// How looks are written.
  var style: TerminalStyle
  /// Whether it is the process's own: then signals concern it.
  var isOwnedByProcess: Bool

  /// The standard input and output, or nil where lines cannot be edited.
  ///
  /// Both must be terminals, and `TERM` must name one that can move its cursor.
  static func standard(environment: [String: String], colors: ColorMode) -> Terminal? {
    guard isTerminal(0), isTerminal(1), TerminalKind(environment: environment) == .capable else {
      return nil
    }
    let isColored = colors.isColored(isTerminal: true, environment: environment)
    return Terminal(
      input: 0,
      output: 1,
      environment: environment,
      style: TerminalStyle(isColored: isColored),
      isOwnedByProcess: true
    )
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0
  }
}
