import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct WorkflowStoreTests {
  private let folder: ScratchFolder
  private let store: WorkflowStore

  init() throws {
    folder = try ScratchFolder()
    store = WorkflowStore(folder: folder.url)
  }

  @Test(arguments: ["Plain", "../up", "-rf a", "$(date)", "a/b", "한 단축어", "What's \"new\"?", "%41"])
  func `a shortcut of any name is kept in the folder and found again`(name: String) throws {
    try store.save(Workflow(name: name, body: Block([Step(.value(.number(1)), result: "x")])))
    #expect(try store.workflow(named: name)?.name == name)
    #expect(try store.workflow(named: "  " + name.uppercased())?.name == name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.filter { $0.hasSuffix(".shortcut") }.count == 1)
    #expect(try store.delete(name))
    #expect(store.entries().isEmpty)
    #expect(try store.delete(name) == false)
  }

  @Test func `a file that cannot be read keeps no other from being read`() throws {
    try folder.write("shortcut \"Good\"\n", to: "any name.shortcut")
    try folder.write("shortcut\n", to: "bad.shortcut")
    try folder.write([0xff, 0xfe, 0x00], to: "bytes.shortcut")
    try folder.write("hello", to: "notes.txt")
    #expect(store.entries().map(\.name) == ["Good", "bad", "bytes"])
    #expect(store.workflows().map(\.name) == ["Good"])
    #expect(throws: WorkflowFileErrors.self) { try store.workflow(named: "bad") }
  }

  @Test func `renaming changes the shortcuts that run it too`() throws {
    try folder.write("shortcut \"Inner\"\n", to: "shortcuts/inner.shortcut")
    try folder.write(
      "shortcut \"Outer\"\n\nif input is \"a\" {\n  shortcut \"inner\"  # mine\n}\n",
      to: "shortcuts/outer.shortcut"
    )
    let library = ShortcutLibrary(files: PersonalFiles(root: folder.url), environment: [:])
    let store = library.store
    let entry = try #require(store.entry(named: "Inner"))
    try library.rename(entry, to: "Core")
    #expect(store.workflows().map(\.name).sorted() == ["Core", "Outer"])
    let outer = String(decoding: folder.bytes(of: "shortcuts/outer.shortcut"), as: UTF8.self)
    #expect(
      outer == "shortcut \"Outer\"\n\nif input is \"a\" {\n  shortcut \"Core\"  # mine\n}\n"
    )
  }
}
