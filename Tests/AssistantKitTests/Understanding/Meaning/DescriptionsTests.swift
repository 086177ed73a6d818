import AppIntents
import SpokenLanguage
import TestSupport
import Testing

@testable import AssistantKit

struct DescriptionsTests {
  private static let english = Languages.language(for: "en")

  private static func book(_ number: Int, by author: String, rated: Int) -> FoundEntity {
    FoundEntity(
      option: IntentOption(
        id: "\(number)",
        title: "Book \(number)",
        subtitle: "by \(author)",
        value: number
      ),
      properties: [
        (name: "author", title: "Author", text: author),
        (name: "rating", title: "Rating", text: "\(rated) stars"),
      ]
    )
  }

  private static func authors(_ count: Int) -> [String] {
    (0..<count).map { "The Author\($0) of it" }
  }

  @Test func `things are described by what hardly any others have, but for small words`() {
    let books = Self.authors(12).enumerated().map { Self.book($0, by: $1, rated: $0 % 5) }
    let words = Descriptions(of: books, Self.english, after: nil).words
    #expect(words["3"] == ["author3"])
    #expect(words["12"] == nil)
  }

  @Test(arguments: 0..<20)
  func `what stayed as it was is taken over, and nothing else`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var books = Self.authors(15).enumerated().map { Self.book($0, by: $1, rated: 1) }
    var last = Descriptions(of: books, Self.english, after: nil)
    for round in 0..<5 {
      let place = Int.random(in: books.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: books.remove(at: place)
      case 1: books[place] = Self.book(place, by: "Somebody\(round)", rated: 2)
      default: books.append(Self.book(100 + round, by: "Nobody\(round)", rated: 3))
      }
      let now = Descriptions(of: books, Self.english, after: last)
      #expect(now.words == Descriptions(of: books, Self.english, after: nil).words)
      last = now
    }
  }
}
