import Foundation
import TestSupport
import Testing

/// Speech recognisers on both sides of the real executable.
@Suite struct RecognizerTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(arguments: [
    (
      "whisper.cpp",
      """

      [00:00:00.000 --> 00:00:04.000]   Open Dune in library.
      [00:00:04.000 --> 00:00:06.000]   [BLANK_AUDIO]
      """
    ),
    (
      "Vosk",
      """
      {
        "partial" : "open the"
      }
      {
        "text" : "open dune in library"
      }
      """
    ),
    ("plain lines", "open dune in library"),
  ])
  func `what a recogniser writes is read`(name: String, output: String) async throws {
    let ending = try await program.run([], input: Array((output + "\n").utf8))
    #expect(
      ending.lines == [
        "Library comes to the front.", "Dune — Frank Herbert, 1965 · Currently Reading",
      ]
    )
    #expect(ending.status == 0)
  }

  @Test func `the hypothesis that means something is taken, and all are told`() async throws {
    let output = """
      {
        "alternatives" : [{
            "confidence" : 236.124100,
            "result" : [{"end" : 1.11, "start" : 0.87, "word" : "open"}],
            "text" : "open doom in library"
          }, {
            "confidence" : 235.900000,
            "text" : "open dune in library"
          }]
      }

      """
    let ending = try await program.run(["match", "--json"], input: Array(output.utf8))
    let line = try #require(ending.lines.first)
    #expect(line.hasPrefix(#"{"utterance":"open dune in library","outcome":"match""#))
    #expect(
      line.hasSuffix(
        #""source":{"format":"vosk","text":"open doom in library","start":0.87,"end":1.11,"#
          + #""final":true,"alternatives":[{"text":"open doom in library","score":236.124},"#
          + #"{"text":"open dune in library","score":235.9}],"#
          + #""words":[{"text":"open","start":0.87,"end":1.11}]}}"#
      )
    )
    let talk = try await program.run(["--json", "--input=auto"], input: Array(output.utf8))
    let heard = try #require(talk.lines.dropFirst().first)
    #expect(heard.hasPrefix(#"{"event":"heard","text":"open doom in library","source":{"format":"#))
    #expect(
      talk.lines.contains { $0.contains(#""event":"match","utterance":"open dune in library""#) }
    )
  }

  @Test func `a probability is called one`() async throws {
    let output = #"{"b":0.0,"d":2.45,"p":0.821,"t":"open dune in library","w":[]}"# + "\n"
    let ending = try await program.run(["match", "--json"], input: Array(output.utf8))
    #expect(
      ending.lines.first?.contains(
        #""alternatives":[{"text":"open dune in library","confidence":0.821}]"#
      ) == true
    )
  }

  @Test func `what was left out is counted where that is asked for`() async throws {
    let output = "[00:00:00.000 --> 00:00:04.000]   (music)\n"
    let ending = try await program.run(["--verbose"], input: Array(output.utf8))
    #expect(ending.lines == [])
    #expect(ending.diagnostics.contains("left out: 1 nonSpeech"))
  }

  @Test func `a format that is named takes nothing else`() async throws {
    let ending = try await program.run(
      ["--input", "srt"],
      input: Array(
        "open dune in library\n\n1\n00:00:00,000 --> 00:00:04,000\nOpen Emma in library\n\n".utf8
      )
    )
    #expect(ending.lines.last?.hasPrefix("Emma — ") == true)
    #expect(ending.lines.count == 2)
    #expect(ending.complaints.count == 1)
  }

  @Test func `each utterance of a recogniser has a result`() async throws {
    let output = """
      [00:00:00.000 --> 00:00:04.000]   Open Dune in library.
      [00:00:04.000 --> 00:00:06.000]   [BLANK_AUDIO]
      [00:00:06.000 --> 00:00:09.000]   Buy Emma in library.

      """
    let ending = try await program.run(["match"], input: Array(output.utf8))
    #expect(ending.lines.map { $0.split(separator: "\t")[1] } == ["OpenBook", "BuyBook"])
    let plain = try await program.run(["match", "--input", "text"], input: Array(output.utf8))
    #expect(plain.lines.count == 3)
  }

  @Test(arguments: [
    "\n...\n(music)\n1\n2\n\n\n", "{\n[\n[ 1\n{ open }\n]\n}\n", "\u{1B}[1m\n\u{8}\n\r\n",
    " \n\t\n# a\n- b\n> c\n", "WEB\nid\tname\na,b\nstart\n",
    "open dune in library.\nOpen 3 books. Buy 4.\n", "Detected\nTime\n..\n.\n",
  ])
  func `each plain line has a result`(input: String) async throws {
    let ending = try await program.run(["match", "--json"], input: Array(input.utf8))
    #expect(ending.lines.count == input.utf8.count { $0 == UInt8(ascii: "\n") })
    #expect(ending.diagnostics == "")
  }

  @Test(arguments: [
    ("arpa", "\\data\\"), ("jsgf", "#JSGF V1.0 UTF-8 en;"), ("list", "open up Dune in Library"),
    ("vosk", "\"[unk]\""), ("gbnf", "app ::= \"Library\""),
  ])
  func `a grammar tells a recogniser what to expect`(format: String, part: String) async throws {
    let ending = try await program.run("grammar", "--format", format)
    #expect(ending.lines.contains { $0.contains(part) })
    #expect(ending.status == 0)
  }

  @Test func `a grammar has a format`() async throws {
    let ending = try await program.run("grammar")
    #expect(ending.status == 2)
    #expect(ending.diagnostics.contains("'grammar' needs --format; it takes arpa, dict"))
  }
}
