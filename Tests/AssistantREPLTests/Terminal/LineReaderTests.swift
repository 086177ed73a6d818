import Foundation
import Testing

@testable import AssistantREPL

@Suite struct LineReaderTests {
  @Test func `lines arrive as they are written and end with the input`() async throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines = reader.makeAsyncIterator()
    try pipe.fileHandleForWriting.write(contentsOf: Data("open dune\r\nemma\nla".utf8))
    #expect(try await lines.next()?.text == "open dune")
    #expect(try await lines.next()?.text == "emma")
    try pipe.fileHandleForWriting.write(contentsOf: Data("st".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try await lines.next()?.text == "last")
    #expect(try await lines.next() == nil)
    #expect(try await lines.next() == nil)
  }

  @Test func `ten megabytes without a line feed are one cut line`() async throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, limit: 1_000)
    let writer = Thread {
      let piece = Data(repeating: 0x61, count: 1_000_000)
      for _ in 0..<10 { try? pipe.fileHandleForWriting.write(contentsOf: piece) }
      try? pipe.fileHandleForWriting.write(contentsOf: Data("\nnext".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var lines: [InputLine] = []
    for try await line in reader { lines.append(line) }
    #expect(lines.map(\.byteCount) == [10_000_000, 4])
    #expect(lines.map(\.text.count) == [1_000, 4])
    #expect(lines.map(\.wasTruncated) == [true, false])
  }

  @Test func `a slow listener gets every line in order`() async throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let writer = Thread {
      let text = (0..<50_000).map { "\($0)\n" }.joined()
      try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    var expected = 0
    for try await line in reader {
      if expected % 1_000 == 0 { await Task.yield() }
      #expect(line.text == "\(expected)")
      expected += 1
    }
    #expect(expected == 50_000)
  }

  @Test func `a folder is told to be none`() async throws {
    let handle = try FileHandle(forReadingFrom: FileManager.default.temporaryDirectory)
    let reader = LineReader(descriptor: handle.fileDescriptor)
    await #expect(throws: InputError(code: EISDIR)) {
      for try await _ in reader {}
    }
    try handle.close()
  }

  @Test func `a cancelled task waits no longer`() async throws {
    let pipe = Pipe()
    let reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let task = Task {
      var lines = reader.makeAsyncIterator()
      return try await lines.next()
    }
    task.cancel()
    #expect(try await task.value == nil)
    try pipe.fileHandleForWriting.close()
  }
}
