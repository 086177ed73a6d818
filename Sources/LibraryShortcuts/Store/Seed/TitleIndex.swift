/// Finds books by what they are called in other languages than that of the edition on the shelf.
struct TitleIndex: Sendable {
  /// By language and identifier the keys of the titles.
  private let keys: [String: [BookRecord.ID: [String]]]

  /// Finds the books whose titles the app knows.
  static let known = TitleIndex(BookTitles.known)

  /// Finds books by titles.
  init(_ titles: BookTitles) {
    keys = titles.titles.mapValues { $0.mapValues { $0.map(SearchKey.of) } }
  }

  /// The books that are called so in the language of a locale, or whose titles hold the words.
  func books(called text: String, in locale: String) -> [(id: BookRecord.ID, fit: LibraryStore.Fit)]
  {
    let key = SearchKey.of(text)
    let language = SeedTable.column(of: locale)
    let books = keys[language] ?? [:]
    let articles = Self.articles[language] ?? []
    return books.compactMap { id, names in
      names.compactMap { Self.fit(of: $0, for: key, besides: articles) }.min().map { (id, $0) }
    }
    .sorted { ($0.fit, $0.id) < ($1.fit, $1.id) }
  }

  /// The articles with which titles begin, and which are left out and declined ("dem Prozess").
  private static let articles: [String: [String]] = [
    "de": ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"],
    "fr": ["le", "la", "les", "l", "un", "une"],
    "es": ["el", "la", "los", "las", "un", "una"],
  ]

  private static func withoutArticle(_ key: String, _ articles: [String]) -> String {
    articles.first { key.hasPrefix($0 + " ") }.map { String(key.dropFirst($0.count + 1)) } ?? key
  }

  private static func fit(
    of key: String,
    for wanted: String,
    besides articles: [String]
  ) -> LibraryStore.Fit? {
    if key != wanted, !articles.isEmpty,
      withoutArticle(key, articles) == withoutArticle(wanted, articles)
    {
      return .nameWithArticle
    }
    if key == wanted || SearchKey.withoutSpaces(key) == SearchKey.withoutSpaces(wanted) {
      return .name
    }
    if " \(key) ".hasPrefix(" \(wanted) ") { return .beginning }
    return " \(key) ".contains(" \(wanted) ") ? .words : nil
  }
}
