@testable import AppIntents
import Foundation
import Testing

private struct Towns: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(
      promptLabel: "Towns of the world",
      usesIndexedCollation: true,
      items: ["Zürich", "angkor", "서울", "Ávila", "부산", "12th Street", "Berlin", "쌍문동", "수원"]
    )
  }
}

private struct Parts: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(usesIndexedCollation: true) {
      ItemSection("South", items: ["Zagreb", "Athens"])
    }
  }
}

private struct Travel: AppIntent {
  static let title: LocalizedStringResource = "Travel"
  @Parameter(title: "Town", optionsProvider: Towns()) var town: String
  @Parameter(title: "Other", optionsProvider: Parts()) var other: String?

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct IndexedCollationTests {
  private func options(_ place: Int, locale: String = "en") async throws -> [IntentOption] {
    let localization = AppLocalization(locale: locale)
    let definition = IntentDefinition(Travel.self, localization: localization)
    guard case .option(let source) = definition.parameters[place].type else { return [] }
    return try await source.suggested()
  }

  @Test func `a long list stands under first letters, in the order of the alphabet`() async throws {
    let options = try await options(0)
    let pairs = options.map { "\($0.section ?? "")\u{20}\($0.title)" }
    #expect(
      pairs == [
        "A angkor", "A Ávila", "B Berlin", "Z Zürich", "ㅂ 부산", "ㅅ 서울", "ㅅ 수원", "ㅅ 쌍문동",
        "# 12th Street",
      ]
    )
    #expect(options.allSatisfy { $0.listTitle == "Towns of the world" })
  }

  @Test func `headings that the app wrote stay, and their order`() async throws {
    let options = try await options(1)
    #expect(options.map(\.title) == ["Zagreb", "Athens"])
    #expect(options.map(\.section) == ["South", "South"])
    #expect(options.map(\.listTitle) == [nil, nil])
  }
}
