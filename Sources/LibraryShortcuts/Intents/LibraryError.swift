import AppIntents

/// Why the library could not do what was asked, in the person's words.
enum LibraryError: Error {
  /// No catalogue knows the title.
  case notFound(title: String)
  /// The library has the book already.
  case alreadyThere(Book)
  /// The book was removed in the meantime.
  case gone(Book)
  /// No book has the words anywhere.
  case nothingFits(words: String)
  /// No book has the words anywhere that the focus shows.
  case nothingInFocusFits(words: String)
}

extension LibraryError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound(let title):
      "No book called “\(shortened(title))” was found. Check the spelling or try another title."
    case .alreadyThere(let book):
      "\(book.title) by \(book.authorText) is in your library already."
    case .gone(let book):
      "\(book.title) is no longer in your library."
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
