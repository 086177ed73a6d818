import AppIntents

/// Finds books of the catalogue, by identifier and by what a person says.
struct CatalogBookQuery: EntityStringQuery {
  @Dependency private var catalog: any BookCatalog

  func entities(for identifiers: [CatalogBook.ID]) async throws -> [CatalogBook] {
    try await catalog.books(ids: identifiers).map(CatalogBook.init)
  }

  /// What the catalogue offers; of several that are called the same none is offered before the others.
  func suggestedEntities() async throws -> [CatalogBook] {
    let offers = try await catalog.offers()
    let titles = Dictionary(grouping: offers, by: \.title)
    return offers.filter { titles[$0.title]?.count == 1 }.map(CatalogBook.init)
  }

  func entities(matching string: String) async throws -> [CatalogBook] {
    let called = try await catalog.books(called: string)
    guard called.isEmpty else { return called.map(CatalogBook.init) }
    return try await catalog.book(like: string).map { [CatalogBook(record: $0)] } ?? []
  }
}
