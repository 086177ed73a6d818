import Foundation
import TestSupport
import Testing

/// The executable away from the folder it was built in.
@Suite(.serialized) struct InstalledCopyTests {
  private let program: Program

  init() throws {
    var program = try Program()
    let folder = program.home.url.appending(path: "installed here")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    program.executable = folder.appending(path: "assistant")
    try Self.copy(Program.built, to: program.executable)
    self.program = program
  }

  /// Links a file and copies a folder: a program that this process had open for writing could not
  /// be started while another test's child still holds the open file.
  private static func copy(_ source: URL, to target: URL) throws {
    let isFolder = (try? source.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    if !isFolder, (try? FileManager.default.linkItem(at: source, to: target)) != nil { return }
    try FileManager.default.copyItem(at: source, to: target)
  }

  @Test func `with its resources beside it, it speaks every language`() async throws {
    let source = Program.built.deletingLastPathComponent()
    let copy = program.executable.deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
    where name.hasPrefix("swift-app-intents_")
      && (name.hasSuffix(".resources") || name.hasSuffix(".bundle"))
    {
      try Self.copy(source.appending(path: name), to: copy.appending(path: name))
    }
    let ending = try await program.run(
      ["--locale", "vi"],
      input: Array("mở dune trong thư viện\n".utf8),
      folder: "/"
    )
    #expect(ending.lines.first == "Đã mở Thư viện.")
    #expect(ending.diagnostics == "")
    #expect(ending.status == 0)
    let refused = try await program.run(
      ["--locale", "ko"],
      input: Array("안녕하세요\n".utf8),
      folder: "/"
    )
    #expect(refused.lines.first?.hasPrefix("안녕하세요!") == true, "\(refused.lines)")
  }

  @Test func `without the assistant's own texts it warns once and speaks English`() async throws {
    let source = Program.built.deletingLastPathComponent()
    let copy = program.executable.deletingLastPathComponent()
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
    where name.hasSuffix("_LibraryShortcuts.resources")
      || name.hasSuffix("_LibraryShortcuts.bundle")
    {
      try Self.copy(source.appending(path: name), to: copy.appending(path: name))
    }
    let ending = try await program.run(
      ["--locale", "vi"],
      input: Array("mở dune trong thư viện\nmở emma trong thư viện\n".utf8),
      folder: "/"
    )
    #expect(ending.lines.first == "Thư viện comes to the front.")
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("speaks English"))
    #expect(ending.status == 0)
  }

  @Test func `alone it warns once and speaks as its source is written`() async throws {
    let ending = try await program.run(
      [],
      input: Array("open the hobbit in library\nopen dune in library\n".utf8),
      folder: "/"
    )
    #expect(ending.lines.last == "Dune — Frank Herbert, 1965 · Currently Reading")
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.hasPrefix("assistant: warning: "))
    #expect(ending.diagnostics.contains("copy its .resources folder next to it"))
    #expect(ending.status == 0)
  }
}
