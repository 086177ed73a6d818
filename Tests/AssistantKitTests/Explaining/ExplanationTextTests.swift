import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// An explanation as a person reads it.
@Suite struct ExplanationTextTests {
  private static func lines(_ utterance: String, locale: String = "en") throws -> [String] {
    let settings = Samples.settings(locale)
    let book = locale == "ko" ? "호빗" : "The Hobbit"
    let phrase =
      locale == "ko" ? "${applicationName}에서 ${book} 열어 줘" : "Open ${book} in ${applicationName}"
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        locale: locale,
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "OpenBook",
            phrases: [PhraseCatalog.Phrase(phrase)],
            parameters: ["book": "Book"]
          )
        ],
        negativePhrases: ["Open the book of life"],
        vocabularies: ["Book": [PhraseCatalog.Value(id: "1", title: book)]]
      )
    ])
    let understanding = try PhraseMatcher(catalog, language: settings.language)
      .understand(utterance)
    return ExplanationText(
      Explanation(understanding, threshold: 0.5),
      messages: settings.messages
    ).lines
  }

  @Test func `the winner is shown piece by piece with what each difference cost`() throws {
    let lines = try Self.lines("open the hobit in library")
    #expect(lines.first?.hasPrefix("“open the hobit in library” is understood as OpenBook") == true)
    #expect(lines.contains("  open     = open"))
    #expect(lines.contains("  library  = library  applicationName"))
    let hobbit = try #require(lines.first { $0.contains("hobbit") })
    let cells = hobbit.split(separator: " ").map(String.init)
    #expect(cells.prefix(5) == ["hobit", "~", "hobbit", "book", "spelling"])
    let cost = try #require(Double(cells.last ?? ""))
    #expect(cost > 0)
    #expect(lines.last == "  cost \(cells.last ?? "")")
  }

  @Test(arguments: [
    ("open the book of life", "a phrase that must start nothing is nearer"),
    ("feed the cat", "no phrase comes near"),
    ("", "“” holds nothing to understand"),
  ])
  func `a refusal says why`(utterance: String, reason: String) throws {
    #expect(try Self.lines(utterance).first?.contains(reason) == true)
  }

  @Test func `syllables of one word stand together and columns line up`() throws {
    let lines = try Self.lines("Library에서 호빗 열어 줘", locale: "ko")
    #expect(lines.first == "“Library에서 호빗 열어 줘”를 OpenBook (1.0)으로 알아들었습니다.")
    #expect(lines.contains("  호빗     = 호빗     book"))
    #expect(lines.last == "  비용 0.000")
  }

  @Test func `every language has its own words for every difference`() {
    let english = DifferenceKind.allCases.map(Samples.settings().messages.difference)
    for locale in ["ko", "vi"] {
      let words = DifferenceKind.allCases.map(Samples.settings(locale).messages.difference)
      #expect(Set(words).count == words.count)
      #expect(Set(words).isDisjoint(with: english))
    }
  }

  @Test func `control characters never reach the text`() throws {
    let text = try Self.lines("open \u{1b}[31mdune\u{7}").joined()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
  }
}
