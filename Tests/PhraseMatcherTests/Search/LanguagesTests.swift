import PhraseMatcher
import SpokenLanguage
import Testing

/// The matcher with the languages that people use, one catalogue each.
@Suite struct LanguagesTests {
  private static let korean = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "서재",
      synonyms: ["내 서재"],
      locale: "ko",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["${applicationName}에서 ${book} 열어", "${applicationName}에서 ${book} 열어 줘"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "FindBooks",
          phrases: ["${applicationName}에서 책 찾기"]
        ),
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "호빗"),
          PhraseCatalog.Value(id: "2", title: "채식주의자"),
          PhraseCatalog.Value(id: "3", title: "1984"),
          PhraseCatalog.Value(id: "4", title: "토지"),
        ]
      ]
    )
  ])

  private static let vietnamese = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Thư viện",
      locale: "vi",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Mở ${book} trong ${applicationName}"],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "FindBooks",
          phrases: ["Tìm sách trong ${applicationName}"]
        ),
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Số đỏ"),
          PhraseCatalog.Value(id: "2", title: "Truyện Kiều"),
          PhraseCatalog.Value(id: "3", title: "Nỗi buồn chiến tranh"),
        ]
      ]
    )
  ])

  private static func summary(
    _ text: String,
    _ catalog: PhraseCatalog,
    _ code: String
  ) throws
    -> String
  {
    let matcher = try PhraseMatcher(catalog, language: Languages.language(for: code))
    let understanding = matcher.understand(text)
    guard let reading = understanding.reading else { return "\(understanding.outcome)" }
    let values = reading.parameters.map { parameter in
      switch parameter.value {
      case .known(let id, _): id
      case .number(let number): "\(number)"
      case .text(let text): text
      case .unknown: "?\(parameter.text)"
      }
    }
    return ([reading.intent] + values).joined(separator: " ")
      + (understanding.outcome == .ambiguous ? " ambiguous" : "")
  }

  @Test(arguments: [
    ("서재에서 호빗 열어", "OpenBook 1"),
    ("서재에서 호빗 열어 줘", "OpenBook 1"),
    ("서재에서호빗열어줘", "OpenBook 1"),
    ("내 서재에서 채식주의자 열어", "OpenBook 2"),
    ("서재에서 채식 주의자 열어", "OpenBook 2"),
    ("서재에서 호빋 열어", "OpenBook 1"),
    ("서재에서 채식주위자 열어", "OpenBook 2"),
    ("서재에서 1984 열어", "OpenBook 3"),
    ("호빗 열어 줘", "OpenBook 1"),
    ("서재에서 엠마 열어", "OpenBook ?엠마"),
    ("서재에서 책 찾기", "FindBooks"),
    ("고양이 밥 줘", "refused(PhraseMatcher.Understanding.RefusalReason.outOfScope)"),
  ])
  func `Korean is understood syllable by syllable`(text: String, expected: String) throws {
    #expect(try Self.summary(text, Self.korean, "ko") == expected)
  }

  @Test(arguments: [
    ("Mở Số đỏ trong Thư viện", "OpenBook 1"),
    ("mo so do trong thu vien", "OpenBook 1"),
    ("mở truyện kiều", "OpenBook 2"),
    ("mở noi buon chien tranh trong thư viện", "OpenBook 3"),
    ("mở truyện kiểu trong thư viện", "OpenBook 2"),
    ("mở lão hạc trong thư viện", "OpenBook ?lão hạc"),
    ("tim sach trong thu vien", "FindBooks"),
    ("cho mèo ăn", "refused(PhraseMatcher.Understanding.RefusalReason.outOfScope)"),
  ])
  func `Vietnamese is understood without its marks`(text: String, expected: String) throws {
    #expect(try Self.summary(text, Self.vietnamese, "vi") == expected)
  }

  @Test(arguments: [
    ("Open The Hobbit in Library!", "OpenBook 1"),
    ("please could you open the hobbit in library", "OpenBook 1"),
    ("open 20,000 leagues under the sea in library", "OpenBook 3"),
    ("open twenty thousand leagues under the sea in library", "OpenBook 3"),
    ("open emma in library", "OpenBook ?emma"),
    ("rate dune with five stars", "RateBook 2 5.0"),
    ("feed the cat", "refused(PhraseMatcher.Understanding.RefusalReason.outOfScope)"),
  ])
  func `English is understood with its numbers`(text: String, expected: String) throws {
    #expect(try Self.summary(text, LibraryCatalog.english, "en") == expected)
  }
}
