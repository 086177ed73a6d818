import Foundation

/// The manual page, made from the tables that the parser uses, in the macros of `man` (man(7)).
enum ManualPage {
  /// The page.
  static var text: String {
    let commands = CommandName.allCases.filter { $0 != .talk }
    return """
      .TH ASSISTANT 1 "" "assistant \(AssistantCommand.version)" "User Commands"
      .SH NAME
      assistant \\- understand sentences, and do what they ask of apps
      .SH SYNOPSIS
      .B assistant
      .RI [ command ]\u{20}
      .RI [ options ]
      .SH DESCRIPTION
      \(paragraph(HelpText.purpose))
      Without a command it talks: a prompt on a terminal, a filter on a pipe.
      .SH COMMANDS
      \(commands.map(section).joined(separator: "\n"))
      .SH OPTIONS
      \(HelpText.options(for: nil).map { tagged($0.left, $0.right + ".") }.joined(separator: "\n"))
      .SH EXIT STATUS
      \(exitStatus)
      .SH ENVIRONMENT
      \(tagged("LC_ALL, LC_MESSAGES, LANG", "the language, where --locale names none."))
      \(tagged("NO_COLOR, TERM, COLUMNS, LINES", "how the terminal is written to."))
      \(tagged("XDG_STATE_HOME, XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME", "where a person's own files are."))
      .SH FILES
      \(tagged("~/.config/assistant/heard-as.tsv", "what is heard and what it stands for, a line each."))
      \(tagged("~/.config/assistant/apps", "the apps that were added."))
      \(tagged("~/.local/state/assistant/history", "the lines that were typed."))
      \(tagged("~/.local/state/assistant/misses.jsonl", "what was not understood lately."))

      """.split(separator: "\n", omittingEmptySubsequences: true).map { $0 + "\n" }.joined()
  }

  private static var exitStatus: String {
    paragraph(String(HelpText.exitStatus.dropFirst("Exit status: ".count)))
  }

  private static func section(_ command: CommandName) -> String {
    let details = command.details.map { "\n" + paragraphs($0) } ?? ""
    return ".SS assistant \(escaped(command.usage))\n"
      + escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
      + details
  }

  /// Text between empty lines; what is a table stays as it was written.
  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { part in
      let isTable = part.split(separator: "\n").contains { $0.contains("   ") || $0.contains("\t") }
      let lines = part.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n")
      return isTable ? ".PP\n.nf\n\(lines)\n.fi" : ".PP\n\(lines)"
    }.joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String { escaped(text) }

  private static func tagged(_ tag: String, _ text: String) -> String {
    ".TP\n.B \(escaped(tag.trimmingPrefix { $0 == " " }))\n\(escaped(text))"
  }

  /// Text without anything that means something to roff.
  private static func escaped(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = String(line).replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}
