import AssistantKit
import Foundation
import Recognizers

/// Runs a recogniser and talks with whoever it hears, until it has finished.
struct ListenCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    let console = session.console
    let program = RecognizerProgram(session.arguments.operands, runner: .system) {
      console.diagnose($0, kind: .warning)
    }
    defer { program.end() }
    let lines = PipedLines(
      supply: program,
      settings: try session.listening(.auto),
      console: console
    )
    let code = try await session.whileFollowingUpdates {
      try await LineLoop(session: session, input: lines, piped: lines, isAtTerminal: false).run()
    }
    return program.isUnusable ? .usage : code
  }
}

extension RecognizerProgram.Runner {
  /// Real processes and the running clock.
  static let system = RecognizerProgram.Runner(
    start: { words throws(InputError) in try CompanionProgram.start(words, output: .read) },
    now: PipedLines.Settings.runningClock,
    sleep: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
  )
}
