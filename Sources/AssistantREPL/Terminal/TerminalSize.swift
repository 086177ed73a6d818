#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The columns and rows of a terminal.
struct TerminalSize: Sendable, Hashable {
  /// The cells of a row.
  var columns: Int
  /// The rows of the screen.
  var rows: Int

  /// The size of terminals when nobody says anything else.
  static let standard = TerminalSize(columns: 80, rows: 24)
}

extension TerminalSize {
  /// Asks the terminal, else `COLUMNS` and `LINES`, else takes the standard.
  init(descriptor: Int32, environment: [String: String]) {
    var window = winsize()
    let answer = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    let isKnown = answer == 0
    columns =
      Self.positive(isKnown ? Int(window.ws_col) : 0) ?? Self.positive(environment["COLUMNS"])
      ?? Self.standard.columns
    rows =
      Self.positive(isKnown ? Int(window.ws_row) : 0) ?? Self.positive(environment["LINES"])
      ?? Self.standard.rows
  }

  /// The columns that a line may take, the last one left empty; nil where nobody sees it and it may be of any length.
  static func room(on descriptor: Int32, environment: [String: String]) -> Int? {
    guard Terminal.isTerminal(descriptor) else { return nil }
    return max(16, TerminalSize(descriptor: descriptor, environment: environment).columns - 1)
  }

  private static func positive(_ value: Int) -> Int? {
    value > 0 ? value : nil
  }

  private static func positive(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}
