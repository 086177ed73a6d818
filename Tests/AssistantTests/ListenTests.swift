import Foundation
import TestSupport
import Testing

/// Recognisers and speech programs that the real executable runs.
@Suite struct ListenTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private static let dune = "Dune — Frank Herbert, 1965 · Currently Reading"

  @Test func `a recogniser is run until it has finished`() async throws {
    let ending = try await program.run(
      "listen",
      "--verbose",
      "--",
      "printf",
      #"[00:00:00.000 --> 00:00:04.000]   %s\n"#,
      "Open Dune in library.",
      "[BLANK_AUDIO]"
    )
    #expect(ending.lines.last == Self.dune)
    #expect(ending.diagnostics.contains("left out (nonSpeech): [BLANK_AUDIO]\n"))
    #expect(ending.diagnostics.contains("left out: 1 nonSpeech"))
    #expect(ending.status == 0)
  }

  @Test func `a recogniser that dies in the middle of a word is started again`() async throws {
    let script = """
      [ -e again ] && { echo '{"text" : "open dune in library"}'; exit 0; }
      touch again
      printf '{"partial" : "remove du"}{"text" : "remove dune from lib'
      exit 9
      """
    let ending = try await program.run("listen", "--", "sh", "-c", script)
    #expect(ending.lines == ["Library comes to the front.", Self.dune])
    // The one is told while the other is read.
    #expect(
      Set(ending.complaints) == [
        "assistant: error: the JSON that begins on line 1 is broken or breaks off and was left out",
        "assistant: warning: 'sh' ended with status 9; it is started again in 0.25 seconds",
      ]
    )
    #expect(ending.status == 0)
  }

  @Test func `a recogniser's own pipes break as they do in a shell`() async throws {
    let script = "yes | head -n 1 >/dev/null; echo open dune in library"
    let ending = try await program.run("listen", "--", "sh", "-c", script)
    #expect(ending.lines.last == Self.dune)
    #expect(ending.complaints == [])
  }

  @Test func `a recogniser that is not there is told`() async throws {
    let ending = try await program.run("listen", "--", "no-such-recogniser")
    #expect(
      ending.complaints == [
        "assistant: warning: 'no-such-recogniser' cannot be run; is it installed, and spelt like this?"
      ]
    )
    #expect(ending.status == 2)
    let none = try await program.run("listen")
    #expect(
      none.diagnostics.contains("'listen' needs more: assistant listen [options] -- COMMAND…")
    )
    #expect(none.status == 2)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `the recogniser ends with the assistant, whatever ends it`(signal: Int32) async throws {
    let path = program.home.path("alive")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    // Whatever is still there of it holds the pipe open.
    let script = "exec 9>'\(path)'; echo ready >&9; sleep 600 & sleep 600"
    let process = Process()
    process.executableURL = program.executable
    process.arguments = ["listen", "--", "sh", "-c", script]
    process.environment = program.wholeEnvironment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    let said = await withCheckedContinuation { done in
      Thread {
        let pipe = FileHandle(forReadingAtPath: path)
        var bytes = pipe?.availableData ?? Data()
        kill(identifier, signal)
        bytes += (try? pipe?.readToEnd()) ?? Data()
        done.resume(returning: bytes)
      }.start()
    }
    #expect(String(decoding: said, as: UTF8.self) == "ready\n")
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test func `dialogs are said by one program that reads lines`() async throws {
    let ending = try await program.run(
      "--speak",
      "echo begin; cat",
      lines: "buy dune in library",
      "two",
      "order"
    )
    // What the voice writes is for nobody.
    #expect(!ending.lines.contains("begin"))
    let file = program.home.path("said")
    _ = try await program.run(
      "--speak",
      "cat >> '\(file)'",
      lines: "buy dune in library",
      "two",
      "order"
    )
    let said = String(decoding: program.home.bytes(of: "said"), as: UTF8.self)
    #expect(
      said == "How many copies?\nAre you ready to order?\nThank you for your order!\n"
    )
  }

  @Test func `what follows the wake word is meant, and answers need none`() async throws {
    let ending = try await program.run(
      "--wake-word",
      "hey library",
      "--verbose",
      lines: "open emma in library",
      "hey library, remove dune from library",
      "no",
      "open emma in library"
    )
    #expect(ending.lines.contains { $0.hasPrefix("Remove ") || $0.hasPrefix("Do you") })
    #expect(!ending.output.contains("Emma"))
    #expect(ending.diagnostics.contains("left out: 2 asleep"))
    let wrong = try await program.run("--wake-word", "!", lines: "x")
    #expect(wrong.diagnostics.contains("'--wake-word' cannot be '!'"))
    #expect(wrong.status == 2)
  }
}
