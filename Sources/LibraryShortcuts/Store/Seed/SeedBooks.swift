/// The books that come with the app: those on its shelves at first, and the catalogue's others.
///
/// Both are tables of facts in `Resources/Books`, one book a line, columns parted by tabs.
enum SeedBooks {
  /// The books that a new library has.
  static var library: [BookRecord] {
    books(in: PackageResources.library_tsv)
  }

  /// The books that can be added though no library has them at first.
  static var catalog: [BookRecord] {
    books(in: PackageResources.catalog_tsv)
  }

  /// Reads a table; a line that is not a book is left out.
  static func books(in table: some Sequence<UInt8>) -> [BookRecord] {
    SeedTable(table).rows.compactMap(book)
  }

  private static func book(_ fields: [Substring]) -> BookRecord? {
    guard fields.count == 8, let year = Int(fields[3]) else { return nil }
    return BookRecord(
      id: String(fields[0]),
      title: String(fields[1]),
      author: String(fields[2]),
      year: year,
      series: fields[4].isEmpty ? nil : String(fields[4]),
      shelf: Shelf(rawValue: String(fields[5])) ?? .wantToRead,
      rating: Int(fields[6]),
      synonyms: SeedTable.texts(in: fields[7])
    )
  }
}
