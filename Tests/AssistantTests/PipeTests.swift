import Foundation
import OrderedJSON
import TestSupport
import Testing

/// The executable as a filter: lines in, lines out, and an exit status.
@Suite(.serialized) struct PipeTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `a conversation goes through a pipe`() async throws {
    let ending = try await program.run(
      lines: "open the hobit in library",
      "add nemesis to library",
      "the first one"
    )
    #expect(
      ending.lines == [
        "Open Book · The Hobbit   (heard “hobit”)", "Library comes to the front.",
        "The Hobbit — J. R. R. Tolkien, 1937 · Want to Read", "Which one?",
        "  1  Nemesis (Agatha Christie, 1971)", "  2  Nemesis (Isaac Asimov, 1989)",
        "  3  Nemesis (Jo Nesbø, 2002)", "  4  Nemesis (Philip Roth, 2010)",
        "Added Nemesis to Library.", "Library comes to the front.",
        "Nemesis — Agatha Christie, 1971 · Want to Read",
      ]
    )
    #expect(ending.diagnostics == "")
    #expect(ending.status == 0)
  }

  @Test func `help names what works where it is said`() async throws {
    let ending = try await program.run(lines: "help", "undo", "redo")
    #expect(!ending.output.contains("quit") && !ending.output.contains(":help"))
    #expect(ending.output.contains("“undo” takes back what was done, “redo” does it again."))
    #expect(ending.lines.suffix(2) == ["There is nothing to undo.", "There is nothing to redo."])
    #expect(ending.status == 0)
  }

  @Test func `what goes wrong stands once, among the answers`() async throws {
    let ending = try await program.run(lines: "add dune to library", "feed the cat")
    #expect(
      ending.lines == [
        "Dune by Frank Herbert is in your library already.",
        "I can't do that. “help” tells what I can do.",
      ]
    )
    #expect(ending.diagnostics == "")
    #expect(ending.status == 1)
  }

  @Test func `a conversation is events`() async throws {
    let ending = try await program.run(
      "--json",
      lines: "buy a book in library",
      #"{"answer":"dune","question":1}"#,
      #"{"answer":"too late","question":1}"#,
      "2",
      "cancel",
      "",
      "feed the cat"
    )
    let events = try ending.lines.map { try LocatedJSON.parse($0) }
    let names = events.map { $0["event"]?.string ?? "" }
    #expect(
      names == [
        "hello", "heard", "match", "question", "question", "snippet", "question", "dialog", "done",
        "heard", "match", "done", "heard", "match", "error", "done",
      ]
    )
    #expect(ending.lines.first == #"{"event":"hello","version":1,"apps":["Library"]}"#)
    #expect(ending.lines[1] == #"{"event":"heard","text":"buy a book in library"}"#)
    #expect(
      ending.lines[4]
        == #"{"event":"question","id":2,"kind":"value","intent":"BuyBook","parameter":"copies","#
        + #""prompt":"How many copies?","options":[]}"#
    )
    #expect(events[3]["id"]?.int == 1)
    #expect(events[3]["kind"]?.string == "choice")
    #expect(events[6]["options"]?.array?.count == 2)
    #expect(events.compactMap { $0["outcome"]?.string }.last == "refused")
    #expect(ending.lines[8] == #"{"event":"done","outcome":"declined"}"#)
    #expect(ending.status == 1)
  }

  @Test func `questions can be made to fail`() async throws {
    let ending = try await program.run(
      "--on-question",
      "fail",
      lines: "buy dune in library",
      "open dune in library"
    )
    #expect(
      ending.lines == [
        "How many copies?", "The input ended before the answer; nothing is changed.",
        "Library comes to the front.", "Dune — Frank Herbert, 1965 · Currently Reading",
      ]
    )
    #expect(ending.status == 1)
  }

  @Test func `the end of the input inside a question changes nothing`() async throws {
    let ending = try await program.run(lines: "remove dune from library")
    #expect(ending.lines.last == "The input ended before the answer; nothing is changed.")
    #expect(ending.status == 1)
    #expect(try await program.run(lines: "open dune in library").status == 0)
  }

  @Test func `one utterance is dealt with from the command line`() async throws {
    let done = try await program.run(
      "run",
      "buy dune in library",
      "--answer",
      "two",
      "--answer=order"
    )
    #expect(done.lines.last == "Thank you for your order!")
    #expect(done.status == 0)
    let declined = try await program.run(
      "run",
      "buy dune in library",
      "--answer=2",
      "--answer=cancel"
    )
    #expect(declined.lines.last == "All right, nothing is changed.")
    #expect(declined.status == 1)
    #expect(try await program.run("run", "feed the cat").status == 1)
  }

  @Test func `an intent is performed by its name`() async throws {
    let ending = try await program.run(
      "perform",
      "FindBooks",
      "words=dune",
      "sorting=newest",
      "limit=2"
    )
    #expect(ending.lines.first == "Found 2 books.")
    let places = ["God Emperor of Dune", "Children of Dune"].map { title in
      ending.lines.firstIndex { $0.contains(title) } ?? -1
    }
    #expect(places == places.sorted() && places[0] > 0)
    #expect(ending.status == 0)
    let moved = try await program.run("perform", "MoveBook", "book=dune", "shelf=read")
    #expect(moved.lines == ["Moved Dune to Read."])
    let asked = try await program.run("perform", "RateBook", "book=dune", "--answer", "4")
    #expect(asked.lines.last == "Rated Dune: 4 of 5 stars.")
    let piped = try await program.run("perform", "RateBook", "book=dune", lines: "six", "", "3")
    #expect(piped.lines.last == "Rated Dune: 3 of 5 stars.")
    #expect(piped.status == 0)
    let alone = try await program.run("perform", "RateBook", "book=dune")
    #expect(alone.lines.last == "The input ended before the answer; nothing is changed.")
    #expect(alone.status == 1)
  }

  @Test(
    arguments: [
      (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
      (["mach"], "unknown command 'mach'; did you mean 'match'?"),
      (["perform", "Dance"], "no intent is called 'Dance'; 'assistant intents' lists them"),
      (
        ["perform", "RateBook", "stars=six"],
        "stars=six: 6 does not fit; it has to be from 1 to 5."
      ),
      (["perform", "RateBook", "dune"], "'dune' is no assignment; write parameter=value"),
      (
        ["--record", "nowhere/talk.txt"],
        "the conversation cannot be written to nowhere/talk.txt (No such file or directory); "
          + "name another file"
      ),
      (
        ["match", "--catalog", "nowhere.json"],
        "nowhere.json: the file cannot be read (No such file or directory)"
      ),
    ]
  )
  func `wrong usage has a status of its own`(arguments: [String], sentence: String) async throws {
    let ending = try await program.run(arguments, input: [])
    #expect(ending.complaints == ["assistant: error: \(sentence)"])
    #expect(ending.output == "")
    #expect(ending.status == 2)
  }

  @Test func `phrases and intents are listed`() async throws {
    let phrases = try await program.run("phrases")
    #expect(phrases.lines.first == "Library, My Library, Book Shelf (en)")
    #expect(phrases.lines.last?.hasPrefix("  10 shortcuts, ") == true)
    let intents = try await program.run("intents")
    #expect(intents.lines.count == 12)
    #expect(
      intents.lines.contains("  OpenBook              Open Book: Opens a book of your library.")
    )
    let description = try await program.run("describe", "MoveBook", "book=dune", "shelf=read")
    #expect(description.lines.contains("  Move Dune to Read"))
  }

  @Test func `every sentence is written out and none twice`() async throws {
    let ending = try await program.run("phrases", "--expanded")
    // Each sentence stands there once for each of the app's three names.
    #expect(ending.lines.count <= 3 * 1_000)
    #expect(Set(ending.lines).count == ending.lines.count)
    #expect(ending.lines.contains("OpenBook\tOpen Dune in Library"))
    let phrases = try await program.run("phrases")
    #expect(
      phrases.lines.last?.hasSuffix(", \(ending.lines.count) with all names of the app") == true
    )
  }

  @Test func `a reader that goes away ends the program quietly`() async throws {
    let ending = try await program.shell(#""$assistant" phrases --expanded | head -n 2"#)
    #expect(ending.lines.count == 2)
    #expect(ending.diagnostics == "")
    let talk = try await program.shell(
      #"yes 'open dune in library' 2> /dev/null | { "$assistant"; echo "status $?" >&2; } | head -n 1"#
    )
    #expect(talk.lines == ["Library comes to the front."])
    #expect(talk.complaints == ["status 0"])
  }

  @Test func `the locale comes from the option and from the environment`() async throws {
    var korean = program
    korean.environment = ["LANG": "ko_KR.UTF-8"]
    let ending = try await korean.run(lines: "서재에서 듄 열어 줘")
    #expect(ending.lines.first == "라이브러리를 엽니다.")
    #expect(ending.status == 0)
    let vietnamese = try await korean.run("--locale", "vi", lines: "mở dune trong thư viện")
    #expect(vietnamese.lines.first == "Đã mở Thư viện.")
    for plain in ["C", "POSIX", "nl_NL.UTF-8", ""] {
      korean.environment = ["LANG": plain]
      #expect(try await korean.run(lines: "open dune in library").status == 0)
    }
  }

  @Test func `a conversation that is written down says the same again`() async throws {
    let path = program.home.path("talk.txt")
    _ = try await program.run("--record", path, lines: "add a book to library", "dune")
    let text = String(decoding: program.home.bytes(of: "talk.txt"), as: UTF8.self)
    #expect(text.hasPrefix("# locale: en\n# now: "))
    #expect(text.hasSuffix("> dune\n  Dune by Frank Herbert is in your library already.\n"))
  }

  @Test func `version and help are there`() async throws {
    #expect(try await program.run("--version").lines == ["assistant 0.1.0"])
    let help = try await program.run("match", "--help")
    #expect(help.lines.first == "Usage: assistant match [options]")
    #expect(help.status == 0)
  }
}
