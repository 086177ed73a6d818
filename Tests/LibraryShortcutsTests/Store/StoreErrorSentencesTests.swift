import AppIntents
import Testing

@testable import LibraryShortcuts

@Suite struct StoreErrorSentencesTests {
  private static let path = "/books/library.sqlite"
  private static let sentences: [(StoreError, String)] = [
    (
      .locked(path: path),
      """
      Another program is using the library at “/books/library.sqlite”. \
      Close it, or try again in a moment.
      """
    ),
    (
      .readOnly(path: path),
      """
      The library at “/books/library.sqlite” cannot be changed: it is read-only. \
      Allow writing to the file and its folder, or choose another folder with --data.
      """
    ),
    (
      .damaged(path: path),
      """
      The file “/books/library.sqlite” is not a library, or it is damaged. \
      Put a backup in its place, or move it away to start with a new library.
      """
    ),
    (
      .full(path: path),
      """
      The disk that holds “/books/library.sqlite” is full, so nothing was changed. \
      Make room and try again.
      """
    ),
    (
      .noFolder(path: "/books", reason: "You don’t have permission."),
      """
      The folder “/books” cannot be made: You don’t have permission. \
      Choose another folder with --data.
      """
    ),
    (
      .cannotOpen(path: path),
      """
      The library at “/books/library.sqlite” cannot be opened. \
      Check that it is a file you may read and write, or choose another folder with --data.
      """
    ),
    (
      .tooNew(path: path, version: 9),
      """
      The library at “/books/library.sqlite” was written by a newer version of this app (9). \
      Update the app, or choose another folder with --data.
      """
    ),
    (
      .other(path: path, code: 10, message: "disk I/O error"),
      """
      The library at “/books/library.sqlite” cannot be used: disk I/O error (SQLite error 10). \
      Try again, or choose another folder with --data.
      """
    ),
  ]

  @Test(arguments: sentences)
  func `what went wrong is said with what to do`(error: StoreError, sentence: String) throws {
    let english = try LibraryVisit.localization("en")
    #expect(english.string(error.localizedStringResource) == sentence)
  }

  @Test(arguments: ["ko", "vi"], sentences.map(\.0))
  func `it is said in every language, with the path`(locale: String, error: StoreError) throws {
    let sentence = try LibraryVisit.localization(locale).string(error.localizedStringResource)
    let english = try LibraryVisit.localization("en").string(error.localizedStringResource)
    #expect(sentence != english)
    #expect(sentence.contains("/books"))
    #expect(!sentence.contains("%") && !sentence.contains("(" + "를)"))
  }
}
