import Foundation
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

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["lin"], "lint"), (["--locale", "ko", "lin"], "lint"), (["lint", "--form"], "--format"),
      (["--verbose", "--locale", "ko", "lint", "--form"], "--format"),
      (["lint", "--format", "sa"], "sarif"), (["--locale", "v"], "vi"),
      (["shortcut", "ren"], "rename"), (["lint", "--format", "=", "sa"], "sarif"),
      (["coverage", "--color", "="], "auto always never"),
      (["--locale", "=", "ko", "lin"], "lint"),
    ]
  )
  func `bash completes it`(words: [String], completed: String) throws {
    let line = (["assistant"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script =
      ShellCompletion(shell: .bash).text
      + "COMP_WORDS=(\(line))\nCOMP_CWORD=\(words.count)\n_assistant\nprintf '%s ' \"${COMPREPLY[@]}\"\n"
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    process.standardOutput = output
    try process.run()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == completed + " ")
  }
}
