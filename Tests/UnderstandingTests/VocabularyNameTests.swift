import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

struct VocabularyNameTests {
  @Test func `a word for a thing of another app explains nothing, however the apps are called`() {
    let language = Languages.language(for: "en")
    func values(_ titles: [String], _ kind: String) -> NamedValues {
      NamedValues(
        index: NameIndex(titles.map { .init(id: $0, title: $0) }, language: language),
        kindWords: [[kind]],
        language: language
      )
    }
    let opening = IntentFrame(
      app: "Desk",
      intent: "OpenNote",
      title: "Open",
      effect: .changes,
      parameters: [.init(name: "note", title: "Item", kind: .name(vocabulary: "Note"))],
      templates: ["Open ${note} in ${applicationName}"]
    )
    let understander = Understander(
      frames: [opening],
      catalog: PhraseCatalog(apps: [
        .init(name: "Desk", shortcuts: []), .init(name: "Desktop", shortcuts: []),
      ]),
      values: [
        VocabularyName(app: "Desk", vocabulary: "Note"): values(["Groceries"], "note"),
        VocabularyName(app: "Desktop", vocabulary: "Wallpaper"): values(["Dunes"], "wallpaper"),
      ],
      language: language
    )
    func kinds(_ sentence: String) -> [String] {
      understander.understand(sentence).commands.flatMap(\.evidence)
        .filter { $0.kind == .kindOfThing }.map(\.words)
    }
    #expect(kinds("open the note groceries") == ["note"])
    #expect(kinds("open the wallpaper groceries") == [])
  }
}
