import Foundation
import TestSupport
import Testing

@testable import AppSources

/// Files that are damaged, enormous or none at all: each costs itself, with a message.
@Suite struct HostileSourceTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(
      #"struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: A(), phrases: ["Go \(.applicationName)"]) } }"#,
      to: "app/Good.swift"
    )
  }

  /// The messages of a run that also read the good file.
  private func messages() throws -> [String] {
    let reader = AppSourceReader(environment: [:], cacheFolder: nil)
    let result = reader.read([scratch.path("app")])
    #expect(result.apps.flatMap(\.shortcuts).count == 1)
    return result.issues.map { $0.message }
  }

  @Test func `a catalogue of 500 megabytes is left out`() throws {
    let path = try scratch.write("{", to: "app/AppShortcuts.xcstrings")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 500 << 20)
    #expect(
      try messages() == ["the file has 500 MB, more than the 64 that are read; it is left out"]
    )
  }

  @Test func `JSON of ten thousand levels is refused where it gets too deep`() throws {
    try scratch.write(
      String(repeating: #"{"strings":"#, count: 10_000),
      to: "app/AppShortcuts.xcstrings"
    )
    try scratch.write(String(repeating: "[", count: 10_000), to: "app/extract.actionsdata")
    #expect(
      try messages() == [
        "the catalogue is not read: arrays and objects are nested more than 512 levels deep; "
          + "flatten them",
        "the extracted actions are not read: arrays and objects are nested more than 512 levels deep; "
          + "flatten them",
      ]
    )
  }

  @Test func `a loop of symbolic links is walked once`() throws {
    try scratch.write("", to: "app/sub/empty.swift")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: scratch.path("app/sub/loop"),
      withDestinationPath: scratch.path("app")
    )
    try manager.createSymbolicLink(
      atPath: scratch.path("app/itself"),
      withDestinationPath: "itself"
    )
    #expect(try messages() == [])
  }

  @Test func `a link to a folder around the tree is not followed`() throws {
    try scratch.write("{", to: "beside/AppShortcuts.xcstrings")
    let manager = FileManager.default
    for (name, destination) in [("outside", scratch.path("")), ("root", "/")] {
      try manager.createSymbolicLink(
        atPath: scratch.path("app/" + name),
        withDestinationPath: destination
      )
    }
    let message = "the link leads to a folder around the one that is read; it is left out"
    #expect(try messages() == [message, message])
  }

  @Test func `a pipe with a file's name is not waited for`() throws {
    let path = scratch.path("app/Info.plist")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(try messages() == ["the file is no plain file, so it is left out"])
  }

  @Test func `names with line breaks and control characters are names`() throws {
    try scratch.write("{", to: "app/new\nline/AppShortcuts.xcstrings")
    try scratch.write("\"a\" = ", to: "app/\u{1b}[31m.lproj/AppShortcuts.strings")
    #expect(
      try messages().sorted() == [
        "found the end of the file, expected a text in quotes; the line is left out",
        "the catalogue is not read: the document ends too early; expected a key in double quotes",
      ]
    )
  }

  @Test(
    arguments: [
      "struct S { func f( {", "\"", "\"\"\"", "/*", "#if", "#if A\n#endif\n#endif", "}}}}", "\u{0}",
      "AppShortcut(", "AppShortcut(phrases: [\"\\(", "enum E: AppEnum { case", "@Parameter var",
      "AppShortcut(intent: , phrases: [,,], shortTitle: )",
      "static let caseDisplayRepresentations = [.a: , : ]",
    ]
  ) func `a source that is no Swift says nothing and stops nothing`(_ source: String) throws {
    try scratch.write(
      "struct T: AppShortcutsProvider { static var appShortcuts: Int {\n" + source,
      to: "app/Bad.swift"
    )
    _ = try messages()
  }

  @Test(arguments: 0..<100) func `no mutation of a source makes the reader fail`(
    _ seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var bytes = Array(
      #"struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: A(), phrases: ["Go \(.applicationName)", "Do \(\.$x)"], shortTitle: "T") } } enum E: String, AppEnum { case a, b = "c"; static let caseDisplayRepresentations: [E: DisplayRepresentation] = [.a: "A", .b: DisplayRepresentation(title: "B", synonyms: ["C"])] }"#
        .utf8
    )
    for _ in 0..<12 {
      let place = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 3 {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: place)
      default: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
    }
    let source = ParsedSource(file: "x.swift", bytes: bytes)
    _ = source.facts(nil)
    _ = source.facts(.success([TypeDeclaration(kind: .enum, name: "E", range: 3...500)]))
  }

  @Test func `what is named and is not there is told`() {
    let reader = AppSourceReader(environment: [:], cacheFolder: nil)
    #expect(
      reader.read([scratch.path("nothing")]).issues.map(\.message) == [
        "there is no such file or folder"
      ]
    )
  }

  @Test func `a file that grows beyond the limit while it is read is left out`() throws {
    let path = try scratch.write(Array(repeating: UInt8(ascii: "x"), count: 100), to: "x")
    #expect(
      throws: FileReader.Failure(message: "has 1 MB, more than the 0 that are read; it is left out")
    ) {
      try FileReader.bytes(of: path, limit: 99)
    }
    #expect(try FileReader.bytes(of: path, limit: 100).count == 100)
  }
}
