/// The text behind `--help`, made from the tables that the parser uses.
enum HelpText {
  /// The columns where nobody says how many there are.
  static let usualColumns = 100

  /// The help for the program, or for one command.
  ///
  /// - Parameters:
  ///   - command: The command; nil for all of them.
  ///   - columns: The most columns of a line.
  /// - Returns: The text.
  static func text(for command: CommandName? = nil, columns: Int = usualColumns) -> String {
    lines(for: command, columns: columns).map { $0 + "\n" }.joined()
  }

  private static func lines(for command: CommandName?, columns: Int) -> [String] {
    let layout = TextLayout(columns: columns)
    guard let command, command != .talk else { return overview(layout) }
    let usage = command.usage.contains("[options]") ? command.usage : command.usage + " [options]"
    return layout.wrapped("Usage: assistant \(usage)") + [""]
      + layout.wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
      + (command.details.map { [""] + layout.paragraphs($0) } ?? [])
      + ["", "Options:"] + layout.rows(options(for: command), width: leftColumns)
  }

  private static func overview(_ layout: TextLayout) -> [String] {
    let commands = CommandName.allCases.map { ("  assistant " + $0.usage, $0.summary) }
    return TextLayout(columns: min(layout.columns, 90)).wrapped(purpose) + ["", "Usage:"]
      + layout.rows(commands, width: leftColumns)
      + ["", "Options:"] + layout.rows(options(for: nil), width: leftColumns)
      + [""] + TextLayout(columns: min(layout.columns, 91)).wrapped(exitStatus)
  }

  /// The columns of what is explained, beside its explanation.
  private static let leftColumns = 30

  static let purpose = """
    assistant understands sentences: say what you want, it finds the intent, asks what is \
    missing, and tells what it did.
    """

  static let exitStatus = """
    Exit status: 0 everything was understood and done, 1 something was refused, failed or was \
    declined, 2 wrong usage or an unreadable input file, 130 interrupted. Where an app's code \
    crashes, the program ends with it, by the same signal (a shell says 132, 133, 134 or 139).
    """

  /// The options that a command takes, and what they do.
  static func options(for command: CommandName?) -> [(left: String, right: String)] {
    Option.allCases.filter { command.map($0.isTaken) ?? true }
      .map { option in
        let value = option.valueName.map { " " + $0 } ?? ""
        return ("  --" + option.rawValue + value, option.summary(for: command))
      }
  }
}

extension Option {
  /// Whether a command takes the option.
  func isTaken(by command: CommandName) -> Bool {
    if command.isAboutProgram { return [.help, .version, .color].contains(self) }
    return commands?.contains(command) ?? true
  }
}
