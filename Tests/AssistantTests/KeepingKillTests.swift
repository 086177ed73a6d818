import AssistantKit
import Foundation
import TestSupport
import Testing
import Workflows

/// The process is killed while it keeps something, and what it confirmed is there afterwards.
///
/// `KILL_RUNS=1000 swift test --filter KeepingKillTests` does it as often as one likes.
@Suite(.serialized) struct KeepingKillTests {
  @Test func `every shortcut, focus and automation that was confirmed survives`() async throws {
    let runs = ProcessInfo.processInfo.environment["KILL_RUNS"].flatMap { Int($0) } ?? 36
    var random = SplitMix64(seed: 20_261_122)
    let program = try Program()
    let files = PersonalFiles(root: program.home.url.appending(path: "data/assistant"))
    var confirmed: [Kind: Set<String>] = [:]
    var killed = 0
    // How long a whole run takes, in steps of our own.
    var length = 1
    for number in 0..<runs {
      let kind = Kind.allCases[number % Kind.allCases.count]
      let name = "Number \(number)"
      let isWhole = number < Kind.allCases.count
      // The first is killed at once: whole runs may have been slower than all that follow.
      let isFirst = number == Kind.allCases.count
      let moment =
        isWhole ? Int.max : isFirst ? 1 : Int.random(in: (length / 2)...length, using: &random)
      let ending = try run(program, kind, name, killedAfter: moment)
      if isWhole { length = max(length, ending.steps) }
      if ending.isConfirmed { confirmed[kind, default: []].insert(name) }
      if ending.wasKilled { killed += 1 }
      try check(files, confirmed, "run \(number)")
    }
    #expect(Kind.allCases.allSatisfy { confirmed[$0] != nil })
    #expect(killed > 0)
  }

  private enum Kind: String, CaseIterable {
    case shortcut, focus, automation

    var lines: String {
      switch self {
      case .shortcut: "show \"one\"\nshow \"two\"\n"
      case .focus: ""
      case .automation: "when at 07:30\nshow \"one\"\n"
      }
    }
  }

  /// Everything that was confirmed is there, and every file can be read.
  private func check(
    _ files: PersonalFiles,
    _ confirmed: [Kind: Set<String>],
    _ label: String
  ) throws {
    let shortcuts = try WorkflowStore(folder: files.shortcuts).entries().map {
      try $0.content.get().name
    }
    let automations = try AutomationStore(folder: files.automations).entries().map {
      try $0.content.get().name
    }
    let focuses = try files.focus.load().focuses.map(\.name)
    #expect(Set(shortcuts).isSuperset(of: confirmed[.shortcut] ?? []), "\(label)")
    #expect(Set(automations).isSuperset(of: confirmed[.automation] ?? []), "\(label)")
    #expect(Set(focuses).isSuperset(of: confirmed[.focus] ?? []), "\(label)")
  }

  /// Keeps something of a name, and kills the process after so many steps of our own, each of which rests: the process
  /// needs the processor.
  private func run(
    _ program: Program,
    _ kind: Kind,
    _ name: String,
    killedAfter moment: Int
  ) throws -> (isConfirmed: Bool, wasKilled: Bool, steps: Int) {
    let input = try program.home.write(kind.lines, to: "lines")
    let output = try program.home.write([], to: "output")
    let process = Process()
    process.executableURL = program.executable
    process.arguments = [kind.rawValue, "new", name]
    process.environment = program.wholeEnvironment
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    var steps = 0
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.001)
      steps += 1
      if steps == moment { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    return (
      !program.home.bytes(of: "output").isEmpty, process.terminationReason == .uncaughtSignal,
      steps
    )
  }
}
