import Foundation
import Recognizers
import Testing

@testable import AssistantREPL

@Suite struct PipedLinesTests {
  private let pipe = Pipe()

  private func lines(
    _ format: InputFormat = .text,
    keepsEveryLine: Bool = false
  ) -> PipedLines {
    PipedLines(
      input: pipe.fileHandleForReading,
      settings: .init(format: format, keepsEveryLine: keepsEveryLine),
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
  }

  private func write(_ text: String, isAll: Bool = true) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    if isAll { try pipe.fileHandleForWriting.close() }
  }

  private func all(_ lines: PipedLines) async -> [String] {
    var texts: [String] = []
    while let utterance = await lines.next(isAnswer: false) { texts.append(utterance.text) }
    return texts
  }

  @Test func `lines arrive as they are written and end with the input`() async throws {
    let lines = lines()
    try write("open dune\r\nemma\nla", isAll: false)
    #expect(await lines.next(isAnswer: false)?.text == "open dune")
    #expect(await lines.next(isAnswer: false)?.text == "emma")
    try write("st")
    #expect(await lines.next(isAnswer: false)?.text == "last")
    #expect(await lines.next(isAnswer: false) == nil)
    #expect(await lines.next(isAnswer: false) == nil)
  }

  @Test(arguments: [(InputFormat.text, true), (.auto, true), (.auto, false)])
  func `ten megabytes without a line feed are one cut line`(
    format: InputFormat,
    keepsEveryLine: Bool
  ) async throws {
    let lines = lines(format, keepsEveryLine: keepsEveryLine)
    let writer = Thread { [pipe] in
      let piece = Data(repeating: 0x61, count: 1_000_000)
      for _ in 0..<10 { try? pipe.fileHandleForWriting.write(contentsOf: piece) }
      try? pipe.fileHandleForWriting.write(contentsOf: Data("\nnext".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    #expect(await all(lines).map(\.utf8.count) == (keepsEveryLine ? [1 << 20, 4] : [4]))
    #expect(await lines.hasLost)
  }

  @Test func `a slow listener gets every line in order`() async throws {
    let lines = lines(.auto)
    let writer = Thread { [pipe] in
      let text = (0..<50_000).map { "\($0) books\n" }.joined()
      try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var expected = 0
    while let utterance = await lines.next(isAnswer: false) {
      if expected % 1_000 == 0 { await Task.yield() }
      #expect(utterance.text == "\(expected) books")
      expected += 1
    }
    #expect(expected == 50_000)
  }

  @Test func `a batch is what came together`() async throws {
    let lines = lines(.auto)
    try write("open dune\nopen emma\n", isAll: false)
    #expect(await lines.nextBatch()?.map(\.text) == ["open dune", "open emma"])
    try write("[00:00:00.000 --> 00:00:04.000]   Open Ulysses.\n")
    #expect(await lines.nextBatch()?.map(\.text) == ["Open Ulysses."])
    #expect(await lines.nextBatch() == nil)
  }

  @Test func `noise is left out, but where every line counts it has its place`() async throws {
    let input = "(music)\nopen dune\n[00:00:00.000 --> 00:00:04.000]   [BLANK_AUDIO]\n"
    try write(input)
    let counted = lines(.auto, keepsEveryLine: true)
    #expect(await all(counted) == ["(music)", "open dune"])
    #expect(await counted.droppedSummary == "left out: 2 nonSpeech")
  }

  @Test func `a folder is told to be none`() async throws {
    let handle = try FileHandle(forReadingFrom: FileManager.default.temporaryDirectory)
    let lines = PipedLines(
      input: handle,
      settings: .init(),
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
    #expect(await lines.next(isAnswer: false) == nil)
    #expect(await lines.hasLost)
    try handle.close()
  }

  @Test func `a cancelled task waits no longer`() async throws {
    let lines = lines()
    let task = Task { await lines.next(isAnswer: false) }
    task.cancel()
    #expect(await task.value == nil)
    try pipe.fileHandleForWriting.close()
  }
}
