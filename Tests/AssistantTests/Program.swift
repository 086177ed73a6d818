import Foundation
import TestSupport

/// The real executable, as a stranger has it, with a home of its own.
struct Program: Sendable {
  let home: ScratchFolder
  var executable = Program.built
  var environment: [String: String] = [:]

  init() throws {
    home = try ScratchFolder()
  }

  /// The executable beside the tests.
  static let built: URL = {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    let folders = places.compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
    let files = folders.map { $0.appending(path: "assistant") }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? files[0]
  }()

  private final class Marker {}

  /// Nothing of the machine's own settings, and every file in the home folder.
  var wholeEnvironment: [String: String] {
    let own = [
      "HOME": home.path("home"), "XDG_DATA_HOME": home.path("data"),
      "XDG_STATE_HOME": home.path("state"), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    return own.merging(environment) { $1 }
  }

  /// The file of the library.
  var database: String { home.path("data/assistant/library/library.sqlite") }

  /// Runs to the end with the lines as standard input.
  func run(_ arguments: String..., lines: String...) async throws -> Ending {
    try await run(arguments, input: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// Runs to the end with the bytes as standard input.
  func run(_ arguments: [String], input: [UInt8], folder: String? = nil) async throws -> Ending {
    let name = UUID().uuidString
    let input = try home.write(input, to: "\(name).in")
    let output = try home.write([], to: "\(name).out")
    let diagnostics = try home.write([], to: "\(name).err")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = wholeEnvironment
    process.currentDirectoryURL = URL(filePath: folder ?? home.url.path)
    try await process.runToEnd {
      process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: diagnostics))
    }
    return Ending(
      output: String(decoding: home.bytes(of: "\(name).out"), as: UTF8.self),
      diagnostics: String(decoding: home.bytes(of: "\(name).err"), as: UTF8.self),
      status: process.terminationStatus
    )
  }

  /// Begins a conversation that goes on, of which standard error is of no interest.
  func talk(_ arguments: String...) throws -> Talk {
    let talk = Talk()
    talk.process.executableURL = executable
    talk.process.arguments = arguments
    talk.process.environment = wholeEnvironment
    talk.process.standardInput = talk.input
    talk.process.standardOutput = talk.output
    talk.process.standardError = FileHandle.nullDevice
    try talk.process.run()
    return talk
  }

  /// Runs a shell's command line, in which `$assistant` is the program.
  func shell(_ command: String) async throws -> Ending {
    var shell = self
    shell.executable = URL(filePath: "/bin/sh")
    shell.environment["assistant"] = executable.path
    return try await shell.run(["-c", command], input: [])
  }
}

/// A conversation with the program over pipes.
struct Talk {
  fileprivate let process = Process()
  fileprivate let input = Pipe()
  fileprivate let output = Pipe()

  /// Says sentences, and gives what is answered up to some end, or to the program's.
  func said(to sentences: String..., until end: String) throws -> String {
    let lines = sentences.map { $0 + "\n" }.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    var text = ""
    while !text.hasSuffix(end) {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { break }
      text += String(decoding: piece, as: UTF8.self)
    }
    return text
  }

  /// Says no more, and waits until the program has ended.
  func end() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

/// How the program ended.
struct Ending: Sendable {
  var output: String
  var diagnostics: String
  var status: Int32

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines of standard error, without that the sample app is late, which busy machines make it.
  var complaints: [String] {
    diagnostics.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("assistant: warning: Library has not said yet what it has") }
  }
}
