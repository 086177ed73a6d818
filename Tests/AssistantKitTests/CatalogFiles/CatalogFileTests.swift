import Foundation
import OrderedJSON
import PhraseMatcher
import TestSupport
import Testing

@testable import AssistantKit

@Suite struct CatalogFileTests {
  private let files: ScratchFolder

  init() throws {
    files = try ScratchFolder()
  }

  // MARK: - Mistakes

  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var places: [String]

    init(_ text: String, _ places: String...) {
      self.text = text
      self.places = places
    }

    var testDescription: String { places.first ?? text }
  }

  @Test(
    arguments: [
      Mistake("", "1:1: the document ends too early; expected a value"),
      Mistake("{", "1:2: the document ends too early; expected a key in double quotes"),
      Mistake("[]", "1:1: expected a catalogue object, found an array"),
      Mistake(
        "{}",
        "1:1: the catalogue has no 'version'; add it",
        "1:1: the catalogue has no 'apps'; add it"
      ),
      Mistake(
        #"{"version": 3, "apps": []}"#,
        "1:13: the catalogue's version is 3, but only versions 1 and 2 are understood",
        "1:24: the catalogue has no app, so nothing can be said; describe one"
      ),
      Mistake(
        #"{"version": "1", "apps": {}}"#,
        #"1:13: the catalogue's version is "1", but only versions 1 and 2 are understood"#,
        "1:26: expected an array of apps, found an object"
      ),
      Mistake(
        #"{"version": 1, "version": 1, "apps": [3]}"#,
        "1:16: 'version' stands here twice; remove one",
        "1:39: expected an app object, found a number"
      ),
      Mistake(
        """
        {"version": 1, "apps": [
          {"name": 7, "locale": true, "synonyms": "x", "negativePhrases": [1, "a"]},
          {"name": "B", "shortcuts": [], "threshold": 1.5}
        ]}
        """,
        "2:3: the app has no 'shortcuts'; add it",
        "2:12: expected a string, found a number",
        "2:25: expected a string, found true or false",
        "2:43: expected an array of strings, found a string",
        "2:68: expected a string, found a number",
        "3:47: expected a threshold from 0 to 1, found a number"
      ),
      Mistake(
        """
        {"version": 1, "apps": [{"name": "A", "shortcuts": [
          {"intent": "Open", "phrases": ["é", {"weight": 2}, {"text": "b", "weight": -1}]},
          {"phrases": "open"},
          {"intent": "Go", "phrases": [], "parameters": {"book": 1}}
        ]}]}
        """,
        "2:39: the phrase has no 'text'; add it",
        "2:78: expected a weight above 0, found -1",
        "3:3: the shortcut has no 'intent'; add it",
        "3:15: expected an array of phrases, found a string",
        "4:58: expected a string, found a number"
      ),
      Mistake(
        """
        {"version": 1, "apps": [{"name": "A", "shortcuts": [], "vocabularies": {
          "Book": [{"id": "1"}, {"title": "Dune"}, {"id": 2, "title": "Emma"}, "x"],
          "Shelf": {},
          "Author": 3
        }}]}
        """,
        "2:12: the value has no 'title'; add it",
        "2:25: the value has no 'id'; add it",
        "2:51: expected a string, found a number",
        "2:72: expected a value object, found a string",
        "3:12: the vocabulary has no 'file'; add it",
        #"4:13: expected an array of values, or {"file": …}, found a number"#
      ),
    ]
  )
  func `every mistake is told with its place`(mistake: Mistake) throws {
    let path = try files.write(mistake.text, to: "catalog.json")
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    let lines = errors?.mistakes
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .map { $0.description.replacing(path + ":", with: "") }
    #expect(lines == mistake.places)
  }

  @Test func `bytes that are no text are told`() throws {
    let path = try files.write(Array(#"{"version": 1, "x": ""#.utf8) + [0xff], to: "bad.json")
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    #expect(
      errors?.description == "\(path):1:22: the bytes here are not UTF-8; save the file as UTF-8"
    )
  }

  @Test func `files that cannot be read are told together`() throws {
    let missing = files.url.path + "/missing.json"
    let empty = try files.write("[", to: "empty.json")
    let errors = #expect(throws: CatalogFileErrors.self) {
      try CatalogFile.read([missing, files.url.path, empty])
    }
    #expect(errors?.mistakes.count == 3)
    #expect(
      errors?.mistakes.first?.description
        == "\(missing): the file cannot be read (No such file or directory)"
    )
    #expect(
      errors?.mistakes.dropFirst().first?.description
        == "\(files.url.path): the file cannot be read (Is a directory)"
    )
  }

  // MARK: - Vocabulary files

  @Test func `a vocabulary may stand in a file beside the catalogue`() throws {
    _ = try files.write(
      "# identifier, title, synonyms\n1\tThe Hobbit\tThere and Back Again\t\n\n2\tDune\r\n",
      to: "books.tsv"
    )
    let catalog = try CatalogFile.read([try files.write(borrowing("books.tsv"), to: "c.json")])
    #expect(
      catalog.apps.first?.vocabularies == [
        "Book": [
          PhraseCatalog.Value(
            id: "1",
            title: "The Hobbit",
            synonyms: ["There and Back Again"]
          ),
          PhraseCatalog.Value(id: "2", title: "Dune"),
        ]
      ]
    )
  }

  @Test func `a vocabulary file's mistakes are told with their lines`() throws {
    let books = try files.write("1\tThe Hobbit\n2\n\n3\t \n", to: "books.tsv")
    let path = try files.write(borrowing("books.tsv"), to: "c.json")
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    #expect(
      errors?.description.components(separatedBy: "\n") == [
        "\(books):2:1: the line has an identifier only; write identifier, tab, title",
        "\(books):4:1: the line has an identifier only; write identifier, tab, title",
      ]
    )
  }

  @Test func `a vocabulary file that is missing is told`() throws {
    let path = try files.write(borrowing("nowhere.tsv"), to: "c.json")
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    #expect(
      errors?.description
        == "\(files.url.path)/nowhere.tsv: the file cannot be read (No such file or directory)"
    )
  }

  private func borrowing(_ name: String) -> String {
    """
    {"version": 1, "apps": [{"name": "A", "shortcuts": [],
     "vocabularies": {"Book": {"file": "\(name)"}}}]}
    """
  }

  // MARK: - There and back

  @Test func `a catalogue that was written reads back the same`() throws {
    let written = Self.catalog
    for text in [CatalogFile.json(for: written).text, CatalogFile.json(for: written).prettyText] {
      #expect(try CatalogFile.read([try files.write(text, to: "c.json")]) == written)
    }
  }

  @Test func `brackets are brackets in version 1 and mean something in version 2`() throws {
    func phrases(_ version: Int) throws -> [PhraseCatalog.Phrase] {
      let text = #"""
        {"version": \#(version), "apps": [{"name": "A", "shortcuts": [
          {"intent": "Open", "phrases": ["open [the] book", "now (or never", "plain"]}]}]}
        """#
      return try CatalogFile.read([try files.write(text, to: "c.json")]).apps[0].shortcuts[0]
        .phrases
    }
    #expect(try phrases(1) == ["open [the] book", "now (or never", "plain"])
    #expect(throws: CatalogFileErrors.self) { try phrases(2) }
    let again = CatalogFile.json(
      for: PhraseCatalog(apps: [
        PhraseCatalog.App(
          name: "A",
          shortcuts: [PhraseCatalog.Shortcut(intent: "Open", phrases: try phrases(1))]
        )
      ])
    )
    #expect(again["version"]?.int == 2)
    #expect(again.text.contains(#"open \\[the\\] book"#), "\(again.text)")
  }

  @Test func `pieces need version 2`() throws {
    let text = #"{"version": 1, "apps": [{"name": "A", "shortcuts": [], "pieces": {"a": "b"}}]}"#
    let path = try files.write(text, to: "c.json")
    let errors = #expect(throws: CatalogFileErrors.self) { try CatalogFile.read([path]) }
    #expect(
      errors?.mistakes.map { "\($0)" } == [
        "\(path):1:66: version 1 of catalogues has no 'pieces'; write \"version\": 2, where brackets in phrases mean something"
      ]
    )
  }

  @Test func `unknown members are passed over`() throws {
    let text =
      #"{"version": 1, "made": {"by": [1]}, "apps": [{"name": "A", "shortcuts": [], "x": 1}]}"#
    let catalog = try CatalogFile.read([try files.write(text, to: "c.json")])
    #expect(catalog == PhraseCatalog(apps: [PhraseCatalog.App(name: "A", shortcuts: [])]))
  }

  @Test func `several files are one catalogue, in their order`() throws {
    let paths = try ["B", "A"].map {
      try files.write(
        #"{"version": 1, "apps": [{"name": "\#($0)", "shortcuts": []}]}"#,
        to: "\($0).json"
      )
    }
    #expect(try CatalogFile.read(paths).apps.map(\.name) == ["B", "A"])
  }

  private static func branching(_ text: String) -> PhraseCatalog.Phrase {
    var phrase = PhraseCatalog.Phrase(text)
    phrase.isGrammar = true
    return phrase
  }

  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "도서관 \"Library\"",
      synonyms: ["My Library"],
      locale: "ko",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          title: "Open Book",
          phrases: ["Open ${book} in ${applicationName}", PhraseCatalog.Phrase("b", weight: 0.5)],
          parameters: ["book": "Book", "count": "@number"]
        ),
        PhraseCatalog.Shortcut(
          intent: "Brackets",
          phrases: ["Open [draft] <1>; now", branching("<ask> (open;${book})")],
          parameters: ["book": "Book"]
        ),
        PhraseCatalog.Shortcut(intent: "Nothing", phrases: []),
      ],
      negativePhrases: ["Open the book of life\n"],
      pieces: ["ask": "[please]"],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Đất rừng", synonyms: ["x", "y"], weight: 3),
          PhraseCatalog.Value(id: "2", title: "\u{1}tab\t"),
        ],
        "Empty": [],
      ],
      threshold: 0.75
    )
  ])
}

extension CatalogMistake {
  fileprivate var line: Int { location?.line ?? 0 }
  fileprivate var column: Int { location?.column ?? 0 }
}
