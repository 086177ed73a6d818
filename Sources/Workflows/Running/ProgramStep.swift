import AppProcess
import Foundation

/// A step that runs a program: its arguments go to it as they are, and what it writes is taken.
struct ProgramStep: Sendable {
  /// The most bytes that are taken of what it writes.
  static let mostBytes = 10_000_000
  /// How long it may take to end once it is told to: shorter than its run may, which tells then what became of it.
  private static let grace = Duration.milliseconds(500)

  var name: String
  var arguments: [String]
  var input: String
  var folder: URL
  var environment: [String: String]
  var timeLimit: Duration

  /// What it wrote to its standard output, without line breaks at the end.
  ///
  /// - Throws: ``WorkflowProblem`` where it cannot be started, does not end well or in time, or writes
  ///   too much; `CancellationError` where nobody waits for it any more.
  func output() async throws -> String {
    let run = ProgramRun(
      words: [try executable()] + arguments,
      folder: folder.path,
      input: Array(input.utf8),
      environment: environment,
      timeLimit: timeLimit,
      grace: Self.grace,
      mostOutput: Self.mostBytes
    )
    let ending: ProgramRun.Ending
    do {
      ending = try await run.run()
    } catch {
      throw WorkflowProblem.noProgram(name)
    }
    switch ending.cause {
    case .status(0): return Self.withoutLineEnd(String(decoding: ending.output, as: UTF8.self))
    case .status(let status), .signal(let status):
      let said = String(decoding: ending.diagnostics, as: UTF8.self)
      let last = said.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      throw WorkflowProblem.programFailed(name, status: Int(status), lastLine: last)
    case .tookTooLong:
      throw WorkflowProblem.programTooSlow(name, seconds: Int(timeLimit.components.seconds))
    case .wroteTooMuch: throw WorkflowProblem.tooMuchOutput(name)
    case .cancelled: throw CancellationError()
    }
  }

  /// Where the program is: at its path, or in one of the folders in which programs are looked for.
  private func executable() throws -> String {
    guard !name.isEmpty, !name.utf8.contains(0) else { throw WorkflowProblem.noProgram(name) }
    if name.contains("/") {
      return URL(filePath: name, relativeTo: folder).absoluteURL.path
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where folder.hasPrefix("/") {
      let file = URL(filePath: String(folder)).appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file.path }
    }
    throw WorkflowProblem.noProgram(name)
  }

  private static func withoutLineEnd(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
