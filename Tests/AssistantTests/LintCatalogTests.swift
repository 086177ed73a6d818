import Foundation
import OrderedJSON
import TestSupport
import Testing

/// What `lint` and its neighbours tell of catalogue files.
@Suite struct LintCatalogTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func lint(_ text: String, _ options: String...) async throws -> Ending {
    try program.home.write(text, to: "a.json")
    return try await program.run(["lint", "a.json"] + options, input: [])
  }

  @Test func `lint finds what loading finds, at the same places`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [{"intent": "Go", "phrases": [
        "Go ${where} in ${applicationName}", ""], "parameters": {"where": "Zonne"}}]}]}
      """
    )
    let loading = try await program.run("phrases", "--catalog", "a.json")
    #expect((ending.status, loading.status) == (2, 2))
    let told = loading.diagnostics.split(separator: "\n").map {
      $0.replacing("assistant: error: a.json", with: "a.json")
    }
    #expect(
      told == [
        "a.json:2:40: the phrase is empty; write what people say",
        "a.json:2:69: the parameter 'where' names the vocabulary 'Zonne', which the app does not have",
      ]
    )
    let found = ending.output.split(separator: "\n").filter { $0.hasSuffix("[unread-file]") }
      .map { $0.replacing(": error: ", with: ": ").replacing(" [unread-file]", with: "") }
    #expect(found == told)
  }

  @Test(arguments: ["json", "sarif", "github"])
  func `a file that cannot be read is reported in every format`(format: String) async throws {
    let ending = try await lint(#"{"version": 2 "apps": [],}"#, "--format", format)
    #expect(ending.status == 2)
    #expect(ending.output.contains("unread-file"))
    guard format != "github" else { return }
    #expect(throws: Never.self) { try JSON.parse(ending.output) }
  }

  @Test(arguments: [
    #"{"version": 2, "apps": []}"#, #"{"version": 2, "apps": [{"name": "A", "shortcuts": []}]}"#,
  ])
  func `a catalogue in which nothing can be said does not pass`(text: String) async throws {
    #expect(try await lint(text).status == 2)
  }

  @Test func `an app whose programs run here is not told of Apple's limits`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Set", "phrases": ["set ${what} to ${level}"],
         "parameters": {"what": "@text", "level": "@number"}}],
        "intents": [{"intent": "Set", "parameters": [{"name": "what"}, {"name": "level", "type": "@number"}],
         "run": ["echo", "--", "${what}", "${level}"]}]}]}
      """
    )
    #expect(ending.output == "1 file, 1 app: nothing to report\n")
    #expect(ending.status == 0)
  }

  @Test func `intents and shortcuts are compared`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Go", "phrases": ["go to ${place}"], "parameters": {"place": "@text"}},
        {"intent": "Ghost", "phrases": ["haunt me"]}],
        "intents": [{"intent": "Go", "run": ["echo"]}]}]}
      """
    )
    let rules = ending.output.split(separator: "\n").compactMap { line in
      line.split(separator: ": ").first.map(String.init)
    }
    #expect(rules.prefix(2) == ["a.json:2:32", "a.json:3:3"])
    #expect(ending.output.contains("[unknown-parameter]"))
    #expect(ending.output.contains("[unknown-intent]"))
    #expect(ending.status == 1)
  }

  @Test func `parameters of one intent may stand with several shortcuts`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Go", "phrases": ["Go to ${place} in ${applicationName}"], "parameters": {"place": "Place"}},
        {"intent": "Go", "phrases": ["Go in ${applicationName}"]}],
        "vocabularies": {"Place": [{"id": "1", "title": "Town"}]}}]}
      """
    )
    #expect(!ending.output.contains("[unknown-parameter]"), "\(ending.output)")
  }

  @Test func `a phrase with brackets has one finding, in the words of the file`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Go", "phrases": ["[please] (go|walk) [now] [in ${applicationName}]"]}]}]}
      """
    )
    #expect(ending.output.split(separator: "\n").count == 2)
    #expect(
      ending.output.contains(
        "a.json:2:32: error: '[please] (go|walk) [now] [in ${applicationName}]', said as '"
      )
    )
  }

  @Test func `what needs no thought is put right in a catalogue too`() async throws {
    let ending = try await lint(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Go", "phrases": ["Go  in ${applicationName}."]}]}]}
      """,
      "--fix"
    )
    #expect(ending.diagnostics.contains("2 findings were put right"))
    let text = String(decoding: program.home.bytes(of: "a.json"), as: UTF8.self)
    #expect(text.contains(#""phrases": ["Go in ${applicationName}"]"#))
  }

  @Test func `what freezing does not keep, and languages that are not written, are told`()
    async throws
  {
    func app(_ locale: String) -> String {
      """
      {"name": "A", "locale": "\(locale)", "shortcuts": [{"intent": "Go", "phrases": ["go"]}],
       "intents": [{"intent": "Go", "run": ["echo"]}]}
      """
    }
    try program.home.write(
      "{\"version\": 2, \"apps\": [\(app("en")), \(app("de"))]}",
      to: "a.json"
    )
    let frozen = try await program.run("freeze", "a.json")
    #expect(
      frozen.diagnostics
        == "assistant: warning: a.frozen: what the intents of 'A' do is not kept, so nothing of it runs; only what is "
        + "said is understood\n"
    )
    let metadata = try await program.run("metadata", "--catalog", "a.json")
    #expect(
      metadata.diagnostics
        == "assistant: note: a.json: what it says in de is not written; --locale writes it in another language\n"
    )
  }
}
