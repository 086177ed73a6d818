/// The names of all books as the letters they are compared by, for as long as the file has not changed since.
///
/// A name can be misspelt anywhere, so what is said is compared with every name of about its length: once
/// for nearly every sentence that is no phrase, which asks for its letters to be counted only once.
struct MisspeltNames {
  private var watch = FileWatch()
  /// The names by how many letters they have.
  private var names: [Int: [(book: BookRecord.ID, letters: [UInt32])]] = [:]

  /// The books one of whose names is nearly a key, each with how many letters are wrong in the nearest.
  ///
  /// - Parameters:
  ///   - key: What was said, as a ``SearchKey`` without its article.
  ///   - database: Where the names are.
  /// - Returns: The books; none for a key so short that no letter of it is forgiven.
  /// - Throws: ``StoreError``.
  mutating func books(
    near key: String,
    in database: Database
  ) throws(StoreError) -> [BookRecord.ID: Int] {
    let letters = Misspelling.letters(of: key)
    let tolerance = Misspelling.tolerance(for: letters.count)
    guard tolerance > 0 else { return [:] }
    if try !watch.isUnchanged(database) { names = try Self.names(in: database) }
    var nearest: [BookRecord.ID: Int] = [:]
    for count in letters.count - tolerance...letters.count + tolerance {
      for name in names[count] ?? [] {
        guard let distance = Misspelling.distance(letters, name.letters, limit: tolerance) else {
          continue
        }
        nearest[name.book] = min(distance, nearest[name.book] ?? .max)
      }
    }
    return nearest
  }

  private static func names(
    in database: Database
  ) throws(StoreError) -> [Int: [(book: BookRecord.ID, letters: [UInt32])]] {
    let rows = try database.run("SELECT book, bare_key FROM names")
    let names = rows.map { (book: $0[0].text, letters: Misspelling.letters(of: $0[1].text)) }
    return Dictionary(grouping: names) { $0.letters.count }
  }
}
