/// What books are called in other languages than that of the edition on the shelf.
///
/// Facts of the app's, not of a person's library, as ``AuthorNames`` are: `Resources/Books/titles.tsv`
/// has a book a line and a language a column, several titles parted by bars. Only the titles of the
/// language that is spoken are known in a conversation, so that those of another cannot be mistaken
/// for what was said.
struct BookTitles: Sendable {
  /// By language and identifier the titles, with the keys they are compared by.
  private let titles: [String: [BookRecord.ID: [(title: String, key: String)]]]

  /// The titles that the app knows.
  static let known = BookTitles(table: PackageResources.titles_tsv)

  /// Reads a table whose first line names the languages.
  init(table: some Sequence<UInt8>) {
    let lines = String(decoding: Array(table), as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let languages = (lines.first ?? []).dropFirst()
    var titles: [String: [BookRecord.ID: [(title: String, key: String)]]] = [:]
    for fields in lines.dropFirst() where fields.count == languages.count + 1 {
      for (language, names) in zip(languages, fields.dropFirst()) where !names.isEmpty {
        titles[language, default: [:]][fields[0]] = names.split(separator: "|").map {
          (String($0), SearchKey.of(String($0)))
        }
      }
    }
    self.titles = titles
  }

  /// What a book is called in the language of a locale, besides its own title.
  func titles(of id: BookRecord.ID, in locale: String) -> [String] {
    titles[Self.language(of: locale)]?[id]?.map(\.title) ?? []
  }

  /// The books that are called so in the language of a locale, or whose titles hold the words.
  func books(called text: String, in locale: String) -> [(id: BookRecord.ID, fit: LibraryStore.Fit)]
  {
    let key = SearchKey.of(text)
    let language = Self.language(of: locale)
    let books = titles[language] ?? [:]
    let articles = Self.articles[language] ?? []
    return books.compactMap { id, names in
      names.compactMap { Self.fit(of: $0.key, for: key, besides: articles) }.min().map { (id, $0) }
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

  private static func language(of locale: String) -> String {
    String(locale.prefix { $0.isLetter })
  }
}
