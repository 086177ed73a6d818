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
    ("en", "open dune"), ("en", "rate dune 2"), ("en", "open 1984"),
    ("en", "open the one by eliot"),
    ("en", "hello"), ("ko", "듄 열어 줘"), ("vi", "mở dune"),
  ])
  func `names and values are none`(locale: String, utterance: String) {
    let language = Languages.language(for: locale)
    #expect(ListReference(utterance, kinds: Self.list.kinds, language) == nil)
  }
}
