import AppIntents
import Synchronization

// A small library, written the way an app of today is: Swift 6 mode, `import AppIntents` only.

enum Shelf: String, AppEnum {
  case reading, wanted, read

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .reading: "Reading",
    .wanted: DisplayRepresentation(title: "Want to Read", subtitle: "Later", synonyms: ["Wanted"]),
    .read: "Read",
  ]
}

struct Book: AppEntity {
  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Author") var author: String
  @Property(title: "Year") var year: Int?

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: "\(author)")
  }

  init(id: Int, title: String, author: String, year: Int?) {
    self.id = id
    self.title = title
    self.author = author
    self.year = year
  }

  static let all = [
    Book(id: 1, title: "Emma", author: "Jane Austen", year: 1815),
    Book(id: 2, title: "Emma", author: "Alexander McCall Smith", year: 2014),
    Book(id: 3, title: "Dune", author: "Frank Herbert", year: 1965),
    Book(id: 4, title: "토지", author: "박경리", year: 1969),
    Book(id: 5, title: "100% Wolf", author: "Jayne Lyons", year: 2008),
  ]
}

/// A comparison of books, as an app of its own mind has it.
enum BookCondition: Sendable, Equatable {
  case titleIs(String)
  case titleContains(String)
  case printedBefore(Int)
  case printedBetween(Int, Int)

  func holds(for book: Book) -> Bool {
    switch self {
    case .titleIs(let title): book.title == title
    case .titleContains(let part): book.title.contains(part)
    case .printedBefore(let year): (book.year ?? .max) < year
    case .printedBetween(let low, let high): book.year.map { (low...high).contains($0) } ?? false
    }
  }
}

struct BookQuery: EntityStringQuery, EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      EqualToComparator { BookCondition.titleIs($0) }
      ContainsComparator { BookCondition.titleContains($0) }
    }
    Property(\Book.$year) {
      LessThanComparator { BookCondition.printedBefore($0) }
      IsBetweenComparator { BookCondition.printedBetween($0, $1) }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Book.$title)
    SortableBy(\Book.$year)
  }

  func entities(for identifiers: [Int]) async throws -> [Book] {
    Book.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Book] {
    Book.all.filter { $0.id >= 3 }
  }

  func entities(matching string: String) async throws -> [Book] {
    Book.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func entities(
    matching comparators: [BookCondition],
    mode: ComparatorMode,
    sortedBy orders: [Sort<Book>],
    limit: Int?
  ) async throws -> [Book] {
    var found = Book.all.filter { book in
      mode == .and
        ? comparators.allSatisfy { $0.holds(for: book) }
        : comparators.contains { $0.holds(for: book) }
    }
    for order in orders.reversed() where order.by == \Book.$year {
      found.sort { ($0.year ?? 0, $0.id) < ($1.year ?? 0, $1.id) }
      if order.order == .descending { found.reverse() }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let description: IntentDescription? = IntentDescription(
    "Shows the books of a shelf.",
    categoryName: "Shelves",
    searchKeywords: ["books"]
  )
  static let supportedModes: IntentModes = .foreground

  @Parameter(title: "Shelf", requestValueDialog: "Which shelf?") var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$shelf)")
  }

  init() {}

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    MainActor.assertIsolated()
    return .result(dialog: "Here is \(shelf).")
  }
}

struct OpenBook: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: Book

  init() {}

  init(_ book: Book) {
    target = book
  }
}

struct RateBook: AppIntent {
  static let title: LocalizedStringResource = "Rate Book"
  @Parameter(title: "Book") var book: Book
  @Parameter(
    title: "Stars",
    description: "One to five.",
    inclusiveRange: (1, 5),
    requestValueDialog: "How many stars for it?"
  ) var stars: Int
  @Parameter var shortNote: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$stars, .greaterThan, 3) {
      Summary("Praise \(\.$book) with \(\.$stars) stars") { \.$shortNote }
    } otherwise: {
      Summary("Rate \(\.$book) with \(\.$stars) stars")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: stars, dialog: "\(book) has \(stars) stars now.")
  }
}

struct MoveBook: AppIntent {
  static let title: LocalizedStringResource = "Move Book"
  @Parameter(title: "Book") var book: Book?
  @Parameter(title: "Shelf", default: .wanted) var shelf: Shelf

  static var parameterSummary: some ParameterSummary {
    Switch(\.$shelf) {
      Case(.read) { Summary("Finish \(\.$book)") }
      Case([.reading, .wanted]) {
        When(\.$book, .hasAnyValue) {
          Summary("Move \(\.$book) to \(\.$shelf)")
        } otherwise: {
          Summary("Move something to \(\.$shelf)")
        }
      }
      DefaultCase { Summary() }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Shelf> {
    .result(value: shelf)
  }
}

enum LibraryError: Error, CustomLocalizedStringResourceConvertible {
  case notFound(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound(let title): "There is no book called \(title)."
    }
  }
}

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  @Parameter(title: "Title", requestValueDialog: "What is the title?") var name: String
  @Parameter(title: "Author") var author: String?

  func perform() async throws
    -> some IntentResult & ReturnsValue<Book> & ProvidesDialog & OpensIntent & ShowsSnippetView
  {
    var fitting = Book.all.filter { $0.title == name }
    if let author { fitting = fitting.filter { $0.author == author } }
    guard let book = fitting.first else { throw LibraryError.notFound(name) }
    if fitting.count > 1 {
      throw $author.needsDisambiguationError(
        among: fitting.map(\.author),
        dialog: "\(fitting.count) books fit. Who wrote it?"
      )
    }
    return .result(value: book, opensIntent: OpenBook(book), dialog: "Added \(book) to Library!") {
      BookView(book: book)
    }
  }
}

struct BookView: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).bold()
      HStack {
        Image(systemName: "pencil")
        Text(book.author).foregroundStyle(.secondary)
      }
      if let year = book.year { Text("Printed in \(year)") }
    }
    .padding()
  }
}

struct BuyBook: AppIntent {
  static let title: LocalizedStringResource = "Buy Book"
  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Copies") var copies: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .order,
      dialog: "Are you ready to order?"
    ) {
      Text("\(book) × \(copies)")
    }
    return .result(dialog: "Thank you for your order!")
  }
}

struct RemoveBooks: DeleteIntent {
  static let title: LocalizedStringResource = "Remove Books"
  @Parameter(title: "Books") var entities: [Book]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Removed \(entities.count) books.")
  }
}

struct LibraryAppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open the \(\.$shelf) shelf in \(.applicationName)",
        "Open a shelf in \(.applicationName)",
      ],
      shortTitle: "Open Shelf",
      systemImageName: "books.vertical"
    )
    AppShortcut(
      intent: OpenShelf(shelf: .reading),
      phrases: ["What am I reading in \(.applicationName)"],
      shortTitle: "Reading",
      systemImageName: "book"
    )
    AppShortcut(
      intent: OpenBook(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Book",
      systemImageName: "book"
    )
  }

  static let negativePhrases = NegativeAppShortcutPhrases(phrases: [
    "Open the door of \(.applicationName)"
  ])
}
