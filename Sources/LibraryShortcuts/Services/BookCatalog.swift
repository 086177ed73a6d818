/// Knows the books of the world, as a shop's or a library's web service does.
///
/// Intents reach it as a dependency, so a real service can take the place of the app's own table
/// without any intent knowing.
protocol BookCatalog: Sendable {
  /// The books of a title.
  ///
  /// - Parameters:
  ///   - title: What a person calls the book, in any language.
  ///   - author: Who is said to have written it, where that is known.
  /// - Returns: The books of the title, or a guess.
  /// - Throws: When the catalogue cannot be asked, as a service that cannot be reached.
  func search(title: String, author: String?) async throws -> CatalogAnswer
}

/// What a catalogue says about a title.
enum CatalogAnswer: Sendable, Hashable {
  /// The books of that very title, oldest first; never none.
  case editions([BookRecord])
  /// The title is those of several books, which are listed in it.
  case several([BookRecord])
  /// No book has that title, but this one nearly.
  case likely(BookRecord)
  /// There is nothing like it.
  case nothing
}
