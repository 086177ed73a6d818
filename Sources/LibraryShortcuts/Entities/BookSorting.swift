import AppIntents

/// What found books are put in order by.
enum BookSorting: String, AppEnum {
  case title, author, newest, oldest, bestRated

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sort Order"

  static let caseDisplayRepresentations: [BookSorting: DisplayRepresentation] = [
    .title: "Title",
    .author: "Author",
    .newest: "Newest First",
    .oldest: "Oldest First",
    .bestRated: "Best Rated First",
  ]

  var order: BookOrder {
    switch self {
    case .title: BookOrder(by: .title)
    case .author: BookOrder(by: .author)
    case .newest: BookOrder(by: .year, descending: true)
    case .oldest: BookOrder(by: .year)
    case .bestRated: BookOrder(by: .rating, descending: true)
    }
  }
}
