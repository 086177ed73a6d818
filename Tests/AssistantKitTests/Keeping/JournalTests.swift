import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import AssistantKit

@Suite struct JournalTests {
  private let folder: ScratchFolder
  private let journal: Journal

  init() throws {
    folder = try ScratchFolder()
    journal = Journal(file: folder.url.appending(path: "inside/journal.jsonl"))
  }

  @Test func `what is added is read back in order`() throws {
    #expect(journal.entries() == [])
    try journal.append(["a": 1])
    try journal.append(["a": "two\nlines"])
    #expect(journal.entries() == [["a": 1], ["a": "two\nlines"]])
    try journal.forget()
    #expect(journal.entries() == [])
    try journal.forget()
  }

  @Test(arguments: ["{\"a\":", "{", "nonsense", "\u{0}"])
  func `a line that a killed process left half is passed over and joins no other`(
    torn: String
  ) throws {
    try folder.write("{\"a\":1}\n" + torn, to: "inside/journal.jsonl")
    #expect(journal.entries() == [["a": 1]])
    try journal.append(["a": 2])
    #expect(journal.entries() == [["a": 1], ["a": 2]])
  }

  @Test func `what one holds nobody else takes`() throws {
    let file = folder.url.appending(path: "new/held")
    #expect(try AtomicFile.hold(file))
    #expect(try !AtomicFile.hold(file))
    #expect(try AtomicFile.hold(folder.url.appending(path: "new/other")))
  }

  @Test func `a line is added once whoever adds it`() async throws {
    let added = try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask { [journal] in
          try journal.append(["key": "same"]) { $0.contains(["key": "same"]) }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(added == 1)
    #expect(journal.entries().count == 1)
  }

  @Test func `a journal that has grown too long keeps its newer half`() throws {
    let line = "{\"n\":\"" + String(repeating: "x", count: 990) + "\"}\n"
    let old = String(repeating: line, count: Journal.mostBytes / line.utf8.count + 1)
    try folder.write(old, to: "inside/journal.jsonl")
    try journal.append(["last": true])
    let entries = journal.entries()
    #expect(entries.last == ["last": true])
    #expect((400..<600).contains(entries.count))
  }

  @Test func `a file is replaced as a whole, and nothing else is left in its folder`() throws {
    let file = folder.url.appending(path: "new folder/file.txt")
    for text in ["one", "", "three"] {
      try AtomicFile.write(text, to: file)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path
    )
    #expect(names == ["file.txt"])
  }

  @Test func `a file that cannot be written says why and stays as it was`() throws {
    let file = folder.url.appending(path: "folder")
    try AtomicFile.write("x", to: file.appending(path: "inside.txt"))
    #expect(throws: KeepingFailure.self) { try AtomicFile.write("y", to: file) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["folder"])
  }
}
