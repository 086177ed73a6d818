import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct WordForWordAnswersTests {
  private static let values = [
    PhraseCatalog.Value(id: "1", title: "Dune", synonyms: ["The Desert Planet"]),
    PhraseCatalog.Value(id: "\"2\"", title: "A \"quoted\"\tbook\u{7F}"),
    PhraseCatalog.Value(id: "3\u{85}", title: "Les Misérables"),
    PhraseCatalog.Value(id: "4", title: "호빗"),
  ]

  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "Open",
          phrases: ["Open ${book} in ${applicationName}", "Say \"parameters\":{ now"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "Swap",
          phrases: ["${applicationName} swap ${a} for ${b}", "Give ${count} copies"],
          parameters: ["a": "Book", "b": "Book", "count": "@number"]
        ),
      ],
      negativePhrases: ["open the pod bay doors"],
      vocabularies: ["Book": values]
    )
  ])

  /// The answer over an understanding.
  private static func line(_ understanding: Understanding) -> String {
    var writer = JSONWriter()
    writer.write(understanding)
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "open dune in library", "  Open DUNE, in Library! ", "open the desert planet in library",
    "open a quoted book in library", "open les misérables in library", "호빗", "open 호빗 in library",
    "library swap dune for les misérables", "say parameters now", "open dun in library",
    "give 3 copies", "open the pod bay doors", "", "\u{1B}[31mopen dune in library",
    "open dune in \"library\"",
  ])
  func `an answer is byte for byte that of the long way, or none`(utterance: String) throws {
    let matcher = try PhraseMatcher(Self.catalog, language: Languages.language(for: "en"))
    let understanding = matcher.understand(utterance)
    var writer = WordForWordAnswers(matcher: matcher, isJSON: true)
    for _ in 0..<2 {
      var lines = JSONWriter()
      let isWritten = writer.append(answerTo: utterance, to: &lines)
      #expect(isWritten == (matcher.exactMatch(of: utterance) != nil))
      let expected = isWritten ? Self.line(understanding) : ""
      #expect(String(decoding: lines.bytes, as: UTF8.self) == expected)
    }
  }

  @Test func `a short answer names intent, values and confidence`() throws {
    let matcher = try PhraseMatcher(Self.catalog, language: Languages.language(for: "en"))
    var writer = WordForWordAnswers(matcher: matcher, isJSON: false)
    var lines = JSONWriter()
    #expect(writer.append(answerTo: "open dune in library", to: &lines))
    #expect(String(decoding: lines.bytes, as: UTF8.self) == "match\tOpen\tbook=Dune\t1.0\n")
  }

  @Test func `what is kept of one value is not given for another`() throws {
    let matcher = try PhraseMatcher(Self.catalog, language: Languages.language(for: "en"))
    var writer = WordForWordAnswers(matcher: matcher, isJSON: true)
    let utterances = [
      "open dune in library", "library swap les misérables for dune", "open 호빗 in library",
      "open the desert planet in library", "library swap dune for les misérables",
      "open les misérables in library",
    ]
    for utterance in utterances + utterances.reversed() {
      var lines = JSONWriter()
      #expect(writer.append(answerTo: utterance, to: &lines))
      let expected = Self.line(matcher.understand(utterance))
      #expect(String(decoding: lines.bytes, as: UTF8.self) == expected)
    }
  }
}
