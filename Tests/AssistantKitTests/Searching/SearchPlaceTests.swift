import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

/// The app in which something is looked for.
@Suite struct SearchPlaceTests {
  /// Apps of these names, of which the second is also called otherwise.
  private func apps(_ locale: String) -> [RunningApp] {
    let names: [(LocalizedStringResource, [LocalizedStringResource])] = [
      ("Pantry", []), ("Book Shelf", ["Library", "서재"]),
    ]
    return names.map { name, others in
      RunningApp(
        definition: AppDefinition(
          provider: NovelShortcuts.self,
          name: name,
          alternativeNames: others,
          localization: AppLocalization(locale: locale)
        )
      )
    }
  }

  private func place(_ words: String, _ locale: String) -> [String]? {
    let language = Languages.language(for: locale)
    return SearchPlace(in: words, of: apps(locale), language: language)
      .map { [$0.app.definition.name, $0.words] }
  }

  @Test(arguments: [
    ("soup in pantry", ["Pantry", "soup"]),
    ("Tomato Soup in the Pantry", ["Pantry", "Tomato Soup"]),
    ("dune in book shelf", ["Book Shelf", "dune"]), ("dune in my library", ["Book Shelf", "dune"]),
    ("war and peace in library", ["Book Shelf", "war and peace"]), ("soup pantry", nil),
    ("pantry", nil), ("in pantry", nil), ("soup", nil), ("", nil), ("pantry in soup", nil),
  ]) func `the app stands at the end, behind a small word`(words: String, expected: [String]?) {
    #expect(place(words, "en") == expected)
  }

  @Test(arguments: [
    ("서재에서 듄", ["Book Shelf", "듄"]), ("서재에서 전쟁과 평화", ["Book Shelf", "전쟁과 평화"]),
    ("듄", nil), ("서재", nil), ("서재에서", nil), ("듄 서재", nil),
  ]) func `where verbs come last it stands first, with what is put behind names`(
    words: String,
    expected: [String]?
  ) {
    #expect(place(words, "ko") == expected)
  }
}
