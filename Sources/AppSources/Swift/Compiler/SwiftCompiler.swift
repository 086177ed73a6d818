import Dispatch
import Foundation

/// The compiler's own parser, asked for the declarations of many files in one process.
struct SwiftCompiler: Sendable, Equatable {
  /// Why the compiler gave no answer for a file.
  enum Failure: Error, Sendable, Hashable {
    case crashed
    case tookTooLong(seconds: Int)
    case notStarted
    /// It had failed to answer too often before.
    case notAsked
  }

  let path: String
  /// How long the compiler may take for one file; many at once have a little more.
  var seconds = 5

  /// The compiler on the path; nil where there is none.
  ///
  /// - Parameter environment: The environment variables. `SWIFT_EXEC` names a compiler, as it does for
  ///   other tools.
  init?(environment: [String: String]) {
    if let path = environment["SWIFT_EXEC"], FileManager.default.isExecutableFile(atPath: path) {
      self.path = path
      return
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" }
    guard
      let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:))
    else { return nil }
    self.path = path
  }

  /// Asks for the declarations of sources.
  ///
  /// A file that makes the compiler crash or hang is asked for alone, so that it costs no other file.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - patience: How often the compiler may still give no answer.
  /// - Returns: For each source its declarations, or why there are none.
  func declarations(
    in sources: [[UInt8]],
    patience: CompilerPatience
  ) -> [Result<[TypeDeclaration], Failure>] {
    switch ask(sources, patience) {
    case .success(let answers): return answers.map { .success($0) }
    case .failure(let failure) where sources.count == 1: return [.failure(failure)]
    case .failure: return sources.map { source in ask([source], patience).map { $0[0] } }
    }
  }

  private func ask(
    _ sources: [[UInt8]],
    _ patience: CompilerPatience
  ) -> Result<[[TypeDeclaration]], Failure> {
    guard patience.end == nil else { return .failure(.notAsked) }
    let answer = ask(sources)
    if case .failure(let failure) = answer {
      patience.notice(failure)
      // It is told once for all files why nothing is asked any more.
      return .failure(failure == .notStarted ? .notAsked : failure)
    }
    patience.notice(nil)
    return answer
  }

  private func ask(_ sources: [[UInt8]]) -> Result<[[TypeDeclaration]], Failure> {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "assistant-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return .failure(.notStarted)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = [
      "-frontend", "-dump-parse", "-dump-ast-format", "json", "-suppress-warnings",
      "-module-name", "Sources",
    ]
    for (number, source) in sources.enumerated() {
      let file = folder.appending(path: "File\(number).swift")
      guard FileWriter.write(source, to: file.path) else { return .failure(.notStarted) }
      arguments += ["-primary-file", file.path, "-o", folder.appending(path: "\(number)").path]
    }
    if let failure = run(arguments, limit: seconds + sources.count / 8) { return .failure(failure) }
    var answers: [[TypeDeclaration]] = []
    for number in sources.indices {
      guard let data = try? Data(contentsOf: folder.appending(path: "\(number)")), !data.isEmpty
      else { return .failure(.crashed) }
      var dump = DeclarationDump(Array(data))
      guard dump.isWhole else { return .failure(.crashed) }
      dump.read()
      answers.append(dump.declarations)
    }
    return .success(answers)
  }

  /// How often a compiler is tried again that somebody writes to.
  private static let mostBusy = 100
  /// How long that is waited for, in microseconds.
  private static let busyTime: UInt32 = 10_000

  /// Starts the compiler; nil where it cannot be.
  ///
  /// A script that was just written may still be open in a process that another thread is about to start, and is not
  /// run until then (`ETXTBSY`).
  private func start(_ arguments: [String], telling ended: DispatchSemaphore) -> Process? {
    for _ in 0...Self.mostBusy {
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.terminationHandler = { _ in ended.signal() }
      do {
        try process.run()
        return process
      } catch let busy as NSError where busy.code == Int(ETXTBSY) {
        usleep(Self.busyTime)
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Runs the compiler to its end; a status that is no signal only says that a source has mistakes.
  private func run(_ arguments: [String], limit: Int) -> Failure? {
    let ended = DispatchSemaphore(value: 0)
    guard let process = start(arguments, telling: ended) else { return .notStarted }
    guard ended.wait(timeout: .now() + .seconds(limit)) == .success else {
      // It leads a group of its own, in which a script's children are too; whoever left that is not waited for.
      kill(-process.processIdentifier, SIGKILL)
      kill(process.processIdentifier, SIGKILL)
      _ = ended.wait(timeout: .now() + .seconds(1))
      return .tookTooLong(seconds: limit)
    }
    return process.terminationReason == .uncaughtSignal ? .crashed : nil
  }
}
