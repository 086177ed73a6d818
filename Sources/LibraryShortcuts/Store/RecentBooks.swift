/// The books that were read last by their identifiers, for as long as the file has not changed since.
///
/// An answer opens a book of which the conversation has just spoken, and so do a hundred conversations at once:
/// to ask whether something has changed costs a fraction of reading it again.
struct RecentBooks {
  /// So many are kept.
  static let most = 1_000

  private var state: Database.State?
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
    // Inside a change that is not confirmed yet nothing is kept.
    let state = try database.state
    if state == nil || state != self.state || known.count > Self.most { known = [:] }
    self.state = state
    let missing = ids.filter { known[$0] == nil }
    if !missing.isEmpty { for book in try read(missing) { known[book.id] = book } }
    let books = ids.compactMap { known[$0] }
    if state == nil { known = [:] }
    return books
  }
}
