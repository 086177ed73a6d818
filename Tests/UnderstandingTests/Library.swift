import PhraseMatcher
import SpokenLanguage

@testable import Understanding

/// A small library whose sentences the tests understand.
enum Library {
  static let titles = [
    "Dune", "Emma", "Hamlet", "Hamnet", "Hunger", "It", "Crime and Punishment", "The Trial",
    "The Pillars of the Earth", "Do Not Say We Have Nothing", "The Name of the Rose",
    "Harry Potter and the Chamber of Secrets", "Dune Messiah", "The Hobbit",
  ]

  static func frame(
    _ intent: String,
    _ effect: IntentFrame.Effect,
    _ parameters: [IntentFrame.Parameter],
    _ templates: [String]
  ) -> IntentFrame {
    IntentFrame(
      app: "Library",
      intent: intent,
      title: intent,
      effect: effect,
      parameters: parameters,
      templates: templates
    )
  }

  static func parameter(
    _ name: String,
    _ kind: IntentFrame.Kind
  ) -> IntentFrame.Parameter {
    IntentFrame.Parameter(name: name, title: name, kind: kind)
  }

  static let book = IntentFrame.Parameter(
    name: "book",
    title: "Book",
    kind: .name(vocabulary: "Book")
  )
  static let shelf = IntentFrame.Parameter(
    name: "shelf",
    title: "Shelf",
    kind: .name(vocabulary: "Shelf")
  )

  static let frames: [IntentFrame] = [
    frame("OpenBook", .changes, [book], ["Open ${book} in ${applicationName}", "Show ${book}"]),
    frame(
      "MoveBook",
      .changes,
      [book, shelf],
      ["Move ${book} in ${applicationName}", "Move ${book} to ${shelf}"]
    ),
    frame(
      "RateBook",
      .changes,
      [book, .init(name: "stars", title: "Stars", kind: .number, range: 1...5)],
      ["Rate ${book} in ${applicationName}", "Rate ${book} with ${stars} stars"]
    ),
    frame(
      "BuyBook",
      .changes,
      [book, .init(name: "copies", title: "Copies", kind: .number, range: 1...99)],
      ["Buy ${book} in ${applicationName}", "Buy ${copies} copies of ${book}"]
    ),
    frame("RemoveBook", .changes, [book], ["Remove ${book} from ${applicationName}"]),
    frame(
      "AddBook",
      .changes,
      [.init(name: "title", title: "Title", kind: .text)],
      ["Add a book to ${applicationName}", "Add ${title}"]
    ),
  ]

  static let shelves = [
    PhraseCatalog.Value(id: "reading", title: "Currently Reading", synonyms: ["Starting"]),
    PhraseCatalog.Value(id: "want", title: "Want to Read", synonyms: ["To Read"]),
    PhraseCatalog.Value(id: "read", title: "Read", synonyms: ["Finished"]),
  ]

  static let language = Languages.language(for: "en")

  static let understander = understander(of: titles)

  /// One for a library with other books.
  static func understander(of titles: [String]) -> Understander {
    let books = titles.map { PhraseCatalog.Value(id: $0, title: $0) }
    return Understander(
      frames: frames,
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
      values: [
        VocabularyName(app: "Library", vocabulary: "Book"): NamedValues(
          index: NameIndex(books, language: language),
          kindWords: [["book"]],
          isOpen: true,
          language: language
        ),
        VocabularyName(app: "Library", vocabulary: "Shelf"): NamedValues(
          index: NameIndex(shelves, language: language),
          kindWords: [["shelf"], ["list"]],
          language: language
        ),
      ],
      language: language
    )
  }

  /// What a sentence asks for, in a short form: "RateBook book=Dune stars=5".
  static func commands(
    _ sentence: String,
    after last: Reading? = nil,
    isAwaited: Bool = false,
    by understander: Understander = understander
  ) -> [String] {
    understander.understand(sentence, after: last, isAwaited: isAwaited).commands.map(short)
  }

  static func short(_ command: CommandMeaning) -> String {
    let values = command.reading.parameters.sorted { $0.name < $1.name }.map { parameter in
      switch parameter.value {
      case .known(let id, _): "\(parameter.name)=\(id)"
      case .number(let number): "\(parameter.name)=\(Int(number))"
      case .text(let text): "\(parameter.name)=\(text)"
      case .unknown: "\(parameter.name)=?\(parameter.text)"
      }
    }
    let rest = command.unexplained.map { "+\($0)" }
    let act = command.act.asks ? [] : ["(\(command.act.rawValue))"]
    return ([command.reading.intent] + values + rest + act).joined(separator: " ")
  }
}
