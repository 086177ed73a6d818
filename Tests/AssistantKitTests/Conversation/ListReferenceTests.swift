import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct ListReferenceTests {
  private static let list = ShownList(
    FoundList(
      (1...3).map { place in
        FoundList.Entry(
          app: "Library",
          type: "Book",
          kind: "Book",
          entity: FoundEntity(
            option: IntentOption(id: "\(place)", title: "Title \(place)", value: place),
            properties: []
          ),
          detail: nil
        )
      },
      as: .table
    )
  )

  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let utterance: String
    let place: ListReference.Place
    /// The utterance with a name in place of the words; nil where nothing else is said.
    let replaced: String?
    var testDescription: String { utterance }
  }

  @Test(arguments: [
    Row(locale: "en", utterance: "the second one", place: .position(2), replaced: nil),
    Row(locale: "en", utterance: "2", place: .position(2), replaced: nil),
    Row(locale: "en", utterance: "the last", place: .last, replaced: nil),
    Row(locale: "en", utterance: "all of them", place: .all, replaced: nil),
    // How many there are is no part of a place that something is for.
    Row(
      locale: "en",
      utterance: "five for the first",
      place: .position(1),
      replaced: "five for X"
    ),
    Row(
      locale: "en",
      utterance: "five for the first, four for the second",
      place: .position(1),
      replaced: "five for X, four for the second"
    ),
    Row(locale: "en", utterance: "open the second one", place: .position(2), replaced: "open X"),
    Row(locale: "en", utterance: "open the second book", place: .position(2), replaced: "open X"),
    Row(
      locale: "en",
      utterance: "open the last one please",
      place: .last,
      replaced: "open X"
    ),
    Row(
      locale: "en",
      utterance: "rate the first one five stars",
      place: .position(1),
      replaced: "rate X five stars"
    ),
    Row(locale: "en", utterance: "remove all of them", place: .all, replaced: "remove X"),
    Row(
      locale: "en",
      utterance: "rate the last two 4",
      place: .trailing(2),
      replaced: "rate X 4"
    ),
    Row(locale: "en", utterance: "open the middle one", place: .middle, replaced: "open X"),
    Row(
      locale: "en",
      utterance: "move the first two books to read",
      place: .leading(2),
      replaced: "move X to read"
    ),
    Row(
      locale: "en",
      utterance: "give the first five stars",
      place: .position(1),
      replaced: "give X five stars"
    ),
    Row(
      locale: "de",
      utterance: "öffne die letzten zwei",
      place: .trailing(2),
      replaced: "öffne X"
    ),
    Row(
      locale: "fr",
      utterance: "supprime les deux premiers",
      place: .leading(2),
      replaced: "supprime X"
    ),
    Row(locale: "es", utterance: "abre los dos últimos", place: .trailing(2), replaced: "abre X"),
    Row(locale: "ko", utterance: "마지막 두 권 열어 줘", place: .trailing(2), replaced: "X 열어 줘"),
    Row(locale: "vi", utterance: "mở hai cuốn cuối", place: .trailing(2), replaced: "mở X"),
    Row(locale: "ja", utterance: "最後の2冊を開いて", place: .trailing(2), replaced: "Xを開いて"),
    Row(locale: "zh", utterance: "打开前两本", place: .leading(2), replaced: "打开X"),
    Row(locale: "ko", utterance: "두 번째 거 열어 줘", place: .position(2), replaced: nil),
    Row(locale: "vi", utterance: "mở cuốn thứ hai", place: .position(2), replaced: "mở X"),
    Row(locale: "vi", utterance: "mở tất cả", place: .all, replaced: "mở X"),
  ])
  func `words that point into a list are found`(row: Row) throws {
    let language = Languages.language(for: row.locale)
    let reference = try #require(ListReference(row.utterance, kinds: Self.list.kinds, language))
    #expect(reference.place == row.place)
    #expect(reference.isWhole == (row.replaced == nil))
    if let replaced = row.replaced {
      #expect(reference.replaced(in: row.utterance, by: "X") == replaced)
    }
  }

  @Test(arguments: [
    ("en", "open the second sex"), ("en", "find books newest first"), ("en", "delete everything"),
    ("en", "open dune"), ("en", "rate dune 2"), ("en", "open 1984"), ("es", "pues un 4"),
    ("en", "open the one by eliot"),
    ("en", "hello"), ("ko", "듄 열어 줘"), ("vi", "mở dune"),
  ])
  func `names and values are none`(locale: String, utterance: String) {
    let language = Languages.language(for: locale)
    #expect(ListReference(utterance, kinds: Self.list.kinds, language) == nil)
  }
}
