import Foundation
import OrderedJSON
import TestSupport
import Testing

/// What the executable lists, as values and as text, and what it tells of itself.
@Suite(.serialized) struct ListingTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func objects(_ arguments: String...) async throws -> [LocatedJSON] {
    let ending = try await program.run(arguments, input: [])
    #expect(ending.status == 0)
    #expect(ending.diagnostics == "")
    return try ending.lines.map { try LocatedJSON.parse($0) }
  }

  @Test func `phrases are values`() async throws {
    let phrases = try await objects("phrases", "--json")
    let opening = try #require(phrases.first)
    #expect(opening["app"]?.string == "Library")
    #expect(opening["intent"]?.string == "OpenBook")
    #expect(opening["phrase"]?.string == "Open ${book} in ${applicationName}")
    let sentences = phrases.compactMap { $0["sentences"]?.int }
    #expect(sentences.count == phrases.count)
    let expanded = try await objects("phrases", "--expanded", "--json")
    #expect(expanded.count == sentences.reduce(0, +))
    #expect(expanded.contains { $0["text"]?.string == "Open Dune in Library" })
  }

  @Test func `intents are values, and one is described as such`() async throws {
    let intents = try await objects("intents", "--json")
    let move = try #require(intents.first { $0["intent"]?.string == "MoveBook" })
    #expect(move["parameters"]?.array?.compactMap { $0["name"]?.string } == ["book", "shelf"])
    let described = try await objects("describe", "MoveBook", "book=dune", "shelf=read", "--json")
    #expect(described.count == 1)
    #expect(described[0]["sentence"]?.string == "Move Dune to Read")
    #expect(described[0]["title"]?.string == move["title"]?.string)
  }

  @Test func `what a person composed is values too`() async throws {
    func keep(_ kind: String, _ name: String, _ lines: String) async throws {
      let ending = try await program.run([kind, "new", name], input: Array(lines.utf8))
      #expect(ending.status == 0, "\(ending.diagnostics)")
    }
    for kind in [["shortcut"], ["automation"], ["focus"], ["apps"]] {
      #expect(try await program.run(kind + ["list", "--json"], input: []).output == "")
    }
    #expect(try await objects("notifications", "--json").isEmpty)
    try await keep("shortcut", "Good Morning", "say \"wake me\"\n\nshow \"one\"\nshow \"two\"\n")
    try program.home.write(
      "shortcut \"Broken",
      to: "data/assistant/shortcuts/broken.shortcut"
    )
    try await keep("automation", "Early", "when at 07:30 on weekdays\nask first\nshow \"hi\"\n")

    let shortcuts = try await objects("shortcut", "list", "--json")
    #expect(shortcuts.map { $0["name"]?.string } == ["Good Morning", "broken"])
    #expect(shortcuts[0]["steps"]?.int == 2)
    #expect(shortcuts[0]["say"]?.array?.compactMap(\.string) == ["wake me"])
    #expect(shortcuts[1]["mistakes"]?.array?.first?["column"]?.int == 10)
    let shown = try await objects("shortcut", "show", "good", "morning", "--json")
    #expect(shown[0]["text"]?.string?.hasSuffix("show \"two\"\n") == true)
    let checked = try await program.run("shortcut", "check", "--json")
    #expect(checked.status == 2 && checked.diagnostics == "")
    #expect(try LocatedJSON.parse(checked.output)["line"]?.int == 1)
    _ = try await program.run("shortcut", "run", "good morning")
    #expect(
      try await objects("shortcut", "history", "--json").map { $0["outcome"]?.string } == ["done"]
    )

    let automation = try #require(try await objects("automation", "list", "--json").first)
    #expect(automation["when"]?.string == "at 07:30 on weekdays")
    #expect(automation["enabled"]?.bool == true && automation["asksFirst"]?.bool == true)
    let ran = try await objects("automation", "run", "early", "--json")
    #expect(ran.compactMap { $0["event"]?.string } == ["hello", "dialog", "result", "done"])
    #expect(
      try await objects("automation", "log", "--json").map { $0["event"]?.string }
        == ["waiting", "done"]
    )
  }

  @Test func `focuses, notifications and apps are values too`() async throws {
    _ = try await program.run("focus", "new", "Work")
    _ = try await program.run("focus", "filter", "Work", "Library", "shelves=read")
    _ = try await program.run("focus", "work")
    let focus = try #require(try await objects("focus", "list", "--json").first)
    #expect(focus["name"]?.string == "Work" && focus["on"]?.bool == true)
    let filter = try #require(try await objects("focus", "show", "work", "--json").first)[
      "filters"
    ]?
    .array?.first
    #expect(filter?["title"]?.string == "Set Shelves and Badge")
    #expect(filter?["parameters"]?["shelves"]?.array?.first?["id"]?.string == "read")
    let suggested = try await objects("focus", "suggest", "Library", "--json")
    #expect(suggested.map { $0["suggestion"]?.int } == [1])
    let posted = try await objects("notify", "Library", "News", "--criteria", "lent", "--json")
    #expect(posted[0]["silencedBy"]?.string == "Work" && posted[0]["subtitle"] == nil)
    let listed = try await objects("notifications", "--json")
    #expect(listed.map { $0["title"]?.string } == ["News"])
    let file = try program.home.write(
      """
      {"version": 2, "apps": [{"name": "Bell", "shortcuts": [
        {"intent": "Ring", "phrases": ["Ring the bell in ${applicationName}"]}],
        "intents": [{"intent": "Ring", "title": "Ring", "run": ["true"]}]}]}
      """,
      to: "bell.json"
    )
    _ = try await program.run("apps", "add", file)
    let apps = try await objects("apps", "list", "--json")
    #expect(apps.map { $0["app"]?.string } == ["Bell"] && apps[0]["intents"]?.int == 1)
  }

  @Test(arguments: [
    ["shortcut", "delete", "One"], ["automation", "enable", "One"], ["focus", "off"],
    ["apps", "remove", "One"],
  ])
  func `where nothing is listed there are no values`(words: [String]) async throws {
    let ending = try await program.run(words + ["--json"], input: [])
    #expect(ending.status == 2)
    #expect(ending.complaints.map { $0.hasSuffix("does not take '--json'") } == [true])
  }

  @Test func `an explanation is a value, with quotes and without`() async throws {
    let explained = try await objects("explain", "--json", "open", "the", "hobit")
    #expect(explained.count == 1)
    #expect(explained[0]["outcome"]?.string == "match")
    let chosen = try #require(explained[0]["candidates"]?.array?.first)
    #expect(chosen["verdict"]?.string == "chosen")
    let pieces = chosen["alignment"]?.array ?? []
    #expect(pieces.contains { $0["heard"]?.string == "hobit" && $0["kind"]?.string == "spelling" })
    let quoted = try await program.run("explain", "open the hobit")
    let bare = try await program.run("explain", "open", "the", "hobit")
    #expect(quoted.output == bare.output && !bare.output.isEmpty)
  }

  @Test func `what is found is a list of values`() async throws {
    let events = try await objects(
      "find",
      "books",
      "by",
      "herbert",
      "sorted",
      "by",
      "title",
      "--json"
    )
    let found = try #require(events.first { $0["event"]?.string == "snippet" })
    let entities = found["entities"]?.array ?? []
    #expect(entities.count == found["count"]?.int)
    let first = try #require(entities.first)
    #expect(first["app"]?.string == "Library" && first["type"]?.string == "Book")
    #expect(first["properties"]?["author"]?.string == "Frank Herbert")
    #expect(first["id"]?.string?.isEmpty == false)
  }

  @Test func `coverage is a value`() async throws {
    let corpus = try program.home.write("open dune in library\tOpenBook\n", to: "c.tsv")
    let short = try await program.run("coverage", "--json", corpus)
    let long = try await program.run("coverage", "--format", "json", corpus)
    #expect(short.output == long.output)
    #expect(try LocatedJSON.parse(short.output)["passed"] != nil || !short.output.isEmpty)
  }

  @Test func `words that no intent is about are told`() async throws {
    let ending = try await program.run("intents", "zzz")
    #expect(ending.output == "")
    #expect(
      ending.complaints
        == ["assistant: error: no intent is about 'zzz'; 'assistant intents' lists them all"]
    )
    #expect(ending.status == 1)
  }

  @Test func `an app that is none of the catalogue's is told with those that are`() async throws {
    let radio = try await program.run("phrases", "--app-name", "Radio")
    #expect(radio.complaints == ["assistant: error: no app is called 'Radio'; there is Library"])
    #expect(radio.status == 2)
    let own = try await program.run("phrases", "--app-name", "book shelf")
    #expect(own.status == 0)
    #expect(own.lines.first == "Library, My Library, Book Shelf (en)")
  }

  @Test func `a language that nobody speaks is told with those that are spoken`() async throws {
    let ending = try await program.run("run", "--locale", "tlh", "hello")
    #expect(
      ending.complaints == [
        "assistant: error: nothing here speaks 'tlh'; there is de, en, es, fr, ja, ko, vi, zh"
      ]
    )
    #expect(ending.status == 2)
  }

  @Test func `help tells of a command as its own option does`() async throws {
    let help = try await program.run("help", "match")
    #expect(help.output == (try await program.run("match", "--help")).output)
    #expect(try await program.run("help").output == program.run("--help").output)
  }

  @Test func `bash completes commands, options and values`() async throws {
    let script = #"""
      PATH="$(dirname "$assistant"):$PATH"
      source <("$assistant" completions bash)
      try() {
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _assistant
        echo "${COMPREPLY[*]}"
      }
      try assistant cov
      try assistant match --n
      try assistant --color a
      try assistant grammar --format js
      try assistant shortcut re
      try assistant describe Open
      """#
    var bash = program
    bash.executable = URL(filePath: "/bin/bash")
    bash.environment["assistant"] = program.executable.path
    let ending = try await bash.run(["-c", script], input: [])
    #expect(ending.diagnostics == "")
    #expect(
      ending.lines == [
        "coverage", "--n-best", "auto always", "jsgf", "rename",
        "OpenBook OpenCurrentlyReading OpenShelf",
      ]
    )
  }
}
