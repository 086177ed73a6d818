import Foundation
import OrderedJSON
import PhraseMatcher
import Testing

@testable import AssistantKit

/// What counts as a miss, and how misses are kept and grouped.
@Suite struct MissTests {
  private static let settings = Samples.settings()

  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        )
      ],
      negativePhrases: ["Open the book of life"],
      vocabularies: ["Book": [PhraseCatalog.Value(id: "dune", title: "Dune")]]
    )
  ])

  private static func understand(
    _ utterance: String,
    threshold: Double = 0.5
  ) throws
    -> Understanding
  {
    try PhraseMatcher(catalog, language: settings.language)
      .understand(utterance, options: MatchOptions(threshold: threshold))
  }

  private static func miss(_ understanding: Understanding) -> Miss? {
    Miss(understanding, moment: Samples.now, locale: "en")
  }

  @Test(arguments: ["open dune in library", "", "open the book of life"])
  func `what was understood, was nothing or must start nothing is no miss`(text: String) throws {
    #expect(Self.miss(try Self.understand(text)) == nil)
  }

  @Test func `an unknown value is kept with its words`() throws {
    let miss = try #require(Self.miss(try Self.understand("open the necronomicon in library")))
    #expect(
      miss.cause == .unknownValue("the necronomicon", parameter: "book", intent: "OpenBook")
    )
  }

  @Test func `nothing near is out of scope`() throws {
    #expect(Self.miss(try Self.understand("feed the cat"))?.cause == .outOfScope)
  }

  @Test func `what nearly fits is kept with placeholders for what was found`() throws {
    let understanding = try Self.understand("oben dune in library", threshold: 0.999)
    #expect(understanding.outcome == .refused(.belowThreshold))
    #expect(
      Self.miss(understanding)?.cause
        == .nearPhrase(
          "Open ${book} in ${applicationName}",
          intent: "OpenBook",
          heard: "oben ${book} in ${applicationName}"
        )
    )
  }

  static let causes: [Miss.Cause] = [
    .outOfScope,
    .nearPhrase("Open ${book}", intent: "OpenBook", heard: "oben ${book}"),
    .nearPhrase("Open ${book}", intent: "OpenBook", heard: nil),
    .unknownValue("a \"quoted\"\nline", parameter: "book", intent: "OpenBook"),
  ]

  @Test(arguments: [String(repeating: "once upon a time ", count: 20), "open \u{FFFD}\u{FFFD}"])
  func `a pasted text and bytes that are no text are no candidates for phrases`(text: String) {
    let understanding = Understanding(utterance: text, outcome: .refused(.outOfScope))
    #expect(Miss(understanding, moment: Samples.now, locale: "en") == nil)
  }

  @Test(arguments: causes)
  func `a miss is one line that reads back the same`(cause: Miss.Cause) {
    let miss = Miss(moment: Samples.now, locale: "ko", utterance: "책\t열어\u{7}", cause: cause)
    #expect(!miss.line.contains("\n"))
    #expect(Miss(line: miss.line) == miss)
  }

  @Test(arguments: ["", "{}", "[1]", #"{"time":"x","locale":"en","utterance":"a"}"#])
  func `a line of something else is no miss`(line: String) {
    #expect(Miss(line: line) == nil)
  }

  // MARK: - The report

  private static func report(_ rows: [(String, Miss.Cause)]) -> MissReport {
    let misses = rows.enumerated().map { number, row in
      Miss(
        moment: Samples.now.addingTimeInterval(Double(number)),
        locale: "en",
        utterance: row.0,
        cause: row.1
      )
    }
    return MissReport(misses, catalog: catalog, language: settings.language)
  }

  @Test func `misses are grouped by their remedy, the most frequent first`() {
    let near = Miss.Cause.nearPhrase("Open ${book}", intent: "OpenBook", heard: "oben ${book}")
    let open = Miss.Cause.unknownValue("Doom", parameter: "book", intent: "OpenBook")
    let report = Self.report([
      ("feed the cat", .outOfScope), ("oben dune", near), ("open Doom", open),
      ("Oben, dune!", near), ("oben emma", near), ("open doom", open),
    ])
    #expect(
      report.lines(Self.settings.messages) == [
        "Nearest to “Open ${book}”:", "  2×  Oben, dune!", "  1×  oben emma",
        "  to be understood, in a file for --heard-as:", "    oben ${book}\tOpen ${book}", "",
        "“doom” is no book that OpenBook knows:", "  2×  open doom",
        "  to be understood, in a file for --heard-as:", "    doom\tBook=…", "",
        "Near nothing:", "  1×  feed the cat",
      ]
    )
    #expect(report.json.count == 3)
    #expect(
      report.json[1].text
        == #"{"count":2,"intent":"OpenBook","parameter":"book","text":"doom","#
        + #""utterances":[{"text":"open doom","count":2,"last":"2026-11-21T10:00:05Z"}],"#
        + #""heardAs":["doom\tBook=…"]}"#
    )
  }

  @Test func `without misses that is said`() {
    #expect(Self.report([]).lines(Self.settings.messages) == ["Everything was understood lately."])
    #expect(Self.report([]).json.isEmpty)
  }

  @Test func `what was said never commands a terminal`() {
    let lines = Self.report([("feed \u{1b}[31mthe cat", .outOfScope)])
      .lines(Self.settings.messages)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 })
  }
}
