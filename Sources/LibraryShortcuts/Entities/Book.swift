import AppIntents

/// A book of the library, as intents know it.
struct Book: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book",
    numericFormat: "\(placeholder: .int) books",
    synonyms: ["Novel", "Work", "Volume", "Tome", "Poetry Collection"]
  )
  static var defaultQuery: BookQuery { BookQuery() }

  let id: BookRecord.ID

  /// The title, in the language of the edition.
  @Property(title: "Title") var title: String
  /// Who wrote it.
  @Property(title: "Author") var author: String
  /// When it first came out; negative before our era.
  @Property(title: "Year") var year: Int
  /// The series it belongs to.
  @Property(title: "Series") var series: String?
  /// Where it stands.
  @Property(title: "Shelf") var shelf: Shelf
  /// One to five stars, once it has been rated.
  @Property(title: "Rating") var rating: Int?

  private let synonyms: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(authorText), \(yearText)",
      synonyms: (BookTitles.known.titles(of: id, in: locale) + synonyms).map { "\($0)" }
    )
  }

  /// The author as speakers of the conversation's language call them.
  var authorText: String {
    AuthorNames.known.name(of: author, in: locale) ?? author
  }

  private var locale: String { AppLocalization.current.locale }

  /// The year as people write it.
  var yearText: LocalizedStringResource {
    year < 0 ? "\(String(-year)) BC" : "\(String(year))"
  }
}

extension Book {
  /// Makes an entity of what the store or the catalogue knows.
  init(_ record: BookRecord) {
    id = record.id
    synonyms = record.synonyms
    title = record.title
    author = record.author
    year = record.year
    series = record.series
    shelf = record.shelf
    rating = record.rating
  }
}
