import TestSupport
import Testing

/// The executable remembers what it did not understand, and learns what was meant.
@Suite(.serialized) struct MissesTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `what was not understood is listed until it is forgotten`() async throws {
    let talk = try await program.run(
      lines: "open the necronomicon in library",
      "open dune in library",
      "open the Necronomicon in library!"
    )
    #expect(talk.status == 1)
    let misses = try await program.run("misses")
    #expect(
      misses.lines == [
        "“the necronomicon” is no book that OpenBook knows:",
        "  2×  open the Necronomicon in library!",
        "  to be understood, in a file for --heard-as:", "    the necronomicon\tBook=…",
      ]
    )
    #expect(try await program.run("misses", "--locale", "ko").lines == ["최근에는 모두 알아들었습니다."])
    #expect(try await program.run("misses", "--forget").status == 0)
    #expect(try await program.run("misses").lines == ["Everything was understood lately."])
    #expect(try await program.run("misses", "--forget").status == 0)
  }

  @Test func `nothing is kept where that was switched off`() async throws {
    _ = try await program.run("--keep-misses", "off", lines: "open the necronomicon in library")
    #expect(try await program.run("misses").lines == ["Everything was understood lately."])
  }

  @Test func `what is heard in place of a value is understood`() async throws {
    let file = try program.home.write(
      "the quartz kite\tBook=The Hobbit\n",
      to: "heard-as.tsv"
    )
    let match = try await program.run(
      "match",
      "--heard-as",
      file,
      lines: "open the quartz kite in library"
    )
    #expect(match.lines == ["match\tOpenBook\tbook=The Hobbit\t1.0"])
    let wrong = try program.home.write("the quartz kite\n", to: "wrong.tsv")
    let ending = try await program.run("match", "--heard-as", wrong, lines: "dune")
    #expect(ending.status == 2)
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("wrong.tsv:1:1: expected what is heard"))
  }

  @Test func `a slip in one's own file is a warning and no end`() async throws {
    var program = program
    program.environment["XDG_CONFIG_HOME"] = program.home.path("config")
    _ = try program.home.write(
      "the quartz kite\n",
      to: "config/assistant/heard-as.tsv"
    )
    let ending = try await program.run(lines: "open dune in library")
    #expect(ending.status == 0)
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("heard-as.tsv:1:1: expected what is heard"))
  }

  @Test func `lines of one's own file for other apps and languages are passed over`() async throws {
    var program = program
    program.environment["XDG_CONFIG_HOME"] = program.home.path("config")
    _ = try program.home.write(
      """
      ana car nina\tSong=Anna
      play ${song} loudly\tPlay ${song} in ${applicationName}
      the quartz kite\tBook=Dune

      """,
      to: "config/assistant/heard-as.tsv"
    )
    let ending = try await program.run(lines: "open the quartz kite")
    #expect(ending.lines.last == "Dune — Frank Herbert, 1965 · Currently Reading")
    #expect(ending.diagnostics == "")
    let verbose = try await program.run("--verbose", lines: "open the quartz kite")
    #expect(verbose.diagnostics.contains("heard-as.tsv:1:14: "))
    #expect(verbose.diagnostics.contains("heard-as.tsv:2:"))
  }

  @Test func `one's own file is used without being named`() async throws {
    var program = program
    program.environment["XDG_CONFIG_HOME"] = program.home.path("config")
    _ = try program.home.write(
      "zebra ${book} quickly\tOpen ${book} in ${applicationName}\n",
      to: "config/assistant/heard-as.tsv"
    )
    let ending = try await program.run(lines: "zebra dune quickly")
    #expect(ending.lines.last == "Dune — Frank Herbert, 1965 · Currently Reading")
    #expect(ending.diagnostics == "")
  }
}
