import AppIntents

/// Why the library could not do what was asked, in the person's words.
enum LibraryError: Error {
  /// The library has the book already.
  case alreadyThere(Book)
  /// The library does not have the book, or no longer.
  case notThere(Book)
  /// No book has the words anywhere.
  case nothingFits(words: String)
  /// No book has the words anywhere that the focus shows.
  case nothingInFocusFits(words: String)
}

extension LibraryError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .alreadyThere(let book):
      "\(book.title) by \(book.authorText) is in your library already."
    case .notThere(let book):
      "\(book.title) by \(book.authorText) is not in your library."
    case .nothingFits(let words):
      "Nothing in your library fits “\(shortened(words))”."
    case .nothingInFocusFits(let words):
      "Nothing that your focus shows fits “\(shortened(words))”. “Turn off focus” shows all."
    }
  }

  /// What was said may be a page long, and a sentence about it should not be.
  private func shortened(_ text: String) -> String {
    text.count <= 60 ? text : text.prefix(59) + "…"
  }
}
