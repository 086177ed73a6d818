import Testing

@testable import AssistantREPL

@Suite struct ShellCompletionTests {
  @Test(arguments: Shell.allCases)
  func `every command and option is completed`(shell: Shell) {
    let script = ShellCompletion(shell: shell).text
    for command in CommandName.allCases where command != .talk {
      #expect(script.contains(command.rawValue), "\(command)")
    }
    for option in Option.allCases {
      let name = shell == .fish ? "-l \(option.rawValue) " : "--\(option.rawValue)"
      #expect(script.contains(name), "\(option)")
    }
    #expect(script.contains("auto always never"))
  }
}
