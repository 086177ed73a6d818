/// What authors are called in other languages and scripts than on their books.
///
/// The names are facts of the app's, not of a person's library, so they are no part of its file:
/// `Resources/Books/authors.tsv` has an author a line, the other names after tabs, parted by bars: those
/// of any language first, then those of languages whose script another language shares.
struct AuthorNames: Sendable {
  private let authors: [Author]
  /// By language and the key of an author what its speakers call them.
  private let native: [String: [String: String]]

  /// An author with what else they are called.
  private struct Author: Sendable {
    let author: String
    let names: [String]
    /// The names as bytes with a space before each word, which are quicker to look into than texts.
    let bytes: [[UInt8]]

    init(_ author: String, names: [String]) {
      self.author = author
      self.names = names
      bytes = names.map { Array(" \($0)".utf8) }
    }
  }

  /// The names that the app knows.
  static let known = AuthorNames(table: PackageResources.authors_tsv)

  /// Reads a table; a line that names nobody else is left out.
  init(table: some Sequence<UInt8>) {
    let rows = String(decoding: Array(table), as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
        field.split(separator: "|").map(String.init)
      }
    }
    let languages = (rows.first ?? []).dropFirst(2).compactMap(\.first)
    var native: [String: [String: String]] = [:]
    var authors: [Author] = []
    for fields in rows.dropFirst() where fields.count >= 2 {
      guard let author = fields[0].first.map(SearchKey.of) else { continue }
      authors.append(Author(author, names: fields.dropFirst().joined().map(SearchKey.of)))
      native["ko", default: [:]][author] = fields[1].first(where: Self.isHangul)
      for (language, names) in zip(languages, fields.dropFirst(2)) {
        native[language, default: [:]][author] = names.first
      }
    }
    self.authors = authors.filter { !$0.names.isEmpty }
    self.native = native
  }

  /// What an author is called in a language whose script is another; nil where the book says it.
  func name(of author: String, in locale: String) -> String? {
    native[String(locale.prefix { $0.isLetter })]?[SearchKey.of(author)]
  }

  private static func isHangul(_ name: String) -> Bool {
    name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The keys of the authors one of whose other names is a key, or has it at the beginning of a word.
  func authors(called key: String, isPart: Bool) -> [String] {
    guard !key.isEmpty else { return [] }
    let bare = SearchKey.withoutSpaces(key)
    let isHangul = SearchKey.isHangul(key)
    let beginning = Array(" \(key)".utf8)
    let named = authors.filter { entry in
      if isHangul, entry.names.contains(where: { SearchKey.withoutSpaces($0) == bare }) {
        return true
      }
      return isPart ? entry.bytes.contains { $0.holds(beginning) } : entry.names.contains(key)
    }
    guard named.isEmpty, isHangul, bare.count > 1 else { return named.map(\.author) }
    let sound = SearchKey.sounding(key)
    return authors.filter { entry in
      entry.names.contains { name in
        SearchKey.sounding(name) == sound
          || isPart
            && name.split(separator: " ").contains { SearchKey.sounding(String($0)) == sound }
      }
    }.map(\.author)
  }

  /// The most words that an author is called with.
  private static let mostWordsOfName = 4

  /// The keys of all authors who are called by some of these words, with or without others around them.
  func authors(among words: [String]) -> Set<String> {
    var found: Set<String> = []
    for start in words.indices {
      for end in start..<min(words.count, start + Self.mostWordsOfName) {
        found.formUnion(authors(calledBy: words[start...end]))
      }
    }
    return found
  }

  /// The author with whose name a text begins, and the rest of it ("카뮈의 이방인"); nil for none.
  func author(before text: String) -> (key: String, rest: String)? {
    let words = SearchKey.of(text).split(separator: " ").map(String.init)
    for count in stride(from: min(Self.mostWordsOfName, words.count - 1), through: 1, by: -1) {
      guard let author = authors(calledBy: words[..<count]).first else { continue }
      return (author, words[count...].joined(separator: " "))
    }
    return nil
  }

  /// The keys of the authors one of whose other names some words begin, whatever particle stands behind them ("카뮈의").
  private func authors(calledBy words: ArraySlice<String>) -> [String] {
    var name = words.joined(separator: " ")
    if name.hasSuffix("의"), SearchKey.isHangul(name) { name.removeLast() }
    return authors(called: name, isPart: true)
  }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...(count - other.count)).contains { start in
      other.indices.allSatisfy { self[start + $0] == other[$0] }
    }
  }
}
