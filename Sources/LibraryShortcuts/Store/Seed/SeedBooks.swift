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
    String(decoding: Array(table), as: UTF8.self)
      .split(separator: "\n")
      .dropFirst()
      .compactMap(book(in:))
  }

  private static func book(in line: Substring) -> BookRecord? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 8, let year = Int(fields[3]) else { return nil }
    return BookRecord(
      id: fields[0],
      title: fields[1],
      author: fields[2],
      year: year,
      series: fields[4].isEmpty ? nil : fields[4],
      shelf: Shelf(rawValue: fields[5]) ?? .wantToRead,
      rating: Int(fields[6]),
      synonyms: fields[7].split(separator: "|").map(String.init)
    )
  }
}
