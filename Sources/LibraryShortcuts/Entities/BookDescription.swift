import AppIntents

/// How people name a book without its title, in the language of the conversation.
///
/// The words are texts of the string catalogue with the name in the middle, so that each language puts
/// it where it belongs: "book by Tolkien" is “톨킨의 책” in Korean. What else books are called may stand in the
/// book's place ("the novel by Tolkien").
enum BookDescription {
  /// The author in a description; nil where it describes no author.
  static func author(in description: String) -> String? {
    let key = SearchKey.of(description)
    let texts: [LocalizedStringResource] = [
      "book by \(place)", "book that \(place) wrote", "book written by \(place)",
      "book from \(place)",
    ]
    let kinds = kinds
    for text in texts {
      let parts = String(localized: text).components(separatedBy: place).map { part in
        part.isEmpty ? "" : SearchKey.of(part)
      }
      guard parts.count == 2 else { continue }
      for kind in kinds {
        let around = parts.map { called($0, kind, insteadOf: kinds.first) }
        if let name = name(in: key, between: around[0], and: around[1]) { return name }
      }
    }
    return nil
  }

  /// What books are called, first of all "book".
  private static var kinds: [String] {
    let type = Book.typeDisplayRepresentation
    return ([type.name] + type.synonyms).map { SearchKey.of(String(localized: $0)) }
  }

  /// A part of a description in which books are called otherwise.
  private static func called(_ part: String, _ kind: String, insteadOf book: String?) -> String {
    guard let book, kind != book else { return part }
    return part.replacing(book, with: kind)
  }

  /// Stands for the name while the words around it are looked at.
  private static let place = String(Unicode.Scalar(UInt8(1)))

  /// What stands between two texts, which may have an article before them or be many.
  private static func name(in key: String, between before: String, and after: String) -> String? {
    let bare = SearchKey.withoutArticle(key)
    guard bare.hasPrefix(before), bare.hasSuffix(after),
      bare.count > before.count + after.count
    else { return nil }
    let name = bare.dropFirst(before.count).dropLast(after.count)
      .trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? nil : name
  }
}
