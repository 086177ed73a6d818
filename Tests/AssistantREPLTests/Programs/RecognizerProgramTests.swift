import Foundation
import Recognizers
import Synchronization
import Testing

@testable import AssistantREPL

/// Real processes; the clock and the pauses are the test's.
@Suite struct RecognizerProgramTests {
  private final class Record: Sendable {
    let pauses = Mutex<[Duration]>([])
    let sentences = Mutex<[String]>([])
    let runs = Mutex(0)
  }

  private let record = Record()

  /// A program that runs another script each time.
  private func program(_ scripts: String...) -> RecognizerProgram {
    let record = record
    let runner = RecognizerProgram.Runner(
      start: { _ throws(InputError) in
        let run = record.runs.withLock { runs in
          defer { runs += 1 }
          return runs
        }
        let script = scripts[min(run, scripts.count - 1)]
        return try CompanionProgram.start(["/bin/sh", "-c", script], output: .read)
      },
      now: { .zero },
      sleep: { pause in record.pauses.withLock { $0.append(pause) } }
    )
    return RecognizerProgram(["recogniser"], runner: runner) { sentence in
      record.sentences.withLock { $0.append(sentence) }
    }
  }

  private func texts(_ program: RecognizerProgram) async -> [String] {
    let lines = PipedLines(
      supply: program,
      settings: .init(format: .auto),
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
    var texts: [String] = []
    while let utterance = await lines.next(isAnswer: false) { texts.append(utterance.text) }
    return texts
  }

  @Test func `a recogniser that dies is started again, later each time`() async {
    let program = program(
      #"echo open dune; exit 3"#,
      #"printf '{"text": "open em'; kill -9 $$"#,
      #"echo open emma"#
    )
    #expect(await texts(program) == ["open dune", "open emma"])
    #expect(record.pauses.withLock { $0 } == [.milliseconds(250), .milliseconds(500)])
    #expect(
      record.sentences.withLock { $0 } == [
        "'recogniser' ended with status 3; it is started again in 0.25 seconds",
        "'recogniser' was ended by signal 9; it is started again in 0.5 seconds",
      ]
    )
    #expect(!program.isUnusable)
  }

  @Test func `a recogniser that is not there is not tried again`() async {
    let program = program("exec /nowhere/recogniser 2>/dev/null")
    #expect(await texts(program) == [])
    #expect(program.isUnusable)
    #expect(record.runs.withLock { $0 } == 1)
    #expect(
      record.sentences.withLock { $0 } == [
        "'recogniser' cannot be run; is it installed, and spelt like this?"
      ]
    )
  }

  @Test func `what is ended leaves nothing behind`() throws {
    let program = try CompanionProgram.start(
      ["/bin/sh", "-c", "sleep 600 & echo $!; exec sleep 600"],
      output: .read
    )
    let output = FileHandle(fileDescriptor: try #require(program.output), closeOnDealloc: true)
    let line = String(decoding: output.availableData, as: UTF8.self)
    let child = try #require(Int32(line.split(separator: "\n").first ?? ""))
    #expect(program.end() == .signal(SIGTERM))
    #expect(isGone(child))
  }

  /// Whether a process has ended, or ends within a while.
  private func isGone(_ identifier: Int32) -> Bool {
    for _ in 0..<2_000 {
      if kill(identifier, 0) != 0 { return true }
      let state = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
      if state?.contains(") Z ") == true { return true }
      usleep(5_000)
    }
    return false
  }
}
