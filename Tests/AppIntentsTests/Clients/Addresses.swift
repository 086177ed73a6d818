import AppIntents
import Testing

// Addresses of entities, cases and intents, written as an app of today writes them.

extension Book: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation {
    "https://library.example/books/\(.id)?title=\(\.$title)"
  }
}

extension Shelf: URLRepresentableEnum {
  static var urlRepresentation: URLRepresentation { "https://library.example/\(.rawValue)" }
}

enum Room: String, URLRepresentableEnum {
  case hall, cellar

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .hall: "Hall", .cellar: "Cellar",
  ]
  static var urlRepresentation: URLRepresentation { [.hall: "https://library.example/rooms/1"] }
}

struct ShowBook: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Book"
  static var urlRepresentation: URLRepresentation {
    "https://library.example/show/\(\.$book)/\(\.$chapter)"
  }

  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Chapter") var chapter: Int?
}

@Suite struct AddressTests {
  @Test func `an entity's address has its identifier and properties`() async {
    #expect(
      await Book.all[4].urlRepresentation?.absoluteString
        == "https://library.example/books/5?title=100%25%20Wolf"
    )
  }

  @Test func `a case has an address of its raw value, or one of a table`() {
    #expect(Shelf.wanted.urlRepresentation?.absoluteString == "https://library.example/wanted")
    #expect(Room.hall.urlRepresentation?.path == "/rooms/1")
    #expect(Room.cellar.urlRepresentation == nil)
    #expect(Shelf.read.urlRepresentationParameter == "read")
    #expect("text".urlRepresentationParameter == "text")
  }

  @Test func `an intent's address has its parameters, and none where one is missing`() async throws
  {
    let intent = ShowBook()
    intent.book = Book.all[2]
    #expect(await intent.urlRepresentation == nil)
    intent.chapter = 7
    let url = try await intent().absoluteString
    #expect(url == "https://library.example/show/3/7")
  }

  @Test func `what has an address can be opened`() async throws {
    #expect(try OpenURLIntent(urlRepresentable: Shelf.read).url.path == "/read")
    #expect(try await OpenURLIntent(urlRepresentable: Book.all[0]).url.path == "/books/1")
    #expect(throws: AppIntentError.self) { try OpenURLIntent(urlRepresentable: Room.cellar) }
  }
}
