import AssistantKit

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
    guard let command, command != .talk else { return overview(columns) }
    let usage = command.usage.contains("[options]") ? command.usage : command.usage + " [options]"
    return wrapped("Usage: assistant \(usage)", columns) + [""]
      + wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", columns)
      + (command.details.map { [""] + paragraphs($0, columns) } ?? [])
      + ["", "Options:"] + rows(options(for: command), columns)
  }

  private static func overview(_ columns: Int) -> [String] {
    wrapped(purpose, min(columns, 90)) + ["", "Usage:"]
      + rows(CommandName.allCases.map { ("  assistant " + $0.usage, $0.summary) }, columns)
      + ["", "Options:"] + rows(options(for: nil), columns)
      + [""] + wrapped(exitStatus, min(columns, 91))
  }

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
      .map { ("  --" + $0.rawValue + ($0.valueName.map { " " + $0 } ?? ""), $0.summary) }
  }

  /// Two columns; a left side that is too wide takes a line of its own, and on a narrow terminal each does.
  private static func rows(_ rows: [(left: String, right: String)], _ columns: Int) -> [String] {
    let width = columns < 64 ? 6 : 30
    let indent = String(repeating: " ", count: width)
    return rows.flatMap { row in
      let right = wrapped(row.right, columns - width)
      guard row.left.count < width else {
        return wrapped(row.left, columns) + right.map { indent + $0 }
      }
      let left = row.left + String(repeating: " ", count: width - row.left.count)
      return right.enumerated().map { ($0 == 0 ? left : indent) + $1 }
    }
  }

  /// Paragraphs as wide as there is room; what is indented is a table, whose lines stay lines.
  private static func paragraphs(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    func end() {
      if !paragraph.isEmpty { lines += wrapped(paragraph.joined(separator: " "), columns) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        end()
        lines.append("")
      } else if line.contains("   ") || line.contains("\t") {
        end()
        lines += AttributedLine(String(line)).wrapped(columns: columns).map(\.text)
      } else {
        paragraph.append(line)
      }
    }
    end()
    return lines
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    AttributedLine(text).wrapped(columns: max(16, columns)).map(\.text)
  }
}

extension Option {
  /// Whether a command takes the option.
  func isTaken(by command: CommandName) -> Bool {
    if command.isAboutProgram { return [.help, .version, .color].contains(self) }
    return commands?.contains(command) ?? true
  }
}
