import AppIntents

/// A catalogue that comes with the app: the library's first books and a hundred others.
struct LocalBookCatalog: BookCatalog {
  private let entries: [Entry]

  private struct Entry: Sendable {
    let book: BookRecord
    let author: String
    let names: [String]
    /// The names as the letters they are compared by.
    let letters: [[UInt32]]
  }

  /// Makes a catalogue of books.
  init(books: [BookRecord]) {
    entries = books.map { book in
      let names = ([book.title] + book.synonyms).map { SearchKey.withoutArticle(SearchKey.of($0)) }
      return Entry(
        book: book,
        author: SearchKey.of(book.author),
        names: names,
        letters: names.map(Misspelling.letters)
      )
    }
  }

  /// The catalogue of every book the app knows.
  init() {
    self.init(books: SeedBooks.library + SeedBooks.catalog)
  }

  func search(title: String, author: String?) -> CatalogAnswer {
    let wanted = SearchKey.withoutArticle(SearchKey.of(title))
    let candidates = entries(by: author)
    var editions = editions(called: title, among: candidates)
    if editions.isEmpty {
      let words = [title, author].compactMap(\.self)
      editions = editionsWithAuthor(named: words.joined(separator: " "))
    }
    if !editions.isEmpty {
      return .editions(
        editions.map(\.book).sorted { ($0.year, $0.author) < ($1.year, $1.author) }
      )
    }
    let listed = author == nil ? listed(title) : []
    if listed.count > 1 { return .several(listed) }
    return guess(wanted, among: candidates).map(CatalogAnswer.likely) ?? .nothing
  }

  /// The most letters of a word that joins two titles, and of what joins them at the end of a word ("술라랑").
  private static let longestJoiner = 4
  private static let longestParticle = 2

  /// The books whose titles follow each other in some words, with at most one short word between two; none where more is
  /// said, or a title is that of several books.
  private func listed(_ text: String) -> [BookRecord] {
    let words = SearchKey.of(text).split(separator: " ").map(String.init)
    guard (2...Self.mostWords).contains(words.count) else { return [] }
    for count in 1..<words.count {
      guard let first = onlyBook(called: words.prefix(count)) else { continue }
      let rest = words.dropFirst(count)
      for skipped in 0...1 where skipped == 0 || rest.first.map(\.count) ?? 0 <= Self.longestJoiner
      {
        let others = rest.dropFirst(skipped)
        if let last = onlyBook(called: others) { return [first, last] }
        let more = listed(others.joined(separator: " "))
        if !more.isEmpty { return [first] + more }
      }
    }
    return []
  }

  /// The one book that some words call, of which the last may end with a particle that joins it to another.
  private func onlyBook(called words: ArraySlice<String>) -> BookRecord? {
    guard !words.isEmpty else { return nil }
    let title = words.joined(separator: " ")
    for dropped in 0...Self.longestParticle where dropped < (words.last?.count ?? 0) {
      // Only syllables are joined to others.
      guard title.suffix(dropped).unicodeScalars.allSatisfy({ $0.value >= 0x3000 }) else { break }
      let found = editions(called: String(title.dropLast(dropped)), among: entries)
      if found.count == 1 { return found[0].book }
    }
    return nil
  }

  private func editions(called title: String, among entries: [Entry]) -> [Entry] {
    let wanted = SearchKey.withoutArticle(SearchKey.of(title))
    // In the language of the conversation books have other titles too.
    let translated = Set(
      BookTitles.known.books(called: title, in: AppLocalization.current.locale)
        .filter { $0.fit <= .nameWithArticle }.map(\.id)
    )
    return entries.filter { $0.names.contains(wanted) || translated.contains($0.book.id) }
  }

  /// The most words that are read as a title with its author.
  private static let mostWords = 16

  /// The books whose title begins or ends some words and whose author is among the others ("The Hours, by Michael
  /// Cunningham", "카뮈의 이방인").
  private func editionsWithAuthor(named text: String) -> [Entry] {
    let words = SearchKey.of(text).split(separator: " ").map(String.init)
    guard (2...Self.mostWords).contains(words.count) else { return [] }
    for count in (1..<words.count).reversed() {
      let splits = [
        (title: words.prefix(count), rest: words.dropFirst(count)),
        (title: words.suffix(count), rest: words.dropLast(count)),
      ]
      for (title, rest) in splits {
        let titled = editions(called: title.joined(separator: " "), among: entries)
        guard !titled.isEmpty else { continue }
        let authors = AuthorNames.known.authors(among: Array(rest))
        let found = titled.filter { entry in
          authors.contains(entry.author)
            || entry.author.split(separator: " ").last.map { rest.contains(String($0)) } == true
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func entries(by author: String?) -> [Entry] {
    guard let author else { return entries }
    let key = SearchKey.of(author)
    let others = Set(AuthorNames.known.authors(called: key, isPart: true))
    return entries.filter { $0.author.contains(key) || others.contains($0.author) }
  }

  private func guess(_ wanted: String, among entries: [Entry]) -> BookRecord? {
    let letters = Misspelling.letters(of: wanted)
    let tolerance = Misspelling.tolerance(for: letters.count)
    guard tolerance > 0 else { return nil }
    let distances = entries.compactMap { entry in
      entry.letters.compactMap { Misspelling.distance(letters, $0, limit: tolerance) }.min()
        .map { (distance: $0, book: entry.book) }
    }
    if let nearest = distances.min(by: { $0.distance < $1.distance }) { return nearest.book }
    let longer = entries.filter { $0.names.contains { (" " + $0 + " ").contains(" \(wanted) ") } }
    return longer.min { $0.book.title.count < $1.book.title.count }?.book
  }
}
