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
    let books = titles[Self.language(of: locale)] ?? [:]
    return books.compactMap { id, names in
      names.compactMap { Self.fit(of: $0.key, for: key) }.min().map { (id, $0) }
    }
    .sorted { ($0.fit, $0.id) < ($1.fit, $1.id) }
  }

  private static func fit(of key: String, for wanted: String) -> LibraryStore.Fit? {
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
