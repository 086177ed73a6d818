import Foundation
import TestSupport
import Testing

/// The executable with catalogues that are mapped.
@Suite struct FreezeTests {
  private let program: Program
  private let catalog: String

  init() throws {
    program = try Program()
    let titles = (0..<300).map { "b\($0)\tThe Title Number\($0)\n" }.joined()
    _ = try program.home.write(titles, to: "titles.tsv")
    catalog = try program.home.write(
      """
      {"version": 1, "apps": [{"name": "Shelf", "locale": "en", "shortcuts": [
        {"intent": "Open", "phrases": ["Open ${b} in ${applicationName}"], "parameters": {"b": "Book"}}
      ], "vocabularies": {"Book": {"file": "titles.tsv"}}}]}
      """,
      to: "catalog.json"
    )
  }

  @Test func `a frozen catalogue answers like the one it was made from`() async throws {
    let frozen = program.home.path("out.frozen")
    let made = try await program.run("freeze", catalog, "-o", frozen)
    #expect(made.output.hasPrefix("\(frozen): 300 sentences in "))
    #expect(made.status == 0)
    let lines = "open the title number7 in shelf\nopne the titel number8\nfeed the cat\n"
    let answers = try await [catalog, frozen].asyncMap { path in
      try await program.run(
        ["match", "--json", "--catalog", path],
        input: Array(lines.utf8)
      )
    }
    #expect(answers[0].output == answers[1].output)
    #expect(answers[1].lines.count == 3)
    #expect(answers[1].lines[0].contains(#""id":"b7""#))
    let aliases = try program.home.write("seven\tBook=The Title Number7\n", to: "aliases.tsv")
    let heard = try await program.run(
      ["match", "--catalog", frozen, "--heard-as", aliases, "--app-name", "shelf"],
      input: Array("open seven in shelf\n".utf8)
    )
    #expect(heard.output == "match\tOpen\tb=The Title Number7\t1.0\n")
    let phrases = try await program.run("phrases", "--catalog", frozen)
    #expect(phrases.output == (try await program.run("phrases", "--catalog", catalog)).output)
  }

  @Test func `without a name it stands beside the catalogue`() async throws {
    #expect(try await program.run("freeze", catalog).status == 0)
    let frozen = program.home.path("catalog.frozen")
    #expect(try await program.run("phrases", "--catalog", frozen).status == 0)
  }

  @Test func `a changed byte is told of and gives no answer`() async throws {
    let frozen = program.home.path("out.frozen")
    _ = try await program.run("freeze", catalog, "-o", frozen)
    var bytes = program.home.bytes(of: "out.frozen")
    let title = try #require(bytes.firstRange(of: Array("The Title Number7".utf8)))
    bytes[title.lowerBound + 4] = UInt8(ascii: "X")
    let changed = try program.home.write(bytes, to: "changed.frozen")
    let complaint =
      "assistant: error: \(changed): the frozen catalogue is damaged; freeze the catalogue again\n"
    for count in [1, 1_000] {
      let lines = String(repeating: "open the title number7 in shelf\n", count: count)
      let ending = try await program.run(
        ["match", "--json", "--catalog", changed],
        input: Array(lines.utf8)
      )
      #expect(ending.output == "")
      #expect(ending.diagnostics == complaint)
      #expect(ending.status == 2)
    }
    let phrases = try await program.run("phrases", "--catalog", changed)
    #expect(phrases.diagnostics == complaint)
  }

  @Test func `what was a frozen catalogue is not told of as JSON`() async throws {
    let frozen = program.home.path("out.frozen")
    _ = try await program.run("freeze", catalog, "-o", frozen)
    var bytes = program.home.bytes(of: "out.frozen")
    func complaint(_ name: String) async throws -> String {
      let path = try program.home.write(bytes, to: name)
      let diagnostics = try await program.run("match", "--catalog", path).diagnostics
      return String(diagnostics.trimmingPrefix("assistant: error: \(path): "))
    }
    bytes.replaceSubrange(0..<8, with: Array("{\n}\n\n\n\n\n".utf8))
    let damaged = "the frozen catalogue is damaged; freeze the catalogue again\n"
    #expect(try await complaint("other") == damaged)
    bytes.replaceSubrange(0..<72, with: repeatElement(0, count: 72))
    let other = "the file is no frozen catalogue; 'assistant freeze' makes one\n"
    #expect(try await complaint("zeros.frozen") == other)
    let folder = program.home.path("folder.frozen")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let ending = try await program.run("match", "--catalog", folder)
    #expect(ending.diagnostics.hasSuffix("the file cannot be read (Is a directory)\n"))
  }

  @Test func `what cannot be used is told with what to do`() async throws {
    let frozen = program.home.path("out.frozen")
    _ = try await program.run("freeze", catalog, "-o", frozen)
    let whole = program.home.bytes(of: "out.frozen")
    let cut = try program.home.write(whole.dropLast(), to: "cut.frozen")
    func complaint(_ arguments: String...) async throws -> String {
      let ending = try await program.run(arguments, input: [])
      #expect(ending.status == 2)
      return ending.diagnostics
    }
    #expect(
      try await complaint("match", "--catalog", cut)
        == "assistant: error: \(cut): the frozen catalogue is damaged; freeze the catalogue again\n"
    )
    #expect(
      try await complaint("match", "--catalog", frozen, "--locale", "vi")
        .contains("is in 'en' and not in 'vi'; freeze the catalogue with --locale vi")
    )
    #expect(
      try await complaint("match", "--catalog", frozen, "--catalog", catalog)
        .contains("a frozen catalogue stands alone")
    )
    #expect(
      try await complaint("freeze", catalog, "-o", program.home.path("no/such/folder/x"))
        .contains("the file cannot be written (No such file or directory)")
    )
    #expect(try await complaint("freeze").contains("'freeze' needs more"))
  }
}

extension [String] {
  fileprivate func asyncMap<Result>(
    _ body: (String) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await body(element)) }
    return results
  }
}
