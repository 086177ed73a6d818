import AssistantKit
import Foundation
import TestSupport
import Testing

/// The executable at a prompt, on a real terminal device, seen through a screen.
@Suite(.serialized) struct TerminalTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func start(
    _ arguments: String...,
    environment: [String: String] = [:],
    columns: Int = 80
  ) throws -> (terminal: PseudoTerminal, child: PseudoTerminal.Child) {
    let terminal = try PseudoTerminal(columns: columns, rows: 24)
    let child = try terminal.spawn(
      program.executable.path,
      arguments: arguments,
      environment: program.wholeEnvironment
        .merging(["TERM": "xterm-256color"]) { $1 }
        .merging(environment) { $1 }
    )
    return (terminal, child)
  }

  /// Starts and waits until keys are read.
  private func prompt(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) async throws -> (terminal: PseudoTerminal, child: PseudoTerminal.Child) {
    let talk = try start(arguments.first ?? "--color=auto", environment: environment)
    try await talk.terminal.waitForPrompt()
    return talk
  }

  @Test(.enabled(if: OutsideFocusTests.hasPython))
  func `what an app posts while a line is typed is shown above it`() async throws {
    _ = try await program.run("apps", "add", "--", OutsideFocusTests.python, OutsideFocusTests.desk)
    let (terminal, child) = try await prompt(environment: ["DESK_MINUTE": "0.2"])
    terminal.send("set a timer for 5 minutes on desk\r")
    _ = try await terminal.wait { $0.text.contains("runs for 5 minutes.") }
    terminal.send("open du")
    let screen = try await terminal.wait {
      $0.text.contains("Time is up") && $0.lines.last?.hasPrefix("> open du") == true
    }
    #expect(
      screen.lines.contains("  Desk: Time is up — 5 minutes are over."),
      "\(screen.text)"
    )
    terminal.send("\u{3}\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `a prompt waits, answers, and ends with Ctrl-D`() async throws {
    let (terminal, child) = try await prompt()
    #expect(terminal.screen.lines.first?.contains("Library · 10 shortcuts.") == true)
    terminal.send("open the hobit in library\r")
    let screen = try await terminal.wait { $0.text.contains("1937") && $0.lines.last == ">" }
    #expect(
      screen.lines.contains("  Open Book · The Hobbit   (heard “hobit”)"),
      "\(screen.text)"
    )
    #expect(screen.unknown.isEmpty)
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test(
    arguments: [("sed -i s/one/two/", 0, 0), ("false", 2, 0), ("sed -i s/show/shwo/", 2, 1)]
      as [(String, Int32, Int)]
  )
  func `what an editor wrote is kept where it cannot be saved, and nothing else`(
    editor: String,
    status: Int32,
    kept: Int
  ) async throws {
    let made = try await program.run(
      ["shortcut", "new", "One"],
      input: Array("show \"one\"\n".utf8)
    )
    #expect(made.status == 0)
    try program.home.write("", to: "tmp/.keep")
    let (_, child) = try start(
      "shortcut",
      "edit",
      "One",
      environment: ["EDITOR": editor, "TMPDIR": program.home.path("tmp")]
    )
    #expect(await child.exitStatus() == status)
    let drafts = try FileManager.default.contentsOfDirectory(atPath: program.home.path("tmp"))
    #expect(drafts.count { $0.hasSuffix(".shortcut") } == kept, "\(drafts)")
    let shown = try await program.run("shortcut", "show", "One")
    #expect(shown.lines.last == (status == 0 ? "show \"two\"" : "show \"one\""))
  }

  @Test func `what never happens is told before the first step of an automation`() async throws {
    _ = try await program.run("focus", "new", "Work")
    let (terminal, child) = try start("automation", "new", "Evening")
    _ = try await terminal.wait { $0.lines.last == "when>" }
    terminal.send("focus \"Wrok\" starts\r")
    _ = try await terminal.wait {
      $0.lines.contains("no focus is called 'Wrok'; did you mean 'Work'?")
        && $0.lines.last == "when>"
    }
    terminal.send("focus \t")
    _ = try await terminal.wait { $0.lines.contains("when> focus \"Work\" starts") }
    terminal.send("\r")
    _ = try await terminal.wait { $0.lines.last == "1>" }
    terminal.send("show input\r")
    _ = try await terminal.wait { $0.lines.last == "2>" }
    terminal.send("done\r")
    #expect(await child.exitStatus() == 0)
    let list = try await program.run("automation", "list")
    #expect(list.lines == ["Evening  focus \"Work\" starts"])
  }

  @Test(arguments: [40, 60, 80, 200], ["en", "ko", "vi"])
  func `everything fits the terminal`(columns: Int, locale: String) async throws {
    let sentences = [
      "en": ["help", "find books by herbert", "show dune", "buy dune in library", "2"],
      "ko": ["도움말", "허버트가 쓴 책 찾아 줘", "듄 보여 줘", "라이브러리에서 듄 사 줘", "2"],
      "vi": ["trợ giúp", "tìm sách của herbert", "xem dune", "mua dune trong thư viện", "2"],
    ]
    let (terminal, child) = try start("--locale", locale, columns: columns)
    try await terminal.waitForPrompt()
    for sentence in sentences[locale] ?? [] {
      terminal.send(sentence + "\r")
      try await terminal.wait { $0.text.contains(sentence) }
      try await terminal.waitForPrompt()
      // Whatever is drawn ends before the last column, so the terminal itself breaks nothing.
      for line in terminal.screen.lines where line.hasPrefix("  ") {
        #expect(DisplayWidth.of(line) < columns, "\(line)")
      }
      let boxes = terminal.screen.lines.filter { $0.contains("┌") || $0.contains("└") }
      #expect(boxes.allSatisfy { $0.contains("┐") || $0.contains("┘") }, "\(terminal.screen.text)")
    }
    terminal.send("\u{3}\u{4}")
    _ = await child.exitStatus()
  }

  @Test(arguments: [
    (40, "en"), (40, "ko"), (40, "vi"), (60, "ko"), (80, "vi"), (200, "en"),
  ])
  func `what a command says fits the terminal`(columns: Int, locale: String) async throws {
    let steps = "books = find Library.Book where shelf is @read \"Read\" sorted by year\n"
    for (arguments, lines) in [
      (["shortcut", "new", "What I have read so far, oldest first"], steps),
      (["automation", "new", "Every morning before breakfast"], "when at 07:30\n" + steps),
      (["focus", "new", "Deep work in the library"], ""),
      (["focus", "filter", "Deep work in the library", "Library", "shelves=Read"], ""),
      (["notify", "Library", "Returned", "somebody brought back what you lent long ago"], ""),
    ] {
      #expect(try await program.run(arguments, input: Array(lines.utf8)).status == 0)
    }
    let app = try program.home.write(
      #"""
      struct S: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: ShowDay(), phrases: ["Show my day."], shortTitle: "Day")
      } }
      """#,
      to: "app/Shortcuts.swift"
    )
    let corpus = try program.home.write(
      "open the hobbit in library\tOpenBook\nopen nothing at all in library\tBuyBook\n",
      to: "corpus.tsv"
    )
    let calls = [
      "shortcut list", "shortcut show 'What I have read so far, oldest first'", "shortcut history",
      "shortcut show 'no shortcut that there is'", "automation list", "automation log",
      "automation show 'Every morning before breakfast'", "focus",
      "focus show 'Deep work in the library'", "notifications", "apps list", "misses",
      "lint '\(app)'", "lint --explain all", "lint --explain stale-entry", "lint --explain nothing",
      "coverage --noise 1 '\(corpus)'", "describe AddBook", "phrases", "intents", "help coverage",
    ]
    let terminal = try PseudoTerminal(columns: columns, rows: 2000)
    let child = try terminal.spawn(
      "/bin/sh",
      arguments: [
        "-c", calls.map { "\"$assistant\" --locale \(locale) \($0)\n" }.joined() + "echo done",
      ],
      environment: program.wholeEnvironment
        .merging(["TERM": "xterm-256color", "assistant": program.executable.path]) { $1 }
    )
    let lines = try await terminal.wait { $0.lines.contains("done") }.lines
    _ = await child.exitStatus()
    #expect(lines.count > 100)
    for line in lines { #expect(DisplayWidth.of(line) < columns, "\(line)") }
  }

  @Test func `pasted lines become several utterances, each with its answer`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("\u{1b}[200~rate dune in library\n4\nopen emma in library\u{1b}[201~")
    try await terminal.wait {
      $0.text.contains("> rate dune in library\n  4\n  open emma in library")
    }
    terminal.send("\r")
    let screen = try await terminal.wait { $0.text.contains("> open emma in library\n") }
    #expect(screen.text.contains("How many stars, from 1 to 5?\n> 4\n"), "\(screen.text)")
    #expect(screen.text.contains("Rated Dune: 4 of 5 stars."), "\(screen.text)")
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    _ = await child.exitStatus()
  }

  @Test func `what is typed is completed`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("open du")
    try await terminal.wait { !$0.text(withLook: "2").isEmpty && $0.text.contains("> open du") }
    terminal.send("\t")
    try await terminal.wait { $0.text.lowercased().contains("> open dune in library") }
    terminal.send("\r")
    try await terminal.wait(for: "Frank Herbert, 1965")
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `Korean is typed, erased and answered`() async throws {
    let (terminal, child) = try await prompt("--locale=ko")
    terminal.send("서재에서 듄 열어 줘요\u{7f}\r")
    let screen = try await terminal.wait(for: "라이브러리를 엽니다.")
    #expect(screen.text.contains("> 서재에서 듄 열어 줘\n"))
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `Ctrl-C leaves a question and not the program`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("remove dune from library\r")
    try await terminal.wait(for: "[Remove / Keep]")
    try await terminal.wait { $0.lines.last == ">" && $0.modes.contains(2004) }
    terminal.send("\u{3}")
    try await terminal.wait { $0.text.contains("Cancelled.") && $0.lines.last == ">" }
    terminal.send("open dune in library\r")
    try await terminal.wait(for: "Frank Herbert, 1965")
    terminal.send("quit\r")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `the end of the input inside a question changes nothing`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send("remove dune from library\r")
    try await terminal.wait { $0.text.contains("[Remove / Keep]") && $0.lines.last == ">" }
    terminal.send("\u{4}")
    try await terminal.wait(for: "nothing is changed")
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
    #expect(try await program.run(lines: "open dune in library").status == 0)
  }

  @Test func `a narrower window breaks the lines anew`() async throws {
    let (terminal, child) = try await prompt()
    terminal.resize(columns: 30, rows: 20)
    terminal.send("open the hobbit in my library please\r")
    let screen = try await terminal.wait { $0.text.contains("1937") }
    #expect(screen.lines.allSatisfy { $0.count <= 30 })
    #expect(screen.unknown.isEmpty)
    try await terminal.waitForPrompt()
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `what was said is remembered by the next run`() async throws {
    let first = try await prompt()
    first.terminal.send("open dune in library\r")
    try await first.terminal.wait(for: "Frank Herbert, 1965")
    try await first.terminal.waitForPrompt()
    first.terminal.send("\u{4}")
    #expect(await first.child.exitStatus() == 0)
    let second = try await prompt()
    second.terminal.send("\u{1b}[A")
    try await second.terminal.wait { $0.lines.last == "> open dune in library" }
    second.terminal.send("\r")
    try await second.terminal.wait(for: "Frank Herbert, 1965")
    try await second.terminal.waitForPrompt()
    second.terminal.send("\u{4}")
    #expect(await second.child.exitStatus() == 0)
  }

  @Test func `colours are there unless they are not wanted`() async throws {
    let coloured = try await prompt()
    #expect(coloured.terminal.screen.text(withLook: "2").contains("Library · 10 shortcuts."))
    try await coloured.terminal.waitForPrompt()
    coloured.terminal.send("\u{4}")
    #expect(await coloured.child.exitStatus() == 0)
    let plain = try await prompt(environment: ["NO_COLOR": "1"])
    plain.terminal.send("add a book to library\r")
    // The question is left by Ctrl-C once the prompt is there again.
    let screen = try await plain.terminal.wait {
      $0.text.contains("Which book?") && $0.lines.last == ">"
    }
    #expect(screen.text(withLook: "").contains("Library · 10 shortcuts."))
    #expect(screen.text(withLook: "").contains("Which book?"))
    try await plain.terminal.waitForPrompt()
    plain.terminal.send("\u{3}\u{4}")
    #expect(await plain.child.exitStatus() == 0)
  }

  @Test func `a terminal that cannot move its cursor gets plain lines`() async throws {
    let (terminal, child) = try start(environment: ["TERM": "dumb"])
    try await terminal.wait { $0.lines.last == ">" }
    terminal.send("buy dune in library\n")
    try await terminal.wait(for: "How many copies?")
    terminal.send("cancel\n")
    let screen = try await terminal.wait(for: "Cancelled.")
    #expect(screen.unknown.isEmpty && screen.modes.isEmpty)
    #expect(screen.text(withLook: "").contains("Cancelled."))
    terminal.send("\u{4}")
    #expect(await child.exitStatus() == 0)
  }

  @Test func `the assistant's own commands begin with a colon`() async throws {
    let (terminal, child) = try await prompt()
    terminal.send(":dance\r")
    try await terminal.wait(for: "There is no “:dance”")
    terminal.send(":intents\r")
    try await terminal.wait(for: "WhatAmIReading")
    terminal.send(":quit\r")
    #expect(await child.exitStatus() == 0)
  }
}
