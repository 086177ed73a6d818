import Foundation
import Synchronization

/// One run of a program: its arguments go to it as they are, and what it writes is taken.
struct ProgramRun: Sendable {
  /// The most bytes that are taken of what it writes.
  static let mostBytes = 10_000_000

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
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try inputFile()
    let ending = AsyncStream<Int32> { stream in
      process.terminationHandler = { ended in
        stream.yield(ended.terminationStatus)
        stream.finish()
      }
    }
    do {
      try process.run()
    } catch {
      throw WorkflowProblem.noProgram(name)
    }
    let running = RunningProgram(process)
    let isLate = Mutex(false)
    let timer = Task {
      try await Task.sleep(for: timeLimit)
      isLate.withLock { $0 = true }
      running.stop()
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      async let written = Self.bytes(from: output.fileHandleForReading) { running.stop() }
      async let complaint = Self.bytes(from: errors.fileHandleForReading) { running.stop() }
      let (text, said) = (await written, await complaint)
      var status: Int32 = 0
      for await ended in ending { status = ended }
      try Task.checkCancellation()
      if isLate.withLock({ $0 }) {
        throw WorkflowProblem.programTooSlow(name, seconds: Int(timeLimit.components.seconds))
      }
      guard let text, let said else { throw WorkflowProblem.tooMuchOutput(name) }
      guard status == 0 else {
        let last = said.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        throw WorkflowProblem.programFailed(name, status: Int(status), lastLine: last)
      }
      return Self.withoutLineEnd(text)
    } onCancel: {
      running.stop()
    }
  }

  /// Where the program is: at its path, or in one of the folders in which programs are looked for.
  private func executable() throws -> URL {
    guard !name.isEmpty, !name.utf8.contains(0) else { throw WorkflowProblem.noProgram(name) }
    if name.contains("/") {
      return URL(filePath: name, relativeTo: folder).absoluteURL
    }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where folder.hasPrefix("/") {
      let file = URL(filePath: String(folder)).appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw WorkflowProblem.noProgram(name)
  }

  /// Everything that comes, read on a thread of its own; nil where it is too much.
  private static func bytes(
    from handle: FileHandle,
    tooMany: @escaping @Sendable () -> Void
  ) async -> String? {
    await withCheckedContinuation { done in
      Thread {
        var bytes = Data()
        var isTooMuch = false
        while let piece = try? handle.read(upToCount: 65_536), !piece.isEmpty {
          if isTooMuch { continue }
          bytes += piece
          if bytes.count > mostBytes {
            isTooMuch = true
            bytes = Data()
            tooMany()
          }
        }
        done.resume(returning: isTooMuch ? nil : String(decoding: bytes, as: UTF8.self))
      }.start()
    }
  }

  /// The input as a file without a name, which a program may read or leave.
  private func inputFile() throws -> FileHandle {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    do {
      try Data(input.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try FileHandle(forReadingFrom: file)
    } catch {
      throw WorkflowProblem.notWritten(file.path, reason: error.localizedDescription)
    }
  }

  private static func withoutLineEnd(_ text: String) -> String {
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}

/// A started process that can be ended from anywhere.
private final class RunningProgram: Sendable {
  private let id: Int32

  init(_ process: Process) {
    id = process.processIdentifier
  }

  func stop() {
    kill(id, SIGKILL)
  }
}
