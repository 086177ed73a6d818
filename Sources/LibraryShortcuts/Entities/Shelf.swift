import AppIntents

/// Where a book stands in the library.
enum Shelf: String, AppEnum {
  case currentlyReading, wantToRead, read

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"

  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .currentlyReading: DisplayRepresentation(title: "Currently Reading", synonyms: ["Reading"]),
    .wantToRead: DisplayRepresentation(title: "Want to Read", synonyms: ["Wish List"]),
    .read: DisplayRepresentation(title: "Read", synonyms: ["Finished"]),
  ]
}
