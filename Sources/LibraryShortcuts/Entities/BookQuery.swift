import AppIntents

/// Finds books of the library: by identifier, by what a person says, and by their properties.
struct BookQuery: EntityStringQuery {
  @Dependency var store: LibraryStore

  func entities(for identifiers: [Book.ID]) async throws -> [Book] {
    try await store.books(ids: identifiers).map { Book($0) }
  }

  /// What is being read and what has five stars; all other books are found by their names.
  func suggestedEntities() async throws -> [Book] {
    try await store.suggestedBooks().map { Book($0) }
  }

  /// The books a person may mean: only those called exactly so, where there are any.
  func entities(matching string: String) async throws -> [Book] {
    let found = try await store.books(matching: string)
    let named = found.prefix { $0.1 == .name }
    return (named.isEmpty ? found[...] : named).map { Book($0.0) }
  }
}
