import AppIntents

/// A catalogue that comes with the app: the library's first books and a hundred others.
struct LocalBookCatalog: BookCatalog {
  /// The books; nil for every one that the app knows.
  private let own: [Entry]?

  private struct Entry: Sendable {
    let book: BookRecord
    let author: String
    let names: [String]
    /// The names without the spaces in them ("바르도의링컨").
    let bareNames: [String]
    /// The names as the letters they are compared by.
    let letters: [[UInt32]]
  }

  /// Makes a catalogue of books.
  init(books: [BookRecord]) {
    own = Self.entries(of: books)
  }

  /// The catalogue of every book the app knows.
  init() {
    own = nil
  }

  /// Made when somebody asks for a book: most conversations ask for none that is not on the shelves.
  private static let everything = entries(of: SeedBooks.library + SeedBooks.catalog)

  private var entries: [Entry] { own ?? Self.everything }

  private static func entries(of books: [BookRecord]) -> [Entry] {
    books.map { book in
      let names = ([book.title] + book.synonyms).map { SearchKey.withoutArticle(SearchKey.of($0)) }
      return Entry(
        book: book,
        author: SearchKey.of(book.author),
        names: names,
        bareNames: names.map(SearchKey.withoutSpaces),
        letters: names.map(Misspelling.letters)
      )
    }
  }

  func offers() -> [BookRecord] { SeedBooks.catalog }

  func books(ids: [BookRecord.ID]) -> [BookRecord] {
    ids.compactMap { id in entries.first { $0.book.id == id }?.book }
  }

  func books(called text: String) -> [BookRecord] {
    var editions = editions(called: text)
    if editions.isEmpty { editions = editionsWithAuthor(named: text) }
    return editions.map(\.book).sorted { ($0.year, $0.author) < ($1.year, $1.author) }
  }

  func book(like text: String) -> BookRecord? {
    let wanted = SearchKey.withoutArticle(SearchKey.of(text))
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

  private func editions(called title: String) -> [Entry] {
    let wanted = SearchKey.withoutArticle(SearchKey.of(title))
    // In the language of the conversation books have other titles too.
    let translated = Set(
      TitleIndex.known.books(called: title, in: AppLocalization.current.locale)
        .filter { $0.fit <= .nameWithArticle }.map(\.id)
    )
    let bare = SearchKey.withoutSpaces(wanted)
    return entries.filter { entry in
      entry.names.contains(wanted) || translated.contains(entry.book.id)
        || entry.bareNames.contains(bare)
    }
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
        let titled = editions(called: title.joined(separator: " "))
        guard !titled.isEmpty else { continue }
        let authors = AuthorIndex.known.authors(among: Array(rest))
        let found = titled.filter { entry in
          authors.contains(entry.author)
            || entry.author.split(separator: " ").last.map { rest.contains(String($0)) } == true
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }
}
