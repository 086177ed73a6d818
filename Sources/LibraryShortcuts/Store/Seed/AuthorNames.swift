/// What authors are called in other languages and scripts than on their books.
///
/// The names are facts of the app's, not of a person's library, so they are no part of its file:
/// `Resources/Books/authors.tsv` has an author a line, the other names after tabs, parted by bars: those
/// of any language first, then those of languages whose script another language shares.
struct AuthorNames: Sendable {
  /// The authors who are called something else, in the table's order, each with all those names.
  let all: [(author: String, names: [String])]
  /// By language and author what its speakers call them.
  private let native: [String: [String: String]]

  /// The names that the app knows.
  static let known = AuthorNames(table: PackageResources.authors_tsv)

  /// Reads a table; a line that names nobody else is left out.
  init(table: some Sequence<UInt8>) {
    let table = SeedTable(table)
    var native: [String: [String: String]] = [:]
    all = table.rows.compactMap { fields in
      let author = String(fields[0])
      let columns = fields.dropFirst().map(SeedTable.texts)
      native["ko", default: [:]][author] = columns.first?.first(where: SearchKey.isHangul)
      for (language, names) in zip(table.columns.dropFirst(2), columns.dropFirst()) {
        native[String(language), default: [:]][author] = names.first
      }
      let names = Array(columns.joined())
      return names.isEmpty ? nil : (author, names)
    }
    self.native = native
  }

  /// What an author, as books have it, is called in a language whose script is another; nil where the book says it.
  func name(of author: String, in locale: String) -> String? {
    native[SeedTable.column(of: locale)]?[author]
  }
}
