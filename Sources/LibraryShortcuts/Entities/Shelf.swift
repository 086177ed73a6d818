/// Where a book stands in the library.
public enum Shelf: String, Sendable, CaseIterable {
  case currentlyReading, wantToRead, read
}
