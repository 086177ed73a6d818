import AppIntents

/// A book of the catalogue, which may be added to the library.
///
/// What stands in the library is a ``Book``: who wants to add one means another of its title than who wants to rate it.
struct CatalogBook: AppEntity {
  static let typeDisplayRepresentation = Book.typeDisplayRepresentation
  static var defaultQuery: CatalogBookQuery { CatalogBookQuery() }

  /// What the catalogue knows of the book.
  let record: BookRecord

  var id: BookRecord.ID { record.id }

  var displayRepresentation: DisplayRepresentation { Book(record).displayRepresentation }
}
