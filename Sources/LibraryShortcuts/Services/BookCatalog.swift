/// Knows the books of the world, as a shop's or a library's web service does.
///
/// Intents reach it as a dependency, so a real service can take the place of the app's own table
/// without any intent knowing.
protocol BookCatalog: Sendable {
  /// What it offers unasked: books that most libraries do not have yet.
  ///
  /// - Throws: When the catalogue cannot be asked, as a service that cannot be reached.
  func offers() async throws -> [BookRecord]

  /// The books with the given identifiers, in that order; those that it does not know are left out.
  ///
  /// - Throws: When the catalogue cannot be asked.
  func books(ids: [BookRecord.ID]) async throws -> [BookRecord]

  /// The books of a title, oldest first.
  ///
  /// - Parameter text: What a person calls the book, in any language, alone or with its author.
  /// - Returns: The books, none where nothing is called so.
  /// - Throws: When the catalogue cannot be asked.
  func books(called text: String) async throws -> [BookRecord]

  /// The book whose title is nearest to what a person says.
  ///
  /// - Parameter text: A title that is misspelt, or a part of one.
  /// - Returns: The book; nil where nothing is like it.
  /// - Throws: When the catalogue cannot be asked.
  func book(like text: String) async throws -> BookRecord?
}
