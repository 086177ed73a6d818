/// What books are called in other languages than that of the edition on the shelf.
///
/// Facts of the app's, not of a person's library, as ``AuthorNames`` are: `Resources/Books/titles.tsv`
/// has a book a line and a language a column, several titles parted by bars. Only the titles of the
/// language that is spoken are known in a conversation, so that those of another cannot be mistaken
/// for what was said.
struct BookTitles: Sendable {
  /// By language and identifier the titles.
  let titles: [String: [BookRecord.ID: [String]]]

  /// The titles that the app knows.
  static let known = BookTitles(table: PackageResources.titles_tsv)

  /// Reads a table whose first line names the languages.
  init(table: some Sequence<UInt8>) {
    let table = SeedTable(table)
    var titles: [String: [BookRecord.ID: [String]]] = [:]
    for fields in table.rows {
      for (language, names) in zip(table.columns.dropFirst(), fields.dropFirst())
      where !names.isEmpty {
        titles[String(language), default: [:]][String(fields[0])] = SeedTable.texts(in: names)
      }
    }
    self.titles = titles
  }

  /// What a book is called in the language of a locale, besides its own title.
  func titles(of id: BookRecord.ID, in locale: String) -> [String] {
    titles[SeedTable.column(of: locale)]?[id] ?? []
  }
}
