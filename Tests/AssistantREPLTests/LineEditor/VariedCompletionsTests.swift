import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantREPL

@Suite struct VariedCompletionsTests {
  private func matcher() throws -> PhraseMatcher {
    try PhraseMatcher(
      PhraseCatalog(apps: [
        PhraseCatalog.App(
          name: "Library",
          synonyms: ["Book Shelf", "My Library"],
          locale: "en",
          shortcuts: [
            PhraseCatalog.Shortcut(
              intent: "OpenBook",
              phrases: ["Open ${book} in ${applicationName}"],
              parameters: ["book": "Book"]
            )
          ],
          vocabularies: [
            "Book": [
              PhraseCatalog.Value(id: "1", title: "Dune", synonyms: ["Desert Planet"], weight: 3),
              PhraseCatalog.Value(id: "2", title: "Dracula"),
            ]
          ]
        )
      ]),
      language: Languages.language(for: "en")
    )
  }

  @Test func `other things come before other names of the same thing`() throws {
    let completions = try matcher().variedCompletions(of: "open d", limit: 3).map(\.text)
    #expect(completions[0] == "Open Dune in Library")
    #expect(completions[1] == "Open Dracula in Library")
    #expect(completions.count == 3)
    #expect(Set(completions).count == 3)
  }

  @Test func `what is typed of another name is kept to`() throws {
    let completions = try matcher().variedCompletions(of: "open dune in b", limit: 3).map(\.text)
    #expect(completions == ["Open Dune in Book Shelf"])
  }
}
