import AssistantKit
import TestSupport
import Testing

@testable import AppProcess

/// A value is one argument and never an option.
struct CommandWordsTests {
  private func words(
    _ arguments: [[String]],
    _ values: [String: String]
  ) throws -> [String] {
    let command = ProgramCommand(arguments: arguments.map { $0.map { ValueTemplate($0) } })
    return try CommandWords { name, _ in values[name] }.words(of: command)
  }

  @Test(
    arguments: [
      "two words", "$(id)", "`id`", "; rm -rf /", "a\nb", "--", "-x", "../..", "", "\"", "'", "*",
      "${level}", "한국어",
    ]
  )
  func `a value stays one argument behind its option or after --`(value: String) throws {
    #expect(
      try words([["mix"], ["--to=${x}"], ["--"], ["${x}"]], ["x": value])
        == ["mix", "--to=\(value)", "--", value]
    )
  }

  @Test(arguments: ["-x", "--help", "-", "-5"])
  func `a value that would be read as an option is refused`(value: String) {
    #expect(throws: CommandWords.Problem.looksLikeOption(value)) {
      try words([["mix"], ["${x}"]], ["x": value])
    }
  }

  @Test func `no random value changes the number of arguments or begins one with a dash`() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2_000 {
      let value = String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          Character(
            ["-", "$", "{", "}", "x", " ", "\n", "\u{0}", "/", "="].randomElement(using: &random)!
          )
        }
      )
      guard let made = try? words([["p"], ["${x}"], ["a${x}"]], ["x": value]) else { continue }
      #expect(made.count == 3)
      #expect(!made[1].hasPrefix("-"))
      #expect(made[1] == value && made[2] == "a" + value)
      #expect(!value.contains("\u{0}"))
    }
  }

  @Test func `a list with a missing value is left out as a whole`() throws {
    let arguments = [["play"], ["--artist", "${artist}"], ["${title}"]]
    #expect(try words(arguments, ["title": "Emma"]) == ["play", "Emma"])
    #expect(
      try words(arguments, ["title": "Emma", "artist": "x"]) == ["play", "--artist", "x", "Emma"]
    )
    #expect(try words(arguments, [:]) == ["play"])
  }
}
