import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Catalogues whose phrases stand for many, as every command takes them.
@Suite(.serialized) struct BranchingCatalogTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.home.write(Self.catalog.utf8, to: "home.json")
  }

  private static let phrase = "<ask> (turn|switch) (off;[the] ${lamp})"
  private static let catalog = """
    {"version": 2, "apps": [{
      "name": "Home", "locale": "en",
      "pieces": {"ask": "[please|can you]"},
      "shortcuts": [
        {"intent": "TurnOff", "phrases": ["\(phrase)"], "parameters": {"lamp": "Lamp"}},
        {"intent": "Report", "phrases": ["<ask> report \\\\[all\\\\] lamp[s]"]}
      ],
      "vocabularies": {"Lamp": [{"id": "1", "title": "Desk"}, {"id": "2", "title": "Big Lamp"}]}
    }]}
    """

  private func run(_ arguments: String..., lines: String...) async throws -> Ending {
    let all = [arguments[0], "--catalog", "home.json"] + arguments.dropFirst()
    return try await program.run(all, input: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test func `sentences of a phrase are matched, exactly and nearly`() async throws {
    let ending = try await run(
      "match",
      "--json",
      lines: "switch off desk",
      "can you turn the big lamp off",
      "please swich the desk off",
      "report all lamps",
      "report lamp"
    )
    let results = try ending.lines.map { try LocatedJSON.parse($0) }
    #expect(results.prefix(4).map { $0["outcome"]?.string } == Array(repeating: "match", count: 4))
    #expect(
      results.prefix(3).map { $0["phrase"]?.string } == Array(repeating: Self.phrase, count: 3)
    )
    let lamps = results.prefix(3).map { $0["parameters"]?["lamp"]?["id"]?.string }
    #expect(lamps == ["1", "2", "1"])
    #expect(results[2]["differences"]?.array?.first?["expected"]?.string == "switch")
    #expect(results[3]["intent"]?.string == "Report")
    #expect(ending.complaints == [])
  }

  @Test func `phrases are counted and written out`() async throws {
    let counted = try await run("phrases", "--json")
    let counts = try counted.lines.map { try LocatedJSON.parse($0)["sentences"]?.int }
    #expect(counts == [3 * 2 * 2 * 2 * 2, 3 * 2])
    let expanded = try await run("phrases", "--expanded")
    #expect(expanded.lines.count == 54)
    #expect(Set(expanded.lines).count == 54)
    #expect(expanded.lines.contains("TurnOff\tcan you switch the Big Lamp off"))
    #expect(expanded.lines.contains("Report\tplease report [all] lamps"))
  }

  @Test func `every sentence that is written out is covered`() async throws {
    let expanded = try await run("phrases", "--expanded", "--json")
    let corpus = try expanded.lines.map { line in
      let sentence = try LocatedJSON.parse(line)
      return "\(sentence["text"]?.string ?? "")\t\(sentence["intent"]?.string ?? "")"
    }
    try program.home.write(corpus.joined(separator: "\n").utf8, to: "corpus.tsv")
    let ending = try await run("coverage", "corpus.tsv")
    #expect(ending.status == 0, "\(ending.output)")
  }

  @Test func `an explanation names the phrase`() async throws {
    let ending = try await run("explain", "turn off the desk")
    #expect(ending.output.contains(Self.phrase))
  }

  @Test func `frozen, it answers alike`() async throws {
    let made = try await program.run("freeze", "home.json", "--output", "home.frozen")
    #expect(made.status == 0, "\(made.diagnostics)")
    let lines = Array("please swich the desk off\nturn off big lamp\nopen it\n".utf8)
    let plain = try await program.run(["match", "--json", "--catalog", "home.json"], input: lines)
    let frozen = try await program.run(
      ["match", "--json", "--catalog", "home.frozen"],
      input: lines
    )
    #expect(frozen.output == plain.output && plain.lines.count == 3)
  }

  @Test func `a grammar expects every way`() async throws {
    let jsgf = try await run("grammar", "--format", "jsgf")
    #expect(jsgf.output.contains("can you switch <lamp> off"))
    let list = try await run("grammar", "--format", "list")
    #expect(list.lines.contains("can you switch the Big Lamp off"))
    #expect(list.lines.contains("switch off Desk"))
  }

  @Test func `two phrases that share a sentence are told`() async throws {
    let catalog = Self.catalog.replacing(
      "<ask> report",
      with: "[now] (switch|turn) [the] desk off\", \"<ask> report"
    )
    try program.home.write(catalog.utf8, to: "home.json")
    let ending = try await program.run("lint", "home.json")
    #expect(ending.output.contains("desk off"), "\(ending.output)")
    #expect(ending.output.contains("TurnOff") && ending.output.contains("Report"))
  }

  @Test func `mistakes are told with their places, all at once`() async throws {
    let catalog = """
      {"version": 2, "apps": [{
        "name": "Home",
        "pieces": {"ask": "[please", "good": "a|b"},
        "shortcuts": [{"intent": "A", "phrases": [
          "say \\"x\\" (now",
          {"text": "<aks> [go] ${lamp"}
        ]}]
      }]}
      """
    try program.home.write(catalog.utf8, to: "home.json")
    let ending = try await run("match", lines: "x")
    #expect(ending.status == 2)
    #expect(
      ending.complaints.map { $0.replacing("assistant: error: ", with: "") } == [
        "home.json:3:22: '[' is never closed; add ']', or write '\\[' for the mark itself",
        "home.json:3:42: '|' stands outside of brackets; put '(' and ')' around what may be said, or write '\\|' for the mark itself",
        "home.json:5:16: '(' is never closed; add ')', or write '\\(' for the mark itself",
        "home.json:6:15: there is no piece '<aks>'; there is <ask>, <good>",
        "home.json:6:26: '${' is never closed; add '}'",
      ]
    )
  }
}
