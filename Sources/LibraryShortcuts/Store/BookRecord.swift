/// A book as it is stored and looked up, without anything of intents.
struct BookRecord: Sendable, Hashable, Identifiable {
  /// What identifies the book for ever.
  var id: String
  /// The title, in the language and script of the edition on the shelf.
  var title: String
  /// Who wrote it.
  var author: String
  /// When it first came out; negative before our era.
  var year: Int
  /// The series it belongs to.
  var series: String?
  /// Where it stands.
  var shelf: Shelf
  /// One to five, once it has been rated.
  var rating: Int?
  /// Other names people call it by, in any language.
  var synonyms: [String]

  /// Makes a record.
  init(
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
