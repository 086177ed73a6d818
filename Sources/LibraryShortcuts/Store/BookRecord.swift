/// A book as it is stored and looked up, without anything of intents.
public struct BookRecord: Sendable, Hashable, Identifiable {
  /// What identifies the book for ever.
  public var id: String
  /// The title, in the language and script of the edition on the shelf.
  public var title: String
  /// Who wrote it.
  public var author: String
  /// When it first came out; negative before our era.
  public var year: Int
  /// The series it belongs to.
  public var series: String?
  /// Where it stands.
  public var shelf: Shelf
  /// One to five, once it has been rated.
  public var rating: Int?
  /// Other names people call it by, in any language.
  public var synonyms: [String]

  /// Makes a record.
  public init(
    id: String,
    title: String,
    author: String,
    year: Int,
    series: String? = nil,
    shelf: Shelf = .wantToRead,
    rating: Int? = nil,
    synonyms: [String] = []
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.year = year
    self.series = series
    self.shelf = shelf
    self.rating = rating
    self.synonyms = synonyms
  }
}
