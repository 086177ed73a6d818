import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Verbs of one class ask for what one of them asks for in a phrase.
struct GeneralVerbTests {
  @Test(arguments: [
    ("en", "Cancel ${course}", "scrap yoga"),
    ("en", "Resume ${course}", "unpause yoga"),
    ("en", "Close ${course}", "block off yoga"),
    ("de", "Storniere ${course}", "blas yoga ab"),
    ("fr", "Annule ${course}", "décommande yoga"),
    ("fr", "Reprends ${course}", "continue yoga"),
    ("es", "Cancela ${course}", "anula yoga"),
    ("es", "Reanuda ${course}", "retoma yoga"),
    ("vi", "Hủy ${course}", "bãi bỏ yoga"),
    ("vi", "Tiếp tục ${course}", "làm tiếp yoga"),
    ("zh", "取消${course}", "撤销瑜伽"),
    ("zh", "继续${course}", "恢复瑜伽"),
  ])
  func `a verb of the same class`(code: String, phrase: String, sentence: String) throws {
    let language = Languages.language(for: code)
    let asked = IntentFrame(
      app: "Studio",
      intent: "Asked",
      title: "Asked",
      effect: .changes,
      parameters: [.init(name: "course", title: "Course", kind: .name(vocabulary: "Course"))],
      templates: [phrase]
    )
    let understander = Understander(
      frames: [asked],
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Studio", shortcuts: [])]),
      values: [
        VocabularyName(app: "Studio", vocabulary: "Course"): .all(
          titled: ["Yoga", "瑜伽"],
          in: language
        )
      ],
      language: language
    )
    let command = try #require(understander.understand(sentence).commands.first)
    #expect(command.isAskedFor)
    #expect(command.evidence.contains { $0.kind == .verb })
  }
}
