import OrderedJSON
import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct UnderstandingAnswerTests {
  private static func text(_ understanding: Understanding) -> String {
    var writer = JSONWriter()
    writer.write(understanding)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func reading(_ value: ParameterReading.Value) -> Reading {
    Reading(
      app: "Library",
      intent: "OpenBook",
      phrase: "Open ${book} in ${applicationName}",
      confidence: 0.960_4,
      parameters: [ParameterReading(name: "book", value: value, text: "the hobit", range: 5..<14)],
      alignment: [
        AlignedPiece(role: .literal, heard: "open", expected: "open", range: 0..<4),
        AlignedPiece(
          role: .parameter("book"),
          heard: "hobit",
          expected: "hobbit",
          range: 9..<14,
          difference: .spelling,
          cost: 0.123_6
        ),
      ],
      cost: 0.1
    )
  }

  private static let head =
    #""app":"Library","intent":"OpenBook","phrase":"Open ${book} in ${applicationName}","#
    + #""confidence":0.96,"parameters":{"book":{"#
  private static let tail =
    #""text":"the hobit","range":[5,14]}},"#
    + #""differences":[{"kind":"spelling","heard":"hobit","expected":"hobbit","range":[9,14],"cost":0.124}],"#
    + #""alternatives":[]}"#

  @Test(
    arguments: [
      (
        ParameterReading.Value.known(id: "42", title: "The Hobbit"),
        #""id":"42","title":"The Hobbit","#
      ),
      (.unknown, ""), (.number(3), #""value":3,"#), (.number(0.333_333), #""value":0.333,"#),
      (.text("2026-11-21"), #""value":"2026-11-21","#),
    ]
  )
  func `a match has its members in order`(value: ParameterReading.Value, text: String) {
    let outcome: Understanding.Outcome = value == .unknown ? .unknownValue : .match
    let understanding = Understanding(
      utterance: "open the hobit in library",
      outcome: outcome,
      reading: reading(value)
    )
    #expect(
      Self.text(understanding)
        == #"{"utterance":"open the hobit in library","outcome":"\#(outcome.name)","#
        + Self.head + text + Self.tail
    )
  }

  @Test func `an alternative has no differences of its own`() {
    var other = reading(.known(id: "1", title: "Dune"))
    other.confidence = 0.02
    other.parameters = []
    let understanding = Understanding(
      utterance: "x",
      outcome: .ambiguous,
      reading: other,
      alternatives: [other]
    )
    let fields =
      #""app":"Library","intent":"OpenBook","phrase":"Open ${book} in ${applicationName}","#
      + #""confidence":0.02,"parameters":{}"#
    #expect(Self.text(understanding).hasSuffix(#""alternatives":[{\#(fields)}]}"#))
  }

  @Test(
    arguments: [
      (Understanding.Outcome.empty, #""outcome":"empty","alternatives":[]"#),
      (
        .refused(.belowThreshold),
        #""outcome":"refused","reason":"belowThreshold","alternatives":[]"#
      ),
      (
        .refused(.negativePhrase),
        #""outcome":"refused","reason":"negativePhrase","alternatives":[]"#
      ),
      (.refused(.outOfScope), #""outcome":"refused","reason":"outOfScope","alternatives":[]"#),
    ]
  )
  func `what is no match says why`(outcome: Understanding.Outcome, text: String) {
    let understanding = Understanding(utterance: "a\u{1}\u{7f}\u{9b}\u{a0}\"é", outcome: outcome)
    #expect(Self.text(understanding) == #"{"utterance":"a\u0001\u007f\u009b \"é",\#(text)}"#)
  }

  @Test(
    arguments: [
      "open the hobit in library", "  서재에서  호빗 열어 줘", "mở “anh chàng hobit” giùm", "ĐÂY 李白 é",
      "open e\u{301}mma\u{0} in library", "open\u{1f468}\u{200d}\u{1f469} hobbit in library",
    ]
  )
  func `a range counts the bytes of the utterance as it was said`(utterance: String) throws {
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "Open",
            phrases: [
              "open ${book} in library", "서재에서 ${book} 열어 줘", "mở ${book} giùm", "đây ${book} é",
            ],
            parameters: ["book": "Book"]
          )
        ],
        vocabularies: [
          "Book": ["The Hobbit", "호빗", "Anh chàng Hobbit", "李白", "Emma"].enumerated().map {
            PhraseCatalog.Value(id: String($0.offset), title: $0.element)
          }
        ]
      )
    ])
    let matcher = try PhraseMatcher(catalog, language: Languages.language(for: "en"))
    let understanding = matcher.understand(utterance)
    let bytes = Array(utterance.utf8)
    let reading = try #require(understanding.reading)
    for parameter in reading.parameters {
      #expect(String(decoding: bytes[parameter.range], as: UTF8.self) == parameter.text)
    }
    for piece in reading.alignment where !piece.heard.isEmpty {
      #expect(piece.range.upperBound <= bytes.count)
    }
  }
}
