/// The text behind `--help`, made from the tables that the parser uses.
enum HelpText {
  /// The help for the program, or for one command.
  static func text(for command: CommandName? = nil) -> String {
    guard let command, command != .talk else { return overview }
    return """
      Usage: assistant \(command.usage)\(command.usage.contains("[options]") ? "" : " [options]")

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).
      \(command.details.map { "\n" + $0 + "\n" } ?? "")
      Options:
      \(options(for: command))

      """
  }

  private static var overview: String {
    """
    assistant understands sentences: say what you want, it finds the intent, asks what is
    missing, and tells what it did.

    Usage:
    \(rows(CommandName.allCases.map { ("  assistant " + $0.usage, $0.summary) }))

    Options:
    \(options(for: nil))

    Exit status: 0 everything was understood and done, 1 something was refused, failed or was
    declined, 2 wrong usage or an unreadable input file, 130 interrupted. Where an app's code
    crashes, the program ends with it, by the same signal (a shell says 132, 133, 134 or 139).

    """
  }

  private static func options(for command: CommandName?) -> String {
    rows(
      Option.allCases
        .filter { option in
          guard let command else { return true }
          return option.commands?.contains(command) ?? true
        }
        .map { ("  --" + $0.rawValue + ($0.valueName.map { " " + $0 } ?? ""), $0.summary) }
    )
  }

  /// Two columns; a left side that is too wide takes a line of its own.
  private static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = 30
    return rows.map { row in
      row.left.count < width
        ? row.left + String(repeating: " ", count: width - row.left.count) + row.right
        : row.left + "\n" + String(repeating: " ", count: width) + row.right
    }.joined(separator: "\n")
  }
}
