import Foundation
import TestSupport
import Testing

/// Shortcuts and focuses from the command line, as a stranger uses them.
@Suite(.serialized) struct ShortcutProgramTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `a shortcut is composed from a pipe, run, renamed and deleted`() async throws {
    #expect(try await program.run("shortcut", "list").lines.count == 1)
    let made = try await shortcut(
      "Finished Books",
      """
      books = find Library.Book where shelf is @read "Read" sorted by year limit 3
      csv books columns: [title, year] file: "finished.csv"
      n = count books
      output n
      """
    )
    #expect(made.lines == ["Saved “Finished Books”."])
    let ran = try await program.run("shortcut", "run", "finished books")
    #expect(ran.lines == ["Wrote 3 rows to finished.csv."])
    #expect(
      String(decoding: program.home.bytes(of: "finished.csv"), as: UTF8.self)
        == "Title,Year\r\nThe Epic of Gilgamesh,-1800\r\nThe Iliad,-750\r\nThe Odyssey,-725\r\n"
    )
    #expect(
      try await program.run("shortcut", "rename", "Finished Books", "Books I Read").lines
        == ["“Finished Books” is called “Books I Read” now."]
    )
    let phrases = try await program.run("phrases")
    #expect(phrases.lines.contains("    ${shortcut}  (1)"))
    let matched = try await program.run("match", "--json", lines: "run books I red")
    #expect(matched.output.contains(#""app":"Shortcuts","intent":"RunShortcut""#))
    #expect(try await program.run("shortcut", "history").lines.count == 1)
    #expect(
      try await program.run("shortcut", "delete", "books i read").lines
        == ["Deleted “Books I Read”."]
    )
    #expect(try await program.run("shortcut", "run", "books i read").status == 2)
  }

  @Test func `an automation runs with the focus that is on`() async throws {
    let steps = "when at 07:30\nbooks = find Library.Book\nn = count books\nshow \"${n} books\"\n"
    _ = try await program.run(["automation", "new", "Count"], input: Array(steps.utf8))
    #expect(try await program.run("automation", "run", "Count").lines == ["536 books"])
    _ = try await program.run("focus", "new", "Work")
    _ = try await program.run("focus", "filter", "Work", "Library", "shelves=reading")
    _ = try await program.run("focus", "work")
    #expect(try await program.run("automation", "run", "Count").lines == ["5 books"])
  }

  @Test func `a focus that is renamed is told where texts still have its name`() async throws {
    _ = try await program.run("focus", "new", "Work")
    _ = try await shortcut(
      "Here",
      """
      now = run WhichFocus
      if now is "Work" {
        show "At Work"
      }
      """
    )
    _ = try await program.run("focus", "work")
    let renamed = try await program.run("focus", "rename", "work", "Büro")
    #expect(
      renamed.lines == [
        "“Work” is called “Büro” now.",
        "“Work” still stands in texts of yours, which are left as they are:",
        "  \(program.home.path("data/assistant/shortcuts/Here.shortcut")):5:8",
      ]
    )
    #expect(try await program.run("shortcut", "run", "here").lines.last == "At Work")
    let again = try await program.run("focus", "rename", "Büro", "Labor")
    #expect(again.lines == ["“Büro” is called “Labor” now."])
  }

  @Test func `input comes from words, a pipe or a file`() async throws {
    _ = try await shortcut("Echo", "show input")
    #expect(try await program.run("shortcut", "run", "echo", "a  b", "c").lines == ["a  b c"])
    let piped = try await program.run(
      ["shortcut", "run", "echo", "--from", "-"],
      input: Array("piped".utf8)
    )
    #expect(piped.lines == ["piped"])
    let file = try program.home.write("from a file", to: "share.txt")
    let shared = try await program.run("shortcut", "run", "echo", "--from", file)
    #expect(shared.lines == ["from a file"])
    let asked = try await program.run("shortcut", "run", "echo", "--answer", "asked")
    #expect(asked.lines == ["What is it for, “Echo”?", "asked"])
    let missing = try await program.run("shortcut", "run", "echo", "--from", "/no/such")
    #expect(missing.status == 2)
  }

  @Test func `a shortcut is made of a file, whole or of steps alone`() async throws {
    let whole = try program.home.write(
      "# why\nshortcut \"Theirs\"\nsay \"say it back\"\n\nshow input # here\n",
      to: "theirs.shortcut"
    )
    let made = try await program.run("shortcut", "new", "Mine", "--from", whole)
    #expect(made.lines == ["Saved “Mine”."])
    #expect(
      try await program.run("shortcut", "show", "mine").lines
        == ["# why", "shortcut \"Mine\"", "say \"say it back\"", "", "show input  # here"]
    )
    let steps = try program.home.write("shortcut \"Mine\" input: 3\nshow 4\n", to: "steps.txt")
    #expect(try await program.run("shortcut", "new", "Steps", "--from", steps).status == 0)
    #expect(try await program.run("shortcut", "run", "steps").lines == ["3", "4"])
    let piped = try await program.run(
      ["shortcut", "new", "Piped", "--from", "-"],
      input: Array("show 5".utf8)
    )
    #expect(piped.lines == ["Saved “Piped”."])
    let shown = try await program.run("shortcut", "show", "Mine").output
    let copied = try await program.run(["shortcut", "new", "Copy"], input: Array(shown.utf8))
    #expect(copied.lines == ["Saved “Copy”."])
    #expect(
      try await program.run("shortcut", "show", "Copy").output
        == shown.replacing("\"Mine\"", with: "\"Copy\"")
    )
    let own = try await program.run("shortcut", "new", "--from", whole)
    #expect(own.lines == ["Saved “Theirs”."])
    let again = try await program.run("shortcut", "new", "--from", whole)
    #expect(again.complaints.first?.contains("There is a shortcut “Theirs” already") == true)
    _ = try await program.run("shortcut", "delete", "Theirs")
    let nameless = try await program.run("shortcut", "new", "--from", steps)
    #expect(nameless.complaints.first?.contains("steps.txt:1:1") == true)
    let empty = try await program.run(["shortcut", "new", "Empty"], input: [])
    #expect(empty.status == 2)
    #expect(empty.complaints.first?.contains("there is no step; ") == true)
    let bad = try program.home.write("show yy", to: "bad.txt")
    let refused = try await program.run("shortcut", "new", "Bad", "--from", bad)
    #expect(refused.status == 2)
    #expect(refused.complaints.first?.contains("bad.txt:1:6: nothing is called 'yy'") == true)
    let edited = try await program.run("shortcut", "edit", "Piped", "--from", whole)
    #expect(edited.lines == ["Saved “Theirs”."])
    #expect(try await program.run("shortcut", "show", "Piped").status == 2)
    let changed = try await program.run(["shortcut", "edit", "Copy"], input: Array("show 6".utf8))
    #expect(changed.lines == ["Saved “Copy”."])
    #expect(try await program.run("shortcut", "run", "Copy").lines == ["6"])
    let idle = try await program.run("shortcut", "list", "--from", whole)
    #expect(idle.complaints == ["assistant: error: 'shortcut list' does not take '--from'"])
  }

  @Test func `every mistake of what is composed is told, and nothing is saved`() async throws {
    let ending = try await shortcut(
      "Bad",
      "show yy\nrun Library.OpneBook\nrun OpenBook bok: 3\nfind Library.Book where yeer > 3\n"
        + "shortcut \"None\"\nshortcut \"bad\"\n"
    )
    #expect(ending.status == 2)
    #expect(
      ending.complaints == [
        "assistant: error: 1:6: nothing is called 'yy' up to here; text stands in quotes",
        "assistant: error: 2:1: no intent is called 'OpneBook'; did you mean 'OpenBook'?",
        "assistant: error: 3:14: OpenBook takes no 'bok:'; it takes 'book:'",
        "assistant: error: 4:25: Book has no property 'yeer'; it has title, author, year, series, "
          + "shelf, rating",
        "assistant: error: 5:1: no shortcut is called 'None'; 'assistant shortcut list' lists them",
        "assistant: error: 6:1: the shortcut would run itself: Bad → Bad",
      ]
    )
    #expect(try await program.run("shortcut", "show", "Bad").status == 2)
  }

  @Test func `a name that nothing has is told with the nearest`() async throws {
    _ = try await shortcut("Hello", "show \"Hello\"\n")
    _ = try await program.run("focus", "new", "Work")
    func complaint(_ words: String...) async throws -> String {
      let ending = try await program.run(words, input: [])
      #expect(ending.status == 2)
      return String(ending.diagnostics.trimmingPrefix("assistant: error: "))
    }
    let nearest = "No shortcut is called “Helo”. Did you mean “Hello”?\n"
    #expect(try await complaint("shortcut", "run", "Helo") == nearest)
    #expect(try await complaint("shortcut", "history", "Helo") == nearest)
    #expect(
      try await complaint("focus", "Wrok") == "No focus is called “Wrok”. Did you mean “Work”?\n"
    )
    #expect(
      try await complaint("focus", "Wrok", "--locale", "ko")
        == "‘Wrok’ 집중 모드가 없습니다. ‘Work’ 말씀인가요?\n"
    )
    #expect(try await complaint("automation", "log", "x") == "No automation is called “x”.\n")
    #expect(try await complaint("run", " ").hasPrefix("'run' needs more"))
  }

  @Test func `the history of one shortcut leaves out the others`() async throws {
    for name in ["Hello", "Bye"] {
      _ = try await shortcut(name, "show \"\(name)\"\n")
      _ = try await program.run("shortcut", "run", name)
    }
    let history = try await program.run("shortcut", "history", "bye")
    #expect(history.lines.count == 1)
    #expect(history.output.contains("  Bye  "))
    _ = try await program.run("shortcut", "rename", "Bye", "See You")
    _ = try await shortcut("Bye", "show 1\n")
    #expect(
      try await program.run("shortcut", "history", "see you").lines
        == history.lines.map { $0.replacing("Bye", with: "See You") }
    )
    #expect(
      try await program.run("shortcut", "history", "bye").lines == ["“Bye” has not been run yet."]
    )
  }

  @Test func `shortcuts that would run each other in a circle are refused`() async throws {
    _ = try await shortcut("One", "show input")
    _ = try await shortcut("Two", "shortcut \"One\"")
    let ending = try await program.run(
      ["shortcut", "edit", "One"],
      input: Array("shortcut \"One\"\n\nshortcut \"Two\"\n".utf8)
    )
    #expect(ending.status == 2)
    #expect(
      ending.complaints
        == ["assistant: error: 3:1: the shortcut would run itself: One → Two → One"]
    )
    let byIntent = try await program.run(
      ["shortcut", "edit", "One"],
      input: Array("shortcut \"One\"\n\nrun Shortcuts.RunShortcut shortcut: \"Two\"\n".utf8)
    )
    #expect(byIntent.complaints == ending.complaints)
    #expect(try await program.run("shortcut", "run", "two", "x", "--answer", "y").status == 0)
  }

  @Test(arguments: ["shortcut name", "run Shortcuts.RunShortcut shortcut: name"])
  func `shortcuts that run each other without end are ended`(step: String) async throws {
    // The app for shortcuts is there once there is one.
    _ = try await shortcut("Other", "show \"x\"")
    _ = try await shortcut("Loop", "name = \"Loop\"\n\(step)")
    let ending = try await program.run("shortcut", "run", "loop")
    #expect(ending.status == 1)
    #expect(ending.output.contains("Too many shortcuts run each other."))
  }

  @Test func `a renamed shortcut is renamed where an intent runs it`() async throws {
    _ = try await shortcut("One", "show \"one\"")
    _ = try await shortcut("Two", "run Shortcuts.RunShortcut shortcut: \"one\"")
    _ = try await program.run("shortcut", "rename", "One", "First")
    #expect(try await program.run("shortcut", "run", "two").lines.contains("one"))
  }

  @Test func `a shortcut called like a command is told so, and asked about by its app`()
    async throws
  {
    let made = try await shortcut("Open Dune in Library", "show \"mine\"")
    #expect(
      made.complaints == [
        "assistant: note: “Open Dune in Library” also starts “Open Book” of Library; "
          + "whoever says it is asked what is meant."
      ]
    )
    let ran = try await program.run(
      "run",
      "open dune in library",
      "--answer",
      "shortcuts"
    )
    #expect(
      ran.lines == [
        "What do you mean?", "  1  Open Dune in Library (Library)",
        "  2  Open Dune in Library (Shortcuts)", "mine",
      ]
    )
    #expect(try await shortcut("Something Else", "show \"mine\"").complaints == [])
  }

  @Test func `automations go with what is renamed`() async throws {
    _ = try await shortcut("One", "show \"one\"")
    _ = try await program.run("focus", "new", "Work")
    let made = try await program.run(
      ["automation", "new", "Begin"],
      input: Array("when focus \"work\" starts\nrepeat 2 times {\nshortcut \"one\"\n}\n".utf8)
    )
    #expect(made.status == 0, "\(made.diagnostics)")
    _ = try await program.run("shortcut", "rename", "One", "Two")
    _ = try await program.run("focus", "rename", "Work", "Deep Work")
    let shown = try await program.run("automation", "show", "begin")
    #expect(shown.lines.contains("when focus \"Deep Work\" starts"))
    #expect(shown.lines.contains("  shortcut \"Two\""))
    #expect(try await program.run("automation", "check").status == 0)
  }

  @Test func `shortcuts go with a focus that is renamed`() async throws {
    _ = try await program.run("focus", "new", "Work")
    _ = try await shortcut(
      "Begin",
      "if input is \"x\" {\nrun Focus.TurnOnFocus focus: @work \"Work\"\n}\n"
        + "run TurnOnFocus focus: \"work\"\nshow \"Work\"\n"
    )
    _ = try await program.run("focus", "rename", "Work", "Deep Work")
    let ran = try await program.run("shortcut", "run", "begin", "x")
    #expect(
      ran.lines == ["The “Deep Work” focus is on.", "The “Deep Work” focus is on.", "Work"],
      "\(ran.diagnostics)"
    )
    #expect(
      try await program.run("shortcut", "show", "begin").lines.contains(
        "  run Focus.TurnOnFocus focus: @\"Deep Work\" \"Deep Work\""
      )
    )
  }

  @Test func `a renaming that could not be finished tells what was done and what was not`()
    async throws
  {
    _ = try await shortcut("One", "show 1")
    _ = try await program.run("focus", "new", "Work")
    // Where the lock should be there is something else, for whoever may write everywhere too.
    try program.home.write("", to: "data/assistant/automations/.lock/folder")
    let automations = program.home.path("data/assistant/automations")
    for (words, kept) in [
      (["shortcut", "rename", "One", "Two"], ["shortcut", "run", "Two"]),
      (["focus", "rename", "Work", "Rest"], ["focus", "Rest"]),
    ] {
      let ending = try await program.run(words, input: [])
      #expect(ending.status == 1 && ending.lines.isEmpty)
      #expect(
        ending.complaints == [
          "assistant: error: “\(words[2])” is called “\(words[3])” now, but not everywhere: "
            + "'\(automations)' cannot be written: Is a directory. Put that right and change it by hand, "
            + "or give it the former name again."
        ]
      )
      #expect(try await program.run(kept, input: []).status == 0)
    }
    try FileManager.default.removeItem(atPath: program.home.path("data/assistant/shortcuts/.lock"))
    try program.home.write("", to: "data/assistant/shortcuts/.lock/folder")
    let ending = try await program.run("shortcut", "rename", "Two", "Three")
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("/shortcuts' cannot be written: "))
    #expect(try await program.run("shortcut", "run", "Two").lines == ["1"])
  }

  @Test(arguments: ["shortcut", "automation"])
  func `a program that reads JSON is told the mistakes of a file as JSON`(kind: String) async throws
  {
    let file = try program.home.write(
      "\(kind) \"A\"\nshwo 1\n",
      to: "data/assistant/\(kind)s/bad.\(kind)"
    )
    let shown = try await program.run(kind, "show", "bad", "--json")
    #expect(shown.status == 2 && shown.complaints == [])
    #expect(shown.lines.count == 1)
    #expect(try await program.run(kind, "list", "--json").lines == shown.lines)
    let checked = try await program.run(kind, "check", "--json")
    let mistakes = checked.lines.joined(separator: ",")
    #expect(mistakes.contains(#""file":"\#(file)""#), "\(mistakes)")
    #expect(shown.output.contains(#""mistakes":[\#(mistakes)]"#), "\(shown.output)")
  }

  @Test func `a name of several words needs no quotes, and no word is passed over`() async throws {
    for (kind, lines) in [
      ("shortcut", "show input\n"), ("automation", "when at 07:30\nshow input\n"), ("focus", ""),
    ] {
      _ = try await program.run([kind, "new", "Good"], input: Array(lines.utf8))
      _ = try await program.run([kind, "new", "Good", "Morning"], input: Array(lines.utf8))
      let list = try await program.run(kind, "list").output
      #expect(list.contains("Good Morning"), "\(list)")
      #expect(try await program.run(kind, "delete", "good", "evening").status == 2)
      #expect(try await program.run(kind, "list", "all").status == 2)
      guard kind != "focus" else { continue }
      let ran = try await program.run(kind, "run", "good", "morning", "to", "you")
      #expect(ran.lines == ["to you"])
      #expect(try await program.run(kind, "run", "good", "day").lines == ["day"])
    }
    for words in [["rename", "a", "b", "c"], ["off", "now"], ["unfilter", "a", "b", "c"]] {
      let ending = try await program.run(["focus"] + words, input: [])
      #expect(ending.status == 2 && ending.diagnostics.contains("is too much"))
    }
    _ = try await program.run("focus", "delete", "good", "morning")
    #expect(try await program.run("focus", "list").lines == ["Good"])
  }

  @Test func `a focus that is deleted ends, for automations too`() async throws {
    _ = try await program.run("focus", "new", "Work")
    let made = try await program.run(
      ["automation", "new", "End"],
      input: Array("when focus \"Work\" ends\nshow \"over\"\n".utf8)
    )
    #expect(made.status == 0, "\(made.diagnostics)")
    _ = try await program.run("focus", "work")
    _ = try await program.run("focus", "delete", "work")
    let events = String(
      decoding: program.home.bytes(of: "data/assistant/events/events.jsonl"),
      as: UTF8.self
    )
    #expect(events.contains("Work"), "\(events)")
  }

  @Test func `a proposal that is not there is told with those that are`() async throws {
    _ = try await program.run("focus", "new", "Work")
    let ending = try await program.run("focus", "filter", "Work", "Library", "suggestion=7")
    #expect(ending.status == 2)
    #expect(
      ending.complaints
        == ["assistant: error: suggestion=7: 7 does not fit; it has to be from 1 to 1."]
    )
  }

  @Test func `a form for a focus tells what can be said`() async throws {
    _ = try await program.run("focus", "new", "Fantasy")
    let form = try await program.run(
      ["focus", "filter", "fantasy", "Library"],
      input: Array("?\nread\n\n\n".utf8)
    )
    #expect(
      form.lines == [
        "Currently Reading", "Want to Read", "Read",
        "Say one or several, such as “this and that”, or “cancel”.",
        "Library: Set Shelves and Badge", "  Read · Off", "  Shelves [shelves]: Read",
        "  Authors [authors]: not set", "  Count on the Badge [countsOnBadge]: No (as usual)",
      ]
    )
  }

  @Test func `a focus filters the library until it ends`() async throws {
    _ = try await program.run("focus", "new", "Fantasy")
    let form = try await program.run("focus", "filter", "fantasy", "Library", "authors=Tolkien")
    #expect(
      form.lines == [
        "Library: Set Authors and Badge", "  Tolkien · Off", "  Shelves [shelves]: not set",
        "  Authors [authors]: Tolkien", "  Count on the Badge [countsOnBadge]: No (as usual)",
      ]
    )
    let on = try await program.run("focus", "fantasy")
    #expect(on.lines == ["The “Fantasy” focus is on.", "  Library: Tolkien · Off"])
    let open = "open currently reading in library"
    let filtered = try await program.run("run", open)
    #expect(filtered.lines.contains("Currently Reading: 0"))
    #expect(filtered.output.contains("Only what your focus shows."))
    let none = try await program.run("run", "find books in library", "--answer", "dune")
    #expect(
      none.lines.last
        == "Nothing that your focus shows fits “dune”. “Turn off focus” shows all."
    )
    let spoken = try await program.run(lines: "turn off focus", open)
    #expect(spoken.lines.first == "No focus is on.")
    #expect(spoken.lines.contains("Currently Reading: 5"))
    let wrong = try await program.run("focus", "filter", "fantasy", "Library", "shelves=attic")
    #expect(wrong.status == 2)
  }

  @Test func `the badge follows what counts while the focus is on`() async throws {
    _ = try await program.run("focus", "new", "Deep")
    _ = try await program.run(
      "focus",
      "filter",
      "Deep",
      "Library",
      "shelves=currently reading",
      "countsOnBadge=yes"
    )
    _ = try await program.run("focus", "deep")
    func badges() async throws -> String? { try await program.run("notifications").lines.last }
    #expect(try await badges() == "Badges: Library 5")
    let talk = try await program.run(lines: "move dune to read in library")
    #expect(talk.lines == ["Moved Dune to Read."])
    #expect(try await badges() == "Badges: Library 4")
    _ = try await program.run(lines: "move dune to currently reading in library", "undo")
    #expect(try await badges() == "Badges: Library 4")
    _ = try await program.run("focus", "off")
    #expect(try await badges()?.contains("Library") != true)
  }

  @Test func `a notification is let through or silenced by the focus that is on`() async throws {
    _ = try await program.run("focus", "new", "Work")
    _ = try await program.run("focus", "filter", "Work", "Library", "shelves=read")
    func notify(_ criteria: String) async throws -> String? {
      try await program.run("notify", "Library", "News", "--criteria", criteria).lines.first
    }
    #expect(try await notify("wantToRead") == "Library: News: delivered")
    _ = try await program.run("focus", "work")
    #expect(try await notify("read") == "Library: News: delivered")
    #expect(
      try await notify("wantToRead")
        == "Library: News: silenced by “Work” (“wantToRead” is not let through)"
    )
    #expect(try await program.run("notifications").lines.count == 3)
    _ = try await program.run("notifications", "--forget")
    #expect(try await program.run("notifications").lines == ["There are no notifications."])
    _ = try await program.run(
      "focus",
      "filter",
      "Work",
      "Library",
      "shelves=",
      "countsOnBadge=yes"
    )
    #expect(try await program.run("notifications").lines.last == "Badges: Library 5")
    _ = try await program.run("focus", "off")
    #expect(try await program.run("notifications").lines == ["There are no notifications."])
  }

  private func shortcut(_ name: String, _ steps: String) async throws -> Ending {
    try await program.run(["shortcut", "new", name], input: Array(steps.utf8))
  }
}
