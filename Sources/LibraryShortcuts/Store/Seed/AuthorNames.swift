/// What authors are called in other languages and scripts than on their books.
///
/// The names are facts of the app's, not of a person's library, so they are no part of its file:
/// `Resources/Books/authors.tsv` has an author a line, the other names after a tab, parted by bars.
struct AuthorNames: Sendable {
  private let authors: [(author: String, names: [String])]

  /// The names that the app knows.
  static let known = AuthorNames(table: PackageResources.authors_tsv)

  /// Reads a table; a line that names nobody else is left out.
  init(table: some Sequence<UInt8>) {
    authors = String(decoding: Array(table), as: UTF8.self)
      .split(separator: "\n")
      .dropFirst()
      .compactMap { line in
        let fields = line.split(separator: "\t")
        guard fields.count == 2 else { return nil }
        let names = fields[1].split(separator: "|").map { SearchKey.of(String($0)) }
        return (SearchKey.of(String(fields[0])), names)
      }
  }

  /// The keys of the authors one of whose other names is a key, or has it at the beginning of a word.
  func authors(called key: String, isPart: Bool) -> [String] {
    guard !key.isEmpty else { return [] }
    return authors.filter { entry in
      entry.names.contains { isPart ? " \($0)".contains(" \(key)") : $0 == key }
    }.map(\.author)
  }
}
