import AssistantKit
import Testing

@testable import AssistantREPL

@Suite struct HelpTextTests {
  @Test func `the help begins with what it is for and ends with the exit statuses`() {
    let lines = HelpText.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(5) == [
        "assistant understands sentences: say what you want, it finds the intent, asks what is",
        "missing, and tells what it did.", "", "Usage:",
        "  assistant                   talk: a prompt on a terminal, a filter on a pipe",
      ]
    )
    #expect(
      lines.suffix(4) == [
        "Exit status: 0 everything was understood and done, 1 something was refused, failed or was",
        "declined, 2 wrong usage or an unreadable input file, 130 interrupted. Where an app's code",
        "crashes, the program ends with it, by the same signal (a shell says 132, 133, 134 or 139).",
        "",
      ]
    )
  }

  @Test(arguments: Option.allCases)
  func `every option is in the help`(option: Option) {
    let help = HelpText.text(columns: 200)
    let name = "  --" + option.rawValue + (option.valueName.map { " " + $0 } ?? "")
    #expect(help.contains(name + " ") || help.contains(name + "\n"))
    #expect(help.contains(option.summary(for: nil)))
  }

  @Test(arguments: CommandName.allCases)
  func `every command is in the help, with its own options in its own help`(command: CommandName) {
    #expect(HelpText.text(columns: 200).contains("assistant \(command.usage)"))
    #expect(HelpText.text(columns: 200).contains(command.summary))
    guard command != .talk else { return }
    let help = HelpText.text(for: command)
    let options = command.usage.contains("[options]") ? "" : " [options]"
    #expect(help.hasPrefix("Usage: assistant \(command.usage)\(options)\n"))
    for option in Option.allCases {
      let isShown =
        help.contains("  --\(option.rawValue) ") || help.contains("  --\(option.rawValue)\n")
      #expect(isShown == option.isTaken(by: command), "\(option.rawValue)")
    }
  }

  @Test(arguments: [40, 60, 80, 100])
  func `no line of the help is wider than there is room`(columns: Int) {
    for command in CommandName.allCases {
      for line in HelpText.text(for: command, columns: columns).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= columns, "\(line)")
      }
    }
  }

  @Test func `a table in the help stays one`() {
    let help = HelpText.text(for: .focus)
    #expect(help.contains("\n  focus                          the focuses; which one is on\n"))
    #expect(HelpText.text(for: .match, columns: 60).contains("\n      --catalog FILE\n") == false)
    #expect(
      HelpText.text(for: .match, columns: 60).contains("\n  --catalog FILE\n      phrases of")
    )
  }
}
