/// A value that was spoken of or shown.
public struct Referent: Sendable, Hashable {
  /// The identifier.
  public var id: String
  /// The title, as people are told it.
  public var title: String
  /// Whether it was spoken of just before, so that what is to become of it is said without a word for it ("five stars").
  public var isJustNamed = false

  /// Makes a referent.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
