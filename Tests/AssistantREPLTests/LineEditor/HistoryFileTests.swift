import Foundation
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct HistoryFileTests {
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }

  init() throws {
    scratch = try ScratchFolder()
  }

  private func file(limit: Int = 100) -> HistoryFile {
    HistoryFile(url: folder.appendingPathComponent("state/history"), limit: limit)
  }

  private func write(_ bytes: [UInt8]) throws {
    try scratch.write(bytes, to: "state/history")
  }

  @Test func `there is no history before the first line`() {
    #expect(file().load().isEmpty)
  }

  @Test(arguments: ["dune", "雪国 👩‍👩‍👧", "a\nb\r\0c", "back\\slash \\n", "\\", " spaces ", "\u{1b}[31m"])
  func `a line comes back as it was`(line: String) throws {
    try file().append(line)
    try file().append("next")
    #expect(file().load() == [line, "next"])
  }

  @Test func `file and folder are their owner's alone`() throws {
    try file().append("secret")
    let manager = FileManager.default
    let modes = try [file().url, file().url.deletingLastPathComponent()].map {
      try manager.attributesOfItem(atPath: $0.path)[.posixPermissions] as? Int
    }
    #expect(modes == [0o600, 0o700])
  }

  @Test func `the file never grows beyond twice its limit`() throws {
    for number in 0..<50 { try file(limit: 10).append("line \(number)") }
    let lines = file(limit: 10).load()
    #expect(lines.count < 20)
    #expect(lines.suffix(10) == (40..<50).map { "line \($0)" }[...])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file().url.deletingLastPathComponent().path
    )
    #expect(names == ["history"])
  }

  @Test func `many assistants at once lose no line`() async throws {
    let file = file(limit: 30)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<7 { try file.append("\(writer)-\(number)") }
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<8).flatMap { writer in (0..<7).map { "\(writer)-\($0)" } }
    #expect(file.load().sorted() == expected.sorted())
  }

  @Test func `moving to a new file loses no line of others`() async throws {
    let file = file(limit: 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<30 {
            try file.append("\(writer)-\(number)")
          }
        }
      }
      try await group.waitForAll()
    }
    // The file shrinks to 3 lines whenever it has 6, so 120 lines leave 3, if each was counted.
    #expect(file.load().count == 3)
  }

  @Test(arguments: 0..<20)
  func `who waits for a file that is replaced writes into the new one`(round: Int) async throws {
    let file = file()
    try file.append("old")
    let descriptor = unsafe file.url.withUnsafeFileSystemRepresentation { path in
      unsafe path.map { unsafe open($0, O_RDONLY) } ?? -1
    }
    flock(descriptor, LOCK_EX)
    // A thread of its own waits at the lock even when every thread for tasks is busy.
    let (failures, end) = AsyncStream.makeStream(of: (any Error).self)
    let thread = Thread {
      do { try file.append("waited") } catch { end.yield(error) }
      end.finish()
    }
    thread.start()
    for _ in 0..<20_000 { sched_yield() }
    let new = folder.appendingPathComponent("new")
    try Data("kept\n".utf8).write(to: new)
    unsafe rename(new.path, file.url.path)
    close(descriptor)
    for await failure in failures { Issue.record(failure) }
    #expect(file.load() == ["kept", "waited"])
  }

  @Test func `what is damaged is repaired or skipped`() throws {
    try write(Array("one\n\n".utf8) + [0xff, 0x41, 0x0a] + Array("tw\\xo\nlast without end".utf8))
    #expect(file().load() == ["one", "\u{fffd}A", "tw\\xo", "last without end"])
    try file().append("new")
    #expect(file().load().suffix(2) == ["last without end", "new"])
  }

  @Test func `a line without end in a huge file does no harm`() throws {
    try write([UInt8](repeating: 0x61, count: 9 << 20))
    #expect(file().load().isEmpty)
    try file().append("new")
    #expect(file().load() == ["new"])
  }

  @Test func `a folder that cannot be made is told`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let blocked = folder.appendingPathComponent("state")
    try Data().write(to: blocked)
    #expect(throws: HistoryFile.Failure.self) { try file().append("x") }
    #expect(file().load().isEmpty)
  }
}
