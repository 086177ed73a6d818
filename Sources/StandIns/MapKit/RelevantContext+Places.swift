public import AppIntents

extension RelevantContext {
  /// Near places of a kind.
  public static func location(category: MKPointOfInterestCategory) -> RelevantContext? {
    .place(category.rawValue)
  }
}
