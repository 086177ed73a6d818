import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `coverage` and `corpus` as a stranger runs them.
@Suite struct CoverageTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.home.write(
      #"{"version":1,"apps":[{"name":"Harbour","shortcuts":[{"intent":"ShowTide","phrases":["Show the tide at ${place} in ${applicationName}"],"parameters":{"place":"Place"}}],"vocabularies":{"Place":[{"id":"1","title":"Falmouth"},{"id":"2","title":"Looe"}]}}]}"#,
      to: "a.json"
    )
  }

  @Test func `a proposed corpus passes`() async throws {
    let corpus = try await program.run("corpus", "--generate", "a.json")
    #expect(
      corpus.output == """
        # locale: en
        # Harbour, ShowTide
        Show the tide at Falmouth in Harbour\tShowTide\tplace=Falmouth
        Show the tide at Looe in Harbour\tShowTide\tplace=Looe

        """
    )
    let ending = try await program.run(
      ["coverage", "--catalog", "a.json", "-"],
      input: Array(corpus.output.utf8)
    )
    #expect(ending.output.hasPrefix("2 sentences: 2 passed, 0 fell short\n"))
    #expect(ending.status == 0)
  }

  @Test func `what a person composed is no part of what the apps offer`() async throws {
    let saved = try await program.run(
      ["shortcut", "new", "Random Book"],
      input: Array("show \"one\"\n".utf8)
    )
    #expect(saved.status == 0)
    #expect(try await program.run("phrases").output.contains("Run ${shortcut}"))
    let coverage = try await program.run(
      ["coverage", "-"],
      input: Array("open dune in library\tOpenBook\nrandom book\t-\n".utf8)
    )
    #expect(coverage.output.hasPrefix("2 sentences: 2 passed, 0 fell short\n"))
    #expect(!coverage.output.contains("Random Book"))
    #expect(!coverage.output.contains("${shortcut}"))
    let metadata = try await program.run("metadata")
    #expect(!metadata.output.contains("RunShortcut"))
  }

  @Test func `a corpus needs to be told what to do`() async throws {
    let ending = try await program.run("corpus")
    #expect(ending.status == 2)
    #expect(
      ending.diagnostics
        == "assistant: error: 'corpus' needs to know what to do: add --generate\n"
    )
  }

  @Test func `parts that are merged make the report of a single run`() async throws {
    let sentences = (0..<40).map { number in
      number % 7 == 0
        ? "feed the cat \(number)\tShowTide" : "show the tide at looe in harbour\tShowTide\tplace=2"
    }
    try program.home.write(sentences.joined(separator: "\n"), to: "all.tsv")
    for part in 0..<4 {
      let lines = ["# at: all.tsv:\(part * 10 + 1)"] + sentences[(part * 10)..<(part * 10 + 10)]
      try program.home.write(lines.joined(separator: "\n"), to: "\(part).tsv")
      let ending = try await program.run(
        "coverage",
        "--catalog",
        "a.json",
        "--partial",
        "\(part).part",
        "\(part).tsv"
      )
      #expect(ending.status == 0)
    }
    let known = "feed the cat 0\ngone\n"
    try program.home.write(known, to: "known.txt")
    let merged = try await program.run(
      "coverage",
      "--merge",
      "--known-failures",
      "known.txt",
      "3.part",
      "1.part",
      "0.part",
      "2.part"
    )
    let single = try await program.run(
      "coverage",
      "--catalog",
      "a.json",
      "--known-failures",
      "known.txt",
      "all.tsv"
    )
    #expect(merged.output == single.output)
    #expect(single.output.hasPrefix("40 sentences: 34 passed, 6 fell short, 1 of them known\n"))
    #expect((merged.status, single.status) == (1, 1))
  }

  @Test func `a parameter that the intent has not is told with its place`() async throws {
    let lines = [
      "show the tide at looe in harbour\tShowTide\tplce=2",
      "show the tide at looe in harbour\tShowTide\tbook=2",
      "show the tide at looe in harbour\tShowTide\tbook=2",
    ]
    try program.home.write(lines.joined(separator: "\n"), to: "c.tsv")
    let ending = try await program.run("coverage", "--catalog", "a.json", "c.tsv")
    #expect(
      ending.diagnostics == """
        assistant: warning: c.tsv:1:43: 'ShowTide' has no parameter 'plce'; did you mean 'place'?
        assistant: warning: c.tsv:2:43: 'ShowTide' has no parameter 'book'; it has place

        """
    )
    #expect(ending.status == 1)
  }

  @Test func `a file without a sentence is told, and at most a hundred mistakes`() async throws {
    try program.home.write("# nothing yet\n", to: "none.tsv")
    let none = try await program.run("coverage", "--catalog", "a.json", "none.tsv")
    #expect(
      none.diagnostics
        == "assistant: error: none.tsv: no sentence stands in the file; write one or leave the file out\n"
    )
    #expect(none.status == 2)
    try program.home.write(String(repeating: "open\n", count: 130), to: "many.tsv")
    let many = try await program.run("coverage", "--catalog", "a.json", "many.tsv")
    #expect(many.diagnostics.split(separator: "\n").count == 101)
    #expect(many.diagnostics.hasSuffix("assistant: error: 30 more mistakes are not shown\n"))
  }

  @Test func `a number that the intent does not take is told beside the sentence`() async throws {
    try program.home.write(
      """
      {"version": 2, "apps": [{"name": "A", "shortcuts": [
        {"intent": "Set", "phrases": ["limit it to ${most}"]}],
        "intents": [{"intent": "Set", "run": ["echo"],
         "parameters": [{"name": "most", "type": "@integer", "least": 0, "most": 500}]}]}]}
      """,
      to: "limits.json"
    )
    try program.home.write(
      "limit it to 900\tSet\tmost=900\nlimit it to 90\tSet\tmost=90\n",
      to: "c.tsv"
    )
    let ending = try await program.run("coverage", "--catalog", "limits.json", "c.tsv")
    #expect(
      ending.diagnostics
        == "assistant: warning: c.tsv:1:21: 'Set' takes 0 to 500 for 'most' and asks again for 900\n"
    )
    #expect(ending.status == 0)
  }

  @Test func `a language that a catalogue has not is told where the corpus names it`() async throws
  {
    try program.home.write("# locale: tlh\ntide\tShowTide\n", to: "c.tsv")
    let ending = try await program.run("coverage", "--catalog", "a.json", "c.tsv")
    #expect(
      ending.diagnostics.hasPrefix(
        "assistant: error: c.tsv:1:11: no app in the catalogue speaks 'tlh'; "
      )
    )
    #expect(ending.status == 2)
  }

  @Test func `a language that nobody speaks is told with its place`() async throws {
    try program.home.write("# Tides\n# locale: tlh\ntide\tShowTide\n", to: "c.tsv")
    let ending = try await program.run("coverage", "c.tsv")
    let complaint = "assistant: error: c.tsv:2:11: nothing here speaks 'tlh'; there is "
    #expect(ending.diagnostics.hasPrefix(complaint))
    #expect(ending.status == 2)
  }

  @Test func `an app's source tree is a catalogue, with values from a file`() async throws {
    try program.home.write(
      #"""
      struct TideShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: ShowTide(), phrases: ["Tide at \(\.$place) in \(.applicationName)"])
        }
      }
      struct ShowTide: AppIntent { @Parameter(title: "P") var place: Place }
      """#,
      to: "app/S.swift"
    )
    try program.home.write("1\tFalmouth\n2\tLooe\tLoo\n", to: "places.tsv")
    let ending = try await program.run(
      ["match", "--json", "--catalog", "app", "--vocabulary", "Place=places.tsv"],
      input: Array("tide at loo in tide\n".utf8)
    )
    let match = try JSON.parse(ending.output)
    #expect(match["intent"]?.string == "ShowTide")
    #expect(match["parameters"]?["place"]?["id"]?.string == "2")
    let idle = try await program.run("match", "--vocabulary", "Book=places.tsv", lines: "x")
    #expect(idle.status == 2)
    #expect(idle.diagnostics.contains("'--vocabulary' gives values to what is read of an app's"))
  }

  @Test func `every format is written, and a sentence that falls short fails the run`() async throws
  {
    try program.home.write("feed the cat\tShowTide\n", to: "c.tsv")
    for (format, beginning) in [
      ("text", "1 sentence: 0 passed"), ("json", #"{"version":1,"success":false"#),
      ("junit", "<?xml version"), ("github", "::error file=c.tsv,line=1"),
      ("html", "<!doctype html>"),
    ] {
      let ending = try await program.run(
        "coverage",
        "--catalog",
        "a.json",
        "--format",
        format,
        "--noise",
        "1",
        "c.tsv"
      )
      #expect(ending.output.hasPrefix(beginning))
      #expect(ending.status == 1)
    }
  }
}
