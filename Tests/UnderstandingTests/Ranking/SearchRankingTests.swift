import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What is counted of questions to an app that also looks for any words.
struct SearchRankingTests {
  private static let bird = IntentFrame.Parameter(
    name: "bird",
    title: "Bird",
    kind: .name(vocabulary: "Bird")
  )
  private static let show = frame("ShowBird", bird, "Show ${bird}")
  private static let search = frame(
    "SearchNotes",
    .init(name: "words", title: "Words", kind: .text),
    "Search my notes for ${words}"
  )

  private static func frame(
    _ intent: String,
    _ parameter: IntentFrame.Parameter,
    _ template: String
  ) -> IntentFrame {
    IntentFrame(
      app: "Hide",
      intent: intent,
      title: intent,
      effect: .shows,
      parameters: [parameter],
      templates: [template]
    )
  }

  private func isOnlyShowing(_ frames: [IntentFrame]) throws -> Bool {
    let language = Languages.language(for: "en")
    let understander = Understander(
      frames: frames,
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Hide", shortcuts: [])]),
      values: [
        VocabularyName(app: "Hide", vocabulary: "Bird"): .all(titled: ["Kestrel"], in: language)
      ],
      language: language
    )
    let ranking = try #require(understander.understand("where is the kestrel").ranking)
    let shown = try #require(ranking.candidates.first { $0.intent == "ShowBird" })
    return shown.counts.contains { $0.feature == "onlyShowing" }
  }

  @Test("what shows a thing is not all that a question may be for where words can be looked for")
  func search() throws {
    #expect(try isOnlyShowing([Self.show]))
    #expect(try !isOnlyShowing([Self.show, Self.search]))
  }
}
