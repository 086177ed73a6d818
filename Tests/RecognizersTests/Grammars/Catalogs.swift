import PhraseMatcher
import Recognizers
import SpokenLanguage

/// Small catalogues of a library.
enum Catalogs {
  static let english = Languages.language(for: "en")

  static let library = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      synonyms: ["my books"],
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: [
            PhraseCatalog.Phrase("Open ${book} in ${applicationName}", weight: 3),
            "Show me ${book}", "${book}",
          ],
          parameters: ["book": "book"]
        ),
        PhraseCatalog.Shortcut(
          intent: "Compare",
          phrases: ["Compare ${first} and ${second}", "Swap ${first} ${second} now please"],
          parameters: ["first": "book", "second": "book"]
        ),
      ],
      vocabularies: [
        "book": [
          PhraseCatalog.Value(id: "1", title: "Dune", weight: 2),
          PhraseCatalog.Value(id: "2", title: "Catch-22", synonyms: ["Catch"]),
          PhraseCatalog.Value(id: "3", title: "The Handmaid's Tale"),
        ]
      ]
    )
  ])

  /// Phrases with one place and as many values as asked for.
  static func large(_ count: Int) -> PhraseCatalog {
    let syllables = ["ba", "di", "ko", "lu", "me", "na", "po", "ri", "sa", "tu"]
    let values = (0..<count).map { number in
      let digits = String(number + 100_000).utf8.map { syllables[Int($0) - 0x30] }
      let half = digits.count / 2
      let title = digits[..<half].joined() + " " + digits[half...].joined() + " tale"
      return PhraseCatalog.Value(id: String(number), title: title)
    }
    let phrases = ["Open", "Buy", "Show me", "Rate", "Remove", "Find", "Where is", "Read"].flatMap {
      verb -> [PhraseCatalog.Phrase] in
      [
        PhraseCatalog.Phrase("\(verb) ${book} in ${applicationName}"),
        PhraseCatalog.Phrase("\(verb) ${book} please"),
      ]
    }
    return PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Library",
        shortcuts: [
          PhraseCatalog.Shortcut(intent: "Do", phrases: phrases, parameters: ["book": "book"])
        ],
        vocabularies: ["book": values]
      )
    ])
  }

  static func text(
    _ format: GrammarFormat,
    of catalog: PhraseCatalog = library,
    dictionary: PronunciationDictionary? = nil,
    language: any Language = english
  ) throws -> (text: String, report: GrammarReport) {
    var text = ""
    let writer = GrammarWriter(catalog: catalog, language: language, dictionary: dictionary)
    let report = try writer.write(format) { text += $0 }
    return (text, report)
  }
}
