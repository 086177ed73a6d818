/// The books that were read last by their identifiers, for as long as the file has not changed since.
///
/// An answer opens a book of which the conversation has just spoken, and so do a hundred conversations at once.
struct RecentBooks {
  /// So many are kept.
  static let most = 1_000

  private var watch = FileWatch()
  private var known: [BookRecord.ID: BookRecord] = [:]

  /// The books with the given identifiers, in that order; those that are not there are left out.
  ///
  /// - Parameters:
  ///   - ids: The identifiers.
  ///   - database: Where they are.
  ///   - read: Reads the books of identifiers.
  /// - Returns: The books.
  /// - Throws: What reading throws.
  mutating func books(
    _ ids: [BookRecord.ID],
    in database: Database,
    read: ([BookRecord.ID]) throws -> [BookRecord]
  ) throws -> [BookRecord] {
    let isUnchanged = try watch.isUnchanged(database)
    if !isUnchanged || known.count > Self.most { known = [:] }
    let missing = ids.filter { known[$0] == nil }
    if !missing.isEmpty { for book in try read(missing) { known[book.id] = book } }
    return ids.compactMap { known[$0] }
  }
}
