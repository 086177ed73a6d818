import AppIntents

/// Where a book stands.
enum Shelf: String, AppEnum {
  case currentlyReading, wantToRead, read

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Shelf",
    synonyms: ["List", "Pile", "Section", "Bookcase"]
  )

  // What people say of a book that belongs there, so that "I finished Dune" is understood too.
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .currentlyReading: DisplayRepresentation(
      title: "Currently Reading",
      synonyms: [
        "Reading", "Started", "Begun", "Started Reading", "Starting", "In Progress",
        "Halfway Through", "In the Middle Of", "Current Reads", "Books I Am Reading",
      ]
    ),
    .wantToRead: DisplayRepresentation(
      title: "Want to Read",
      synonyms: [
        "Wish List", "To Read", "To Be Read", "TBR", "Reading List", "Wanted Books", "Reading Pile",
        "Books To Read", "Books I Want to Read", "Still to Read",
      ]
    ),
    .read: DisplayRepresentation(
      title: "Read",
      synonyms: [
        "Finished", "Finished Reading", "Done", "Done With", "Completed", "Already Read",
        "Finished Books", "Wrapped Up", "Got Through", "Read to the End", "Done Reading",
        "Reached the End", "Fully Read", "Books I Have Read",
      ]
    ),
  ]
}
