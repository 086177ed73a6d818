import PhraseMatcher
import Recognizers
import SpokenLanguage
import Testing

@Suite struct WordPartsTests {
  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "라이브러리",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["${applicationName}에서 ${book} 열어줘"],
          parameters: ["book": "book"]
        )
      ],
      vocabularies: [
        "book": [
          PhraseCatalog.Value(id: "1", title: "오만과 편견"), PhraseCatalog.Value(id: "2", title: "듄"),
        ]
      ]
    )
  ])

  private func sentences(_ words: String) throws -> [String] {
    try Catalogs.text(
      .vosk,
      of: Self.catalog,
      dictionary: PronunciationDictionary(text: words),
      language: Languages.language(for: "ko")
    ).text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map(String.init)
  }

  @Test func `Korean words are written in those that the recogniser knows`() throws {
    let words = "라이브러리\n에서\n오만\n과\n편견\n듄\n열\n열어\n어\n줘\n"
    #expect(
      try sentences(words) == [
        #"  "라이브러리 에서 오만 과 편견 열어 줘","#, #"  "라이브러리 에서 듄 열어 줘","#, #"  "[unk]""#,
      ]
    )
  }

  @Test func `the words of Kaldi come with numbers, and what they do not make up stays`() throws {
    let words = "라이브러리 1\n에서 2\n열어줘 3\n오만 4\n"
    #expect(
      try sentences(words) == [
        #"  "라이브러리 에서 오만과 편견 열어줘","#, #"  "라이브러리 에서 듄 열어줘","#, #"  "[unk]""#,
      ]
    )
  }

  @Test func `words of letters with a case stay whole`() throws {
    let (text, _) = try Catalogs.text(.vosk, dictionary: PronunciationDictionary(text: "du\nne\n"))
    #expect(text.contains("open dune in library"))
  }
}
