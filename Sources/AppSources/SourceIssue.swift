/// A file that could not be read, or not as a whole; the rest of the run goes on without it.
package struct SourceIssue: Sendable, Hashable, Codable {
  /// Where.
  package var place: SourcePlace
  /// What happened and what to do.
  package var message: String
  /// Whether something that the app says is lost with it, and not only read in another way.
  package var isLoss: Bool

  /// Makes an issue.
  package init(_ place: SourcePlace, _ message: String, isLoss: Bool = false) {
    self.place = place
    self.message = message
    self.isLoss = isLoss
  }
}
