import AppIntents
import StringCatalogs
import Testing

@Suite struct ParameterSummaryTests {
  private let dune = Book.all[2]

  private func summary(
    _ intent: any AppIntent.Type,
    _ values: [String: any Sendable] = [:]
  ) -> IntentSummary {
    IntentDefinition(intent, localization: AppLocalization()).summary(for: values)
  }

  @Test func `a parameter without a value stands as its title in brackets`() {
    #expect(summary(OpenShelf.self).sentence == "Open ‹Shelf›")
    #expect(summary(OpenShelf.self, ["shelf": Shelf.wanted]).sentence == "Open Want to Read")
  }

  @Test(arguments: [
    (5, "Praise Dune with 5 stars", ["Short Note"]),
    (4, "Praise Dune with 4 stars", ["Short Note"]),
    (3, "Rate Dune with 3 stars", []),
    (nil, "Rate Dune with ‹Stars› stars", []),
  ])
  func `a condition chooses the sentence and what is below the fold`(
    stars: Int?,
    sentence: String,
    fold: [String]
  ) {
    var values: [String: any Sendable] = ["book": dune]
    if let stars { values["stars"] = stars }
    let summary = summary(RateBook.self, values)
    #expect(summary.sentence == sentence)
    #expect(summary.belowFold.map(\.title) == fold)
  }

  @Test func `a switch takes the first case that has the value`() {
    #expect(summary(MoveBook.self, ["shelf": Shelf.read]).sentence == "Finish ‹Book›")
    #expect(
      summary(MoveBook.self, ["shelf": Shelf.reading, "book": dune]).sentence
        == "Move Dune to Reading"
    )
    #expect(
      summary(MoveBook.self, ["shelf": Shelf.reading]).sentence == "Move something to Reading"
    )
  }

  @Test(arguments: [
    (RateBook.self as any AppIntent.Type, "Rate ${book} with ${stars} stars"),
    (MoveBook.self, "Move something to ${shelf}"),
  ])
  func `what can be said of a summary with branches is the one that holds without values`(
    intent: any AppIntent.Type,
    sentence: String
  ) {
    let definition = IntentDefinition(intent, localization: AppLocalization())
    #expect(definition.summaryTemplate == sentence)
  }

  @Test func `an intent without a summary is its title with everything below`() {
    let summary = summary(BuyBook.self, ["copies": 3])
    #expect(summary.sentence == "Buy Book")
    #expect(!summary.isWritten)
    #expect(summary.belowFold.map { "\($0.title): \($0.value)" } == ["Book: ", "Copies: 3"])
  }

  @Test func `a value with a placeholder in it is not filled in again`() {
    let trap = Book(id: 9, title: "${stars}", author: "", year: nil)
    #expect(
      summary(RateBook.self, ["book": trap, "stars": 2]).sentence == "Rate ${stars} with 2 stars"
    )
  }

  @Test(arguments: [(1, "Early Emma"), (3, "Book 3")])
  func `a summary depends on identifiers and on widgets`(id: Int, sentence: String) throws {
    let book = try #require(Book.all.first { $0.id == id })
    #expect(summary(PinBook.self, ["book": book]).sentence == sentence)
  }
}

/// Shows a book in a widget.
private struct PinBook: AppIntent {
  static let title: LocalizedStringResource = "Pin Book"
  @Parameter(title: "Book") var book: Book

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Small")
    } otherwise: {
      When(\.$book, identifier: .lessThan, 3) {
        Summary("Early \(\.$book)")
      } otherwise: {
        Switch(.widgetFamily) {
          Case(.systemLarge) { Summary("Large") }
          DefaultCase { Summary("Book 3") }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}
